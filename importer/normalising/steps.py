"""The method, from any of the shapes that schema.org allows."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from core.recipes.inputs import StepInput
from importer.normalising.texts import cut_at_word, plain_line, plain_paragraphs
from importer.normalising.values import first_of, text_of

MAX_SECTION = 200
MAX_STEP = 10_000
MAX_DEPTH = 6
_NUMBERED = re.compile(r"^\s*(?:step\s*)?(\d{1,2})\s*(?:[.):]|\s[-–—])\s+(?=\S)", re.IGNORECASE)
_NUMBER_INSIDE = re.compile(r"(?:^|(?<=[.!?)\s]))(?=\d{1,2}[.)]\s+[A-Z])")
_STEP_WORD = re.compile(r"^\s*step\s*\d{1,2}\s*[.):–—-]?\s*(?=\S)", re.IGNORECASE)
_ONLY_NUMBER = re.compile(r"(?:step\s*)?\d{0,3}[.):]?", re.IGNORECASE)
_BULLET = re.compile(r"^(?:[-–—•·*▢□]\s+)+")
_HEADING = re.compile(r"^(?:#{1,6}\s+(?P<hashed>.{1,120})|(?P<named>[^.!?:\n]{1,60}):)$")


class Line(NamedTuple):
    """A piece of the method under its heading."""

    text: str
    section: str | None


def read_steps(value: Any) -> list[StepInput]:
    """Return the steps in order, without markup, numbers of their own, or empty ones."""
    lines = _under_headings(lines_of(value, None))
    texts = _without_numbers([line.text for line in lines])
    return [
        StepInput(text=piece, section=line.section)
        for line, text in zip(lines, texts, strict=True)
        for piece in pieces_of(text)
    ]


def lines_of(value: Any, section: str | None, depth: int = MAX_DEPTH) -> Iterator[Line]:
    """Yield the lines of a list, of a section, of a step, or of one text that holds all of them."""
    if isinstance(value, str):
        yield from (Line(text, section) for text in _split_text(value))
    elif isinstance(value, list) and depth:
        is_only = len(value) == 1
        for element in value:
            if isinstance(element, str) and not is_only:
                yield Line(one_line(element), section)
            else:
                yield from lines_of(element, section, depth - 1)
    elif isinstance(value, Mapping) and depth:
        yield from lines_of_object(value, section, depth - 1)


def lines_of_object(value: Mapping[str, Any], section: str | None, depth: int) -> Iterator[Line]:
    """Yield the lines of a HowToSection under its name, or the text of a HowToStep."""
    inner = first_of(value, "itemListElement", "steps", "step")
    name = text_of(value.get("name"))
    if inner is None:
        text = text_of(first_of(value, "text", "description", "@value")) or name
        yield Line(one_line(text), section)
    elif _is_step(value):
        # Directions and tips of one step, each a line of its own.
        yield from lines_of(inner, section, depth)
    else:
        yield from lines_of(inner, plain_line(name).rstrip(":") or section, depth)


def _is_step(value: Mapping[str, Any]) -> bool:
    """Tell whether an object with parts is a step and not a section, whose name heads its steps."""
    return "HowToStep" in str(value.get("@type", ""))


def one_line(text: str) -> str:
    """Return a step's text on one line; a markdown heading keeps its mark, to be told apart later."""
    plain = plain_line(text)
    return f"# {plain}" if re.match(r"\s*#{1,6}\s+\S", text) else plain


def _split_text(text: str) -> list[str]:
    """Return the steps of a text that holds the whole method: by line, else by the numbers inside it."""
    lines = [one_line(line) for line in _plain_paragraphs_marked(text).split("\n")]
    lines = [line for line in lines if line]
    if len(lines) == 1 and len(numbered := _NUMBER_INSIDE.split(lines[0])) > 1:
        return [line for line in map(str.strip, numbered) if line]
    return lines


def _plain_paragraphs_marked(text: str) -> str:
    """Return the text without markup, headings still marked."""
    return plain_paragraphs(re.sub(r"(?m)^([^\S\n]*)#{1,6}[^\S\n]+", r"\1\\# ", text))


def _under_headings(lines: Iterator[Line]) -> list[Line]:
    """Return the lines that are steps, each under the heading that stands above it."""
    steps: list[Line] = []
    heading: str | None = None
    above: str | None = None
    for line in lines:
        if line.section != above:
            above, heading = line.section, None
        if found := _HEADING.match(line.text):
            heading = (found["hashed"] or found["named"]).strip(" :")
        elif any(sign.isalnum() for sign in line.text) and not _ONLY_NUMBER.fullmatch(line.text):
            section = heading or line.section
            steps.append(Line(line.text, cut_at_word(section, MAX_SECTION) if section else None))
    return steps


def _without_numbers(texts: list[str]) -> list[str]:
    """Return the texts without "Step 2:", and without the numbers of a list that counts from 1."""
    texts = [_BULLET.sub("", text) for text in texts]
    numbers = [int(found[1]) for text in texts if (found := _NUMBERED.match(text))]
    if len(numbers) > 1 and numbers[0] == 1 and numbers[1] == 2:
        texts = [_NUMBERED.sub("", text) for text in texts]
    return [_STEP_WORD.sub("", text) for text in texts]


def pieces_of(text: str) -> Iterator[str]:
    """Yield the text, in several steps where it is too long for one; no word is lost."""
    while len(text) > MAX_STEP:
        end = max(text.rfind(" ", 0, MAX_STEP), 0) or MAX_STEP
        yield text[:end]
        text = text[end:].strip()
    if text:
        yield text
