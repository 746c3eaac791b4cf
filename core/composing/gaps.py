"""Closes the gaps that foods leave in a sentence when a wish takes them out of a dish."""

import re

from core.composing.facts import words_of
from core.composing.wording import VERBS, sentence

GAP = "\u2205"
_END = r"(?=[,.;:]|$| (?:and|until|to|over|with|in|on|into|for|then|while)\b)"
_SHARE = (
    r"(?:the rest|half|two thirds|a third|a quarter|most|some|a piece|a little|a few spoonfuls|two spoonfuls"
    r"|a spoonful)"
)
_ORDERS = VERBS | frozenset(
    words_of(
        "add, stir, cook, fry, pour, cover, bring, simmer, serve, scatter, heat, let, bake, mix, toss, turn, lift, put,"
        " set, spread, lay, fold, press, drain, brown, season, sprinkle, work, knead, shape, lower, raise, keep, take,"
        " return, blend, taste, push, make, dip, brush, arrange, top, dust, spoon, ladle, warm, soften, sear, fill,"
        " wrap, dress, pull, steam, reduce, thin, swirl, skim"
    )
)
_PHRASES = (
    (re.compile(rf"{GAP}, (?:beaten|melted|toasted|quartered|sliced|chopped|crushed|whole|warm|halved)\b"), GAP),
    (re.compile(rf"\b{_SHARE} of {GAP}"), GAP),
    (
        re.compile(rf"\b(with|of|over|in) {GAP} and (?=(?:the|half|a|most|some|two)\b|(?!serve|taste)[a-z]+[.,])"),
        r"\1 ",
    ),
    (re.compile(rf", (?:the )?(?:crisp |kept |dark )?{GAP} and (?=the )"), " and "),
    (re.compile(rf",? with {GAP} (?:on top|beside it|over it)"), ""),
    (re.compile(rf"{GAP} and (?:the )?(?={GAP})"), ""),
    (re.compile(rf"(?<![Rr]ub ){GAP}(?:,| and| with) (?=the |half of |two thirds of )"), ""),
)
_BESIDE = re.compile(rf",? (?:and|or|with|to|in|from|over|under|into|on|beside|around|then) {GAP}{_END}")
# Orders that say nothing without what they are about.
_BARE = re.compile(
    rf"\b(?:stir|crown|scatter|sprinkle|dust|top|brush|sharpen|press|beat|dip|coat|garnish|finish|fold)\b[^,]*"
    rf"(?:in|with|over|onto|on) {GAP}",
    re.IGNORECASE,
)
_DIRECT = re.compile(rf"^(?:then |and )?(?:[Mm]eanwhile )?[A-Za-z]+ (?:in )?{GAP}")
_CLAUSES = re.compile(rf"(, then |, and |, but |, | and |; )(?=(?:{'|'.join(sorted(_ORDERS))}|until|so that|{GAP})\b)")
_FAT = re.compile(rf"\b(?:{_SHARE} of )?the (?:[a-z]+ )?(?:oil|butter|ghee|fat)\b")
_NO_ORDER = re.compile(r"^(?:until|so that|stirring|turning|covered|uncovered)\b", re.IGNORECASE)

_LAST_OF_LIST = re.compile(r", (the [^,]*)$")
_TWO_ARTICLES = re.compile(r"\bthe (?:kept |dark |crisp |fried )?the\b")


def without_gaps(text: str) -> str:
    """Return the sentence without what is said of the gaps; "" where nothing else is said."""
    for pattern, instead in _PHRASES:
        text = pattern.sub(instead, text)
    parts = _CLAUSES.split(text.strip().rstrip(". "))
    kept: list[str] = []
    is_dropping = False
    for clause, separator in zip(parts[::2], ["", *parts[1::2]], strict=True):
        told, is_dropping = _told(clause, is_dropping=is_dropping)
        if told:
            kept.append(f"{separator if kept else ''}{told}")
    whole = _LAST_OF_LIST.sub(r" and \1", _TWO_ARTICLES.sub("the", "".join(kept)))
    return sentence(whole) if whole and not _NO_ORDER.match(whole) else ""


def _told(clause: str, *, is_dropping: bool) -> tuple[str, bool]:
    """Return what stays of the clause, and whether orders after it that have no object of their own go too."""
    if is_dropping and (_NO_ORDER.match(clause) or "the " not in clause):
        return "", True
    if GAP not in clause:
        return clause, False
    if not _BARE.search(clause):
        clause = _BESIDE.sub("", clause)
        if GAP not in clause:
            return clause, False
    fat = _FAT.search(clause)
    return (f"heat {fat[0]}", False) if fat else ("", bool(_DIRECT.match(clause)))
