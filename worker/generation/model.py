"""The provider behind an address that speaks OpenAI's protocol."""

import json
import logging
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from openai import APIConnectionError, APIError, APIStatusError, OpenAI, RateLimitError
from openai.types.chat import ChatCompletionMessageParam
from pydantic import ValidationError

from core.generation.failures import HARAM_RESULT, Failure
from core.settings import Settings
from worker.generation.model_answer import HaramAnswer, ModelRecipe, UnusableAnswer, answer_of
from worker.generation.provider import Answer, Ask, NoRecipe

log = logging.getLogger(__name__)

TRIES = 3
FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 20.0
LONGEST_ANSWER_CHARACTERS = 60_000
PROMPT = Path(__file__).with_name("model_prompt.md")


class LanguageModel:
    """Asks a language model, up to three times."""

    def __init__(self, settings: Settings, *, pause: Callable[[float], None] = time.sleep) -> None:
        self._client = OpenAI(
            base_url=settings.generator_url,
            api_key=settings.generator_key.get_secret_value() or "none",
            timeout=settings.generator_timeout_seconds,
            max_retries=0,  # unusable answers count as tries too, so the tries are counted here
        )
        self._model = settings.generator_model
        self._pause = pause

    def generate(self, ask: Ask) -> Answer:
        """Return the model's recipe. Raises NoRecipe when three tries bring none that may be stored."""
        messages = _first_messages(ask)
        failure = Failure()
        for number in range(1, TRIES + 1):
            try:
                return self._try(messages, ask)
            except UnusableAnswer as error:
                log.warning("try %d: unusable answer: %s", number, error)
                messages = _first_messages(ask) + _correction(error)
                failure = Failure(code=HARAM_RESULT) if isinstance(error, HaramAnswer) else Failure()
            except APIError as error:
                log.warning("try %d: %s", number, type(error).__name__)
                if not _is_passing(error):
                    break
                if number < TRIES:
                    self._pause(_seconds_until_next(error, number))
        raise NoRecipe(failure)

    def _try(self, messages: list[ChatCompletionMessageParam], ask: Ask) -> Answer:
        completion = self._client.chat.completions.create(
            model=self._model,
            messages=messages,
            response_format={
                "type": "json_schema",
                "json_schema": {"name": "recipe", "schema": ModelRecipe.model_json_schema(), "strict": True},
            },
        )
        choice = completion.choices[0] if completion.choices else None
        content = choice.message.content if choice else None
        if not content or len(content) > LONGEST_ANSWER_CHARACTERS:
            raise UnusableAnswer("It was empty or far too long.")
        try:
            return answer_of(ModelRecipe.model_validate_json(content), ask)
        except ValidationError as error:
            raise UnusableAnswer(_told(error)) from None


@cache
def _prompt() -> str:
    return PROMPT.read_text("utf-8")


def _first_messages(ask: Ask) -> list[ChatCompletionMessageParam]:
    request = {
        "cuisine": ask.cuisine_name,
        "category": ask.category_name,
        "ingredients": ask.ingredients,
        "wishes": ask.instructions,
        "variation": ask.variation,
    }
    return [
        {"role": "system", "content": _prompt()},
        {"role": "user", "content": json.dumps(request, ensure_ascii=False)},
    ]


def _correction(error: UnusableAnswer) -> list[ChatCompletionMessageParam]:
    return [{"role": "user", "content": f"Your last answer was refused. {error}"}]


def _told(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(map(str, first["loc"])) or "the answer"
    return f"It doesn't match the schema: {place}: {first['msg']}."


def _is_passing(error: APIError) -> bool:
    """Tell whether another try may succeed: after a time-out, a lost connection, 408, 409, 429 or 5xx."""
    if isinstance(error, APIStatusError):
        return error.status_code in (408, 409, 429) or error.status_code >= 500
    return isinstance(error, APIConnectionError)


def _seconds_until_next(error: APIError, number: int) -> float:
    pause: float = FIRST_PAUSE_SECONDS * 2 ** (number - 1)
    if isinstance(error, RateLimitError):
        wanted = error.response.headers.get("retry-after", "")
        pause = float(wanted) if wanted.isdigit() else pause
    return min(pause, LONGEST_PAUSE_SECONDS)
