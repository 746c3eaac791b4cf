"""Which foods of a text come together and which are alternatives ("A or B")."""

from dataclasses import dataclass, field

from core.reading.scan import Mention, Scan
from core.reading.values import GONE

# From here on one character is a word.
_CJK = "\u2e80"
_NO_FOOD = frozenset({"filler", "free-after", "hedge", "without-between"})
_FOOD = frozenset({"food", "meat", "meat-after", "plant"})
_WITHOUT = ("without", "without-closely", "without-not-portuguese")
_JOINING = frozenset({"or", "dutch-or", "and", *_WITHOUT})
# Spanish and Portuguese write "para", "com" and "sem" as "p/", "c/" and "s/", Dutch "van de" as "v/d".
_SHORTENED = ("p", "c", "s", "v")
# "O" is "or" in Spanish and Italian, "ya" in Turkish and Hindi; in these languages they are "the" and "already".
_IS_NO_OR = {"o": frozenset({"pt", "ro", "pl", "cs", "sk", "hu"}), "ya": frozenset({"es", "id", "ms"})}
_NO_LANGUAGE = ("", "names", "other")


@dataclass(eq=False, slots=True)
class Segment:
    """A stretch of a text between two joins, with the foods that stand in it.

    `join` is what stands before it: "" (start), "(", ",", "and", "or" or ",or". Segments of one `group` are
    alternatives. `words` are the positions of words that stand for a food no lexicon knows. It `counts_pieces` when it
    begins with a number and no measure ("2 onions").
    """

    join: str
    group: int
    start: int
    mentions: list[Mention] = field(default_factory=list)
    words: list[int] = field(default_factory=list)
    starts_with_number: bool = False
    counts_pieces: bool = False

    @property
    def is_empty(self) -> bool:
        return not self.words and (not self.mentions or not any(map(_counts, self.mentions)))

    @property
    def food_count(self) -> int:
        return len(self.words) + len({mention.start for mention in self.mentions if _counts(mention)})

    @property
    def tags(self) -> set[str]:
        """What its foods are, for lists of one kind ("sherry, wine or stock")."""
        return {tag for mention in self.mentions for tag in mention.tags if tag.startswith("kind-")}


def segments_of(scan: Scan) -> list[Segment]:
    """Return the text's foods in segments, and note group and alternative on each food."""
    scan.mark_descriptors()
    segments = _Splitter(scan).split()
    _join_lists(segments)
    for number, segment in enumerate(segments):
        # A description alone is no alternative: it gets a group of its own.
        group = len(segments) + number if segment.is_empty else segment.group
        for mention in segment.mentions:
            mention.group, mention.alternative = group, number
    return segments


def _counts(mention: Mention) -> bool:
    return mention.role not in GONE and not mention.is_descriptor


class _Splitter:
    """Walks a text once. Brackets hold segments of their own; after them the outer segment goes on."""

    def __init__(self, scan: Scan) -> None:
        self.scan = scan
        self.segments: list[Segment] = [Segment("", 0, 0)]
        self.segments[0].counts_pieces = self._counts_pieces(0)
        self.open: list[Segment] = []
        self.resumed: Segment | None = None
        self.is_mix = "@mixing" in scan.present
        self.is_dutch = scan.language == "nl"

    @property
    def current(self) -> Segment:
        return self.resumed or self.segments[-1]

    def split(self) -> list[Segment]:
        position = 0
        while position < self.scan.size:
            position = self._step(position)
        return self.segments

    def _step(self, position: int) -> int:
        scan = self.scan
        if scan.mentions_from(position):
            return self._take_mentions(position)
        if self._is_plain(position):
            if self._is_food(position):
                self.current.words.append(position)
            return position + 1
        word = scan.word(position)
        if word in ("(", ")"):
            self._bracket(word, position)
        elif self._is_dangling_hyphen(position):
            return position + 1
        elif (end := self._or_end(position)) > position:
            self._alternative(position, end)
            return end + (scan.word(end) in (":", "."))
        elif (end := scan.label_from("and", position)) > position or scan.is_mark(position):
            self._begin("," if word in (",", ";", "-") else "and", max(end, position + 1))
            return max(end, position + 1)
        elif (end := self._without_end(position)) > position:
            return end
        elif self._is_food(position):
            self.current.words.append(position)
        return position + 1

    def _is_plain(self, position: int) -> bool:
        """Say whether the word here joins and excludes nothing, as nearly every word."""
        scan = self.scan
        return (
            _JOINING.isdisjoint(scan.labels_at(position)) and not scan.is_mark(position) and scan.word(position) != "か"
        )

    def _bracket(self, word: str, position: int) -> None:
        if word == "(":
            self.open.append(self.current)
            self._begin("(", position + 1)
        else:
            self.resumed = self.open.pop() if self.open else self.resumed

    def _take_mentions(self, start: int) -> int:
        position, end = start, start + 1
        while position < end:
            for mention in self.scan.mentions_from(position):
                self.current.mentions.append(mention)
                end = max(end, mention.end)
            position += 1
        return end

    def _without_end(self, position: int) -> int:
        labels = self.scan.labels_at(position) if position < self.scan.size else {}
        return max(labels.get(name, -1) for name in _WITHOUT)

    def _is_japanese_or(self, position: int) -> bool:
        """Say whether "か" joins two foods, as in 豚肉か鶏肉; elsewhere it is a part of a word."""
        scan = self.scan
        if scan.word(position) != "か" or not any(mention.end == position for mention in scan.mentions):
            return False
        return bool(scan.mentions_from(position + 1)) or scan.has("meat", position + 1)

    def _is_dangling_hyphen(self, position: int) -> bool:
        """Say whether the hyphen stands for a shared ending: "Schweine- oder Rinderhack"."""
        scan = self.scan
        return scan.word(position) == "-" and scan.is_joined(position) and self._or_end(position + 1) > position + 1

    def _or_end(self, position: int) -> int:
        scan = self.scan
        if self._without_end(position) > position:
            return position
        is_slash = scan.word(position) == "/"
        if is_slash and (scan.is_number(position - 1) or self.is_mix or scan.word(position - 1) in _SHORTENED):
            return position
        if self._is_japanese_or(position):
            return position + 1
        if scan.word(position) == "u" and not scan.word(position + 1).startswith(("o", "ho")):
            return position  # Spanish "siete u ocho"; in Slavic languages "u" is "at": "jak u babci".
        if (scan.language or self._language_of_foods()) in _IS_NO_OR.get(scan.word(position), ()):
            return position
        end = scan.label_from("or", position)
        if end < 0 and (self.is_dutch or self._is_beside_dutch(position)):
            end = scan.label_from("dutch-or", position)
        return position if scan.label_from("and", position) > end else end

    def _is_beside_dutch(self, position: int) -> bool:
        """Say whether a Dutch food stands right before or behind the word, in a text that may be Dutch."""
        scan = self.scan
        beside = (*scan.mentions_from(position + 1), *scan.mentions_to(position))
        return scan.language != "en" and any(mention.language == "nl" for mention in beside)

    def _language_of_foods(self) -> str:
        """Return the language that the foods of a text without other signs have in common, or ""."""
        languages = {mention.language for mention in self.scan.mentions if mention.language not in _NO_LANGUAGE}
        return languages.pop() if len(languages) == 1 else ""

    def _alternative(self, position: int, end: int) -> None:
        scan = self.scan
        if self._shares_its_food(position, end) or (scan.has("not-an-or", end) and not scan.is_mark(end)):
            self._begin("and", end)
        elif scan.word(position) == "instead" and (end >= scan.size or scan.is_mark(end)):
            self._make_current_an_alternative()
        elif self._opens_current(position):
            self._make_current_an_alternative()
            self.current.join = ",or" if self.current.join == "," else "or"
        else:
            self._begin("or", end, group=self.current.group)

    def _shares_its_food(self, position: int, end: int) -> bool:
        """Say whether both sides of the join are one food: "Speckwürfel oder -streifen", "Parma- oder Serranoschinken".

        "Rinder- oder Schweinehack" are two: the first names an animal.
        """
        scan = self.scan
        if end < scan.size and scan.folded[: scan.tokens[end].start].endswith(" -"):
            return True
        if position < 2 or not self._is_dangling_hyphen(position - 1):
            return False
        known = not {*_FOOD, "compound-start"}.isdisjoint(scan.labels_at(position - 2))
        first = scan.word(position - 2)
        if known or any(mention.end == position - 1 for mention in scan.mentions):
            return False
        return not any(scan.vocabulary.is_ordinary(first, language) for language in scan.languages)

    def _opens_current(self, position: int) -> bool:
        """Say whether the join at `position` stands first in its part: ", or stock", "(you can substitute stock)"."""
        segment = self.current
        if not segment.is_empty or segment is not self.segments[-1]:
            return False
        return segment.join == "(" or (
            segment.join == "," and (position == segment.start or self.scan.word(segment.start) == "you")
        )

    def _make_current_an_alternative(self) -> None:
        """ "(stock works instead)": the brackets, or the last part, are an alternative to what came before."""
        bracket = self.current.start - 1
        # Nothing stands before the bracket in "brandy, (or apple juice)": there the food before the comma is meant.
        around = [segment for segment in self.open[-1:] if not segment.is_empty or segment.start != bracket]
        before = around or [segment for segment in self.segments[:-1] if not segment.is_empty][-1:]
        # "There is no beef in this; we use pork instead": what is not there is no alternative.
        gone = [mention for part in self.segments[-3:-1] for mention in part.mentions if mention.role in GONE]
        if before and (around or not gone):
            self.current.group = before[0].group

    def _begin(self, join: str, start: int, *, group: int | None = None) -> None:
        self.resumed = None
        segment = Segment(join, len(self.segments) if group is None else group, start)
        segment.starts_with_number = self.scan.is_number(start)
        segment.counts_pieces = self._counts_pieces(start)
        self.segments.append(segment)

    def _counts_pieces(self, start: int) -> bool:
        """Say whether a number without a measure stands here, as in "2 onions"."""
        scan = self.scan
        return scan.is_number(start) and not (scan.is_number(start + 1) or scan.has("filler", start + 1))

    def _is_food(self, position: int) -> bool:
        scan = self.scan
        if scan.is_number(position):
            return False
        word = scan.word(position)
        lists = {name for name, end in scan.labels_at(position).items() if end == position + 1}
        if not lists.isdisjoint(_FOOD):
            return True
        if scan.is_prose or (len(word) < 2 and word < _CJK) or not lists.isdisjoint(_NO_FOOD):
            return False
        return not word.endswith(("ed", "ing", "ly"))


def _join_lists(segments: list[Segment]) -> None:
    """Make "A, B, or C" alternatives, and "A, B or C" where A and B are foods of one kind."""
    real = [segment for segment in segments if not segment.is_empty]
    for index in range(1, len(real)):
        segment, previous = real[index], real[index - 1]
        if segment.join == ",or":
            _merge(segments, segment, previous)
            back = index - 1
            while back > 0 and real[back].join == "," and _goes_on_to(real[back - 1], real[back]):
                _merge(segments, real[back - 1], real[back])
                back -= 1
        elif segment.join == "or" and index >= 2 and _is_list(real, index):
            _merge(segments, real[index - 2], previous)


def _goes_on_to(segment: Segment, following: Segment) -> bool:
    """Say whether the list "A, B, or C" holds A: not in "2 onions, ham, or bacon", which counts another food first."""
    if following.starts_with_number:
        return False
    return not segment.counts_pieces or bool(segment.tags & following.tags)


def _is_list(real: list[Segment], index: int) -> bool:
    """Say whether the "or" at `index` reaches back over the comma: "sherry, wine or stock"."""
    previous, first = real[index - 1], real[index - 2]
    return previous.join == "," and (bool(previous.tags & first.tags) or _is_bare_list(real))


def _is_bare_list(real: list[Segment]) -> bool:
    """Say whether the line is nothing but "lard, butter or ghee".

    "Red wine, chicken or vegetable stock" is not: there the last two share their last word.
    """
    if len(real) != 3 or real[1].starts_with_number:
        return False
    # Foods without tags are those of a lexicon that no rule asks about: "2 onions, ham or bacon" is no list.
    return any(mention.tags for mention in real[0].mentions) and all(segment.food_count == 1 for segment in real[1:])


def _merge(segments: list[Segment], one: Segment, other: Segment) -> None:
    old, new = other.group, one.group
    if old != new:
        for segment in segments:
            if segment.group == old:
                segment.group = new
