"""What the composer is asked, and what it answers."""

from dataclasses import dataclass

from core.recipes.inputs import RecipeInput


@dataclass(frozen=True, kw_only=True)
class ComposeRequest:
    """A cuisine, a category, ingredients as they were typed, and wishes in free words.

    The same request with the same `variation` gives the same recipe; another variation gives another one. Without
    `servings`, the instructions or else the dish decide: 4, or what a tin or a pot of it usually serves.
    """

    cuisine_code: str
    category_code: str
    ingredients: tuple[str, ...]
    instructions: str = ""
    servings: int | None = None
    variation: int = 0


@dataclass(frozen=True, kw_only=True)
class Unused:
    """A given ingredient that is not in the recipe, and a sentence that says why."""

    name: str
    says: str


def left_out_sentence(name: str, reason: str) -> str:
    """Return "Peppers were left out: …" for a given ingredient; the reason ends with its own full stop."""
    is_several = name.endswith("s") and not name.endswith(("ss", "us", "is", "molasses"))
    return f"{name[:1].upper()}{name[1:]} {'were' if is_several else 'was'} left out: {reason}"


@dataclass(frozen=True, kw_only=True)
class Composition:
    """A recipe and what a member should know of how it came about.

    `dish` is the id of the dish pattern, `wishes` say what was understood of the instructions, and which given
    ingredients the list calls by another name, one sentence each.
    """

    recipe: RecipeInput
    dish: str
    unused: tuple[Unused, ...] = ()
    wishes: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Nearest:
    """The nearest cuisine and category for which the ingredients make a dish, and its title."""

    cuisine_code: str
    category_code: str
    title: str


@dataclass(frozen=True, kw_only=True)
class NoDish:
    """Why there is no recipe, in sentences for a member, and the nearest request that has one."""

    says: str
    nearest: Nearest | None = None
    unused: tuple[Unused, ...] = ()
