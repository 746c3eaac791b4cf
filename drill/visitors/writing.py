"""Visitors and members who write; each notes what the site acknowledged."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import FormData

from drill.content import PASSWORD, PEOPLE, email
from drill.promises import Edits, Promises
from drill.published import Published
from drill.sights import Sights
from drill.visitors.caller import API, REFUSALS, Answer, Caller, Unanswered

VIEWS_OF_ONE_ADDRESS = 80
RECIPES_OF_ONE_IMPORT = 5
EDITED = 12

Act = Callable[[], Awaitable[None]]


class Writers:
    """All who write, with the recipes that they see and the tokens that they have signed in for."""

    def __init__(self, url: str, sights: Sights, promises: Promises, site: Published, *, seed: int) -> None:
        self._url = url
        self._sights = sights
        self._promises = promises
        self._recipe_ids = site.recipe_ids
        self._chance = random.Random(seed)
        self._tokens = site.tokens
        self._numbers = itertools.count(1)
        self._forms: dict[int, dict[str, Any]] = {}

    async def keep_at_it(self, act: Act, stop: asyncio.Event, *, pause_seconds: float) -> None:
        """Do the same thing again and again until `stop`."""
        while not stop.is_set():
            await act()
            await asyncio.sleep(pause_seconds)

    async def sign_in(self) -> None:
        """Sign in."""
        await self._write("POST", "/authenticate/login", json=_credentials(self._chance.randrange(PEOPLE)))

    async def sign_up(self) -> None:
        """Sign up with a new address, which is to get one mail."""
        address = f"guest{next(self._numbers)}@example.org"
        form = {"Email": address, "FullName": "Drill Guest", "Password": PASSWORD}
        self._promises.sign_ups[address] = False
        self._promises.sign_ups[address] = bool(await self._write("POST", "/user/create", json=form))

    async def send_message(self) -> None:
        """Send a message, which the staff are to get as one mail."""
        subject = f"Drill message {next(self._numbers)}"
        form = {"Name": "Drill Guest", "Email": "guest@example.org", "Subject": subject, "Message": "Salam, all well?"}
        self._promises.messages[subject] = False
        self._promises.messages[subject] = bool(await self._write("POST", "/utils/contact-us", json=form))

    async def review(self) -> None:
        """Review a recipe; each member has one review of each."""
        number = next(self._numbers)
        member, recipe = number % PEOPLE, self._recipe_ids[number // PEOPLE % len(self._recipe_ids)]
        text = f"Drill review {number}"
        self._promises.reviews[text] = False
        form = {"Recipe_ID": recipe, "Rating": 1 + number % 5, "Review_Text": text}
        answer = await self._write("POST", "/recipes/submit-review", json=form, token=self._tokens[member])
        self._promises.reviews[text] = answer is not None

    async def edit(self) -> None:
        """Open a recipe and save it with the number of the edit as its cultural notes."""
        recipe_id = self._recipe_ids[self._chance.randrange(EDITED)]
        token = self._chance.choice(self._tokens)
        form = self._forms.pop(recipe_id, None) or await self._opened(recipe_id, token)
        if form is None:
            return
        edits = self._promises.edits.setdefault(recipe_id, Edits())
        edits.sent += 1
        number, form["Cultural_Notes"] = edits.sent, f"Edit {edits.sent}"
        answer = await self._write(
            "PUT", f"/recipes/{recipe_id}", token=token, multipart=("recipe", json.dumps(form)), conflict_is_known=True
        )
        if answer is not None:
            edits.acknowledged = number
            self._forms[recipe_id] = {**form, "Version": answer.body["Version"]}

    async def _opened(self, recipe_id: int, token: str) -> dict[str, Any] | None:
        answer = await self._write("GET", f"/recipes/edit/{recipe_id}", token=token)
        if answer is None:
            return None
        form: dict[str, Any] = answer.body
        # Imported recipes may lack them; the editor asks for both.
        return {
            **form,
            "Prep_Time_Minutes": form["Prep_Time_Minutes"] or 10,
            "Cook_Time_Minutes": form["Cook_Time_Minutes"] or 20,
        }

    async def view(self) -> None:
        """Open many recipes from one address."""
        async with Caller(self._url) as caller:
            for recipe_id in self._chance.sample(self._recipe_ids, VIEWS_OF_ONE_ADDRESS):
                self._promises.unknown_views[recipe_id] += 1
                answer = await self._write("GET", f"/recipes/mark-viewed/{recipe_id}", caller=caller)
                if answer is not None and answer.body["Counted"]:
                    self._promises.unknown_views[recipe_id] -= 1
                    self._promises.views[recipe_id] += 1
                await asyncio.sleep(0.2)

    async def import_file(self) -> None:
        """Upload a file, wait for its check, and confirm it."""
        first, token = next(self._numbers), self._chance.choice(self._tokens)
        urls = [f"https://drill.example/{first}-{number}" for number in range(RECIPES_OF_ONE_IMPORT)]
        body = "\n".join(json.dumps(_record(url)) for url in urls).encode()
        answer = await self._write("POST", "/staff/imports?File_Name=drill.jsonl", token=token, data=body)
        if answer is None:
            return
        number = answer.body["ID"]
        self._promises.imports[number] = ()
        while (state := await self._state_of(number, token)) in ("", "uploaded", "checking"):
            await asyncio.sleep(0.5)
        if state == "checked":
            path = f"/staff/imports/{number}/confirm"
            answer = await self._write("POST", path, token=token, json={"Publish": True}, conflict_is_known=True)
            self._promises.imports[number] = urls if answer is not None else ()

    async def _state_of(self, number: int, token: str) -> str:
        answer = await self._write("GET", f"/staff/imports/{number}", token=token)
        return "" if answer is None else str(answer.body["State"])

    async def _write(
        self,
        method: str,
        path: str,
        *,
        caller: Caller | None = None,
        token: str = "",
        multipart: tuple[str, str] | None = None,
        conflict_is_known: bool = False,
        **body: Any,
    ) -> Answer | None:
        """Return the answer if it is 200, None if the site refused or did not answer; complain about anything else."""
        if multipart:
            body["data"] = FormData([multipart], default_to_multipart=True)
        try:
            answer = await self._asked(caller, method, API + path, token=token, **body)
        except Unanswered:
            self._sights.count("unknown")
            return None
        if answer.status == 200:
            self._sights.count("saved" if method != "GET" else "read")
            return answer
        if answer.status in REFUSALS:
            self._sights.count("refused")
        elif answer.status == 409 and conflict_is_known:
            self._sights.count("conflict")
        else:
            self._sights.complain(f"{method} {path} answered {answer.status}: {str(answer.body)[:160]}")
        return None

    async def _asked(self, caller: Caller | None, method: str, path: str, **given: Any) -> Answer:
        if caller is not None:
            return await caller.call(method, path, **given)
        async with Caller(self._url) as own:
            return await own.call(method, path, **given)


def _credentials(number: int) -> dict[str, str]:
    return {"Email": email(number), "Password": PASSWORD}


def _record(url: str) -> dict[str, Any]:
    return {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": f"Lentil Soup {url.rpartition('/')[2]}",
        "url": url,
        "recipeIngredient": ["1 cup red lentils", "salt to taste"],
        "recipeInstructions": ["Rinse the lentils.", "Simmer until soft."],
    }
