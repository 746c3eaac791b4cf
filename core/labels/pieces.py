"""Short foods that are more often a piece of another word: Korean "게" (crab) in "길게" (long)."""

import re

from core.labels.lexicon import Lexicon
from core.reading.values import Food, Reading

_HANGUL = re.compile("[가-힣]*")
# Korean foods of one syllable that are a piece of many ordinary words.
_SYLLABLES = frozenset("게간밀깨굴갓")
_PARTICLES = re.compile(
    "을|를|이|가|은|는|와|과|도|의|만|로|나|랑|에|등|쯤|으로|이나|이랑|에서|부터|까지|하고|처럼|보다|마다|조차"
)
# "간 것" (what was ground) and "간 마늘" (ground garlic): there it is no liver.
_GROUND = re.compile(r"\s+(?:것|거|걸|후|다음|뒤)(?![가-힣])")
# Japanese foods that are a piece of many words where they are written in hiragana: what stands before such a word
# ("なめらかに", "煮たら", "冷たい") or behind it ("さける"). Behind a particle they are foods ("えびとかに").
_KANA = {
    "かに": (r"(?:[ぁ-ん]|[細柔軟豊静僅微確厳])", None),
    "たら": (r"(?:[ぁ-ん]|[煮見出来着寝似得経])", None),
    "たい": (r"(?:[ぁ-ん]|[冷重平煮見出来着寝])", None),
    "いか": (r"[ぁ-ん]", r"[にがほけ]"),
    "うに": (r"[ぁ-ん]", None),
    "たこ": (r"[ぁ-ん]", r"と"),
    "さけ": (r"[ぁ-ん]", r"[るてたなば]"),
    "さば": (r"[ぁ-ん]", r"[くきい]"),
    "ぶり": (r"[ぁ-ん]", None),
    "あじ": (r"[ぁ-ん]", r"[つをわみ]"),
    "そば": (r"[ぁ-ん]", r"[にへ]"),
}
# Words that are written as no food is, and are spelled like one without their marks: "šálka" (cup), "salka" (condensed
# milk); Polish "paczka" (packet), "pączka" (doughnut).
_NOT_WRITTEN = {
    "": frozenset({"šálka", "šálky", "šálku", "šálek", "šálok", "åtta", "biały"}),
    "pl": frozenset({"paczka", "paczki", "paczkę", "paczek"}),
}
_NOT_WRITTEN_SOMEWHERE = frozenset().union(*_NOT_WRITTEN.values())
# Swedish "halva" is half before another word: "1 halva lök".
_HALF = re.compile(r"\s+(?!(?:i|med|till|som|av|och|eller|utan|per)\b)[^\W\d_]{2}")
_WEIGHT = re.compile(r"\b(?:g|gr|gram|hg|kg|av|med)\s$")
_PARTICLE_BEFORE = re.compile(r"(?:(?:^|[^ぁ-ん])[とやの]|[ゆむ][でき]|または|[ぁ-ん]{2}[とや])$")


def is_piece(food: Food, reading: Reading, lexicon: Lexicon) -> bool:
    """Say whether the food is only a piece of another word, or stands for another word that looks the same.

    Words of Korean count with a particle, with an ordinary word behind them ("깨 가루" as one word) and with an
    ordinary one of two and more syllables before them ("냉동굴").
    """
    written = food.text.lower()
    if written in _NOT_WRITTEN_SOMEWHERE and any(
        written in _NOT_WRITTEN.get(language, ()) for language in ("", *reading.languages)
    ):
        return True
    if written == "halva" and "sv" in reading.languages:
        return bool(_HALF.match(reading.text, food.span.end) and not _WEIGHT.search(reading.text[: food.span.start]))
    if food.text in _SYLLABLES:
        return _is_syllable(food, reading, lexicon)
    if sides := _KANA.get(food.text):
        before, after = reading.text[: food.span.start], reading.text[food.span.end :]
        is_within = re.search(f"{sides[0]}$", before) and not _PARTICLE_BEFORE.search(before)
        return bool(is_within or (sides[1] and re.match(sides[1], after)))
    return False


def word_around(food: Food, reading: Reading) -> str:
    """Return the word that the food is a piece of."""
    if food.text not in _SYLLABLES:
        return food.words
    before, after = _sides(food, reading)
    return before + food.text + after


def _sides(food: Food, reading: Reading) -> tuple[str, str]:
    before = _HANGUL.match(reading.text[: food.span.start][::-1])
    after = _HANGUL.match(reading.text, food.span.end)
    return (before[0][::-1] if before else ""), (after[0] if after else "")


def _is_syllable(food: Food, reading: Reading, lexicon: Lexicon) -> bool:
    before, after = _sides(food, reading)
    if before and not (len(before) > 1 and lexicon.is_run(before)):
        return True
    if after and not _PARTICLES.fullmatch(after) and not lexicon.is_run(after):
        return True
    return food.text == "간" and not before and not after and _is_ground(food, reading)


def _is_ground(food: Food, reading: Reading) -> bool:
    end = food.span.end
    gap = len(reading.text) - len(reading.text[end:].lstrip()) - end
    is_beside_food = gap > 0 and any(other.span.start == end + gap for other in reading.foods)
    return is_beside_food or bool(_GROUND.match(reading.text, end))
