"""Which words the engine took for another: by typing errors, by how they sound, or as the beginning of a longer one."""

from collections.abc import Iterable
from functools import cached_property

from rapidfuzz.distance import OSA

from core.asking.sounds import near_sound_of, sound_of

SHORTEST_SLIP = 4
"""Letters of the shortest word that the engine takes with a typing error; longer ones have two."""
SHORTEST_OF_TWO_SLIPS = 8


class NearWords:
    """What is near one word. Comparisons are kept: a page's recipes share most of their ingredients."""

    def __init__(self, word: str) -> None:
        self.word = word
        self._most_slips = 2 if len(word) >= SHORTEST_OF_TWO_SLIPS else 1
        self._near: dict[str, bool] = {}

    def nearest(self, keys: Iterable[str]) -> str | None:
        """Return the nearest of some folded words: with a typing error, else of the same sound, else longer."""
        if len(self.word) < SHORTEST_SLIP:
            return None
        near = [key for key in dict.fromkeys(keys) if len(key) >= SHORTEST_SLIP and self.is_near(key)]
        return next(
            (key for alike in (self._is_slip, self._sounds_same) for key in near if alike(key)),
            near[0] if near else None,
        )

    def is_near(self, key: str) -> bool:
        """Tell whether a folded word of four letters or more is near."""
        is_near = self._near.get(key)
        if is_near is None:
            is_near = self._near[key] = (
                self._is_slip(key) or self._is_slip(key[: len(self.word)]) or self._sounds_same(key)
            )
        return is_near

    def _is_slip(self, key: str) -> bool:
        return OSA.distance(self.word, key, score_cutoff=self._most_slips) <= self._most_slips

    def _sounds_same(self, key: str) -> bool:
        return sound_of(key) in self._sounds or near_sound_of(key) in self._sounds

    @cached_property
    def _sounds(self) -> set[str | None]:
        return {sound_of(self.word), near_sound_of(self.word)} - {None}
