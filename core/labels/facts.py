"""The names of what foods can hold, and which diets each of them rules out."""

from enum import StrEnum


class Allergen(StrEnum):
    """The 14 allergens of Annex II of Regulation (EU) No 1169/2011, in its order."""

    GLUTEN = "gluten"
    CRUSTACEANS = "crustaceans"
    EGGS = "eggs"
    FISH = "fish"
    PEANUTS = "peanuts"
    SOYBEANS = "soybeans"
    MILK = "milk"
    NUTS = "nuts"
    CELERY = "celery"
    MUSTARD = "mustard"
    SESAME = "sesame"
    SULPHITES = "sulphites"
    LUPIN = "lupin"
    MOLLUSCS = "molluscs"


class Diet(StrEnum):
    """The diets that a recipe is labelled with."""

    VEGETARIAN = "vegetarian"
    VEGAN = "vegan"
    GLUTEN_FREE = "gluten-free"
    DAIRY_FREE = "dairy-free"
    EGG_FREE = "egg-free"
    NUT_FREE = "nut-free"


SLAUGHTERED = frozenset({"meat", "fish", "crustaceans", "molluscs", "gelatin", "rennet", "insect"})
ANIMAL = SLAUGHTERED | {"eggs", "milk", "honey"}
RULED_OUT_BY: dict[Diet, frozenset[str]] = {
    Diet.VEGETARIAN: SLAUGHTERED,
    Diet.VEGAN: ANIMAL,
    Diet.GLUTEN_FREE: frozenset({"gluten"}),
    Diet.DAIRY_FREE: frozenset({"milk"}),
    Diet.EGG_FREE: frozenset({"eggs"}),
    Diet.NUT_FREE: frozenset({"nuts", "peanuts"}),
}
"""For each diet the contents of which any one makes a dish unsuitable."""

CONTENTS = frozenset(Allergen) | ANIMAL
"""Everything that the lexicon may say of a food: allergens, and what animals it is made of."""
