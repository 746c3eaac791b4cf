"""A dish as the pictures know it: what it is served in and what is painted, from the bottom up."""

import re
from dataclasses import dataclass

from dev.seeds.pictures.foods.arrange import Layer
from dev.seeds.pictures.vessels import Vessel


@dataclass(frozen=True)
class Dish:
    """`words` is a pattern for the whole words that name it; `vessels` are the ones it may be served in."""

    words: str
    vessels: tuple[Vessel, ...]
    layers: tuple[Layer, ...]
    general: bool = False
    """A word that many dishes share (soup, chicken): it counts only when no particular one is named."""

    def is_named_in(self, text: str) -> bool:
        return re.search(rf"\b(?:{self.words})\b", text) is not None
