"""Breads, pancakes and buns."""

from dev.seeds.pictures.foods.aromatics import chilli
from dev.seeds.pictures.foods.arrange import cup, heap, one, part
from dev.seeds.pictures.foods.breads import bun, flatbread, layered_bread, ring_bread
from dev.seeds.pictures.foods.fruit import olive
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import BASIL, MINT, leaf, sprig
from dev.seeds.pictures.foods.meats import chunk
from dev.seeds.pictures.foods.morsels import chickpea, cube, strip
from dev.seeds.pictures.foods.pastries import crepe, lace, samosa
from dev.seeds.pictures.foods.pools import pool
from dev.seeds.pictures.foods.sweets import scoop
from dev.seeds.pictures.menu.dish import Dish

_YOGHURT = pool("#fbf5e6", thick=0.05)
_SOY = pool("#2f1a12", thick=0.05)
_SCALLION = heap(strip("#6aa33f", width=0.3, bend=0.05), 22, size=0.035, reach=0.6)
_JAM = pool("#a8243b", thick=0.5)

BREADS: tuple[Dish, ...] = (
    Dish(
        "aloo paratha|parathas?",
        ("board", "tray"),
        (
            one(flatbread("#e0b068", blisters=34), size=0.74, at=(0.16, 0.06)),
            one(flatbread("#e3b56f", blisters=34), size=0.74, at=(-0.14, -0.02)),
            part(heap(chunk("#fbe9a8", char=False, rough=0.1), 1, size=0.5, reach=0.2), share=0.3, at=(-0.16, -0.04)),
            cup(_YOGHURT, "#12593f", at=(0.72, -0.48), share=0.26),
            cup(pool("#c9621c", thick=0.9, oil="#e8922c"), "#12593f", at=(0.78, 0.5), share=0.22),
            heap(sprig(), 5, size=0.1, reach=0.6),
        ),
    ),
    Dish(
        "puri|poori|bhatur[ae]|halwa puri",
        ("tray", "platter"),
        (
            *(
                one(bun("#d9a04a", puff=0.04), size=0.34, at=at)
                for at in ((-0.55, -0.42), (-0.05, -0.58), (-0.6, 0.24), (-0.1, -0.02))
            ),
            cup(pool("#b0581e", thick=0.8, oil="#e08a34"), "#12593f", at=(0.46, -0.36), share=0.34),
            part(heap(chickpea(), 12, size=0.16, reach=0.66), share=0.3, at=(0.46, -0.36)),
            cup(pool("#e08a24", thick=0.9), "#12593f", at=(0.3, 0.46), share=0.32),
            part(sprinkle(("#f3e3bc", "#7f9b3a"), 20, width=0.07, length=0.04), share=0.28, at=(0.3, 0.46)),
        ),
    ),
    Dish(
        "dosas?",
        ("leaf",),
        (
            one(crepe(), size=0.96, at=(0.0, -0.26), turn=-12),
            cup(pool("#c9702a", thick=0.7, oil="#e0922c"), "#6d2150", at=(-0.42, 0.44), share=0.27),
            cup(pool("#f6eedc", thick=0.5), "#6d2150", at=(0.16, 0.54), share=0.24),
            part(heap(chunk("#e9bd45", char=False), 9, size=0.3, reach=0.6), share=0.34, at=(0.56, 0.3)),
            heap(leaf("#3f7d33", width=0.3), 4, size=0.07, reach=0.5),
        ),
    ),
    Dish(
        "roti jala|lace",
        ("platter", "leaf"),
        (
            *(
                one(lace(), size=0.5, at=at, turn=turn)
                for at, turn in (
                    ((-0.62, -0.2), 8),
                    ((-0.42, 0.12), -6),
                    ((-0.18, -0.3), 14),
                    ((0.0, 0.2), 2),
                )
            ),
            cup(pool("#c9702a", thick=0.6, oil="#e0561c"), "#17806a", at=(0.66, 0.0), share=0.36),
            part(heap(chunk("#cf9048"), 4, size=0.28, reach=0.45), share=0.32, at=(0.66, 0.0)),
            heap(leaf("#3f7d33", width=0.3), 4, size=0.09, reach=0.6),
        ),
    ),
    Dish(
        "msemen|flatbread stack|m'semen",
        ("plate", "board"),
        (
            one(flatbread("#d9a850", blisters=22), size=0.66, at=(0.08, 0.08)),
            one(flatbread("#d9a850", blisters=22), size=0.66, at=(-0.03, 0.0)),
            one(layered_bread("#dfae58"), size=0.64, at=(-0.08, -0.07)),
            cup(pool("#d98a1c", thick=0.1), "#1f4bab", at=(0.66, -0.5), share=0.24),
            part(one(chunk("#fbe9a8", char=False, rough=0.1), size=0.5), share=0.2, at=(-0.1, -0.1)),
            heap(leaf(MINT), 3, size=0.1, reach=0.75),
        ),
    ),
    Dish(
        "scallion pancakes?|green onion",
        ("board", "plate"),
        (
            one(layered_bread("#d9a850"), size=0.7, at=(-0.2, -0.02)),
            part(heap(strip("#6aa33f", width=0.3, bend=0.05), 46, size=0.05, reach=0.85), share=0.62, at=(-0.2, -0.02)),
            cup(_SOY, "#1f3563", at=(0.66, -0.36), share=0.27),
            part(_SCALLION, share=0.3, at=(0.66, -0.36)),
            heap(chilli(whole=False), 4, size=0.04, reach=0.8),
        ),
    ),
    Dish(
        "simit|bagels?|sesame bread",
        ("board", "tray"),
        (
            one(ring_bread(), size=0.52, at=(-0.42, -0.14)),
            one(ring_bread(), size=0.52, at=(0.3, 0.16)),
            cup(_JAM, "#1d4f9c", at=(0.62, -0.55), share=0.22),
            heap(olive(), 5, size=0.07, reach=0.85),
            part(heap(cube("#fbf3e2"), 3, size=0.34, reach=0.5), share=0.3, at=(-0.5, 0.66)),
        ),
    ),
    Dish(
        "pizza|lahmacun|pide|manakish|focaccia",
        ("board",),
        (
            one(flatbread("#d9a24a", rim=True), size=0.98),
            part(pool("#b8341c", edge=0.05, thick=0.9), share=0.8),
            part(heap(chunk("#f6e3b0", char=False), 12, size=0.16, reach=0.7), share=0.8),
            part(heap(leaf(BASIL), 7, size=0.14, reach=0.66), share=0.8),
            part(heap(olive(), 7, size=0.08, reach=0.66), share=0.8),
        ),
    ),
    Dish(
        "mandazi|fried buns?|doughnuts?|donuts?|beignets?",
        ("platter", "tray"),
        (
            heap(
                (bun("#b8702a", dust="#fbf3e2"), samosa("#b8702a"), bun("#c07a30", dust="#fbf3e2")),
                11,
                size=0.25,
                reach=0.62,
                gap=1.35,
            ),
            cup(pool("#c98f52", thick=0.1), "#2c5d3c", at=(0.6, -0.5), share=0.26),
            sprinkle(("#fffaf0",), 130, width=0.012, length=0.004, reach=0.75),
        ),
    ),
    Dish(
        "scones?|biscuits?|muffins?|buns?",
        ("plate", "board"),
        (
            *(
                one(bun("#d9a458", puff=0.03), size=0.34, at=at)
                for at in ((-0.42, -0.3), (0.16, -0.44), (-0.28, 0.3), (0.3, 0.16))
            ),
            part(
                sprinkle(("#4a2418", "#3a1c14"), 40, width=0.04, length=0.012, reach=0.9), share=0.7, at=(-0.08, -0.06)
            ),
            cup(_JAM, "#6f2536", at=(0.66, -0.24), share=0.23),
            cup(heap(scoop(), 3, size=0.5, reach=0.3), "#6f2536", at=(0.42, 0.62), share=0.22),
        ),
        general=True,
    ),
    Dish(
        "breads?|naan|roti|pita|lavash|chapati",
        ("board",),
        (
            one(flatbread(squeeze=0.8), size=0.7, at=(0.2, 0.06)),
            one(flatbread(squeeze=0.78), size=0.7, at=(-0.16, -0.05)),
            heap(sprig(), 5, size=0.1, reach=0.7),
            sprinkle(("#2c2018", "#f6e8c4"), 60, reach=0.6),
        ),
        general=True,
    ),
)
