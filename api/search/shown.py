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
            "Text_Without_It": understood.typed_without(reading),
            "Total_Without_It": total,
        }
        for reading, total in zip(readings, totals, strict=True)
    ]


def counterpart_out(found: FoundRecipes) -> dict[str, Any] | None:
    """Return what is shown instead of something haram in the shape of `CounterpartOut`."""
    counterpart = found.understood.counterpart
    return {"Name": counterpart.name, "Sentence": counterpart.sentence} if counterpart else None
