"""Salads, dips, stuffed and baked vegetables, eggs, porridge."""

from dev.seeds.pictures.foods.aromatics import cucumber_slice, onion_ring
from dev.seeds.pictures.foods.arrange import circle, heap, one, part, row
from dev.seeds.pictures.foods.breads import flatbread
from dev.seeds.pictures.foods.fruit import avocado, pomegranate_seed, tomato_slice, wedge
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import BASIL, MINT, PARSLEY, leaf, lettuce, sprig
from dev.seeds.pictures.foods.meats import chunk
from dev.seeds.pictures.foods.morsels import chickpea, egg, leafy_roll, strip, stuffed
from dev.seeds.pictures.foods.pools import crust, dip, pool
from dev.seeds.pictures.menu.dish import Dish

SIDES: tuple[Dish, ...] = (
    Dish(
        "menemen",
        ("pan",),
        (
            pool("#c2481c", thick=0.9, oil="#eb9a34"),
            heap((chunk("#f4c544", char=False), chunk("#f0b634", char=False)), 34, size=0.13, reach=0.76, gap=0.8),
            heap(chunk("#d23c26", char=False), 16, size=0.08, reach=0.76),
            heap(strip("#5a8f34", width=0.18), 12, size=0.11, reach=0.74),
            heap(sprig(PARSLEY), 6, size=0.09, reach=0.5),
            sprinkle(("#a8301c",), 40, width=0.014, length=0.006, reach=0.7),
        ),
    ),
    Dish(
        "huevos rancheros",
        ("plate",),
        (
            one(flatbread("#e8ba62"), size=0.92),
            part(pool("#b8301c", edge=0.12, thick=1.0, oil="#e8742c"), share=0.78),
            part(heap(chickpea("#4a2a24"), 40, size=0.1, reach=0.8), at=(-0.42, 0.36), share=0.42),
            one(egg(), size=0.36, at=(-0.2, -0.26)),
            one(egg(), size=0.36, at=(0.32, 0.06)),
            one(avocado(), size=0.24, at=(0.34, 0.56), turn=20),
            heap(sprig(), 8, size=0.09, reach=0.6),
            one(wedge("#7aa83a", "#c5dc7a"), size=0.17, at=(0.62, -0.5), turn=200),
        ),
    ),
    Dish(
        "lasagn[ae]|moussaka|gratin|shepherd|casserole|musakka",
        ("dish",),
        (crust("#cf7f30"), heap(leaf(BASIL), 7, size=0.12, reach=0.6), sprinkle(("#4b8a35",), 70, reach=0.8)),
    ),
    Dish(
        "vine leaves|stuffed leaves|dolma|sarma|cabbage rolls?",
        ("plate", "platter"),
        (
            *(
                one(leafy_roll(), size=0.3, at=(-0.46 + 0.46 * i, -0.56 + 0.22 * j), turn=-10 + 6 * ((i + j) % 3))
                for j in range(6)
                for i in range(3)
                if abs(i - 1) + abs(j - 2.5) < 3.2
            ),
            heap(wedge(), 3, size=0.15, reach=0.72),
            heap(sprig(PARSLEY), 4, size=0.09, reach=0.75),
            sprinkle(("#b01535",), 22, width=0.04, length=0.01, reach=0.7),
        ),
    ),
    Dish(
        "stuffed (?:peppers?|aubergines?|eggplants?|zucchini)|karn[iı]yar[iı]k|imam",
        ("dish", "platter"),
        (
            pool("#b8401f", thick=0.6),
            row(stuffed("#3f2340", "#8a4a26"), 4, size=0.62, turn=82, span=1.3),
            heap(sprig(), 8, size=0.1, reach=0.8),
        ),
    ),
    Dish(
        "tabbouleh|tabouli|parsley salad",
        ("bowl", "plate"),
        (
            pool("#3c5f26", reach=0.92, edge=0.05, thick=1.0),
            sprinkle(
                ("#4f7f30", "#3f6b28", "#64943a", "#7aa54a", "#35581f"), 1500, width=0.03, length=0.035, reach=0.86
            ),
            heap((sprig("#5a9a3f"), sprig("#47803a"), sprig("#6aa347")), 22, size=0.1, reach=0.7, gap=0.9),
            heap(chunk("#d9402c", char=False), 26, size=0.055, reach=0.75),
            sprinkle(("#e6c98a", "#d9b56a"), 110, width=0.022, length=0.01, reach=0.75),
            heap(leaf(MINT), 6, size=0.1, reach=0.5),
            heap(wedge(), 3, size=0.16, reach=0.72),
        ),
    ),
    Dish(
        "fattoush|green salad|salads?|slaw",
        ("bowl", "plate"),
        (
            heap((lettuce(), lettuce("#6f9f42"), lettuce("#9cc25e")), 16, size=0.34, reach=0.62, gap=0.55),
            heap(cucumber_slice(), 8, size=0.13, reach=0.66),
            heap(wedge("#cf3323", "#ee7a52"), 8, size=0.14, reach=0.66),
            heap(onion_ring("#b8376a"), 6, size=0.11, reach=0.6),
            heap(chunk("#d9a24a", rough=0.35), 9, size=0.11, reach=0.66),
            heap(pomegranate_seed(), 16, size=0.042, reach=0.7),
            sprinkle(("#7a1f2e", "#8f2a36"), 50, width=0.014, length=0.006),
            heap(leaf(MINT), 8, size=0.085, reach=0.6),
        ),
    ),
    Dish(
        "hummus|houmous|baba|mutabbal|dips?|labneh",
        ("bowl",),
        (
            dip(),
            part(heap(chickpea(), 9, size=0.2, reach=0.6), share=0.34, at=(0.02, 0.02)),
            sprinkle(("#4b8a35", "#5f9a3f"), 36, width=0.02, reach=0.6),
            heap(sprig(PARSLEY), 3, size=0.11, reach=0.3),
        ),
    ),
    Dish(
        "haleem|porridge|oats|congee",
        ("bowl",),
        (
            pool("#c08a44", thick=0.8, oil="#d9742c"),
            heap(strip("#8a4a1c", width=0.13), 20, size=0.08, reach=0.4, gap=0),
            heap(sprig(), 6, size=0.1, reach=0.5),
        ),
        general=True,
    ),
    Dish(
        "omelet(?:te)?s?|eggs?|frittata|kuku",
        ("pan", "plate"),
        (
            part(crust("#f0c050"), share=0.9),
            circle(egg(), 3, size=0.36, reach=0.4),
            heap(sprig(), 8, size=0.09, reach=0.6),
            heap(tomato_slice(), 3, size=0.14, reach=0.7),
        ),
        general=True,
    ),
    Dish(
        "avocado|guacamole",
        ("bowl", "board"),
        (dip("#a8b84a", dust="#a8301c"), one(avocado(), size=0.3, at=(0.4, -0.4))),
        general=True,
    ),
)
