"""Curries, stews and everything else in its sauce."""

from dev.seeds.pictures.foods.aromatics import chilli, nut
from dev.seeds.pictures.foods.arrange import circle, heap, one, part
from dev.seeds.pictures.foods.fruit import citrus, olive, pomegranate_seed, tomato_slice, wedge
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import BASIL, MINT, leaf, sprig
from dev.seeds.pictures.foods.meats import CHICKEN, LAMB, MEAT, ball, chunk, drumstick, prawn
from dev.seeds.pictures.foods.morsels import chickpea, cube, egg, floret, half_egg, strip
from dev.seeds.pictures.foods.pools import pool, swirl
from dev.seeds.pictures.menu.dish import Dish

_GINGER = heap(strip("#ecd08a", width=0.09, bend=0.1), 14, size=0.07, reach=0.35, gap=0)
_BEAN = chickpea("#8a4f2c")
_PEA = chickpea("#7fae3f")
_SCALLION = heap(strip("#6aa33f", width=0.3, bend=0.05), 24, size=0.035, reach=0.6)
_TOFU = cube()

STEWS: tuple[Dish, ...] = (
    Dish(
        "shakshuka|eggs tomato(?:es)?",
        ("pan",),
        (
            pool("#b8301c", thick=0.9, oil="#e8742c"),
            heap(chunk("#d9452c", char=False), 20, size=0.1, reach=0.85),
            heap(strip("#4f8a3a", width=0.16), 9, size=0.12, reach=0.8),
            circle(egg(crisp=False), 4, size=0.29, reach=0.46),
            one(egg(crisp=False), size=0.26, at=(0.02, 0.02)),
            heap(sprig(), 9, size=0.085, reach=0.75),
            sprinkle(("#f6efe0",), 26, width=0.04, length=0.015, reach=0.8),
        ),
    ),
    Dish(
        "butter chicken|tikka masala|korma",
        ("bowl", "pan"),
        (
            pool("#d9692a", thick=0.35, oil="#f09a3a"),
            heap(chunk("#c8662c"), 9, size=0.19, reach=0.58),
            swirl(turns=1.6, reach=0.62),
            heap(sprig(), 6, size=0.1, reach=0.45),
            sprinkle(("#7a8a3a", "#5f7030"), 30, reach=0.6),
        ),
    ),
    Dish(
        "karahi|handi|jalfrezi",
        ("pan",),
        (
            pool("#a83c1c", thick=1.0, oil="#e87a2a"),
            heap(chunk("#b8602c"), 12, size=0.18, reach=0.68),
            heap(chunk("#cf3a24", char=False), 9, size=0.1, reach=0.7),
            heap(chilli("#4f8a2c"), 5, size=0.16, reach=0.6),
            _GINGER,
            heap(sprig(), 8, size=0.1, reach=0.55),
        ),
    ),
    Dish(
        "nihari|beef stew",
        ("bowl",),
        (
            pool("#8f4a1e", thick=0.8, oil="#d9742c"),
            heap(chunk("#7a4022"), 6, size=0.19, reach=0.45),
            _GINGER,
            heap(chilli("#4f8a2c", whole=False), 8, size=0.045, reach=0.5),
            heap(strip("#8a4a1c", width=0.13), 18, size=0.07, reach=0.4, gap=0),
            heap(sprig(), 7, size=0.1, reach=0.5),
            one(wedge(), size=0.16, at=(0.52, 0.46), turn=160),
        ),
    ),
    Dish(
        "rendang",
        ("leaf", "bowl"),
        (
            part(heap(chunk("#5f301a", glaze="#3a1a0e"), 17, size=0.24, reach=0.62, gap=0.8), share=0.95),
            sprinkle(("#a8703c", "#c98f52"), 90, width=0.02, reach=0.7),
            heap(leaf("#3f7d33", width=0.2), 6, size=0.1, reach=0.5),
            heap(chilli(whole=False), 8, size=0.045, reach=0.5),
        ),
    ),
    Dish(
        "palak|saag|spinach",
        ("bowl", "pan"),
        (
            pool("#4f6f26", thick=0.8, oil="#a8b84a"),
            heap(cube("#f3e2bc"), 12, size=0.14, reach=0.66, gap=1.3),
            swirl(turns=1.2, reach=0.4, width=0.035),
            heap(chilli(whole=False), 5, size=0.045, reach=0.5),
        ),
    ),
    Dish(
        "chana|chickpea (?:curry|stew)",
        ("bowl", "pan"),
        (
            pool("#b0581e", thick=0.8, oil="#e08a34"),
            heap(chickpea(), 60, size=0.075, reach=0.8, gap=0.95),
            heap(chunk("#cf3a24", char=False), 7, size=0.08),
            heap(sprig(), 8, size=0.1, reach=0.55),
            heap(chilli("#4f8a2c"), 2, size=0.2, reach=0.4),
            one(citrus(), size=0.15, at=(0.5, -0.46)),
        ),
    ),
    Dish(
        "dal|daal|dhal|tadka|lentil(?:s)? (?:curry|stew)",
        ("bowl",),
        (
            pool("#e0a22c", thick=0.5, oil="#d9621c"),
            swirl("#c8501c", turns=1.2, reach=0.5, width=0.04),
            sprinkle(("#5f3a1c", "#3f2412"), 50, reach=0.5),
            heap(chilli("#a8281c"), 3, size=0.2, reach=0.35),
            heap(sprig(), 7, size=0.1, reach=0.5),
            sprinkle(("#f3dfae", "#e6c98a"), 24, width=0.04, reach=0.45),
        ),
    ),
    Dish(
        "keema|mince|minced",
        ("bowl", "pan"),
        (
            pool("#85421f", thick=1.0, oil="#d9742c"),
            heap(chunk("#8f5430", rough=0.3), 90, size=0.055, reach=0.86, gap=0.8),
            heap(_PEA, 30, size=0.05, reach=0.8),
            heap(sprig(), 7, size=0.1, reach=0.5),
            _GINGER,
        ),
    ),
    Dish(
        "aloo gobi|cauliflower",
        ("bowl", "pan"),
        (
            pool("#c98a24", thick=0.8, oil="#e8a83a"),
            heap(chunk("#e9bd55", char=False, rough=0.12), 10, size=0.16, reach=0.7),
            heap(floret("#eed698"), 9, size=0.17, reach=0.68),
            heap(sprig(), 7, size=0.1, reach=0.6),
            sprinkle(("#5f3a1c", "#8a4a1c"), 40, reach=0.7),
        ),
    ),
    Dish(
        "ghormeh|herb stew",
        ("bowl",),
        (
            pool("#3f4f1c", thick=1.0, oil="#7a8a2c"),
            heap(chunk(LAMB), 6, size=0.18, reach=0.5),
            heap(_BEAN, 22, size=0.065, reach=0.72),
            heap(ball("#8a6a3a"), 3, size=0.13, reach=0.55),
            heap(sprig("#5f8a3a"), 4, size=0.09, reach=0.4),
        ),
    ),
    Dish(
        "fesenj[ao]n|walnut stew|pomegranate stew",
        ("bowl",),
        (
            pool("#5a2a18", thick=0.7, oil="#8a3a1c"),
            heap(chunk("#8f5228", glaze="#4a1c10"), 7, size=0.19, reach=0.5),
            heap(pomegranate_seed(), 26, size=0.05, reach=0.66),
            heap(nut("#c99a62"), 12, size=0.08, reach=0.6),
            heap(leaf(MINT), 4, size=0.09, reach=0.4),
        ),
    ),
    Dish(
        "tagine|tajine",
        ("bowl", "pan"),
        (
            pool("#c07a24", thick=0.7, oil="#eaa83a"),
            circle(drumstick("#cf8a3a"), 4, size=0.4, reach=0.4, turn=30),
            heap(olive("#6b7a3a"), 10, size=0.065, reach=0.7),
            heap(citrus("#e8b824", "#f2d25a"), 5, size=0.12, reach=0.6),
            heap(sprig(), 7, size=0.1, reach=0.55),
            sprinkle(("#f3e3bc",), 24, width=0.03, reach=0.7),
        ),
    ),
    Dish(
        "ful|foul|bean bowl|beans",
        ("bowl",),
        (
            pool("#8a5a34", thick=0.9, oil="#c99a2c"),
            heap(chickpea("#7f4a28"), 70, size=0.075, reach=0.82, gap=0.9),
            part(heap(chunk("#d9402c", char=False), 16, size=0.14, reach=0.8), share=0.4, at=(-0.1, -0.05)),
            heap(half_egg(), 2, size=0.16, reach=0.55),
            heap(sprig(), 8, size=0.09, reach=0.55),
            one(wedge(), size=0.16, at=(0.5, 0.45), turn=150),
        ),
    ),
    Dish(
        "mapo",
        ("bowl",),
        (
            pool("#a8281a", thick=0.6, oil="#e85a24"),
            heap(_TOFU, 26, size=0.105, reach=0.74, gap=1.6),
            heap(chunk("#6f351c", rough=0.3), 34, size=0.045, reach=0.75),
            _SCALLION,
            sprinkle(("#4a2a1c", "#6a3a24"), 50, reach=0.7),
        ),
    ),
    Dish(
        "meatballs?|kofta curry",
        ("bowl", "pan"),
        (
            pool("#b8401f", thick=0.6, oil="#e87a2a"),
            heap(ball("#7b4124", spots="#4a2414"), 12, size=0.18, reach=0.66),
            heap(leaf(BASIL), 7, size=0.1, reach=0.5),
        ),
    ),
    Dish(
        "prawns?|shrimps?|seafood",
        ("bowl", "pan"),
        (
            pool("#d98a34", thick=0.4, oil="#e0561c"),
            heap(prawn(), 12, size=0.19, reach=0.66),
            heap(sprig(), 7, size=0.1),
            one(wedge(), size=0.17, at=(0.45, -0.44), turn=200),
        ),
        general=True,
    ),
    Dish(
        "stew|curry|gravy|masala|vindaloo",
        ("bowl", "pan"),
        (
            pool("#a8521f", thick=0.7, oil="#e0862c"),
            heap(chunk(MEAT), 8, size=0.18, reach=0.6),
            heap(chunk("#e5b24a", char=False), 5, size=0.14, reach=0.62),
            heap(chunk("#e27a2a", char=False), 5, size=0.1, reach=0.62),
            heap(sprig(), 7, size=0.1, reach=0.5),
            heap(nut(), 5, size=0.05),
            heap(chunk(CHICKEN), 2, size=0.16),
            one(tomato_slice(), size=0.13, at=(0.4, 0.4)),
        ),
        general=True,
    ),
)
