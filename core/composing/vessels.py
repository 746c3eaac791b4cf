"""How many pots, pans and trays a recipe needs."""

import re
from collections.abc import Iterable

_BESIDE = re.compile(
    r"\b[Pp]ut the [^.]*?,? in an? (?:second |small )?pot, bring"
    r"|\b[Cc]over the [^.]*? with (?:salted |cold )?water"
    r"|\b[Bb]oil (?:the )?[^.]*? in (?:plenty of|salted) "
)
_VESSEL = re.compile(
    r"\b(?:an?|another|two|oiled|buttered|baking|oven|lined|cm) (?P<words>(?:[a-z-]+ ){0,2}?)"
    r"(?P<vessel>pot|pan|wok|skillet|saucepan|casserole|tagine|karahi|trays?|tin|dish|griddle)\b"
)
_OTHER = frozenset({"second", "small", "dry"})
_ALIKE = {"skillet": "pan", "saucepan": "pot", "casserole": "pot", "trays": "tray", "dish": "tin", "griddle": "pan"}
# Eggs are beaten, bread is soaked in a dish that never meets the fire.
_MIXED_IN = re.compile(r"\b(?:in|into|onto|on) an? (?:wide |serving |deep |shallow )?dish\b")


def vessels(texts: Iterable[str]) -> int:
    """Return how many pots, pans and trays these steps name; what is named again counts once."""
    found = set()
    for text in texts:
        own = _BESIDE.sub(" ", text)
        if own != text:
            found.add(("beside", text))
        own = _MIXED_IN.sub(" ", own)
        for match in _VESSEL.finditer(own):
            words = frozenset(match["words"].split())
            other = "second" if words & _OTHER or match[0].startswith("another") else ""
            found.add((other, _ALIKE.get(match["vessel"], match["vessel"])))
    return len(found)
