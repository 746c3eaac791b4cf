"""Which tasks a request means: query parameters → a condition on the task log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dev.services.search.checking import listed
from dev.services.search.clock import parsed, written
from dev.services.search.errors import ApiError
from dev.services.search.http.call import check_index_uid
from dev.services.search.keys import Grant
from dev.services.search.tasks.task import STATUSES, TYPES

FILTERS = (
    "batchUids",
    "uids",
    "canceledBy",
    "types",
    "statuses",
    "indexUids",
    "afterEnqueuedAt",
    "beforeEnqueuedAt",
    "afterStartedAt",
    "beforeStartedAt",
    "afterFinishedAt",
    "beforeFinishedAt",
)
NUMBERS = {
    "uids": ("uid", "invalid_task_uids"),
    "batchUids": ("batch_uid", "invalid_batch_uids"),
    "canceledBy": ("canceled_by", "invalid_task_canceled_by"),
}
MOMENTS = {
    "EnqueuedAt": ("enqueued_at", "enqueued_at"),
    "StartedAt": ("started_at", "started_at"),
    "FinishedAt": ("finished_at", "finished_at"),
}


@dataclass
class Condition:
    """Parts joined by AND, with the values of their placeholders."""

    parts: list[str] = field(default_factory=lambda: ["1"])
    values: list[Any] = field(default_factory=list)

    def add(self, part: str, *values: Any) -> None:
        self.parts.append(part)
        self.values += values

    @property
    def where(self) -> str:
        return " AND ".join(f"({part})" for part in self.parts)


def task_condition(given: dict[str, str], in_hand: list[int], grant: Grant) -> Condition:
    """Return the condition that parameters ask for; `in_hand` are the tasks being done now. Raises ApiError."""
    condition = Condition()
    for name, text in given.items():
        if name in NUMBERS:
            add_numbers(condition, name, text)
        elif name == "statuses" and text != "*":
            add_statuses(condition, text, in_hand)
        elif name == "types" and text != "*":
            add_choices(condition, "type", checked(text, TYPES, "types", "invalid_task_types", "task type"))
        elif name == "indexUids" and text != "*":
            add_choices(condition, "index_uid", [check_index_uid(uid) for uid in text.split(",")])
        elif name.startswith(("after", "before")):
            add_moment(condition, name, text)
    if grant.indexes != ("*",) and "*" not in grant.indexes:
        add_reach(condition, grant)
    return condition


def add_reach(condition: Condition, grant: Grant) -> None:
    patterns = [pattern.replace("_", r"\_").replace("*", "%") for pattern in grant.indexes]
    likes = " OR ".join(r"index_uid LIKE ? ESCAPE '\'" for _ in patterns)
    condition.add(likes or "0", *patterns)


def add_choices(condition: Condition, column: str, values: list[Any]) -> None:
    condition.add(f"{column} IN ({', '.join('?' for _ in values)})", *values)


def add_numbers(condition: Condition, name: str, text: str) -> None:
    column, code = NUMBERS[name]
    if text == "*":
        return
    numbers = []
    for part in text.split(","):
        if not (part.isascii() and part.isdigit() and len(part) < 19):
            raise ApiError(code, f"Invalid value in parameter `{name}`: could not parse `{part}` as a positive integer")
        numbers.append(int(part))
    add_choices(condition, column, numbers)


def add_statuses(condition: Condition, text: str, in_hand: list[int]) -> None:
    statuses = checked(text, STATUSES, "statuses", "invalid_task_statuses", "task status")
    marks = ", ".join("?" for _ in in_hand)
    part = f"status IN ({', '.join('?' for _ in statuses)}) AND uid NOT IN ({marks})"
    values = [*statuses, *in_hand]
    if "processing" in statuses:
        part, values = f"({part}) OR uid IN ({marks})", [*values, *in_hand]
    condition.add(part, *values)


def checked(text: str, choices: tuple[str, ...], name: str, code: str, what: str) -> list[str]:
    known = {choice.lower(): choice for choice in choices}
    found = []
    for part in text.split(","):
        if part.lower() not in known:
            raise ApiError(
                code,
                f"Invalid value in parameter `{name}`: `{part}` is not a valid {what}. "
                f"Available {'statuses' if name == 'statuses' else 'types'} are {listed(choices)}.",
            )
        found.append(known[part.lower()])
    return found


def add_moment(condition: Condition, name: str, text: str) -> None:
    is_after = name.startswith("after")
    column, code = MOMENTS[name.removeprefix("after").removeprefix("before")]
    try:
        moment = written(parsed(text))
    except ValueError:
        raise ApiError(
            f"invalid_task_{'after' if is_after else 'before'}_{code}",
            f"Invalid value in parameter `{name}`: `{text}` is an invalid date-time. It should follow the YYYY-MM-DD "
            "or RFC 3339 date-time format.",
        ) from None
    condition.add(f"{column} {'>' if is_after else '<'} ?", moment)
