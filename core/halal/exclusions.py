"""Whether a line says that a finding is not in the food: without wine, pork-free, no bacon or ham."""

from core.halal.lines import Hit, Line

# "pork-less", "pig-shaped", but not "pork less 10 g" or "pork shaped into balls".
_ONLY_JOINED = ("less", "shaped", "siz", "suz")


def is_excluded(line: Line, hit: Hit) -> bool:
    """Say whether the line excludes `hit` itself: "without wine", "pork-free", "no bacon or ham"."""
    return _excluded_before(line, hit) or _excluded_after(line, hit)


def _excluded_before(line: Line, hit: Hit) -> bool:
    position = hit.start
    while position > 0:
        start = line.phrase_before("exclusions.before", position)
        if start < position:
            return _excludes(line, hit, start, position)
        if line.has("exclusions.carry", position - 1) and _carries(line, position - 1):
            return True
        if line.hit_at(position - 1) and _ends_excluded(line, position):
            return True  # two words for one food: "sin chorizo de cerdo"
        if line.word(position - 1) == "," and _list_goes_on(line, hit) and _ends_excluded(line, position - 1):
            return True
        if not line.has("exclusions.between", position - 1):
            return False
        position -= 1
    return False


def _excludes(line: Line, hit: Hit, start: int, end: int) -> bool:
    """Say whether the exclusion at start:end means `hit`, which stands at `end` or a few words further."""
    if hit.language == "pt" and end - start == 1 and line.has("exclusions.before_not_portuguese", start):
        return False
    if line.has("joins.alternative", start - 1) and line.has("joins.addition", start - 2):
        return False  # "with or without bacon" offers it
    if end - start == 1 and line.has("exclusions.before_closely", start):
        return all(line.has("exclusions.articles", position) for position in range(end, hit.start))
    return True


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
        if line.word(position) in _ONLY_JOINED and not line.tokens[position].joined:
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
