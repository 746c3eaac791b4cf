"""What one reading holds: sure contents, possible ones with a reason, and the words that were not understood."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from unicodedata import normalize

from core.labels.asides import is_one_of_two
from core.labels.context import apply_context, is_freed, is_said_after
from core.labels.facts import RULED_OUT_BY, Diet
from core.labels.lexicon import LEXICON, Lexicon, Sense, Word
from core.labels.meant import UNSPACED, Meant
from core.labels.pieces import is_piece, word_around
from core.reading.tokens import phrase_tokens
from core.reading.values import Food, Reading, Role, Term

_GONE = frozenset({Role.EXCLUDED, Role.REPLACED, Role.NAME})
_SHORT = 3
# Languages that share a script and many words of kitchens; short lines do not tell them apart.
_KIN = {"id": ("ms",), "ar": ("ar", "fa", "ur"), "fa": ("ar", "fa", "ur"), "ur": ("ar", "fa", "ur")}
_KIN |= {"cs": ("cs", "sk"), "sk": ("cs", "sk"), "es": ("es", "pt"), "pt": ("es", "pt"), "no": ("da", "no")}
# A star is the end or beginning of a word of its language; in English text "*lax" (salmon) is no ending of a word.
_COMPOUNDS = (frozenset({"de", "nl", "sv", "da", "no"}), frozenset({"pl", "cs", "sk", "ru", "uk"}))
_OPTIONAL, _OPEN, _CHOICE = "optional", "open", "choice"
# Foods of the halal lexicon with "haram" and one of these tags are meat, or of an animal's body: pork, blood.
_OF_BODIES = frozenset({"kind-pork", "kind-animal"})
_MEAT = frozenset({"meat"})


@dataclass(frozen=True, slots=True)
class Held:
    """One content of a line: `food` is the words that hold it, `reason` says why it is only possible (else "")."""

    content: str
    food: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RuledOut:
    """A diet that each of the foods of a choice rules out, though they share no content: "chicken or prawns"."""

    diet: Diet
    foods: str


@dataclass(slots=True)
class LineFacts:
    """What a line holds. `contains` and `may` never share a content of the same food.

    `ruled_out` are the diets that are ruled out beside those of `contains`. `names` are the lexicon's names of the
    foods, for notes. `not_understood` are words of the line.
    """

    contains: list[Held] = field(default_factory=list)
    may: list[Held] = field(default_factory=list)
    ruled_out: list[RuledOut] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    not_understood: tuple[str, ...] = ()


def facts_of(reading: Reading, lexicon: Lexicon) -> LineFacts:
    """Return what an ingredient line holds. Excluded and replaced foods hold nothing; optional ones possibly."""
    meant = [found for food in reading.foods if (found := _meant(food, reading, lexicon))]
    meant += _forbidden_meats(reading)
    here = [found for found in meant if found.food.role not in _GONE and not is_freed(found.food, lexicon)]
    foods = [found for found in here if not found.claim]
    _drop_parts(foods)
    _apply_claims(reading.text, foods, [found for found in here if found.claim], lexicon)
    apply_context(reading, foods, [found for found in meant if found not in here or found.claim], lexicon)
    facts = LineFacts(not_understood=tuple(_not_understood(reading, lexicon)))
    claimed = {(found.food.group, found.food.alternative) for found in meant if found.claim}
    claimed |= set(_unknown_choices(reading, lexicon))
    for group in _groups(foods):
        _add_group(facts, group, claimed)
    if not reading.languages or "en" in reading.languages:
        _add_slips(facts, lexicon)
    facts.names = [name for found in foods for name in (found.senses[0].name, found.food.words)]
    return facts


def _add_slips(facts: LineFacts, lexicon: Lexicon) -> None:
    """Add what misspelt foods contain ("mozzerela"). The words stay not understood: nothing negative is claimed."""
    for word in facts.not_understood:
        if meant := lexicon.slips.meant(word):
            facts.contains += [Held(content, word) for content in sorted(lexicon.by_slip[meant].contains)]


def _unknown_choices(reading: Reading, lexicon: Lexicon) -> Iterator[tuple[int, int]]:
    """Yield group and alternative of the foods that no lexicon knows: they may hold nothing of the other choices."""
    for food in reading.foods:
        if not food.terms and not all(_is_ordinary(word, lexicon) for word in food.words.split()):
            yield food.group, food.alternative


def _forbidden_meats(reading: Reading) -> list[Meant]:
    """Return the foods that only the halal lexicon knows, where it surely calls them pork or blood."""
    found = []
    for food in reading.foods:
        if len(food.terms) != 1 or "haram" not in food.terms[0].tags or _OF_BODIES.isdisjoint(food.terms[0].tags):
            continue
        is_named = any(other.term(LEXICON) and _overlap(food, other) for other in reading.foods)
        if not (food.terms[0].lexicon == LEXICON or is_named or food.qualifier("plant")):
            sense = Sense(food.terms[0].name, food.language, _MEAT)
            found.append(Meant(food, (sense,), dict.fromkeys(_MEAT, "")))
    return found


def contents_named(terms: Iterable[Term], lexicon: Lexicon) -> frozenset[str]:
    """Return all that `foods_in_text` could find in a text with these terms: it finds the same or less."""
    senses = (sense for term in terms for sense in lexicon.words[term.facts].senses)
    return frozenset[str]().union(*(sense.contains for sense in senses if sense.name in lexicon.prose))


def foods_in_text(reading: Reading, lexicon: Lexicon) -> Iterator[Held]:
    """Yield what a sentence or title names, of the foods that count in running text; all of it only possible."""
    for food in reading.foods:
        found = _meant(food, reading, lexicon)
        if not found or found.claim or food.role in (*_GONE, Role.BESIDE) or found.senses[0].name not in lexicon.prose:
            continue
        for content in found.contains:
            yield Held(content, food.text, f'The recipe\'s text names "{food.text}".')


def _meant(food: Food, reading: Reading, lexicon: Lexicon) -> Meant | None:
    """Return the food with its senses in the text's languages; None where the word is an ordinary one there."""
    term = food.term(LEXICON)
    if term is None:
        return None
    word = lexicon.words[term.facts]
    if _is_other_language(word, reading) or is_piece(food, reading, lexicon):
        return None
    senses = word.senses_in(reading.languages)
    own = {"ms" if language == "id" else language for language in reading.languages} | {"en", ""}
    is_foreign = all(sense.language not in own for sense in senses) and " " not in food.words
    if is_foreign and any(food.words in lexicon.ordinary.get(language, ()) for language in own):
        return None
    found = Meant(food, senses)
    is_unsure = len(food.words) <= _SHORT and not reading.languages and _is_foreign_filler(food.words, senses, lexicon)
    if (is_unsure and len(food.words) < _SHORT) or _is_other_tone(food, senses, lexicon):
        return None
    sure = frozenset.intersection(*(sense.contains for sense in senses))
    found.contains = dict.fromkeys(sorted(sure), "")
    for sense in senses:
        for content in sorted(sense.contains - sure):
            found.may.setdefault(content, f'"{food.text}" means different foods.')
        for content, reason in sense.may:
            if content not in sure:
                found.may.setdefault(content, reason)
    if is_unsure:
        found.make_possible(found.contains, f'"{food.text}" means different things in different languages.')
    return found


def _is_other_tone(food: Food, senses: tuple[Sense, ...], lexicon: Lexicon) -> bool:
    """Say whether a Vietnamese syllable has other tone marks than the food: "số" (number) is no "sò" (cockle)."""
    if " " in food.words or any(sense.language != "vi" for sense in senses):
        return False
    written = normalize("NFC", food.text.lower())
    return not written.isascii() and written not in lexicon.toned


def _is_other_language(word: Word, reading: Reading) -> bool:
    """Say whether a starred or very short spelling covers a word of a text in quite another language ("al dente")."""
    name = word.phrase
    is_short = len(name) <= _SHORT and name.isascii() and name.isalpha()
    if not reading.languages or not (is_short or "*" in (name[0], name[-1])):
        return False
    if is_short and any(sense.language in ("en", "") for sense in word.senses):
        return False
    written = {sense.language for sense in word.senses}
    read = {kin for language in reading.languages for kin in _KIN.get(language, (language,))}
    return not written & read and not any(written & family and read & family for family in _COMPOUNDS)


def _is_foreign_filler(words: str, senses: tuple[Sense, ...], lexicon: Lexicon) -> bool:
    """Say whether the word is no food in another language ("un" is flour in Turkish, "a" in French)."""
    own = {sense.language for sense in senses}
    if "en" in own or " " in words or words > UNSPACED:
        return False
    return any(words in known for language, known in lexicon.ordinary.items() if language not in own)


def _drop_parts(foods: list[Meant]) -> None:
    """Remove the words for a part ("fillet") that stand beside the food they are of."""
    whole = {found.food.alternative for found in foods if not found.senses[0].is_part}
    foods[:] = [found for found in foods if not found.senses[0].is_part or found.food.alternative not in whole]


def _apply_claims(text: str, foods: list[Meant], claims: list[Meant], lexicon: Lexicon) -> None:
    _leave_open(text, foods, claims, lexicon)
    is_open = any(claim.senses[0].name == _OPEN for claim in claims)
    for claim in claims:
        sense = claim.senses[0]
        if sense.name == _OPTIONAL:
            for found in _optional(foods, claim.food):
                found.make_possible(found.contains, "The line calls it optional.")
            continue
        for found in _targets(foods, claim.food):
            _free(found, sense, is_open=is_open)
    if is_open:
        return
    # What a vegan product may hold instead is freed by a second claim: "soy-free vegan butter".
    for claim in claims:
        for found in _targets(foods, claim.food):
            for content in claim.senses[0].frees:
                found.may.pop(content, None)


def _leave_open(text: str, foods: list[Meant], claims: list[Meant], lexicon: Lexicon) -> None:
    """Make possible what a food of any kind holds: "milk of your choice", "milk (dairy or plant-based)"."""
    kinds = [found for found in foods if found.senses[0].name in lexicon.open_milks]
    for claim in claims:
        is_choice = claim.senses[0].name == _CHOICE
        if is_choice or is_one_of_two(text, claim.food.span):
            for found in _optional(kinds, claim.food) if is_choice else kinds:
                found.make_possible(found.contains, "The line leaves its kind open.")


def _free(found: Meant, claim: Sense, *, is_open: bool) -> None:
    freed = [content for content in (*found.contains, *found.may) if content in claim.frees]
    if is_open:
        reason = f'The line leaves open whether it is "{claim.name}".'
        found.make_possible([content for content in freed if content in found.contains], reason)
        return
    for content in freed:
        found.contains.pop(content, None)
        found.may.pop(content, None)
    for of, content, reason in claim.substitutes:
        if of in freed and content not in found.contains:
            found.may.setdefault(content, reason)


def _targets(foods: list[Meant], claim: Food) -> list[Meant]:
    """Return the foods that a claim is about: those behind it in its part of the line, else those before it.

    "Without egg" is about those before it first.
    """
    near = [found for found in foods if found.food.alternative == claim.alternative]
    before = [found for found in near if found.food.span.end <= claim.span.start]
    if before and is_said_after(claim):
        return before
    if behind := [found for found in near if found.food.span.start >= claim.span.end]:
        return behind
    if near:
        return near
    if any(found.food.group == claim.group for found in foods):
        return []  # "vegan or dairy butter": the claim is one alternative of two
    holding = [found for found in foods if not found.is_plain] or foods
    before = [found for found in holding if found.food.span.end <= claim.span.start]
    after = [found for found in holding if found.food.span.start >= claim.span.end]
    nearest = before[-1:] or after[:1]
    return [found for found in foods if nearest and found.food.alternative == nearest[0].food.alternative]


def _optional(foods: list[Meant], word: Food) -> list[Meant]:
    """Return the foods that "optional" is about: the nearest before it and its alternatives, else those behind it."""
    before = [found for found in foods if found.food.span.end <= word.span.start]
    after = [found for found in foods if found.food.span.start >= word.span.end]
    nearest = before[-1:] or after[:1]
    if not nearest:
        return []
    group, part = nearest[0].food.group, nearest[0].food.alternative
    return [found for found in foods if found.food.group == group or found.food.alternative == part]


def _groups(foods: list[Meant]) -> list[list[Meant]]:
    by_group: dict[int, list[Meant]] = {}
    for found in foods:
        by_group.setdefault(found.food.group, []).append(found)
    return list(by_group.values())


def _add_group(facts: LineFacts, group: list[Meant], claimed: set[tuple[int, int]]) -> None:
    """Add what a group of alternatives holds: surely what all of them hold, possibly the rest."""
    for found in group:
        if found.food.is_optional:
            found.make_possible(found.contains, "The line calls it optional.")
    alternatives = {found.food.alternative for found in group}
    claims_alone = {part for number, part in claimed if number == group[0].food.group} - alternatives
    holders: dict[str, set[int]] = {}
    for found in group:
        for content in found.contains:
            holders.setdefault(content, set()).add(found.food.alternative)
    for found in group:
        for content in found.contains:
            if holders[content] == alternatives and not claims_alone:
                facts.contains.append(Held(content, found.food.text))
            else:
                facts.may.append(Held(content, found.food.text, "The line names another choice as well."))
        facts.may += [Held(content, found.food.text, reason) for content, reason in found.may.items()]
    if len(alternatives) > 1 and not claims_alone:
        facts.ruled_out += _ruled_out(group, holders, alternatives)


def _ruled_out(group: list[Meant], holders: dict[str, set[int]], alternatives: set[int]) -> Iterator[RuledOut]:
    """Yield the diets that every alternative rules out, each by another content."""
    for diet, contents in RULED_OUT_BY.items():
        parts = [holders.get(content, set()) for content in contents]
        if alternatives not in parts and set[int]().union(*parts) == alternatives:
            holding = [found.food.text for found in group if not contents.isdisjoint(found.contains)]
            yield RuledOut(diet, " / ".join(dict.fromkeys(holding)))


def _not_understood(reading: Reading, lexicon: Lexicon) -> Iterator[str]:
    """Yield the words that neither the reader nor this lexicon knows."""
    read = {kin for language in reading.languages for kin in _KIN.get(language, (language,))}
    mine = [food for food in reading.foods if food.term(LEXICON)]
    for food in mine:
        yield from _no_food(food, reading, lexicon)
    for unknown in reading.unknown:
        if not _has_stem(unknown.word, read, lexicon) and not _is_ordinary(unknown.word, lexicon):
            yield unknown.word
    for food in reading.foods:
        if food.terms and not food.term(LEXICON) and food.role not in _GONE:
            if any(other.span.start <= food.span.start and food.span.end <= other.span.end for other in mine):
                continue
            covered = {word for other in mine if _overlap(food, other) for word in other.words.split()}
            if any(word not in covered and not _is_ordinary(word, lexicon) for word in food.words.split()):
                yield food.words


def _no_food(food: Food, reading: Reading, lexicon: Lexicon) -> Iterator[str]:
    """Yield the word where a food of the lexicon is none in this text, and no ordinary word either."""
    term = food.term(LEXICON)
    if term and _is_other_language(lexicon.words[term.facts], reading) and not _is_ordinary(food.words, lexicon):
        yield food.words
    if is_piece(food, reading, lexicon):
        around = word_around(food, reading)
        if around not in lexicon.runs and around not in lexicon.known:
            yield around


def _has_stem(word: str, languages: set[str], lexicon: Lexicon) -> bool:
    """Say whether the word begins like an ordinary one of the languages, or of any language where none is given."""
    # A look-up a letter: the lists have a thousand stems.
    for length in range(1, len(word) + 1):
        of_stem = lexicon.stems.get(word[:length])
        if of_stem and (not languages or not languages.isdisjoint(of_stem)):
            return True
    return False


def _is_ordinary(word: str, lexicon: Lexicon) -> bool:
    """Say whether it is an ordinary word of any language: such a one is no unknown food."""
    if word[0] > UNSPACED or "\u0e01" <= word[0] <= "\u0e5b":
        return lexicon.is_run(word)
    if word in lexicon.known:
        return True
    # Plain letters are one token already.
    is_cut = word.isascii() and word.isalpha()
    return not is_cut and all(part in lexicon.known for part in phrase_tokens(word))


def _overlap(one: Food, other: Food) -> bool:
    return one.span.start < other.span.end and other.span.start < one.span.end
