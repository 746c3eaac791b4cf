"""What every composition must fulfil, as sentences about what is wrong with one."""

import re
from collections.abc import Iterator

from core.composing.facts import pantry, word_key
from core.composing.recognise import recognise
from core.composing.values import ComposeRequest, Composition
from core.recipes.inputs import RecipeInput

# Words that a step may use for what a cook has or makes anyway: water from the tap, the fat that was named before.
_FREE = frozenset({"water", "hot water", "cold water", "warm water", "oil", "salt", "pastry", "dough", "butter oil"})


def problems(request: ComposeRequest, answer: Composition) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with the answer to the request."""
    recipe = answer.recipe
    yield from _given_problems(request, answer)
    yield from _foreign_foods(recipe)
    yield from _time_problems(recipe)
    yield from _limit_problems(recipe)
    yield from _amount_problems(request, recipe)
    yield from _text_problems(recipe)


def _steps_text(recipe: RecipeInput) -> str:
    return " ".join(step.text for step in recipe.steps)


def _given_problems(request: ComposeRequest, answer: Composition) -> Iterator[str]:
    unused = {entry.name.casefold() for entry in answer.unused}
    listed = {part.name for part in answer.recipe.ingredients}
    text = word_key(_steps_text(answer.recipe))
    for typed in request.ingredients:
        name = " ".join(typed.split())
        if not name or any(name.casefold().startswith(entry.rstrip("…")) for entry in unused):
            continue
        fact = recognise(name)
        assert fact is not None, f"{name} is neither known nor named as unusable"
        names = {fact.name, *(member.name for member in fact.members)}
        keys = {word_key(entry) for entry in names}
        if not any(word_key(entry) in keys for entry in listed):
            yield f"{name} is not in the list"
    for part in answer.recipe.ingredients:
        fact = recognise(part.name)
        shorts = {word_key(part.name)} | ({word_key(fact.short)} if fact else set())
        if not any(_occurs(short, text) for short in shorts):
            yield f"{part.name} is in no step"


def _occurs(words: tuple[str, ...], text: tuple[str, ...]) -> bool:
    return any(text[start : start + len(words)] == words for start in range(len(text) - len(words) + 1))


def _foreign_foods(recipe: RecipeInput) -> Iterator[str]:
    text = " ".join(word_key(_steps_text(recipe)))
    names = {" ".join(word_key(part.name)) for part in recipe.ingredients}
    for part in recipe.ingredients:
        fact = recognise(part.name)
        if fact:
            names |= {" ".join(word_key(fact.short)), " ".join(word_key(fact.kind.name))}
            names |= {word for word in word_key(part.name) if len(word) > 3}
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", "·", text)
    for fact in pantry().facts.values():
        short = " ".join(word_key(fact.short))
        if short not in _FREE and len(short) > 3 and re.search(rf"\b{re.escape(short)}\b", text):
            yield f"the steps name {fact.short}, which is not in the list"


def _time_problems(recipe: RecipeInput) -> Iterator[str]:
    total = sum(step.time_needed_minutes or 0 for step in recipe.steps)
    if total != recipe.total_minutes:
        yield f"the steps take {total} minutes, the recipe {recipe.total_minutes}"
    if (recipe.prep_minutes or 0) + (recipe.cook_minutes or 0) > total:
        yield "preparing and cooking take longer than the whole"
    for step in recipe.steps:
        is_baked = re.search(
            r"\bbake\b|\broast(?!ing tray)\b|\bin the oven\b", step.text.lower()
        ) and "oven" in _steps_text(recipe)
        if is_baked and not step.temperature and "dry" not in step.text.lower():
            yield f"no temperature: {step.text}"


def _limit_problems(recipe: RecipeInput) -> Iterator[str]:
    if not 1 <= len(recipe.short_title) <= 120 or not 1 <= len(recipe.long_title) <= 300:
        yield "a title is too long"
    if not recipe.ingredients or not recipe.steps:
        yield "the recipe is empty"
    for part in recipe.ingredients:
        if part.quantity is None or not 0 < part.quantity <= 100_000 or part.quantity != round(part.quantity, 2):
            yield f"no quantity for {part.name}: {part.quantity}"
        if len(part.name) > 500 or len(part.unit) > 40 or len(part.notes) > 1000:
            yield f"{part.name} is too long"
    calories = recipe.nutrition.calories or 0
    if not 100 <= calories <= 1200:
        yield f"{calories} kcal a serving"


_WORD_UNITS = frozenset({"clove", "slice", "sheet", "stalk", "pinch", "cube"})


def _amount_problems(request: ComposeRequest, recipe: RecipeInput) -> Iterator[str]:
    given = {fact.name for name in request.ingredients if (fact := recognise(name))}
    for part in recipe.ingredients:
        if part.unit in _WORD_UNITS and part.quantity and part.quantity > 1:
            yield f"{part.quantity} {part.unit} {part.name} is in the singular"
        fact = recognise(part.name)
        if fact and fact.name in given and not part.unit and part.quantity and part.quantity % 1:
            yield f"{part.quantity} {part.name}: a given piece is used whole"


_SAID_TWICE = (
    r"\b([a-z]+) \1\b",
    r"\b(\w+(?: \w+){1,3}),? and \1\b",
    r"\b([a-z]+) and the [a-z ]+ (?:is|are) \1\b(?! but)",
)


def _repeated_phrases(text: str) -> Iterator[str]:
    """Yield every word that follows on itself, and every phrase that is joined to itself."""
    for pattern in (
        r"\b([a-z]+) \1\b",
        r"\b(\w+(?: \w+){1,3}),? and \1\b",
        r"\b([a-z]+) and the [a-z ]+ (?:is|are) \1\b(?! but)",
    ):
        for found in re.finditer(pattern, text.lower()):
            yield found[0]


def _text_problems(recipe: RecipeInput) -> Iterator[str]:
    texts = [recipe.short_title, recipe.long_title, recipe.description, *(step.text for step in recipe.steps)]
    for text in texts:
        if re.search(r"[{}\[\]]|  | [,.;]|\.\.|\bthe the\b|\band and\b|\bwith and\b|None", text) or not text.strip():
            yield f"broken text: {text}"
        for phrase in _repeated_phrases(text):
            yield f"said twice: {phrase}: {text}"
    steps = [step.text for step in recipe.steps]
    if len(set(steps)) != len(steps):
        yield "a step stands twice"
