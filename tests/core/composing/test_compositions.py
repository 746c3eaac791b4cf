"""Properties of every composition, whatever is asked for."""

from decimal import Decimal
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.composing import ComposeRequest, Composition, compose
from core.composing.compose import dishes_of
from core.composing.cuisines import flavour_bases
from core.composing.facts import pantry
from core.halal import Status, judge_recipe
from core.recipes.inputs import RecipeInput
from tests.core.composing.claims import problems

CATEGORIES = ("BRK", "APP", "MAIN", "SNK", "DES", "RAM", "EID")
WISHES = (
    "",
    "no onions",
    "without garlic",
    "vegan",
    "vegetarian",
    "gluten free",
    "dairy free",
    "spicy",
    "mild",
    "for 7",
    "no oven",
)
SETTINGS = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)

requests = st.builds(
    ComposeRequest,
    cuisine_code=st.sampled_from(sorted(flavour_bases())),
    category_code=st.sampled_from(CATEGORIES),
    ingredients=st.lists(st.sampled_from(sorted(pantry().facts)), min_size=3, max_size=6, unique=True).map(tuple),
    instructions=st.sampled_from(WISHES),
    variation=st.integers(0, 4),
)


@st.composite
def fitting_requests(draw: st.DrawFn) -> ComposeRequest:
    """Return a request whose ingredients are those of a dish of the cuisine and category."""
    cuisine, category = draw(st.sampled_from(sorted(flavour_bases()))), draw(st.sampled_from(CATEGORIES))
    dish = draw(st.sampled_from(dishes_of(cuisine, category)))
    own = [line.fact.name for part in dish.parts.values() if part.is_key for line in part.lines]
    names = draw(st.lists(st.sampled_from(own), min_size=1, max_size=4, unique=True))
    return ComposeRequest(
        cuisine_code=cuisine,
        category_code=category,
        ingredients=tuple(names),
        instructions=draw(st.sampled_from(("", "for 2", "for 9", "spicy"))),
        variation=draw(st.integers(0, 2)),
    )


@SETTINGS
@given(requests)
def test_every_composition_is_a_whole_recipe(request: ComposeRequest) -> None:
    answer = compose(request)
    if isinstance(answer, Composition):
        assert list(problems(request, answer)) == []


@SETTINGS
@given(fitting_requests())
def test_the_ingredients_of_a_dish_make_a_dish(request: ComposeRequest) -> None:
    answer = compose(request)
    assert isinstance(answer, Composition)
    assert list(problems(request, answer)) == []
    assert answer.recipe.cuisine_code == request.cuisine_code
    assert answer.recipe.category_code == request.category_code


@SETTINGS
@given(fitting_requests())
def test_every_composition_passes_the_halal_guard(request: ComposeRequest) -> None:
    answer = compose(request)
    assert isinstance(answer, Composition)
    assert _status(answer.recipe) is Status.HALAL


@SETTINGS
@given(fitting_requests())
def test_the_same_request_gives_the_same_recipe(request: ComposeRequest) -> None:
    assert compose(request) == compose(request)


def test_a_second_try_gives_another_recipe() -> None:
    recipes = [_compose(variation=number).recipe for number in range(5)]
    assert len({(recipe.short_title, recipe.ingredients) for recipe in recipes}) == 5


def test_the_quantities_serve_the_number_asked_for() -> None:
    four, eight = _compose(say="for 4").recipe, _compose(say="for 8").recipe
    assert (four.serving_size, eight.serving_size) == (4, 8)
    weights = [_quantity(recipe, "chicken") for recipe in (four, eight)]
    assert Decimal("1.8") <= weights[1] / weights[0] <= Decimal("2.2")
    assert four.nutrition.calories
    assert eight.nutrition.calories
    assert abs(four.nutrition.calories - eight.nutrition.calories) <= 60


def test_the_same_ingredients_differ_in_substance_from_cuisine_to_cuisine() -> None:
    codes = ("PAK", "TR", "NAF", "TH")
    answers = [_compose(cuisine=code, names=("chicken", "tomato", "bell pepper")) for code in codes]
    assert len({answer.recipe.short_title for answer in answers}) == 4
    for answer, other in pairwise(answers):
        mine, theirs = _names(answer.recipe), _names(other.recipe)
        assert len(mine & theirs) < 0.7 * len(mine)


def _compose(
    cuisine: str = "PAK", names: tuple[str, ...] = ("Chicken", "Tomato", "Ginger"), say: str = "", variation: int = 0
) -> Composition:
    answer = compose(
        ComposeRequest(
            cuisine_code=cuisine, category_code="MAIN", ingredients=names, instructions=say, variation=variation
        )
    )
    assert isinstance(answer, Composition)
    return answer


def _names(recipe: RecipeInput) -> set[str]:
    return {part.name for part in recipe.ingredients}


def _quantity(recipe: RecipeInput, name: str) -> Decimal:
    part = next(part for part in recipe.ingredients if name in part.name)
    assert part.quantity is not None
    return part.quantity * (1000 if part.unit == "kg" else 1)


def _status(recipe: RecipeInput) -> Status:
    lines = [" ".join(filter(None, (part.name, part.notes))) for part in recipe.ingredients]
    notes = [note for note in (recipe.description, recipe.cultural_notes) if note]
    title = f"{recipe.short_title}. {recipe.long_title}"
    return judge_recipe(title=title, lines=lines, texts=[step.text for step in recipe.steps], notes=notes).status
