"""The three times of a recipe, and what to do where they contradict each other."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from importer.normalising.durations import read_duration
from importer.normalising.remarks import Remark
from importer.normalising.values import first_of, text_of


class Times(NamedTuple):
    """Minutes; None where the source does not say."""

    prep: int | None
    cook: int | None
    total: int | None


def read_times(recipe: Mapping[str, Any], remarks: list[Remark]) -> Times:
    """Return the times of a recipe.

    The total may be less than the sum, since one can prepare while something cooks, but not less than its longer
    part: then it is wrong, and the sum replaces it. The sum also stands in for a missing total. Where every stated time
    is zero, all times are None.
    """
    prep = _minutes_of("prepTime", first_of(recipe, "prepTime"), remarks)
    cook = _minutes_of("cookTime", first_of(recipe, "cookTime", "performTime"), remarks)
    total = _minutes_of("totalTime", first_of(recipe, "totalTime"), remarks)
    if not (prep or cook or total):
        return Times(None, None, None)
    if total and total < max(prep or 0, cook or 0):
        remarks.append(Remark("totalTime", f"{total} min", "not used: less than one of its parts"))
        total = None
    if total and prep is not None and cook is not None and total < prep + cook:
        remarks.append(Remark("totalTime", f"{total} min", f"kept, though less than {prep} + {cook} min"))
    if not total:
        total = prep + cook if prep is not None and cook is not None else None
    return Times(prep, cook, total)


def _minutes_of(field: str, value: Any, remarks: list[Remark]) -> int | None:
    """Return the minutes that a property states, and remark on what was not ISO 8601."""
    text = text_of(value)
    if not text:
        return None
    duration = read_duration(text)
    if duration is None:
        remarks.append(Remark(field, text, "left out: states no duration"))
        return None
    if duration.is_interpreted:
        remarks.append(Remark(field, text, f"read as {duration.minutes} min"))
    return duration.minutes
