"""Which foods of a line come together and which are alternatives ("A or B")."""

from dataclasses import dataclass, field

from core.halal.excuses import status_in_context
from core.halal.lines import Hit, Line
from core.halal.verdicts import Status

# From here on one character is a word.
_CJK = "\u2e80"


@dataclass
class Segment:
    """A stretch of a line between two joins, with the findings that stand in it.

    `join` is what stands before it: "" (start), "(", ",", "and", "or" or ",or". Segments of one `group` are
    alternatives.
    """

    join: str
    group: int
    start: int
    findings: list[tuple[Hit, Status]] = field(default_factory=list)
    has_food: bool = False
    food_words: int = 0
    starts_with_number: bool = False

    @property
    def is_empty(self) -> bool:
        return not self.findings and not self.has_food

    @property
    def status(self) -> Status:
        return max((status for _, status in self.findings), key=lambda status: status.rank, default=Status.HALAL)


@dataclass(frozen=True)
class Group:
    """Alternatives of one another."""

    alternatives: tuple[Segment, ...]

    @property
    def is_mixed(self) -> bool:
        """True when a haram alternative stands beside one that is not."""
        statuses = {segment.status for segment in self.alternatives}
        return Status.HARAM in statuses and len(statuses) > 1

    @property
    def worst(self) -> tuple[Hit, Status] | None:
        findings = [finding for segment in self.alternatives for finding in segment.findings]
        return max(findings, key=lambda finding: finding[1].rank, default=None)


def groups_of(line: Line) -> list[Group]:
    """Return the line's foods as groups of alternatives; what is in different groups comes together."""
    segments = _Splitter(line).split()
    _join_lists(segments)
    by_group: dict[int, list[Segment]] = {}
    for segment in segments:
        if not segment.is_empty:
            by_group.setdefault(segment.group, []).append(segment)
    return [Group(tuple(alternatives)) for alternatives in by_group.values()]


class _Splitter:
    """Walks a line once. Brackets hold segments of their own; after them the outer segment goes on."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.segments: list[Segment] = [Segment("", 0, 0)]
        self.open: list[Segment] = []
        self.is_mix = any(line.has("joins.mixing", position) for position in range(len(line.tokens)))
        self.is_dutch = any(hit.language == "nl" for hit in line.hits)

    @property
    def current(self) -> Segment:
        return self.segments[-1] if not self._resumed else self._resumed

    def split(self) -> list[Segment]:
        self._resumed: Segment | None = None
        position = 0
        while position < len(self.line.tokens):
            position = self._step(position)
        return self.segments

    def _step(self, position: int) -> int:
        line = self.line
        hit = line.hit_at(position)
        if hit:
            self._take_hit(hit)
            return hit.end
        word = line.word(position)
        if self._is_dangling_hyphen(position):
            return position + 1
        if word == "(":
            self.open.append(self.current)
            self._begin("(", position + 1)
        elif word == ")":
            self._resumed = self.open.pop() if self.open else self._resumed
        elif (end := self._alternative_end(position)) > position:
            self._alternative(position, end)
            return end + (line.word(end) == ":")
        elif (end := line.phrase_from("joins.addition", position)) > position or line.is_mark(position):
            self._begin("," if word in (",", ";") else "and", max(end, position + 1))
            return max(end, position + 1)
        else:
            excluded = line.phrase_from("exclusions.before", position)
            if excluded > position:
                return excluded
            self._take_word(position)
        return position + 1

    def _is_japanese_or(self, position: int) -> bool:
        """Say whether "か" joins a finding and another food, as in 豚肉か鶏肉; elsewhere it is a part of a word."""
        line = self.line
        if line.word(position) != "か" or not line.hit_at(position - 1):
            return False
        return bool(line.hit_at(position + 1)) or line.phrase_from("sources.meat", position + 1) > position + 1

    def _is_dangling_hyphen(self, position: int) -> bool:
        """Say whether the hyphen stands for a shared ending: "Schweine- oder Rinderhack"."""
        line = self.line
        return (
            line.word(position) == "-"
            and line.tokens[position].joined
            and self._alternative_end(position + 1) > position + 1
        )

    def _alternative_end(self, position: int) -> int:
        line = self.line
        if line.phrase_from("exclusions.before", position) > position:
            return position
        if line.word(position) == "/" and (line.is_number(position - 1) or self.is_mix):
            return position
        if self._is_japanese_or(position):
            return position + 1
        end = line.phrase_from("joins.alternative", position)
        if end == position and self.is_dutch:
            end = line.phrase_from("joins.dutch_alternative", position)
        if line.phrase_from("joins.addition", position) > end:
            return position
        return end

    def _alternative(self, position: int, end: int) -> None:
        line = self.line
        if line.phrase_from("joins.not_an_alternative", end) > end and not line.is_mark(end):
            self._begin("and", end)
        elif line.word(position) == "instead" and (end >= len(line.tokens) or line.is_mark(end)):
            self._make_current_an_alternative()
        elif self._opens_current(position):
            self._make_current_an_alternative()
            self.current.join = ",or" if self.current.join == "," else "or"
        else:
            self._begin("or", end, group=self.current.group)

    def _opens_current(self, position: int) -> bool:
        """Say whether the join at `position` stands first in its part: ", or stock", "(you can substitute stock)"."""
        segment = self.current
        if not segment.is_empty or segment is not self.segments[-1]:
            return False
        return segment.join == "(" or (
            segment.join == "," and (position == segment.start or self.line.word(segment.start) == "you")
        )

    def _make_current_an_alternative(self) -> None:
        """ "(stock works instead)": the brackets, or the last part, are an alternative to what came before."""
        before = self.open[-1:] or [segment for segment in self.segments[:-1] if not segment.is_empty][-1:]
        if before:
            self.current.group = before[0].group

    def _begin(self, join: str, start: int, *, group: int | None = None) -> None:
        self._resumed = None
        segment = Segment(join, len(self.segments) if group is None else group, start)
        segment.starts_with_number = self.line.is_number(start)
        self.segments.append(segment)

    def _take_hit(self, hit: Hit) -> None:
        status = status_in_context(self.line, hit)
        if status is None:
            return
        if status is Status.HALAL:
            self.current.has_food = True
        else:
            self.current.findings.append((hit, status))

    def _take_word(self, position: int) -> None:
        if self._is_food(position):
            self.current.has_food = True
            self.current.food_words += 1

    def _is_food(self, position: int) -> bool:
        line = self.line
        word, lexicon = line.word(position), line.vocabulary.lexicon
        if line.is_number(position):
            return False
        if word in lexicon.foods or any(
            line.has(f"sources.{name}", position) for name in ("meat", "meat_follows", "plant")
        ):
            return True
        if line.is_prose or word in lexicon.descriptors or (len(word) < 2 and word < _CJK):
            return False
        if any(line.has(name, position) for name in ("exclusions.after", "exclusions.hedges", "exclusions.between")):
            return False
        return not word.endswith(("ed", "ing", "ly"))


def _join_lists(segments: list[Segment]) -> None:
    """Make "A, B, or C" alternatives, and "A, B or C" where A and B are findings of one kind."""
    real = [segment for segment in segments if not segment.is_empty]
    for index in range(1, len(real)):
        segment, previous = real[index], real[index - 1]
        if segment.join == ",or":
            _merge(segments, segment, previous)
            back = index - 1
            while back > 0 and real[back].join == "," and not real[back].starts_with_number:
                _merge(segments, real[back - 1], real[back])
                back -= 1
        elif segment.join == "or" and index >= 2 and _is_list(real, index):
            _merge(segments, real[index - 2], previous)


def _is_list(real: list[Segment], index: int) -> bool:
    """Say whether the "or" at `index` reaches back over the comma: "sherry, wine or stock"."""
    previous, first = real[index - 1], real[index - 2]
    return previous.join == "," and (_are_one_kind(previous, first) or _is_bare_list(real))


def _is_bare_list(real: list[Segment]) -> bool:
    """Say whether the line is nothing but "lard, butter or ghee".

    "Red wine, chicken or vegetable stock" is not: there the last two share their last word.
    """
    if len(real) != 3 or real[1].starts_with_number or not real[0].findings:
        return False
    return all(not segment.findings and segment.food_words == 1 for segment in real[1:])


def _are_one_kind(one: Segment, other: Segment) -> bool:
    if not one.findings or not other.findings:
        return False
    return one.findings[0][0].term.family == other.findings[0][0].term.family


def _merge(segments: list[Segment], one: Segment, other: Segment) -> None:
    old, new = other.group, one.group
    for segment in segments:
        if segment.group == old:
            segment.group = new
