"""The server tells diets and allergens as the browser does. The browser runs the same cases: labels/summary.test.ts."""

import json
from pathlib import Path
from typing import Any

import pytest

from api.recipes.label_schemas import LabelsOut
from api.site.labels import summary_of

CASES = json.loads(Path(__file__).with_name("label-summaries.json").read_text("utf-8"))


def a_reason(line: str, food: str) -> dict[str, Any]:
    """Why a label is as it is."""
    return {"place": "ingredient", "index": 0, "line": line, "food": food, "says": ""}


def labels_of(case: dict[str, Any]) -> LabelsOut:
    """The labels that a case is about."""
    return LabelsOut.model_validate(
        {
            "halal": {"status": "halal", "says": ""},
            "ingredient_count": 1,
            "looked_at": [],
            "diets": [{"diet": diet, "verdict": verdict, "reasons": []} for diet, verdict in case["diets"]],
            "allergens": [
                {
                    "allergen": allergen,
                    "verdict": verdict,
                    "reasons": [a_reason(f"some {food}", food) for food in foods],
                }
                for allergen, verdict, foods in case["allergens"]
            ],
            "notes": [],
            "not_understood": [a_reason(line, "?") for line in case["not_understood"]],
        },
        by_name=True,
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_summary_is_that_of_the_browser(case: dict[str, Any]) -> None:
    summary = summary_of(labels_of(case))

    assert summary.diets == case["shown_diets"]
    assert [[row.title, row.text] for row in summary.rows] == case["shown_rows"]
    assert summary.unclaimed == case["unclaimed"]
