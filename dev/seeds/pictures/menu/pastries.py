"""Pastries, dumplings, rolls, wraps, sandwiches."""

from dev.seeds.pictures.foods.aromatics import chilli, onion_ring
from dev.seeds.pictures.foods.arrange import circle, cup, heap, one, part, row
from dev.seeds.pictures.foods.breads import bun, coil
from dev.seeds.pictures.foods.fruit import cherry_tomato, wedge
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import PARSLEY, lettuce, sprig
from dev.seeds.pictures.foods.morsels import chickpea, strip
from dev.seeds.pictures.foods.pastries import dumpling, purse, roll, samosa, taco, wrap
from dev.seeds.pictures.foods.pools import pool, swirl
from dev.seeds.pictures.menu.dish import Dish

_YOGHURT = pool("#fbf5e6", thick=0.05)
_GREEN_CHUTNEY = pool("#6f9a3a", thick=0.4)
_TAMARIND = pool("#5a2a16", thick=0.2)
_SOY = pool("#2f1a12", thick=0.05)
_SCALLION = heap(strip("#6aa33f", width=0.3, bend=0.05), 22, size=0.035, reach=0.6)

PASTRIES: tuple[Dish, ...] = (
    Dish(
        "burek|börek pie|meat pie|coil",
        ("tray", "pan"),
        (one(coil(), size=0.96), cup(_YOGHURT, "#a02f2a", at=(0.62, -0.62), share=0.2)),
    ),
    Dish(
        "samosas?",
        ("platter", "tray"),
        (
            heap(lettuce(), 3, size=0.26, reach=0.8),
            *(
                one(samosa(), size=0.42, at=at)
                for at in ((-0.5, -0.3), (0.0, -0.42), (-0.3, 0.26), (0.22, 0.2), (-0.02, -0.05))
            ),
            cup(_GREEN_CHUTNEY, "#4f7a35", at=(0.62, -0.3), share=0.26),
            cup(_TAMARIND, "#6d2150", at=(0.56, 0.42), share=0.24),
            heap(chilli("#4f8a2c"), 2, size=0.18, reach=0.85),
            heap(sprig(), 5, size=0.09, reach=0.6),
        ),
    ),
    Dish(
        "samsa|somsa|meat pastry|empanadas?|fatayer|hand pies?",
        ("board", "platter"),
        (
            *(
                one(samosa("#b9722c"), size=0.4, at=at)
                for at in ((-0.56, -0.26), (-0.1, -0.34), (0.36, -0.22), (-0.3, 0.36), (0.18, 0.34), (0.62, 0.3))
            ),
            part(sprinkle(("#f6e8c4", "#2c2018"), 110, width=0.02, length=0.015, reach=0.62), share=1.0),
            heap(onion_ring(), 4, size=0.1, reach=0.9),
        ),
    ),
    Dish(
        "sigara|cheese rolls?|spring rolls?|lumpia|börek|borek|rolls?",
        ("platter", "board"),
        (
            row(roll(), 6, size=0.74, turn=72, span=1.2, sway=3),
            heap(sprig(PARSLEY), 6, size=0.1, reach=0.8),
            cup(_YOGHURT, "#1d4f9c", at=(0.7, -0.42), share=0.24),
            part(sprinkle(("#a8301c",), 24, width=0.03), share=0.2, at=(0.7, -0.42)),
            heap(cherry_tomato(), 3, size=0.09, reach=0.9),
        ),
    ),
    Dish(
        "mantu|manti|momos?|khinkali|purse",
        ("plate", "platter"),
        (
            heap(purse(), 13, size=0.225, reach=0.68, gap=1.5),
            part(pool("#c04a20", thick=0.9, edge=0.2, oil="#e87a2a"), share=0.36, at=(0.05, 0.05)),
            part(heap(chickpea("#d9a24a"), 14, size=0.14, reach=0.7), share=0.34, at=(0.05, 0.05)),
            swirl("#fbf6ea", turns=1.5, reach=0.6, width=0.05),
            sprinkle(("#3f7d33", "#5a9a4a"), 60, width=0.02, reach=0.66),
            sprinkle(("#a8301c",), 40, width=0.014, length=0.006, reach=0.6),
        ),
    ),
    Dish(
        "dumplings?|gyoza|jiaozi|pierogi|potstickers?",
        ("plate", "platter"),
        (
            circle(dumpling(browned=True), 9, size=0.28, reach=0.6, turn=90),
            circle(dumpling(), 4, size=0.27, reach=0.2, turn=90),
            _SCALLION,
            cup(_SOY, "#c5351f", at=(0.68, -0.62), share=0.24),
            heap(chilli(whole=False), 5, size=0.04, reach=0.6),
            sprinkle(("#f7edd2", "#2c2018"), 50, width=0.016),
        ),
    ),
    Dish(
        "shawarma|wraps?|burritos?|gyros?|durum|kathi",
        ("board", "platter"),
        (
            one(wrap(), size=0.86, at=(-0.08, -0.34), turn=-14),
            one(wrap(), size=0.86, at=(0.02, 0.3), turn=-14),
            cup(_YOGHURT, "#9c2140", at=(0.74, 0.55), share=0.2),
            part(heap(strip("#c8376a", width=0.2, bend=0.1), 8, size=0.4, reach=0.5), share=0.3, at=(-0.68, 0.6)),
            heap(sprig(PARSLEY), 5, size=0.1, reach=0.9),
            heap(cherry_tomato(), 3, size=0.09, reach=0.95),
        ),
    ),
    Dish(
        "tacos?|quesadillas?|tostadas?",
        ("board", "platter"),
        (
            *(one(taco(), size=0.62, at=at, turn=-66) for at in ((-0.62, 0), (-0.08, 0.02), (0.46, -0.02))),
            cup(pool("#c8301f", thick=1.0), "#cc3572", at=(0.82, -0.5), share=0.22),
            part(one(wedge("#7aa83a", "#c5dc7a"), size=0.7), share=0.22, at=(0.8, 0.32)),
            part(one(wedge("#7aa83a", "#c5dc7a"), size=0.7), share=0.22, at=(0.72, 0.62)),
            heap(sprig(), 8, size=0.09, reach=0.8),
        ),
    ),
    Dish(
        "burgers?|sandwich(?:es)?|sliders?",
        ("board",),
        (
            *(one(bun("#c9843a"), size=0.44, at=at) for at in ((-0.5, -0.1), (0.36, 0.06))),
            part(sprinkle(("#f9eccb",), 90, reach=0.6, width=0.03), share=0.46, at=(-0.5, -0.1)),
            part(sprinkle(("#f9eccb",), 90, reach=0.6, width=0.03), share=0.46, at=(0.36, 0.06)),
            heap(lettuce(), 2, size=0.2, reach=0.95),
            heap(strip("#e5b24a", width=0.1, bend=0.05), 12, size=0.18, reach=0.9),
        ),
    ),
)
