"""What a text was understood as."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a reading is about."""

    TIME = "Time"
    DIFFICULTY = "Difficulty"
    OCCASION = "Occasion"
    """A course or an occasion: breakfast, dessert, iftar."""
    CUISINE = "Cuisine"
    DIET = "Diet"
    ALLERGEN = "Allergen"
    NUTRITION = "Nutrition"
    SERVINGS = "Servings"
    WITHOUT = "Without"
    TRANSLATION = "Translation"
    COUNTERPART = "Counterpart"
    """A haram dish or ingredient, answered with what a halal cook makes instead."""


@dataclass(frozen=True, slots=True)
class Counterpart:
    """What is searched instead of a haram dish or ingredient, and the sentence that says so."""

    name: str
    sentence: str
    instead: tuple[str, ...]
    """Texts to search, the nearest first."""
    beside: tuple[str, ...]
    """Words that stand in its place beside other words: `beef` for pork in "pork curry"; none: it is left out."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Some words of a text, and what they were read as."""

    kind: Kind
    text: str
    """The words as they were typed."""
    label: str
    """What a visitor reads on the chip."""
    filter: str = ""
    """The engine's filter that keeps what was asked; empty: none."""
    wider: str | None = None
    """A filter to ask with when nothing meets `filter`."""
    is_wish: bool = False
    """When nothing meets it, its words are searched as they stand."""
    words: str = ""
    """Words that are searched in place of those that were typed."""
    without: tuple[str, ...] = ()
    """Words that a recipe must not have."""
    counterpart: Counterpart | None = None


@dataclass(frozen=True, slots=True)
class Understood:
    """A text in parts: words to search as they stand, and readings, in the order in which they were typed."""

    parts: tuple[str | Reading, ...]

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The readings in order."""
        return tuple(part for part in self.parts if isinstance(part, Reading))

    @property
    def has_wishes(self) -> bool:
        """Whether some reading gives way when nothing meets it."""
        return any(reading.is_wish for reading in self.readings)

    @property
    def counterpart(self) -> Counterpart | None:
        """The first haram dish or ingredient that the text names."""
        return next((reading.counterpart for reading in self.readings if reading.counterpart), None)

    def words(self, stand_in: str = "") -> str:
        """Return the words that are searched, without filler; `stand_in` takes the place of what is haram."""
        spoken = [_words_of(part, stand_in) for part in self.parts]
        return " ".join(filter(None, spoken))

    @property
    def exclusions(self) -> str:
        """The words that a recipe must not have, as the engine reads them."""
        unwanted = dict.fromkeys(word for reading in self.readings for word in reading.without)
        return " ".join(f'-"{word}"' if " " in word else f"-{word}" for word in unwanted)

    @property
    def filters(self) -> list[str]:
        """What recipes must meet, as filters of the engine that add up."""
        return list(dict.fromkeys(reading.filter for reading in self.readings if reading.filter))

    def texts(self) -> list[str]:
        """Return the engine's texts that answer this, the nearest first: several only where something is haram.

        What is searched instead is matched letter by letter, so that "beef" never stands for "beer".
        """
        counterpart = self.counterpart
        if counterpart is None:
            return [self._with_exclusions(self.words())]
        if self.words():
            texts = [self.words(stand_in) for stand_in in counterpart.beside or ("",)]
        else:
            texts = [" ".join(f'"{word}"' for word in each.split()) for each in counterpart.instead]
        return [self._with_exclusions(text) for text in texts]

    @property
    def asked(self) -> tuple[str, tuple[str, ...]]:
        """The engine's nearest text and its filters."""
        return self.texts()[0], tuple(self.filters)

    def _with_exclusions(self, words: str) -> str:
        # A word that was not typed is complete: a space after it keeps the engine from looking for longer ones.
        is_complete = bool(self.parts) and isinstance(self.parts[-1], Reading) and bool(self.parts[-1].words)
        return " ".join(filter(None, (words, self.exclusions))) + (" " if is_complete and not self.exclusions else "")

    def as_typed(self) -> "Understood | None":
        """Return the same with translated words as they were typed, letter by letter; None where none is translated.

        Recipes are also named in other languages: "Kisir" is one of its own beside what it is in English.
        """
        if not any(reading.kind is Kind.TRANSLATION for reading in self.readings):
            return None
        return Understood(tuple(map(_typed, self.parts)))

    def without(self, dropped: Reading) -> "Understood":
        """Return the same without one reading and its words."""
        return Understood(tuple(part for part in self.parts if part != dropped))

    def typed_without(self, dropped: Reading) -> str:
        """Return what a visitor would have typed without one reading; filler is left out."""
        return " ".join(part if isinstance(part, str) else part.text for part in self.without(dropped).parts)

    def with_wishes_as_words(self) -> "Understood":
        """Return the same with every wish widened where it can be, else as plain words."""
        return Understood(tuple(map(_given_way, self.parts)))


def _words_of(part: str | Reading, stand_in: str) -> str:
    if isinstance(part, str):
        return part
    return stand_in if part.counterpart else part.words


def _given_way(part: str | Reading) -> str | Reading:
    if isinstance(part, str) or not part.is_wish:
        return part
    if part.wider is None:
        return part.text
    return Reading(part.kind, part.text, part.label, filter=part.wider)


def _typed(part: str | Reading) -> str | Reading:
    if isinstance(part, str) or part.kind is not Kind.TRANSLATION:
        return part
    return " ".join(f'"{word}"' for word in part.text.split())
