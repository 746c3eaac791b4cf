"""Whether a line names a permitted source for a product: turkey bacon, jambon de dinde, gelatin (halal)."""

from core.halal.lines import Hit, Line
from core.halal.verdicts import Status

_COMPOUNDING = ("de", "nl")
_SOURCES = ("meat", "meat_follows", "plant", "plant_follows", "halal")


def unless_hedged(line: Line, position: int) -> Status:
    """Return halal, or doubtful when the word at `position` leaves the claim open ("halal if possible")."""
    return Status.DOUBTFUL if line.has("exclusions.hedges", position) else Status.HALAL


def excused_by_source(line: Line, hit: Hit) -> Status | None:
    """Return halal when the line names a source that `hit` allows, doubtful when it hedges, else None."""
    if not hit.term.permitted_when & {"meat", "plant", "halal"}:
        return None
    if _is_compound_of_source(line, hit):
        return Status.HALAL
    return _source_before(line, hit) or _source_after(line, hit) or _source_in_brackets(line, hit)


def _is_compound_of_source(line: Line, hit: Hit) -> bool:
    """Say whether a German or Dutch compound begins with its source: Putenbratwurst, kalkoenspekjes."""
    if hit.language not in _COMPOUNDING or hit.end - hit.start > 1 or "meat" not in hit.term.permitted_when:
        return False
    sources = line.vocabulary.lexicon.contexts["sources.compound_starts"]
    return any((hit.text[:length],) in sources for length in range(3, len(hit.text) - 2))


def _source_before(line: Line, hit: Hit) -> Status | None:
    position = hit.start
    while position > 0:
        start = source_before(line, position, hit)
        if start < position:
            is_weak = line.phrase_before("sources.weak", position) < position
            return Status.DOUBTFUL if is_weak and line.has("sources.dishes", hit.end) else Status.HALAL
        other = line.hit_at(position - 1)
        passes = other.is_bad and bool(other.term.permitted_when & hit.term.permitted_when) if other else False
        passes = passes or (line.has("sources.between", position - 1) and not line.is_mark(position - 1))
        if not passes and not _joins_a_taste(line, position, hit):
            return None
        position -= 1
    return None


def _joins_a_taste(line: Line, after_join: int, hit: Hit) -> bool:
    """Say whether the "and" before `after_join` only adds a taste, as in: chicken and apple sausage."""
    words = range(after_join, hit.start)
    return (
        line.word(after_join - 1) in ("and", "&")
        and len(words) > 0
        and all(line.word(position) in line.vocabulary.lexicon.foods for position in words)
    )


def _source_after(line: Line, hit: Hit) -> Status | None:
    position = hit.end
    while (other := line.hit_at(position)) and other.is_bad and other.term.permitted_when & hit.term.permitted_when:
        position += 1
    for name in ("meat_follows", "plant_follows", "halal"):
        if _allows(hit, name):
            start = _after_comma(line, position, hit) if name == "halal" else position
            end = line.phrase_from(f"sources.{name}", start)
            if end > start:
                return unless_hedged(line, end)
    if _is_named_behind_comma(line, position, hit):
        return Status.HALAL
    start = position
    while line.has("sources.links", position):
        position += 1
    is_linked = (start < position and line.word(position - 1) not in ("with", "using")) or line.word(start) == "made"
    if is_linked and source_from(line, position, hit) > position:
        return Status.HALAL
    return None


def _is_named_behind_comma(line: Line, comma: int, hit: Hit) -> bool:
    """Say whether the line ends as in a catalogue: "sausages, chicken". "Bacon, chicken" is two foods."""
    if hit.term.status is not Status.DOUBTFUL or line.word(comma) != ",":
        return False
    return comma + 1 < source_from(line, comma + 1, hit) == len(line.tokens)


def _after_comma(line: Line, position: int, hit: Hit) -> int:
    """Return where a claim behind a comma starts: "sausage, halal", "hot dogs, beef, halal"."""
    if line.word(position) not in (",", "-"):
        return position
    end = source_from(line, position + 1, hit)
    return end + 1 if end > position + 1 and line.word(end) == "," else position + 1


def _source_in_brackets(line: Line, hit: Hit) -> Status | None:
    position = hit.end
    while line.is_descriptor(position) or (line.hit_at(position) and line.is_family(position, hit.term.family)):
        position += 1
    if line.word(position) != "(":
        return None
    position += 1
    if line.phrase_from("exclusions.before", position) > position:
        return None
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


def _allows(hit: Hit, source: str) -> bool:
    return source.removesuffix("_follows") in hit.term.permitted_when
