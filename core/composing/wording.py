"""Words: lists, plurals, preparation as an order and as a note, titles."""

import re
from collections.abc import Sequence

_ADVERBS = frozenset(["finely", "thinly", "coarsely", "lightly", "well"])
VERBS = frozenset(
    [
        "chop",
        "slice",
        "crush",
        "grate",
        "cut",
        "peel",
        "seed",
        "dice",
        "rinse",
        "drain",
        "wash",
        "halve",
        "quarter",
        "pat",
        "shred",
        "tear",
        "soak",
        "squeeze",
        "zest",
        "flatten",
        "beat",
        "pit",
        "stone",
        "trim",
        "pick",
        "strip",
        "snip",
        "core",
        "crumble",
        "flake",
        "devein",
        "bruise",
        "pierce",
        "prick",
        "pound",
        "score",
        "split",
        "mince",
        "separate",
        "tie",
        "hull",
        "husk",
        "scrub",
        "debeard",
        "clean",
        "gut",
        "segment",
        "salt",
        "wipe",
        "rub",
        "boil",
        "mash",
        "melt",
        "toast",
        "roast",
        "break",
        "discard",
        "cube",
        "whisk",
        "grind",
        "bash",
        "roll",
        "join",
        "slit",
        "loosen",
        "leave",
        "cool",
        "scoop",
        "scrape",
        "blanch",
        "hollow",
        "dry",
        "shell",
    ]
)
_PARTICIPLES = {
    "cut": "cut",
    "split": "split",
    "tear": "torn",
    "beat": "beaten",
    "grind": "ground",
    "shred": "shredded",
    "strip": "stripped",
    "pat": "patted",
    "chop": "chopped",
    "drain": "drained",
    "pit": "pitted",
    "snip": "snipped",
    "scrub": "scrubbed",
    "trim": "trimmed",
    "tie": "tied",
    "dry": "dried",
    "gut": "gutted",
    "rub": "rubbed",
    "break": "broken",
    "melt": "melted",
    "peel": "peeled",
    "soak": "soaked",
    "bash": "bashed",
    "slit": "slit",
    "leave": "left",
}
# Preparations whose order and note differ by more than the form of the verb.
_TOLD_OTHERWISE = {
    "cut off the tops and hollow out": ("cut the tops off {} and hollow them out", "tops cut off, hollowed out"),
    "pick from the stem": ("pick {} from the stem", "picked from the stem"),
}
_SMALL_WORDS = frozenset(
    [
        "and",
        "or",
        "of",
        "the",
        "a",
        "an",
        "in",
        "on",
        "with",
        "for",
        "to",
        "from",
        "by",
        "con",
        "de",
        "del",
        "di",
        "al",
        "alla",
        "alle",
        "ai",
        "la",
        "ya",
        "wa",
        "e",
        "bi",
        "à",
        "y",
    ]
)
_IRREGULAR = {
    "leaf": "leaves",
    "loaf": "loaves",
    "half": "halves",
    "potato": "potatoes",
    "tomato": "tomatoes",
    "mango": "mangoes",
    "radish": "radishes",
    "quail": "quails",
    "sheep": "sheep",
    "whole fish": "whole fish",
    "corn": "corn",
    "chili": "chilies",
}
NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def listed(names: Sequence[str]) -> str:
    """Return "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def plural(name: str) -> str:
    """Return the plural of a countable name: onion, onions."""
    head, _, tail = name.rpartition(" ")
    if tail in _IRREGULAR:
        word = _IRREGULAR[tail]
    elif tail.endswith("s") and not tail.endswith("ss"):
        word = tail
    elif tail.endswith(("s", "sh", "ch", "x")):
        word = f"{tail}es"
    elif tail.endswith("y") and tail[-2:-1] not in "aeiou":
        word = f"{tail[:-1]}ies"
    else:
        word = f"{tail}s"
    return f"{head} {word}".strip()


def singular(name: str) -> str:
    """Return a name as it stands before another noun: potatoes, potato."""
    if name.endswith("chilies"):
        return name[:-2]
    if name.endswith("leaves"):
        return f"{name[:-3]}f"
    if name.endswith("ies"):
        return f"{name[:-3]}y"
    if name.endswith(("oes", "shes", "ches")):
        return name[:-2]
    return name[:-1] if name.endswith("s") and not name.endswith(("ss", "us", "is")) else name


def order_for(prep: str, names: str) -> str:
    """Return the preparation as an order about the ingredients: "peel the carrots and cut into pieces"."""
    if prep in _TOLD_OTHERWISE:
        return _TOLD_OTHERWISE[prep][0].format(names)
    words = prep.split()
    if words[0].endswith(",") and words[0].rstrip(",") in VERBS:
        return " ".join((words[0].rstrip(","), f"{names},", *words[1:]))
    end = _leading_verbs(words)
    return " ".join((*words[:end], names, *words[end:]))


def _leading_verbs(words: Sequence[str]) -> int:
    """Return how many words come before the object: adverbs, and verbs joined by "and" or a comma."""
    end = 0
    for number, word in enumerate(words):
        plain = word.rstrip(",")
        if plain in VERBS:
            end = number + 1
            if not word.endswith(",") and (number + 1 == len(words) or words[number + 1] != "and"):
                break
        elif plain != "and" and plain not in _ADVERBS:
            break
    # "peel and cut into pieces": the object stands after the first verb, since the second has its own words.
    if "and" in words[:end] and end < len(words):
        return words.index("and")
    return end


def note_of(prep: str) -> str:
    """Return the preparation as a note beside an ingredient: "peeled and cut into 2 cm pieces"."""
    if prep in _TOLD_OTHERWISE:
        return _TOLD_OTHERWISE[prep][1]
    words = []
    is_clause_start = True
    for word in prep.split():
        plain = word.rstrip(",")
        if plain in _ADVERBS:
            words.append(word)
            continue
        if is_clause_start and plain in VERBS:
            words.append(word.replace(plain, _participle(plain)))
        else:
            words.append(word)
        is_clause_start = plain == "and" or word.endswith(",")
    return " ".join(words)


def _participle(verb: str) -> str:
    if verb in _PARTICIPLES:
        return _PARTICIPLES[verb]
    return f"{verb}d" if verb.endswith("e") else f"{verb}ed"


def sentence(text: str) -> str:
    """Return the text with a capital at its start and a full stop at its end."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def titled(text: str) -> str:
    """Return the text in the case of titles."""
    words = text.split()
    return " ".join(
        word if number and word.lower() in _SMALL_WORDS else _capitalised(word) for number, word in enumerate(words)
    )


def _capitalised(word: str) -> str:
    return re.sub(r"^(\W*)(\w)", lambda found: found[1] + found[2].upper(), word)


def minutes_text(minutes: int) -> str:
    """Return "1 hour 15 minutes"."""
    hours, rest = divmod(minutes, 60)
    if minutes < 100 and minutes != 60:
        return f"{minutes} minute{'' if minutes == 1 else 's'}"
    text = f"{hours} hour{'' if hours == 1 else 's'}"
    return f"{text} {rest} minutes" if rest else text


def count_text(number: int) -> str:
    """Return a number as running text has it: in words up to twelve."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def rounded(minutes: int) -> int:
    """Return minutes as a cook says them: whole fives from twenty on."""
    return round(minutes / 5) * 5 if minutes >= 20 else max(1, minutes)
