"""Decides what a finding means in its context: excluded, permitted, doubtful, or as the lexicon says."""

from collections.abc import Callable

from core.halal.exclusions import is_excluded
from core.halal.lines import Hit, Line
from core.halal.sources import excused_by_source, source_from, unless_hedged
from core.halal.verdicts import Status

_UNSPACED_START = "\u0e00"


def status_in_context(line: Line, hit: Hit) -> Status | None:
    """Return the status of `hit` where it stands; None when the line says that it is not in the food."""
    if not hit.is_bad:
        return hit.term.status
    if is_excluded(line, hit):
        return None
    for judge in _JUDGES:
        status = judge(line, hit)
        if status is not None:
            return status
    return hit.term.status


def _excused_by_alcohol_free(line: Line, hit: Hit) -> Status | None:
    if "alcohol-free" not in hit.term.permitted_when:
        return None
    if "virgin" in hit.term.permitted_when and line.has("alcohol.virgin", hit.end):
        return Status.HALAL
    position = hit.start - 1
    while position >= 0:
        other = line.hit_at(position)
        if other and other.term.family == "alcohol-free":
            return unless_hedged(line, hit.end)
        if "virgin" in hit.term.permitted_when and line.has("alcohol.virgin", position):
            return Status.HALAL
        reaches = line.is_descriptor(position) or (other and other.term.family == hit.term.family)
        may_be_virgin = "virgin" in hit.term.permitted_when and not line.is_mark(position)
        if not reaches and not may_be_virgin and not _shares_claim(line, position, hit):
            break
        position -= 1
    return _excused_by_alcohol_free_after(line, hit)


def _shares_claim(line: Line, join: int, hit: Hit) -> bool:
    """ "Non-alcoholic wine or beer" claims both; "alcohol-free wine or white wine" is a choice between them."""
    other = line.hit_at(join - 1)
    if other is None or not line.has("joins.alternative", join):
        return False
    return other.text.split()[-1] != hit.text.split()[-1]


def _excused_by_alcohol_free_after(line: Line, hit: Hit) -> Status | None:
    position = hit.end
    while line.is_descriptor(position) or (line.hit_at(position) and line.is_family(position, hit.term.family)):
        position += 1
    if line.word(position) in ("(", ",", "-", ":"):
        position += 1
    while line.is_descriptor(position) and not line.hit_at(position) and not line.has("exclusions.hedges", position):
        position += 1
    if position == hit.end and (bracket := _bracket_after_dish(line, position)):
        position = bracket
    is_hedged = line.has("exclusions.hedges", position)
    marker = line.hit_at(position + 1 if is_hedged else position)
    if marker is None or marker.term.family != "alcohol-free":
        return None
    following = line.hit_at(marker.end)
    if following and following.is_bad:
        return None
    return Status.DOUBTFUL if is_hedged else unless_hedged(line, marker.end)


def _bracket_after_dish(line: Line, position: int) -> int | None:
    """Return where the claim about a dish begins: "brandy butter (alcohol-free)", "rum cake, no alcohol"."""
    start = position
    while line.word(position) in line.vocabulary.lexicon.foods:
        position += 1
    return position + 1 if position > start and line.word(position) in ("(", ",") else None


def _excused_by_vinegar(line: Line, hit: Hit) -> Status | None:
    if "vinegar" not in hit.term.permitted_when:
        return None
    if _vinegar_after(line, hit) or _vinegar_before(line, hit):
        return Status.HALAL
    return None


def _vinegar_after(line: Line, hit: Hit) -> bool:
    position = hit.end
    while line.hit_at(position) and line.is_family(position, hit.term.family):
        position += 1
    if line.has("alcohol.vinegar", position):
        return True
    # "red wine or balsamic vinegar": both words name a vinegar, unless the wine is called dry or is measured apart.
    if not line.has("joins.alternative", position) or line.has("alcohol.vinegar", position + 1):
        return False
    if line.is_mark(position) or line.word(hit.start) == "dry" or line.word(hit.start - 1) == "dry":
        return False
    if "wine" not in hit.text and not line.is_family(position + 1, hit.term.family):
        return False
    for step in range(position + 1, position + 5):
        if line.has("alcohol.vinegar", step):
            return True
        if line.is_mark(step) or line.is_number(step) or line.has("joins.addition", step):
            return False
    return False


def _vinegar_before(line: Line, hit: Hit) -> bool:
    position = hit.start - 1
    while (
        line.has("alcohol.vinegar_links", position) or line.is_descriptor(position) or _may_name_vinegar(line, position)
    ):
        position -= 1
    if line.has("alcohol.vinegar", position):
        return line.word(position) < _UNSPACED_START
    if line.word(position) == "," and line.has("alcohol.vinegar", position - 1) and hit.end == len(line.tokens):
        # "vinegar, red wine" as in a catalogue, but not the list "oil, vinegar, red wine".
        return not any(line.word(before) in (",", ";") for before in range(position - 1))
    return _names_vinegar_in_brackets(line, hit)


def _names_vinegar_in_brackets(line: Line, hit: Hit) -> bool:
    """Say whether `hit` stands in a list of kinds, as in: vinegar (rice, wine or cider), vinegar: rice or wine."""
    position = hit.start - 1
    while not line.is_mark(position) or line.word(position) == ",":
        position -= 1
    is_alternative = (
        line.has("joins.alternative", position + 1) or line.phrase_from("joins.addition", position + 1) > position + 1
    )
    return line.word(position) in ("(", ":") and line.has("alcohol.vinegar", position - 1) and not is_alternative


def _may_name_vinegar(line: Line, position: int) -> bool:
    other = line.hit_at(position)
    return other is not None and "vinegar" in other.term.permitted_when


def _excused_as_thing(line: Line, hit: Hit) -> Status | None:
    """A wine glass is no wine, and wine-red is a colour."""
    if hit.term.family != "alcohol" or line.hit_at(hit.end):
        return None
    is_colour = line.has("alcohol.colours", hit.end) and line.tokens[hit.end].joined
    return Status.HALAL if is_colour or line.has("alcohol.things", hit.end) else None


def _open_as_flavour(line: Line, hit: Hit) -> Status | None:
    """Bacon-flavoured crisps may hold no bacon: the line leaves it open, unless it goes on to name a source."""
    if not line.has("exclusions.flavours", hit.end) or line.word(hit.end + 1) == "with":
        return None
    return Status.HALAL if source_from(line, hit.end + 1, hit) > hit.end + 1 else Status.DOUBTFUL


_JUDGES: tuple[Callable[[Line, Hit], Status | None], ...] = (
    _excused_by_alcohol_free,
    _excused_by_vinegar,
    _excused_as_thing,
    excused_by_source,
    _open_as_flavour,
)
