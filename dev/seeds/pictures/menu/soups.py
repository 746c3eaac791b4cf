"""Soups, with noodles or without."""

from dev.seeds.pictures.foods.aromatics import chilli, mushroom
from dev.seeds.pictures.foods.arrange import heap, one, part
from dev.seeds.pictures.foods.fruit import cherry_tomato, citrus, wedge
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import MINT, frond, leaf, sprig
from dev.seeds.pictures.foods.meats import LAMB, chunk, prawn
from dev.seeds.pictures.foods.morsels import chickpea, half_egg, strip
from dev.seeds.pictures.foods.noodles import noodles
from dev.seeds.pictures.foods.pools import pool, swirl
from dev.seeds.pictures.foods.sweets import banana
from dev.seeds.pictures.menu.dish import Dish

_BEAN = chickpea("#8a4f2c")
_SCALLION = heap(strip("#6aa33f", width=0.3, bend=0.05), 24, size=0.035, reach=0.6)

SOUPS: tuple[Dish, ...] = (
    Dish(
        "kolak|bananas coconut milk",
        ("bowl",),
        (
            pool("#d9ab6a", thick=0.15),
            heap(banana(), 12, size=0.2, reach=0.66, gap=0.95),
            heap(chunk("#e2812c", char=False), 7, size=0.12, reach=0.66),
            swirl("#fdf3dc", turns=0.8, reach=0.6, width=0.03),
            one(leaf("#3f7d33", width=0.16), size=0.4, at=(0.3, -0.35), turn=60),
        ),
    ),
    Dish(
        "harira|tomato soup",
        ("bowl",),
        (
            pool("#b5401c", thick=0.6, oil="#e87a2a"),
            heap(chickpea(), 22, size=0.06, reach=0.7),
            heap(chickpea("#8f6a2c"), 24, size=0.035, reach=0.75),
            heap(chunk(LAMB), 6, size=0.1, reach=0.6),
            heap(sprig(), 9, size=0.1, reach=0.55),
            one(wedge(), size=0.17, at=(0.45, -0.48), turn=200),
        ),
    ),
    Dish(
        "laksa",
        ("bowl",),
        (
            pool("#d98a34", thick=0.3, oil="#e0561c"),
            part(noodles(("#f6ecd0", "#efdfb4"), reach=0.95), share=0.8, at=(-0.1, 0.08)),
            heap(chunk("#e6bf7c", char=False), 6, size=0.14, reach=0.6),
            heap(prawn(), 3, size=0.18, reach=0.5),
            one(half_egg(), size=0.24, at=(0.42, -0.3)),
            heap(chunk("#c98a3a", rough=0.1), 4, size=0.12, reach=0.65),
            heap(strip("#f3efe0", width=0.1), 14, size=0.1, reach=0.3, gap=0),
            heap(leaf(MINT), 7, size=0.09, reach=0.4),
            heap(chilli(whole=False), 7, size=0.045, reach=0.55),
        ),
    ),
    Dish(
        "beef noodle soup|ramen|pho|noodle bowl|hand-pulled",
        ("bowl",),
        (
            pool("#7f4a22", thick=0.15, oil="#d9521c"),
            part(noodles(reach=0.95), share=0.74, at=(-0.06, 0.06)),
            part(heap(chunk("#7a4026"), 6, size=0.3, reach=0.55), share=0.6, at=(0.3, -0.24)),
            part(heap(leaf("#4f8a3a", width=0.3), 5, size=0.4, reach=0.5), share=0.5, at=(-0.46, -0.36)),
            heap(chilli(whole=False), 6, size=0.04, reach=0.6),
            _SCALLION,
            heap(sprig(), 5, size=0.1, reach=0.45),
        ),
    ),
    Dish(
        "ash|noodle soup",
        ("bowl",),
        (
            pool("#6f7a34", thick=0.9, oil="#a8a83a"),
            part(noodles(("#efdcae", "#e4c98c"), count=36, reach=0.95), share=0.5, at=(0.1, 0.1)),
            heap(chickpea(), 14, size=0.055),
            heap(_BEAN, 14, size=0.06),
            swirl("#fbf6ea", turns=1.5, reach=0.6, width=0.05),
            heap(strip("#8a4a1c", width=0.14), 26, size=0.075, reach=0.35, gap=0),
            heap(leaf(MINT), 6, size=0.08, reach=0.55),
        ),
    ),
    Dish(
        "tom yum|tom kha",
        ("bowl",),
        (
            pool("#d0642a", thick=0.2, oil="#d9321c"),
            heap(mushroom(), 7, size=0.14, reach=0.62),
            heap(chunk("#ecd0a0", char=False), 7, size=0.14, reach=0.62),
            heap(cherry_tomato(), 6, size=0.1, reach=0.62),
            heap(strip("#d6cf8a", width=0.16, bend=0.05), 4, size=0.18, reach=0.6),
            heap(chilli(), 4, size=0.15, reach=0.55),
            heap(leaf("#3f7d33", width=0.3), 6, size=0.12, reach=0.6),
            heap(sprig(), 6, size=0.09, reach=0.5),
            one(citrus("#7aa83a", "#c5dc7a"), size=0.16, at=(0.46, 0.44)),
        ),
    ),
    Dish(
        "hot (?:and )?sour soup",
        ("bowl",),
        (
            pool("#7a4220", thick=0.4, oil="#c8501c"),
            heap(strip("#f6ebd2", width=0.2, bend=0.05), 16, size=0.13, reach=0.66),
            heap(strip("#3a241c", width=0.22), 10, size=0.12, reach=0.66),
            heap(strip("#e58a2a", width=0.1), 10, size=0.13, reach=0.66),
            heap(strip("#f6dc8e", width=0.14, bend=0.7), 18, size=0.13, reach=0.6, gap=0.3),
            _SCALLION,
        ),
    ),
    Dish(
        "lentil soup|soup|broth|chorba|shorba",
        ("bowl",),
        (
            pool("#d9822a", thick=0.2),
            swirl("#b8321c", turns=1.4, reach=0.5, width=0.04),
            heap(leaf(MINT), 6, size=0.09, reach=0.4),
            sprinkle(("#a8301c", "#c8421f"), 60, width=0.014, length=0.008, reach=0.6),
            one(wedge(), size=0.18, at=(0.46, -0.44), turn=200),
            heap(frond(), 4, size=0.1, reach=0.4),
        ),
        general=True,
    ),
)
