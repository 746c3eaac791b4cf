"""What a line says beside its foods: their other names, conditions, shapes, and kinds that are left open."""

import re
from collections.abc import Iterator

from core.labels.meant import Meant
from core.reading.values import Span

# "Avocado (also called butter fruit)". In some languages the words stand behind the name.
_CALLED = re.compile(
    r"\b(?:(?:also|sometimes|otherwise|often)\s+(?:called|known\s+as|named|sold\s+as)|(?:commonly\s+)?known\s+as|aka|a\.k\.a\.?"
    r"|aussi\s+(?:appel\w+|connu\w*\s+sous\s+le\s+nom)|dite?s?\s+aussi|también\s+(?:llamad\w+|conocid\w+)|conocid\w+\s+como"
    r"|também\s+(?:chamad\w+|conhecid\w+)|conhecid\w+\s+como|dett[oaie]\s+anche|chiamat\w\s+anche|auch\s+(?:bekannt\s+als|genannt)"
    r"|ook\s+(?:wel\s+)?(?:bekend\s+als|genoemd)|zwan\w+\s+(?:też|także|również)|także\s+jako|znan\w+\s+(?:też\s+|także\s+)?jako"
    r"|(?:также|он же|она же)\s+(?:известн\w+\s+как|называ\w+)|znám\w+\s+(?:také|též|tiež)?\s*(?:jako|ako)"
    r"|(?:také|též|tiež)\s+(?:zvan\w+|volan\w+|nazývan\w+)|(?:även|också)\s+(?:kallad\w*|känd\w*\s+som)|juga\s+(?:disebut|dikenal\w*|dipanggil)"
    r"|(?:disebut|dikenali?|dipanggil)\s+juga|diğer\s+adıyla|(?:يسمى|تسمى|يعرف|تعرف|المعروفة?)\s+(?:أيضا|أيضاً|ايضا|بـ?|باسم)?"
    r"|معروف\s+به|که\s+به\s+آن)\s|又名|又称|又稱|也叫|别名|俗称|別名",
    re.IGNORECASE,
)
_CALLED_AFTER = re.compile(
    r"\s(?:genannt|genoemd|olarak\s+(?:da\s+)?bilin\w+|da\s+denir|भी\s+कह(?:ते|ा)|के\s+नाम\s+से|بھی\s+کہ(?:تے|ا)|کے\s+نام\s+سے|هم\s+می"
    r"|(?:নামেও|ও\s+বলে))|とも(?:呼|言|い)|라고도|으로도\s*불|로도\s*불",
    re.IGNORECASE,
)
# "Maida if you eat gluten".
_IF = re.compile(
    r"(?<!\w)(?:if|unless|wenn|falls|sofern|si\s+(?:vous|tu|on|pas|usted|te|no|se|come\w*|tom\w+|pued\w+|toler\w+|est\w+|consum\w+)"
    r"|se\s+(?:mang\w+|toll\w+|puoi|potete|non|siete|sei|com\w+|pud\w+|podes?|toler\w+|não|for|você|consum\w+)"
    r"|(?:als|indien)\s+(?:je|u|men|geen)|jeśli|jeżeli|если|pokud|jestli|ak|pokiaľ|om\s+(?:du|man|ni|inte)|hvis"
    r"|اگر|إذا|اذا|अगर|यदि|যদি|jika|kalau|bila|apabila)\s|如果|若是|(?<!自)若",
    re.IGNORECASE,
)
_IF_AFTER = re.compile(
    r"\s(?:yiyorsan|tüketiyorsan|tüketebil|yiyebil)|を食べられる|を食べる(?:方|人|なら|場合)|が(?:大丈夫|平気)|[을를]\s*(?:먹|드)\S*(?:면|분)",
    re.IGNORECASE,
)
# "Courgettes, spiralized into noodles": a verb and "into" before the shape, or a word behind it.
_INTO = re.compile(
    r"\b(?:cut|sliced?|chopped|carved|spirali[sz]ed|shaped|formed|shredded|julienned|turned|peeled|shaved|grated|torn)\s+(?:up\s+)?(?:in)?to\s"
    r"|切成|擦成|刨成|做成",
    re.IGNORECASE,
)
_CLAUSE_ENDS = re.compile(r"[,;)，、）]")
# "Dairy or plant-based", "vegan or normal" leave open which claim is meant.
_USUAL = (
    r"(?:regular|normal\w*|ordinary|standard|classic|conventional|dairy|cow'?s|usual|gewöhnlich\w*|herkömmlich\w*|ordinaire|classique"
    r"|laiti[eè]re?|lácte[oa]|comú?n|comum|tradi\w+|gewone?|zwykł\w+|обычн\w+|běžn\w+|bežn\w+|klasick\w+|mléčn\w+|mliečn\w+|vanlig\w*"
    r"|biasa|sıradan|عادي\w*|معمولی|सामान्य|साधारण|সাধারণ|普通\w*|일반|보통|klasik|nabiałow\w+)"
)
_OR = r"\s*(?:\b(?:or|oder|ou|o|of|lub|albo|или|nebo|alebo|eller|atau|veya)\b|/|أو|یا|या|বা|অথবা|或|または|か|또는)\s*"
_USUAL_BEFORE = re.compile(rf"{_USUAL}{_OR}$", re.IGNORECASE)
_USUAL_AFTER = re.compile(rf"{_OR}{_USUAL}", re.IGNORECASE)

_ASIDES = (
    (_CALLED, False, "The line names it as another name of a food."),
    (_CALLED_AFTER, True, "The line names it as another name of a food."),
    (_IF, False, "The line names it in a condition."),
    (_IF_AFTER, True, "The line names it in a condition."),
)

_ENDS_BEFORE = re.compile(r"[,;(，、（]")
_SHAPE_CONTENTS = ("gluten", "eggs")


def apply_asides(text: str, foods: list[Meant]) -> None:
    """Make possible what a food is only called, what a condition names, and what others are cut into.

    Each needs another food before it; `foods` stand in their order.
    """
    if len(foods) < 2:
        return
    for words, is_behind, reason in _ASIDES:
        for start, end in _regions(text, words, is_behind=is_behind):
            for found in foods[1:]:
                if start <= found.food.span.start < end and foods[0].food.span.end <= start:
                    found.make_possible(found.contains, reason)
    for start, end in _regions(text, _INTO, is_behind=False):
        for found in foods[1:]:
            if start <= found.food.span.start < end:
                shape = [content for content in found.contains if content in _SHAPE_CONTENTS]
                found.make_possible(shape, "The line names it as a shape.")


def _regions(text: str, words: re.Pattern[str], *, is_behind: bool) -> Iterator[tuple[int, int]]:
    """Yield where the foods stand that the words are about: before or behind them, up to the end of the clause."""
    for match in words.finditer(text):
        if is_behind:
            ends = [mark.end() for mark in _ENDS_BEFORE.finditer(text, 0, match.start())]
            yield (ends[-1] if ends else 0), match.start()
        else:
            stop = _CLAUSE_ENDS.search(text, match.end())
            yield match.end(), stop.start() if stop else len(text)


def is_one_of_two(text: str, claim: Span) -> bool:
    """Say whether the claim is one of two kinds: "(dairy or plant-based)", "vegan or normal"."""
    return bool(_USUAL_BEFORE.search(text[: claim.start]) or _USUAL_AFTER.match(text, claim.end))
