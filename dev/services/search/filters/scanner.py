"""Reads fields, values and operators out of the text of a filter."""

from __future__ import annotations

import re

from dev.services.search.filters.expression import Word

KEYWORDS = {
    "IN",
    "TO",
    "OR",
    "AND",
    "NOT",
    "EXISTS",
    "_foreign",
    "_geoRadius",
    "_geoBoundingBox",
    "_geoPolygon",
}
RESERVED = {"_geo", "_geoPoint", "_geoDistance"}
SPACE = re.compile(r"\s*")
WORD = re.compile(r"[\w.-]+")
SYNTAX = re.compile(r"[^\s()=<>!]*")
ESCAPE = re.compile(r"\\(.)", re.DOTALL)
ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


class FilterSyntaxError(ValueError):
    """A filter that cannot be read; the message ends with where, as `start:end` in letters from 1, and the filter.

    `code` is set when the error has one of its own, wherever the filter is used.
    """

    code: str | None = None

    def __init__(self, message: str, text: str, start: int, end: int) -> None:
        super().__init__(f"{message}\n{start + 1}:{end + 1} {text}")


class Scanner:
    """A place in the text of a filter that moves forward as things are read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.is_after_keyword = False

    def skip_space(self) -> None:
        match = SPACE.match(self.text, self.place)
        self.place = match.end() if match else self.place

    def at_end(self) -> bool:
        self.skip_space()
        return self.place >= len(self.text)

    def take(self, symbol: str) -> bool:
        """Move past a symbol, if it stands here."""
        self.skip_space()
        if not self.text.startswith(symbol, self.place):
            return False
        self.place += len(symbol)
        self.is_after_keyword = False
        return True

    def take_keyword(self, *words: str) -> bool:
        """Move past keywords that follow each other as whole words, if they stand here."""
        before = self.place
        for word in words:
            self.skip_space()
            match = WORD.match(self.text, self.place)
            if match is None or match.group() != word:
                self.place = before
                return False
            self.place = match.end()
        self.is_after_keyword = True
        return True

    def value(self) -> Word:
        """Read a field or a value: a word, or anything between quotation marks."""
        self.skip_space()
        self.is_after_keyword = False
        start = self.place
        quote = self.text[start : start + 1]
        if quote in ("'", '"') and quote:
            return self.quoted(quote)
        match = WORD.match(self.text, start)
        if match is None:
            raise self.no_value()
        if match.group() in RESERVED:
            raise self.error(
                f"`{match.group()}` is a reserved keyword and thus can't be used as a filter expression.",
                start,
                match.end(),
            )
        if match.group() in KEYWORDS:
            raise self.error(
                f"Was expecting a value but instead got `{match.group()}`, which is a reserved keyword. "
                f"To use `{match.group()}` as a field name or a value, surround it by quotes.",
                start,
                match.end(),
            )
        self.place = match.end()
        return Word(match.group(), start, match.end())

    def quoted(self, quote: str) -> Word:
        start = place = self.place + 1
        while place < len(self.text) and self.text[place] != quote:
            place += 2 if self.text[place] == "\\" else 1
        if place >= len(self.text):
            rest = self.text[self.place :]
            raise self.error(
                f"Expression `\\{rest}` is missing the following closing delimiter: `{quote}`.",
                self.place,
                len(self.text),
            )
        self.place = place + 1
        return Word(ESCAPE.sub(unescaped, self.text[start:place]), start, place)

    def no_value(self) -> FilterSyntaxError:
        match = SYNTAX.match(self.text, self.place)
        found = match.group() if match else ""
        got = f"`{found}`" if found else "nothing"
        return self.error(f"Was expecting a value but instead got {got}.", self.place, self.place + len(found))

    def error(self, message: str, start: int | None = None, end: int | None = None) -> FilterSyntaxError:
        return FilterSyntaxError(
            message,
            self.text,
            self.place if start is None else start,
            len(self.text) if end is None else end,
        )


def unescaped(match: re.Match[str]) -> str:
    return ESCAPED.get(match.group(1), match.group(1))
