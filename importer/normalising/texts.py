"""Text as a reader sees it: no markup, no invisible characters, one space between words."""

import html
import re
import unicodedata
from functools import lru_cache

# What PostgreSQL, terminals or readers would stumble over: control characters but tab and newline, halves of
# surrogate pairs, direction overrides, noncharacters, byte order marks and zero-width spaces. Joiners stay:
# Persian words and emoji are spelt with them.
_HARMFUL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff]"
)
_SURROGATE_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_NEWLINES = re.compile("\r\n?|\x85|\u2028|\u2029|\x0b|\x0c")
_HIDDEN_ELEMENT = re.compile(r"<(script|style)\b.*?(</\1\s*>|\Z)", re.IGNORECASE | re.DOTALL)
_BLOCK = re.compile(r"<\s*(?:/\s*(?:p|div|li|ul|ol|h[1-6]|tr)|br)\b[^<>]*>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>|<!--.{0,2000}?-->", re.DOTALL)
_SPACES = re.compile(r"[^\S\n]+")
_MAX_KEPT = 500
_BLANK_LINES = re.compile(r"\s*\n\s*\n\s*")

# Every repeat below has a bound or can't run past the next mark, so that no text takes more than linear time.
_PICTURE = re.compile(r"!\[[^\[\]\n]{0,500}\]\([^()\n]{0,2000}\)")
_LINK = re.compile(r"\[([^\[\]\n]{0,500})\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)")
_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+", re.MULTILINE)
_QUOTE = re.compile(r"^ {0,3}>[ \t]?", re.MULTILINE)
_STRONG = re.compile(r"(?<![\w*_\\])(\*{1,3}|_{1,3})(?=[^\s*_])([^\n]{0,200}?[^\s*_\\])\1(?![\w*_])")
_CODE = re.compile(r"`([^`\n]{1,500})`")
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+.!>~|-])")


def storable(text: str) -> str:
    """Return the text as found, without the characters that can't be stored or shown."""
    paired = _SURROGATE_PAIR.sub(lambda pair: pair[0].encode("utf-16", "surrogatepass").decode("utf-16"), text)
    return _HARMFUL.sub("", _NEWLINES.sub("\n", paired))


def plain_paragraphs(text: str) -> str:
    """Return the text without HTML and markdown, its lines and paragraphs kept."""
    plain = _without_markdown(without_html(storable(text)))
    lines = "\n".join(_SPACES.sub(" ", line).strip() for line in plain.split("\n"))
    return _BLANK_LINES.sub("\n\n", unicodedata.normalize("NFC", lines)).strip()


def plain_line(text: str) -> str:
    """Return the text without HTML and markdown, on one line."""
    return _short_plain_line(text) if len(text) <= _MAX_KEPT else _plain_line(text)


def _plain_line(text: str) -> str:
    return " ".join(plain_paragraphs(text).split())


# An ingredient's line is looked at five times, and a third of them stand in other recipes too.
_short_plain_line = lru_cache(maxsize=4096)(_plain_line)


def without_html(text: str) -> str:
    """Return the text of HTML, also where it was escaped once too often; ends of blocks become newlines."""
    for _ in range(2):
        if "<" in text:
            text = _TAG.sub("", _BLOCK.sub("\n", _HIDDEN_ELEMENT.sub("", text)))
        if "&" not in text:
            return text
        text = storable(html.unescape(text))
    return _TAG.sub("", _BLOCK.sub("\n", text)) if "<" in text else text


def _without_markdown(text: str) -> str:
    """Return the words of markdown: of a link its text, of a picture nothing."""
    if "](" in text:
        text = _LINK.sub(r"\1", _PICTURE.sub("", text))
    text = _QUOTE.sub("", _HEADING.sub("", text))
    if "*" in text or "_" in text:
        text = _STRONG.sub(r"\2", _STRONG.sub(r"\2", text))
    return _ESCAPE.sub(r"\1", _CODE.sub(r"\1", text)) if "\\" in text or "`" in text else text


def cut_at_word(text: str, length: int) -> str:
    """Return the text, or as many whole words of it as fit before an ellipsis."""
    if len(text) <= length:
        return text
    whole = text[: length - 1]
    words, space, _ = whole.rpartition(" ")
    return (words if space and len(words) > length // 2 else whole).rstrip(" ,;:-–(") + "…"
