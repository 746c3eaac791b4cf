"""The recipe list's answer: the page, how the text was understood, and what is at hand."""

from typing import Any

from api.search.recipes import FoundRecipes
from api.search.request import RecipeListRequest
from api.search.standby.at_hand import CookableRecipes


def list_out(found: FoundRecipes, wanted: RecipeListRequest, *, is_degraded: bool) -> dict[str, Any]:
    """Return a page of recipes in the shape of `RecipeSearchOut`, all but `At_Hand`."""
    return {
        "Recipes": found.hits,
        "Total_Recipes": found.total,
        "HasMore": bool(found.hits) and wanted.offset + len(found.hits) < found.total,
        "Relaxed": found.is_relaxed,
        "Understood": understood_out(found),
        "Counterpart": counterpart_out(found),
        "Degraded": is_degraded,
    }


def at_hand_out(cookable: CookableRecipes) -> dict[str, Any]:
    """Return how much of each recipe is at hand in the shape of `CookableOut`."""
    counts = [{"Have": each.have, "Needed": each.needed, "Missing": each.missing} for each in cookable.at_hand]
    return {"Recipes": counts, "Needed_By_None": cookable.needed_by_none}


def understood_out(found: FoundRecipes) -> list[dict[str, Any]]:
    """Return the readings in the shape of `UnderstoodOut`."""
    understood = found.understood
    readings = understood.readings
    totals = found.total_without or [None] * len(readings)
    return [
        {
            "Kind": reading.kind,
            "Text": reading.text,
            "Label": reading.label,
            "Text_Without_It": understood.typed_without(reading),
            "Total_Without_It": total,
        }
        for reading, total in zip(readings, totals, strict=True)
    ]


def counterpart_out(found: FoundRecipes) -> dict[str, Any] | None:
    """Return what is shown instead of something haram in the shape of `CounterpartOut`."""
    counterpart = found.understood.counterpart
    return {"Name": counterpart.name, "Sentence": counterpart.sentence} if counterpart else None
