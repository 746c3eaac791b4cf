"""What a finding is worth in its place: excluded, excused by its context, open, or as the lexicon says."""

from collections.abc import Callable

from core.halal.lines import Hit, Line
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


def is_excluded(line: Line, hit: Hit) -> bool:
    """Say whether the line excludes `hit` itself: "without wine", "pork-free", "no bacon or ham"."""
    return _excluded_before(line, hit) or _excluded_after(line, hit)


def _excluded_before(line: Line, hit: Hit) -> bool:
    position = hit.start
    while position > 0:
        start = line.phrase_before("exclusions.before", position)
        if start < position and not _is_portuguese_in(line, hit, start, position):
            return True
        if line.has("exclusions.carry", position - 1) and _carries(line, position - 1):
            return True
        if line.word(position - 1) == "," and _list_goes_on(line, hit) and _ends_excluded(line, position - 1):
            return True
        if not line.has("exclusions.between", position - 1):
            return False
        position -= 1
    return False


def _is_portuguese_in(line: Line, hit: Hit, start: int, end: int) -> bool:
    return hit.language == "pt" and end - start == 1 and line.has("exclusions.before_not_portuguese", start)


def _carries(line: Line, join: int) -> bool:
    """Say whether an exclusion reaches over the join: "no pork or ham"; over a plain word only with "or"."""
    if _ends_excluded(line, join):
        return True
    is_or = line.has("joins.alternative", join) or line.word(join) == "nor"
    plain_word = not line.is_mark(join - 1) and not line.hit_at(join - 1)
    return is_or and plain_word and line.phrase_before("exclusions.before", join - 1) < join - 1


def _ends_excluded(line: Line, end: int) -> bool:
    other = line.hit_at(end - 1)
    if other is None:
        return False
    if other.term.family == "alcohol-free":
        # "free of alcohol and pork": the claim is itself an exclusion.
        return line.phrase_from("exclusions.before", other.start) > other.start
    return other.is_bad and _excluded_before(line, other)


def _list_goes_on(line: Line, hit: Hit) -> bool:
    """Say whether an "or" closes the list that `hit` is in: "no pork, bacon or ham"."""
    position = hit.end
    while position < len(line.tokens) and (line.word(position) == "," or line.hit_at(position)):
        if line.word(position) == "," and line.has("joins.alternative", position + 1):
            return True
        position += 1
    return line.has("joins.alternative", position) or line.word(position) == "nor"


def _excluded_after(line: Line, hit: Hit) -> bool:
    position = hit.end
    if line.phrase_from("exclusions.after", position) > position and not line.is_mark(position):
        if line.word(position) in ("less", "siz", "suz") and not line.tokens[position].joined:
            return False
        return line.word(position) != "free" or not line.has("exclusions.not_free_before", position + 1)
    # "pork- and alcohol-free": a dangling hyphen ties the two together whatever follows.
    is_tied = line.word(position) == "-" and line.tokens[position].joined
    return _free_together(line, position + is_tied, is_tied)


def _free_together(line: Line, join: int, is_tied: bool) -> bool:
    """Say whether the finding before `join` shares the "free" of the one after it: "pork and alcohol free"."""
    following = line.hit_at(join + 1)
    if following is None or not line.has("exclusions.carry", join) or line.has("joins.dutch_alternative", join):
        return False
    if following.term.family == "alcohol-free":
        is_claim_of_all = line.word(following.end - 1) == "free"
        return is_claim_of_all and (is_tied or line.is_mark(following.end))
    return following.is_bad and line.word(following.end) == "free" and _excluded_after(line, following)


def _excused_by_alcohol_free(line: Line, hit: Hit) -> Status | None:
    if "alcohol-free" not in hit.term.permitted_when:
        return None
    if "virgin" in hit.term.permitted_when and line.has("alcohol.virgin", hit.end):
        return Status.HALAL
    position = hit.start - 1
    while position >= 0:
        other = line.hit_at(position)
        if other and other.term.family == "alcohol-free":
            return _unless_hedged(line, hit.end)
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
    while line.is_descriptor(position) or (line.hit_at(position) and _same_family(line, position, hit)):
        position += 1
    if line.word(position) in ("(", ",", "-", ":"):
        position += 1
    while line.is_descriptor(position) and not line.hit_at(position) and not line.has("exclusions.hedges", position):
        position += 1
    is_hedged = line.has("exclusions.hedges", position)
    marker = line.hit_at(position + 1 if is_hedged else position)
    if marker is None or marker.term.family != "alcohol-free":
        return None
    if marker.end < len(line.tokens) and line.hit_at(marker.end) and not line.is_mark(marker.end):
        return None
    return Status.DOUBTFUL if is_hedged else _unless_hedged(line, marker.end)


def _same_family(line: Line, position: int, hit: Hit) -> bool:
    other = line.hit_at(position)
    return other is not None and other.term.family == hit.term.family


def _unless_hedged(line: Line, position: int) -> Status:
    return Status.DOUBTFUL if line.has("exclusions.hedges", position) else Status.HALAL


def _excused_by_vinegar(line: Line, hit: Hit) -> Status | None:
    if "vinegar" not in hit.term.permitted_when:
        return None
    if _vinegar_after(line, hit) or _vinegar_before(line, hit):
        return Status.HALAL
    return None


def _vinegar_after(line: Line, hit: Hit) -> bool:
    position = hit.end
    while line.hit_at(position) and _same_family(line, position, hit):
        position += 1
    if line.has("alcohol.vinegar", position):
        return True
    # "red wine or balsamic vinegar": both words name a vinegar, unless the wine is called dry or is measured apart.
    if not line.has("joins.alternative", position) or line.has("alcohol.vinegar", position + 1):
        return False
    if line.is_mark(position) or line.word(hit.start) == "dry" or line.word(hit.start - 1) == "dry":
        return False
    if "wine" not in hit.text and not _same_family(line, position + 1, hit):
        return False
    for step in range(position + 1, position + 5):
        if line.has("alcohol.vinegar", step):
            return True
        if line.is_mark(step) or line.is_number(step) or line.has("joins.addition", step):
            return False
    return False


def _vinegar_before(line: Line, hit: Hit) -> bool:
    position = hit.start - 1
    # As in: vinegar (cider or white wine).
    while line.has("joins.alternative", position) or _may_name_vinegar(line, position):
        position -= 1
    if line.word(position) == "(":
        position -= 1
    while line.has("alcohol.vinegar_links", position) or line.is_descriptor(position):
        position -= 1
    return line.has("alcohol.vinegar", position) and line.word(position) < _UNSPACED_START


def _may_name_vinegar(line: Line, position: int) -> bool:
    other = line.hit_at(position)
    return other is not None and "vinegar" in other.term.permitted_when


def _excused_as_thing(line: Line, hit: Hit) -> Status | None:
    """A wine glass is no wine, and wine-red is a colour."""
    if hit.term.family != "alcohol" or line.hit_at(hit.end):
        return None
    is_colour = line.has("alcohol.colours", hit.end) and line.tokens[hit.end].joined
    return Status.HALAL if is_colour or line.has("alcohol.things", hit.end) else None


def _excused_by_source(line: Line, hit: Hit) -> Status | None:
    if not hit.term.permitted_when & {"meat", "plant", "halal"}:
        return None
    return _source_before(line, hit) or _source_after(line, hit) or _source_in_brackets(line, hit)


def _source_before(line: Line, hit: Hit) -> Status | None:
    position = hit.start
    while position > 0:
        start = source_before(line, position, hit)
        if start < position:
            is_weak = line.phrase_before("sources.weak", position) < position
            return Status.DOUBTFUL if is_weak and line.has("sources.dishes", hit.end) else Status.HALAL
        other = line.hit_at(position - 1)
        passes = other.is_bad and bool(other.term.permitted_when & hit.term.permitted_when) if other else False
        if not passes and not (line.has("sources.between", position - 1) and not line.is_mark(position - 1)):
            return None
        position -= 1
    return None


def _source_after(line: Line, hit: Hit) -> Status | None:
    position = hit.end
    while (other := line.hit_at(position)) and other.is_bad and other.term.permitted_when & hit.term.permitted_when:
        position += 1
    for name in ("meat_follows", "plant_follows", "halal"):
        if _allows(hit, name):
            start = position + 1 if name == "halal" and line.word(position) in (",", "-") else position
            end = line.phrase_from(f"sources.{name}", start)
            if end > start:
                return _unless_hedged(line, end)
    start = position
    while line.has("alcohol.vinegar_links", position) or line.word(position) in ("d", "with", "using"):
        position += 1
    is_linked = (start < position and line.word(position - 1) not in ("with", "using")) or line.word(start) == "made"
    if is_linked and source_from(line, position, hit) > position:
        return Status.HALAL
    return None


def _source_in_brackets(line: Line, hit: Hit) -> Status | None:
    position = hit.end
    while line.is_descriptor(position) or (line.hit_at(position) and _same_family(line, position, hit)):
        position += 1
    if line.word(position) != "(":
        return None
    position += 1
    is_hedged = False
    while line.is_descriptor(position) and source_from(line, position, hit) == position:
        is_hedged = is_hedged or line.has("exclusions.hedges", position) or line.has("joins.alternative", position)
        position += 1
    if source_from(line, position, hit) == position:
        return None
    rest = position
    while rest < len(line.tokens) and line.word(rest) != ")":
        other = line.hit_at(rest)
        if other is not None and other.term.family == "pork" and "meat" not in other.term.permitted_when:
            is_hedged = True
        is_hedged = is_hedged or line.has("exclusions.hedges", rest)
        rest += 1
    return Status.DOUBTFUL if is_hedged else Status.HALAL


def source_before(line: Line, end: int, hit: Hit) -> int:
    """Return where a source that `hit` allows begins when it ends at `end`, else `end`."""
    return min((line.phrase_before(f"sources.{name}", end) for name in _SOURCES if _allows(hit, name)), default=end)


def source_from(line: Line, start: int, hit: Hit) -> int:
    """Return where a source that `hit` allows ends when it starts at `start`, else `start`."""
    return max((line.phrase_from(f"sources.{name}", start) for name in _SOURCES if _allows(hit, name)), default=start)


_SOURCES = ("meat", "meat_follows", "plant", "plant_follows", "halal")


def _allows(hit: Hit, source: str) -> bool:
    return source.removesuffix("_follows") in hit.term.permitted_when


def _open_as_flavour(line: Line, hit: Hit) -> Status | None:
    """Bacon-flavoured crisps may hold no bacon: the line leaves it open."""
    if line.has("exclusions.flavours", hit.end) and line.word(hit.end + 1) != "with":
        return Status.DOUBTFUL
    return None


_JUDGES: tuple[Callable[[Line, Hit], Status | None], ...] = (
    _excused_by_alcohol_free,
    _excused_by_vinegar,
    _excused_as_thing,
    _excused_by_source,
    _open_as_flavour,
)
