"""Desserts, festive sweets, drinks."""

from dev.seeds.pictures.foods.aromatics import nut
from dev.seeds.pictures.foods.arrange import circle, cup, heap, lozenges, one, part
from dev.seeds.pictures.foods.breads import flatbread
from dev.seeds.pictures.foods.fruit import berry
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import MINT, leaf
from dev.seeds.pictures.foods.meats import ball
from dev.seeds.pictures.foods.pools import crust, pool, swirl
from dev.seeds.pictures.foods.sweets import (
    PISTACHIO,
    checks,
    cocoa,
    cookie,
    cuts,
    date,
    diamond,
    moulded_cookie,
    rosettes,
    scoop,
    shreds,
)
from dev.seeds.pictures.menu.dish import Dish

_PISTACHIO = sprinkle(PISTACHIO, 90, width=0.028, length=0.016, reach=0.6, clumps=5)
_ROSE = sprinkle(("#c9547a", "#d9708f", "#b03a62"), 16, width=0.05, length=0.02, reach=0.5)

SWEETS: tuple[Dish, ...] = (
    Dish("baklava", ("tray", "platter"), (lozenges(diamond(), size=0.26, turn=18), _ROSE)),
    Dish(
        "basbousa|semolina cake|revani|namoura|namura|harissa cake",
        ("tray", "plate"),
        (
            lozenges(diamond("#d99a3a", almond=True, layers=False), size=0.29, turn=-12),
            sprinkle(("#fbf6ea",), 60, width=0.014, length=0.008),
        ),
    ),
    Dish(
        "kunafa|knafeh|kanafeh|künefe|cheese pastry",
        ("tray", "plate"),
        (
            shreds(),
            sprinkle(PISTACHIO, 380, width=0.026, length=0.014, reach=0.44),
            cuts("#8a4414", count=3),
            _ROSE,
        ),
    ),
    Dish(
        "gulab jamun|rasgulla",
        ("bowl",),
        (
            pool("#d0852a", thick=0.1),
            heap(ball("#7a3516", gloss=0.8), 9, size=0.26, reach=0.6, gap=1.75),
            sprinkle(PISTACHIO, 70, width=0.024, length=0.02, reach=0.6),
            _ROSE,
        ),
    ),
    Dish(
        "luqaimat|lokma|loukoumades|awameh",
        ("bowl", "plate"),
        (
            heap(ball("#c9812c", gloss=0.8), 24, size=0.17, reach=0.66, gap=1.4),
            sprinkle(("#f9eccb",), 90, reach=0.66),
            _PISTACHIO,
        ),
    ),
    Dish(
        "sholeh zard|saffron pudding",
        ("bowl",),
        (
            pool("#eaa51c", thick=0.25),
            *(
                part(sprinkle(("#7a3d1c", "#8f4a22"), 60, width=0.05, length=0.01, reach=0.16), share=0.9, at=at)
                for at in ((-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4))
            ),
            circle(nut("#f3dfb4"), 12, size=0.09, reach=0.66, turn=90),
            circle(nut("#f3dfb4"), 6, size=0.1, reach=0.2),
            sprinkle(PISTACHIO, 60, width=0.03, length=0.014, reach=0.5, clumps=4),
        ),
    ),
    Dish(
        "sheer khurma|vermicelli milk pudding",
        ("bowl",),
        (
            pool("#f3dfb4", thick=0.5, oil="#eab84a"),
            heap(date(), 8, size=0.12, reach=0.62),
            heap(nut(), 16, size=0.065, reach=0.68),
            sprinkle(("#e6c07a", "#dcae5e"), 90, length=0.07, width=0.012, reach=0.75),
            _PISTACHIO,
            _ROSE,
        ),
    ),
    Dish("tiramisu", ("dish",), (rosettes(), cocoa(), checks("#3a2014"), heap(leaf(MINT), 2, size=0.12, reach=0.2))),
    Dish(
        "umm ali|bread pudding",
        ("dish", "bowl"),
        (
            crust("#dda24e", spots="#96541f", count=110),
            heap(nut(), 20, size=0.06, reach=0.75),
            sprinkle(("#5a2c18", "#7a3d22"), 30, width=0.045, length=0.01, reach=0.8),
            _PISTACHIO,
            sprinkle(("#fdf6e6",), 60, length=0.03, width=0.016, reach=0.8),
        ),
    ),
    Dish(
        "kheer|firni|muhallebi|muhallabia|rice pudding|pudding|custard|panna cotta",
        ("bowl",),
        (
            pool("#f8ebd0", thick=0.3),
            sprinkle(("#fffaf0", "#efdcb4", "#f9ecd0"), 380, length=0.03, width=0.022, reach=0.86),
            _PISTACHIO,
            heap(nut(), 9, size=0.055, reach=0.5),
            sprinkle(("#c8501c", "#d9701c"), 26, length=0.035, width=0.01, reach=0.5),
            _ROSE,
        ),
    ),
    Dish(
        "ma'?amoul|date cookies?|kahk|klaicha",
        ("plate", "tray"),
        (
            circle(moulded_cookie(), 7, size=0.215, reach=0.64),
            circle(moulded_cookie(), 3, size=0.205, reach=0.25),
            heap(date(), 2, size=0.1, reach=0.5),
        ),
    ),
    Dish(
        "chocolate chip cookies?|cookies?|ghr[ay]y?ba|shortbread",
        ("plate", "board"),
        (heap(cookie(), 9, size=0.31, reach=0.62, gap=1.35),),
    ),
    Dish(
        "stuffed dates|dates",
        ("plate", "tray"),
        (heap(date(), 18, size=0.18, reach=0.66, gap=1.2), heap(nut(), 12, size=0.08), _PISTACHIO),
    ),
    Dish(
        "ice cream|kulfi|sorbet|dondurma|gelato",
        ("bowl",),
        (
            pool("#f6e8cf", thick=0.1),
            heap((scoop("#fdf3dc"), scoop("#f2c9d0"), scoop("#cfd9a0")), 5, size=0.36, reach=0.45, gap=1.3),
            _PISTACHIO,
            heap(leaf(MINT), 3, size=0.12, reach=0.3),
        ),
    ),
    Dish(
        "pancakes?|crepes?|waffles?|french toast",
        ("plate",),
        (
            one(flatbread("#d9a050", blisters=10), size=0.72, at=(0.06, 0.06)),
            one(flatbread("#dca658", blisters=10), size=0.7, at=(-0.04, -0.03)),
            part(pool("#a8601c", edge=0.2, thick=0.1), share=0.34),
            heap(berry(), 7, size=0.1, reach=0.4),
            heap(leaf(MINT), 3, size=0.1, reach=0.3),
        ),
        general=True,
    ),
    Dish(
        "cakes?|brownies?|torte|tart|cheesecake|pie",
        ("plate",),
        (
            part(crust("#b8763a"), share=0.96),
            cuts("#6a3a1a", count=4),
            circle(berry(), 8, size=0.1, reach=0.62),
            part(sprinkle(("#fffaf0",), 200, width=0.014, length=0.004), share=1.0),
            heap(leaf(MINT), 3, size=0.1, reach=0.2),
        ),
        general=True,
    ),
    Dish(
        "tea|chai|coffee|latte|lassi|smoothie|juice|lemonade|sherbet|sharbat|drink|ayran",
        ("saucer",),
        (
            part(pool("#c98a4a", thick=0.05), share=0.9),
            part(swirl("#f6e3c4", turns=1.2), share=0.8),
            heap(leaf(MINT), 3, size=0.14, reach=0.3),
        ),
        general=True,
    ),
    Dish(
        "halwa|halva|fudge|barfi|burfi|sweets?|ladoo|laddu",
        ("plate", "tray"),
        (lozenges(diamond("#e0a850", layers=False)), cup(pool("#fbf5e6"), "#6d2150", at=(0.7, -0.6), share=0.16)),
        general=True,
    ),
)
