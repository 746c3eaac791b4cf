"""Rice and couscous dishes."""

from dev.seeds.pictures.foods.aromatics import chilli, cucumber_slice, garlic, nut
from dev.seeds.pictures.foods.arrange import circle, cup, heap, one, part
from dev.seeds.pictures.foods.fruit import citrus, pomegranate_seed, tomato_slice, wedge
from dev.seeds.pictures.foods.grains import (
    BASMATI,
    BROWN_RICE,
    BULGUR,
    COUSCOUS,
    SAFFRON_RICE,
    TOMATO_RICE,
    grains,
    sprinkle,
)
from dev.seeds.pictures.foods.herbs import DILL, MINT, PARSLEY, frond, leaf, sprig
from dev.seeds.pictures.foods.meats import CHICKEN, LAMB, chunk, drumstick, prawn
from dev.seeds.pictures.foods.morsels import chickpea, egg, floret, strip
from dev.seeds.pictures.foods.pools import pool
from dev.seeds.pictures.foods.sweets import mango_slice
from dev.seeds.pictures.menu.dish import Dish

FRIED_ONION = heap(strip("#8a4a1c", width=0.13), 26, size=0.075, reach=0.5, gap=0)
_PEA = chickpea("#7fae3f")
_CARROT = chunk("#e8842c", char=False)

RICE: tuple[Dish, ...] = (
    Dish(
        "mango sticky rice",
        ("plate", "leaf"),
        (
            part(grains(("#fbf3e2", "#f5ead2"), count=700, length=0.06), at=(-0.4, 0), share=0.68),
            part(pool("#fdf6e6", edge=0.1, reach=0.55), at=(-0.4, 0.02), share=0.58),
            part(sprinkle(("#e7c98a", "#3a2c20"), 40, reach=0.5), at=(-0.42, 0), share=0.5),
            *(one(mango_slice(), size=0.56, at=(0.42, -0.4 + 0.16 * i), turn=-14) for i in range(6)),
            one(leaf(MINT), size=0.13, at=(-0.3, -0.1), turn=-30),
            one(leaf(MINT), size=0.12, at=(-0.5, -0.12), turn=210),
        ),
    ),
    Dish(
        "vegetable biryani",
        ("tray", "plate"),
        (
            grains(SAFFRON_RICE),
            heap((_CARROT, _PEA), 26, size=0.06, reach=0.72, gap=0.6),
            heap(floret(), 6, size=0.13, reach=0.6),
            heap(strip("#5f9a3f", width=0.2), 9, size=0.1, reach=0.66),
            FRIED_ONION,
            heap(leaf(MINT), 9, size=0.085, reach=0.6),
            heap(nut(), 8, size=0.05, reach=0.6),
        ),
    ),
    Dish(
        "biryani|biriyani",
        ("tray", "platter"),
        (
            grains(SAFFRON_RICE),
            circle(drumstick("#c8722c"), 4, size=0.36, reach=0.44, turn=24),
            FRIED_ONION,
            heap(leaf(MINT), 11, size=0.085, reach=0.62),
            heap(nut(), 9, size=0.05, reach=0.66),
            one(citrus(), size=0.14, at=(0.5, 0.5)),
        ),
    ),
    Dish(
        "kabsa|mandi|machboos|chicken rice",
        ("tray", "platter"),
        (
            grains(("#e9b765", "#e0a64c", "#f0c883")),
            circle(drumstick("#b8642a"), 3, size=0.42, reach=0.36, turn=10),
            sprinkle(("#5a2c18", "#7a3d22"), 26, width=0.04, length=0.012),
            heap(nut(), 22, size=0.05, reach=0.75, gap=0.8),
            heap(sprig(), 6, size=0.09, reach=0.6),
            one(wedge(), size=0.17, at=(0.56, 0.4), turn=200),
        ),
    ),
    Dish(
        "kabuli|qabuli|rice lamb",
        ("platter", "tray"),
        (
            grains(BROWN_RICE),
            heap(chunk(LAMB), 7, size=0.16, reach=0.36),
            heap(strip("#e27a1f", width=0.1), 60, size=0.1, reach=0.6, gap=0),
            sprinkle(("#3a1f18", "#55291c", "#4a2318"), 46, width=0.045, length=0.02, reach=0.75),
            heap(nut(), 24, size=0.05, reach=0.7, gap=0.7),
        ),
    ),
    Dish(
        "plov|pilaf|pulao|rice carrots",
        ("tray", "platter"),
        (
            grains(("#ecc983", "#e4b765", "#f2d8a0")),
            heap(strip("#e58a2a", width=0.11), 70, size=0.1, reach=0.72, gap=0),
            heap(chunk("#8a5230"), 10, size=0.14, reach=0.46),
            heap(chickpea(), 16, size=0.042, reach=0.7),
            one(garlic(), size=0.2, at=(0.1, -0.1)),
        ),
    ),
    Dish(
        "tahdig|saffron rice|chelow",
        ("plate", "platter"),
        (
            grains(("#e39a1f", "#eeb03a", "#d98a1a"), reach=0.92),
            part(grains(("#fbf0d6", "#f5e3b8"), count=500), share=0.62, at=(0.08, 0.05)),
            part(sprinkle(("#9c1f2e", "#b8283a", "#7a1424"), 60, width=0.05, length=0.012, clumps=4), share=0.9),
            part(sprinkle(("#7f9b3a", "#99b04e"), 40, length=0.035, width=0.03, clumps=3), share=0.9),
        ),
    ),
    Dish(
        "jollof|tomato rice",
        ("plate",),
        (
            grains(TOMATO_RICE),
            heap((_PEA, _CARROT), 14, size=0.045, reach=0.7),
            heap(strip("#c8301f", width=0.18), 9, size=0.12, reach=0.6),
            heap(strip("#4f8a3a", width=0.16), 6, size=0.11, reach=0.6),
            part(heap(chunk(CHICKEN), 4, size=0.36, reach=0.5), at=(-0.25, -0.2), share=0.5),
            heap(sprig(), 5, size=0.1, reach=0.55),
            circle(strip("#f0b84a", width=0.34), 5, size=0.13, reach=0.72),
        ),
    ),
    Dish(
        "nasi goreng",
        ("leaf", "plate"),
        (
            part(grains(("#b9742f", "#a9632a", "#c98a45"), reach=0.95), at=(-0.1, 0.02), share=0.84),
            heap(_PEA, 12, size=0.035, reach=0.55),
            heap(chilli(whole=False), 9, size=0.045, reach=0.6),
            one(egg(), size=0.4, at=(-0.06, -0.04)),
            *(one(cucumber_slice(), size=0.16, at=(0.66 - 0.03 * i, -0.22 + 0.2 * i)) for i in range(3)),
            one(tomato_slice(), size=0.17, at=(0.5, 0.5)),
            heap(strip("#8a4a1c", width=0.13), 12, size=0.06, reach=0.4, gap=0),
        ),
    ),
    Dish(
        "fried rice",
        ("bowl", "pan"),
        (
            grains(("#f6e4b6", "#f0d69c", "#e9c47c"), fill=True),
            heap((_PEA, _CARROT), 34, size=0.045, reach=0.82),
            heap(chunk("#d9a05a"), 12, size=0.1, reach=0.7),
            heap(chunk("#f6d25a", char=False), 14, size=0.08, reach=0.75),
            heap(strip("#5f9a3f", width=0.26, bend=0.1), 26, size=0.04, reach=0.75),
            sprinkle(("#f7edd2", "#2c2018"), 40),
        ),
    ),
    Dish(
        "couscous",
        ("plate",),
        (
            grains(COUSCOUS, length=0, count=2200),
            heap(strip("#e8842c", width=0.2, bend=0.1), 8, size=0.2, reach=0.52),
            heap(strip("#6f9a45", width=0.22, bend=0.1), 7, size=0.2, reach=0.5),
            heap(chunk("#e5a63a", char=False), 6, size=0.14, reach=0.5),
            heap(chunk(LAMB), 5, size=0.15, reach=0.3),
            heap(chunk("#f0e2c2", char=False), 4, size=0.12, reach=0.5),
            heap(chickpea(), 20, size=0.045, reach=0.75),
            heap(sprig(), 6, size=0.09, reach=0.5),
        ),
    ),
    Dish(
        "bulgur",
        ("plate",),
        (
            grains(BULGUR, length=0.02, count=1600),
            heap(sprig(), 8, size=0.1, reach=0.6),
            heap(pomegranate_seed(), 16, size=0.04, reach=0.7),
        ),
    ),
    Dish(
        "paella|prawn rice|shrimp rice",
        ("pan",),
        (
            grains(SAFFRON_RICE, fill=True),
            heap(prawn(), 8, size=0.17, reach=0.7),
            heap(_PEA, 20, size=0.04),
            heap(wedge(), 4, size=0.14, reach=0.75),
        ),
    ),
    Dish(
        "rice",
        ("plate", "tray"),
        (
            grains(BASMATI),
            heap(chunk(CHICKEN), 7, size=0.16, reach=0.45),
            heap(nut(), 14, size=0.05, reach=0.65),
            heap(frond(DILL), 10, size=0.1, reach=0.6),
            heap(sprig(PARSLEY), 4, size=0.09, reach=0.5),
            cup(pool("#fbf5e6"), "#7a3d24", at=(0.62, -0.5), share=0.22),
        ),
        general=True,
    ),
)
