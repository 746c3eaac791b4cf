"""What the recipe editor sends."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import object_session

from core.models import Category, Cuisine, Recipe
from tests.factories import Factory


def edit_of(recipe: Recipe, **changed: Any) -> dict[str, Any]:
    """A valid edit of the recipe, with these fields changed."""
    session = object_session(recipe)
    assert session
    make = Factory(session)
    cuisine = session.scalar(select(Cuisine)) or make.cuisine()
    category = session.scalar(select(Category)) or make.category()
    make.committed()
    return {
        "Short_Title": "Red Lentil Soup",
        "Long_Title": "Red lentil soup with cumin",
        "Description": "Warm and quick.",
        "Cultural_Notes": "",
        "Cuisine_ID": cuisine.id,
        "Category_ID": category.id,
        "Difficulty_Level": "Easy",
        "Prep_Time_Minutes": 10,
        "Cook_Time_Minutes": 20,
        "Serving_Size": 4,
        "Calories_Per_Serving": 210.5,
        "Ingredients": [{"Name": "red lentils", "Quantity": 200, "Unit": "g"}],
        "Instructions": [{"Instruction_Text": "Simmer until soft.", "Time_Needed": 20}],
        "Tags": [{"Name": "soup"}],
        **changed,
    }
