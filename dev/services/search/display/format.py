"""One hit as it is answered: members, `_formatted`, `_matchesPosition`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dev.services.search.contracts import DisplayOptions, Document, IndexSettings
from dev.services.search.display.crop import crop_bounds
from dev.services.search.display.highlight import marked
from dev.services.search.display.match_positions import positions
from dev.services.search.display.matches import Finder
from dev.services.search.display.retrieve import both, concerns, select
from dev.services.search.matching.fields import text_of
from dev.services.search.matching.matched import MatchedTerms


def format_hit(
    document: Document, terms: MatchedTerms, options: DisplayOptions, settings: IndexSettings
) -> dict[str, Any]:
    """Return one hit; for several of one search make a HitFormatter."""
    return HitFormatter(terms, options, settings).format(document)


@dataclass(frozen=True, slots=True)
class _Format:
    """What is done to an attribute; `crop` is the number of words to keep, None for all."""

    attribute: str
    highlight: bool = False
    crop: int | None = None


class HitFormatter:
    """Shows the hits of one search."""

    def __init__(self, terms: MatchedTerms, options: DisplayOptions, settings: IndexSettings) -> None:
        self._options = options
        self._tags = (options.highlight_pre_tag, options.highlight_post_tag)
        shown = settings.displayed
        self._shown = None if shown is None or "*" in shown else list(shown)
        self._retrieved = both(options.attributes_to_retrieve, shown)
        self._formats = self._asked_formats()
        self._finder = Finder(terms)

    def format(self, document: Document) -> dict[str, Any]:
        """Return the members asked for and, as far as asked for, `_formatted` and `_matchesPosition`."""
        hit = select(document, self._retrieved)
        formats = [known for known in self._formats if self._is_known(document, known.attribute)]
        if not formats and not self._options.show_matches_position:
            return hit
        found: dict[str, list[dict[str, Any]]] = {}
        formatted = self._object(select(document, self._shown), formats, "", (), found)
        if formats:
            hit["_formatted"] = select(formatted, self._formatted_attributes(formats))
        if self._options.show_matches_position:
            hit["_matchesPosition"] = dict(sorted(found.items()))
        return hit

    def _asked_formats(self) -> list[_Format]:
        formats = [_Format(attribute, highlight=True) for attribute in self._options.attributes_to_highlight]
        for asked in self._options.attributes_to_crop:
            attribute, _, length = asked.rpartition(":")
            if attribute and length.isdecimal():
                formats.append(_Format(attribute, crop=int(length)))
            else:
                formats.append(_Format(attribute or asked, crop=self._options.crop_length))
        return formats

    def _is_known(self, document: Document, attribute: str) -> bool:
        if attribute == "*":
            return True
        is_shown = self._shown is None or any(concerns(attribute, shown) for shown in self._shown)
        return is_shown and bool(select(document, [attribute]))

    def _formatted_attributes(self, formats: Sequence[_Format]) -> list[str] | None:
        if any(known.attribute == "*" for known in formats) or self._retrieved is None:
            return None
        return [*self._retrieved, *(known.attribute for known in formats)]

    def _object(
        self,
        value: Mapping[str, Any],
        formats: Sequence[_Format],
        parent: str,
        indices: tuple[int, ...],
        found: dict[str, list[dict[str, Any]]],
    ) -> dict[str, Any]:
        return {key: self._value(member, formats, f"{parent}{key}", indices, found) for key, member in value.items()}

    def _value(
        self,
        value: Any,
        formats: Sequence[_Format],
        path: str,
        indices: tuple[int, ...],
        found: dict[str, list[dict[str, Any]]],
    ) -> Any:
        if isinstance(value, Mapping):
            return self._object(value, formats, f"{path}.", indices, found)
        if isinstance(value, list):
            return [self._value(member, formats, path, (*indices, index), found) for index, member in enumerate(value)]
        if value is None or isinstance(value, bool):
            return value
        text = value if isinstance(value, str) else text_of(value)
        return self._text(text, formats, path, indices, found)

    def _text(
        self,
        text: str,
        formats: Sequence[_Format],
        path: str,
        indices: tuple[int, ...],
        found: dict[str, list[dict[str, Any]]],
    ) -> str:
        own = [known for known in formats if known.attribute == "*" or concerns(path, known.attribute)]
        highlight = any(known.highlight for known in own)
        crop = next((known.crop for known in own if known.crop is not None), None)
        if not (highlight or crop or self._options.show_matches_position):
            return text
        tokens = self._finder.tokenizer.tokens(text)
        matches = self._finder.matches(tokens)
        if self._options.show_matches_position and matches:
            # As in Meilisearch, the last text of a list that has a match is the one that is told.
            found[path] = positions(text, tokens, matches, indices)
        bounds = crop_bounds(tokens, matches, crop) if crop else (0, len(text))
        formatted = marked(text, tokens, matches if highlight else (), bounds, self._tags)
        before = self._options.crop_marker if bounds[0] > 0 else ""
        after = self._options.crop_marker if bounds[1] < len(text) else ""
        return f"{before}{formatted}{after}"
