"""How a text was understood, as the recipe list's answer says it."""

from typing import Any

from api.search.recipes import FoundRecipes


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
            "Text_Without_It": understood.without(reading).typed,
            "Total_Without_It": total,
        }
        for reading, total in zip(readings, totals, strict=True)
    ]


def without_any_out(found: FoundRecipes) -> dict[str, Any] | None:
    """Return what is left without all readings that hide recipes in the shape of `WithoutAnyOut`."""
    understood = found.understood
    if not found.total_without_any:
        return None
    return {"Text": understood.without(*understood.hiding).typed, "Total": found.total_without_any}


def counterpart_out(found: FoundRecipes) -> dict[str, Any] | None:
    """Return what is shown instead of something haram in the shape of `CounterpartOut`."""
    counterpart = found.understood.counterpart
    return {"Name": counterpart.name, "Sentence": counterpart.sentence} if counterpart else None
