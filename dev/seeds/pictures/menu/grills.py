"""Kebabs, roasts, fried pieces, stir-fries: the dry mains."""

from dev.seeds.pictures.foods.aromatics import chilli, cucumber_slice, onion_ring
from dev.seeds.pictures.foods.arrange import circle, cup, heap, one, part, row
from dev.seeds.pictures.foods.breads import flatbread
from dev.seeds.pictures.foods.fruit import cherry_tomato, tomato_slice, wedge
from dev.seeds.pictures.foods.grains import BASMATI, grains, sprinkle
from dev.seeds.pictures.foods.herbs import PARSLEY, leaf, lettuce, sprig
from dev.seeds.pictures.foods.meats import (
    CHICKEN,
    GOLDEN,
    MEAT,
    ball,
    chunk,
    drumstick,
    fillet,
    fish,
    kebab,
    patty,
    shashlik,
)
from dev.seeds.pictures.foods.morsels import strip
from dev.seeds.pictures.foods.pools import dip, pool
from dev.seeds.pictures.menu.dish import Dish

_ONIONS = heap(onion_ring(), 7, size=0.13, reach=0.7)
_YOGHURT = pool("#fbf5e6", thick=0.05)
_GREEN_CHUTNEY = pool("#6f9a3a", thick=0.4)
_SCALLION = heap(strip("#6aa33f", width=0.3, bend=0.05), 22, size=0.035, reach=0.6)


GRILLS: tuple[Dish, ...] = (
    Dish(
        "satay|sate",
        ("leaf", "platter"),
        (
            row(shashlik("#b8682a", "#a85a24", "#c47a34"), 5, size=0.56, turn=72, span=0.95, sway=4),
            cup(pool("#a8642a", thick=0.7, oil="#d9842c"), "#7a3d24", at=(0.62, 0.5), share=0.27),
            *(one(cucumber_slice(), size=0.13, at=(-0.68 + 0.04 * i, 0.34 + 0.15 * i)) for i in range(3)),
            one(chilli(), size=0.18, at=(-0.5, -0.66), turn=20),
        ),
    ),
    Dish(
        "jujeh|chicken skewers|shish|tikka|skewers",
        ("platter", "board"),
        (
            one(flatbread(squeeze=0.8), size=0.92),
            row(shashlik("#e8a63a", "#e09a30", "#e8a63a", "#d98f2a"), 4, size=0.7, turn=80, span=0.95),
            heap(cherry_tomato(), 4, size=0.1, reach=0.8),
            heap(sprig(PARSLEY), 7, size=0.1, reach=0.75),
            one(wedge(), size=0.18, at=(0.72, 0.42), turn=160),
            one(wedge(), size=0.17, at=(0.6, 0.62), turn=200),
        ),
    ),
    Dish(
        "chapli|patt(?:y|ies)|shami|burger|koftes?|cutlets?",
        ("platter", "board"),
        (
            heap(lettuce(), 4, size=0.3, reach=0.75),
            *(
                one(patty(), size=0.36, at=at)
                for at in ((-0.5, -0.2), (0.02, -0.34), (0.5, -0.14), (-0.24, 0.34), (0.3, 0.38))
            ),
            heap(onion_ring(), 6, size=0.11, reach=0.8),
            heap(sprig(), 6, size=0.1, reach=0.7),
            cup(_GREEN_CHUTNEY, "#4f7a35", at=(0.74, 0.44), share=0.2),
        ),
    ),
    Dish(
        "koobideh|kubideh|adana|seekh|kebabs?|kababs?|kofta",
        ("platter", "board"),
        (
            one(flatbread(squeeze=0.8), size=0.95, at=(-0.08, 0)),
            row(kebab(), 4, size=0.76, turn=78, span=1.0),
            _ONIONS,
            heap(sprig(PARSLEY), 6, size=0.1, reach=0.75),
            part(row(cherry_tomato(), 3, size=0.3, span=1.7), share=0.34, at=(-0.6, 0.62)),
            one(chilli("#5a8f34"), size=0.26, at=(0.68, -0.5), turn=50),
            one(wedge(), size=0.17, at=(0.7, 0.5), turn=170),
        ),
    ),
    Dish(
        "tandoori|roast chicken|wings|grilled chicken|peri|jerk",
        ("platter", "tray"),
        (
            heap(lettuce(), 5, size=0.3, reach=0.7),
            circle(drumstick("#b8351c"), 5, size=0.44, reach=0.42, turn=14),
            _ONIONS,
            one(wedge(), size=0.18, at=(0.6, 0.5), turn=160),
            one(wedge(), size=0.18, at=(-0.6, 0.5), turn=200),
            heap(sprig(), 7, size=0.1, reach=0.6),
            cup(_GREEN_CHUTNEY, "#4f7a35", at=(0.02, 0.0), share=0.24),
        ),
        general=True,
    ),
    Dish(
        "teriyaki",
        ("bowl",),
        (
            grains(("#fbf5e6", "#f6ead0"), length=0.045, fill=True),
            *(one(fillet("#7f3d18"), size=0.34, at=(-0.16 + 0.2 * i, -0.22 + 0.15 * i), turn=-50) for i in range(4)),
            sprinkle(("#f7edd2", "#f7edd2", "#2c2018"), 70, width=0.018, reach=0.55),
            part(heap(chunk("#4f8a3a", rough=0.3, char=False), 6, size=0.3, reach=0.5), share=0.4, at=(-0.52, 0.36)),
            _SCALLION,
        ),
    ),
    Dish(
        "cumin lamb|beef and broccoli|stir[- ]fr(?:y|ied)|bulgogi",
        ("plate", "pan"),
        (
            pool("#5a2a16", reach=0.84, edge=0.06, thick=0.6),
            heap((chunk("#6f351c"), chunk("#7f4324"), chunk("#62301a")), 26, size=0.15, reach=0.64, gap=0.85),
            heap(strip("#b83a24", width=0.2), 9, size=0.11, reach=0.6),
            heap(chilli("#a8201a"), 6, size=0.13, reach=0.62),
            heap(onion_ring("#c9a0b0"), 5, size=0.1, reach=0.6),
            sprinkle(("#8a5a2c", "#6f4420", "#f3dfae"), 70, reach=0.62),
            heap(sprig(), 7, size=0.1, reach=0.55),
        ),
    ),
    Dish(
        "whole fish|grilled fish|sea ?bass|bream|trout",
        ("platter",),
        (
            one(fish(), size=0.98, turn=-12),
            heap(wedge(), 3, size=0.15, reach=0.8),
            heap(sprig(), 8, size=0.1, reach=0.75),
        ),
    ),
    Dish(
        "fish|salmon|cod|tuna",
        ("plate",),
        (
            *(one(fillet("#d9955a", grill=True), size=0.5, at=(0, -0.24 + 0.42 * i), turn=-14) for i in range(2)),
            heap(leaf(), 6, size=0.1),
            heap(sprig(), 6, size=0.1, reach=0.7),
            one(wedge(), size=0.2, at=(0.55, 0.5), turn=170),
        ),
        general=True,
    ),
    Dish(
        "falafel",
        ("plate", "platter"),
        (
            heap(lettuce(), 5, size=0.3, reach=0.7),
            heap(ball("#8f5a24", spots="#5a3412", gloss=0.25, count=16), 13, size=0.2, reach=0.6, gap=1.55),
            cup(_YOGHURT, "#5e6b2f", at=(0.52, -0.46), share=0.3),
            heap(tomato_slice(), 3, size=0.16, reach=0.8),
            heap(sprig(PARSLEY), 7, size=0.1, reach=0.7),
            sprinkle(("#f6e8c4",), 40, reach=0.6),
        ),
    ),
    Dish(
        "pakoras?|bhajis?|fritters?|tempura|karaage|nuggets?|popcorn",
        ("plate",),
        (
            heap(
                (chunk("#c9812c", rough=0.34), chunk("#b8702a", rough=0.34), chunk("#d59238", rough=0.34)),
                17,
                size=0.23,
                reach=0.6,
                gap=1.0,
            ),
            heap(strip("#b0662a", width=0.12, bend=0.5), 26, size=0.12, reach=0.62, gap=0),
            heap(chilli("#4f8a2c"), 3, size=0.2, reach=0.7),
            heap(sprig(), 6, size=0.09, reach=0.6),
            cup(_GREEN_CHUTNEY, "#4f7a35", at=(0.58, -0.5), share=0.27),
            sprinkle(("#a8301c",), 30, width=0.014, length=0.006),
        ),
    ),
    Dish(
        "schnitzel|cutlet|escalope|katsu",
        ("plate",),
        (
            *(one(fillet(GOLDEN), size=0.56, at=(-0.1 + 0.2 * i, -0.22 + 0.42 * i), turn=-24) for i in range(2)),
            one(wedge(), size=0.2, at=(0.55, -0.45), turn=30),
            heap(sprig(), 6, size=0.1),
        ),
    ),
    Dish(
        "steak|chops?|ribs?|brisket|roast|lamb shank|shank",
        ("platter", "board"),
        (
            *(
                one(fillet("#6f3820", grill=True), size=0.5, at=(-0.34 + 0.34 * i, -0.1 + 0.1 * i), turn=62)
                for i in range(3)
            ),
            heap(cherry_tomato(), 5, size=0.1, reach=0.8),
            heap(sprig(), 8, size=0.1, reach=0.75),
            cup(dip("#e8d3a0"), "#7a3d24", at=(0.72, 0.5), share=0.2),
        ),
        general=True,
    ),
    Dish(
        "chicken",
        ("plate", "platter"),
        (
            part(grains(BASMATI, count=600), share=0.6, at=(-0.42, 0.1)),
            part(circle(drumstick(CHICKEN), 3, size=0.66, reach=0.45), share=0.6, at=(0.36, 0)),
            heap(sprig(), 6, size=0.1, reach=0.6),
            one(wedge(), size=0.17, at=(-0.1, 0.62), turn=180),
        ),
        general=True,
    ),
    Dish(
        "meat|beef|lamb|mutton|goat|veal",
        ("plate", "platter"),
        (
            pool("#6f351c", reach=0.86, edge=0.06, thick=0.5),
            heap(chunk(MEAT), 14, size=0.2, reach=0.6),
            heap(chunk("#e5b24a", char=False), 6, size=0.15, reach=0.65),
            heap(sprig(), 8, size=0.1, reach=0.6),
        ),
        general=True,
    ),
)
