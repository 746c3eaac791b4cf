"""Holds a composed recipe against published ones of the same dish: which amounts and times are far outside."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from core.composing.amounts import grams_of
from core.composing.recognise import recognise
from core.recipes.inputs import IngredientInput, RecipeInput

# What a cook adds by hand differs too much from kitchen to kitchen to say anything; fat also holds the oil for frying.
_UNCOMPARED = frozenset(
    {"fat", "herb", "spice", "acid", "sauce", "aromatic", "leaven", "scent", "binder", "liquid", "nut", "pickle"}
)
_FACTOR = 3.0
_TRACE_GRAMS = 3.0
_SHORT_MINUTES = 15


@dataclass(frozen=True, kw_only=True)
class Figures:
    """The figures of a recipe: grams per serving by role (protein, grain, dairy), minutes of preparing and cooking.

    A role is missing when one of its ingredients has no known weight. Resting is left out of the minutes, since a dough
    or a marinade may wait for an hour or for a night.
    """

    grams: Mapping[str, float] = field(default_factory=dict)
    minutes: int | None = None


@dataclass(frozen=True, kw_only=True)
class Outlier:
    """A figure far outside those of the published recipes. `what` is a role (shares by weight), or "minutes"."""

    what: str
    value: float
    low: float
    high: float


def figures_of(recipe: RecipeInput) -> Figures:
    """Return the figures of a recipe, composed or published."""
    sums: dict[str, float] = {}
    unknown: set[str] = set()
    for line in recipe.ingredients:
        fact = recognise(line.name)
        if fact is None or line.is_optional:
            continue
        grams = _grams(line)
        if grams is None:
            unknown.add(fact.kind.role)
        else:
            sums[fact.kind.role] = sums.get(fact.kind.role, 0) + grams
    servings = recipe.serving_size or 1
    grams_by_role = {role: total / servings for role, total in sums.items() if role not in unknown}
    minutes = (recipe.prep_minutes or 0) + (recipe.cook_minutes or 0) or None
    return Figures(grams=grams_by_role, minutes=minutes)


def _grams(line: IngredientInput) -> float | None:
    fact = recognise(line.name)
    if fact is None or line.quantity is None:
        return None
    return grams_of(fact, float(line.quantity), line.unit)


def far_outside(recipe: RecipeInput, published: Sequence[Figures], factor: float = _FACTOR) -> tuple[Outlier, ...]:
    """Return what of the recipe is `factor` times above the highest or below the lowest published figure.

    Amounts are compared as shares by weight of the roles that both recipes have, since servings differ in size and
    that a recipe has no cheese is no fault; minutes as they are.
    """
    own = figures_of(recipe)
    return tuple(_outliers(own, published, factor))


def _outliers(own: Figures, published: Sequence[Figures], factor: float) -> Iterator[Outlier]:
    pairs = [_shares(own, other) for other in published]
    for role in own.grams:
        shares = [(mine[role], theirs[role]) for mine, theirs in pairs if role in mine]
        ratios = [mine / theirs for mine, theirs in shares]
        if ratios and (min(ratios) > factor or max(ratios) < 1 / factor):
            theirs = [share for _, share in shares]
            yield Outlier(what=role, value=shares[0][0], low=min(theirs), high=max(theirs))
    minutes = [figures.minutes for figures in published if figures.minutes]
    if own.minutes and own.minutes > _SHORT_MINUTES and minutes:
        low, high = min(minutes), max(minutes)
        if not low / factor <= own.minutes <= high * factor:
            yield Outlier(what="minutes", value=own.minutes, low=low, high=high)


def _shares(own: Figures, other: Figures) -> tuple[dict[str, float], dict[str, float]]:
    """Return the shares by weight of the roles that both have."""
    roles = [role for role, grams in own.grams.items() if min(grams, other.grams.get(role, 0)) >= _TRACE_GRAMS]
    compared = [role for role in roles if role not in _UNCOMPARED]
    mine, theirs = (sum(figures.grams[role] for role in compared) for figures in (own, other))
    return (
        {role: own.grams[role] / mine for role in compared},
        {role: other.grams[role] / theirs for role in compared},
    )
