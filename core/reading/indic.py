"""One spelling for the many in which Hindi and Bengali write a foreign word: "पोर्क", "पॉरक"; "হুইস্কি", "হুইসকী"."""

import re

_LEVELLED = str.maketrans(
    {
        # Long vowels and short ones, open and closed ones, nasals, and sibilants that sound alike.
        **dict(zip("ीूैॉॅौईऊऐऑऍऔ", "िुेोेोइउएओएओ", strict=True)),
        **dict(zip("ঈঊঐঔ", "ইউএও", strict=True)),
        **dict(zip("ীূৈৌ", "িুেো", strict=True)),
        **dict.fromkeys("ंँणञङ", "न"),
        **dict.fromkeys("ঁংণঞঙ", "ন"),
        "ष": "श",
        "শ": "স",
        "ষ": "স",
        "ঃ": "",
        "ः": "",
        "্": "",
        "्": "",
    }
)
# Written for the vowel of "bank".
_OPEN_VOWEL = re.compile("্যা")
_FEWEST_LETTERS = 3
_DOUBLED = re.compile(r"(.)\1")


def indic_sounds(word: str) -> str:
    """Return the sounds of a word in the Devanagari or Bengali script: no sign that joins letters, none doubled."""
    return _DOUBLED.sub(r"\1", _OPEN_VOWEL.sub("ে", word).translate(_LEVELLED))


def has_many_sounds(sounds: str) -> bool:
    """Say whether there are three letters beside the vowel signs: shorter words are ordinary words too often."""
    return sum(character.isalpha() for character in sounds) >= _FEWEST_LETTERS
