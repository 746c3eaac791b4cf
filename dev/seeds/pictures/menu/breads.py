"""Breads, pastries, dumplings, noodles, wraps, salads and dips."""

from dev.seeds.pictures.foods.arrange import circle, cup, grid, heap, one, part, row
from dev.seeds.pictures.foods.doughs import (
    bun,
    coil,
    crepe,
    dumpling,
    flatbread,
    lace,
    layered_bread,
    noodles,
    penne,
    purse,
    ring_bread,
    roll,
    samosa,
    taco,
    wrap,
)
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.greens import (
    BASIL,
    MINT,
    PARSLEY,
    avocado,
    cherry_tomato,
    chilli,
    cucumber_slice,
    leaf,
    lettuce,
    olive,
    onion_ring,
    pomegranate_seed,
    sprig,
    tomato_slice,
    wedge,
)
from dev.seeds.pictures.foods.pieces import chickpea, chunk, egg, leafy_roll, prawn, strip, stuffed
from dev.seeds.pictures.foods.pools import crust, dip, pool, swirl
from dev.seeds.pictures.foods.sweets import scoop
from dev.seeds.pictures.menu.dish import Dish

_YOGHURT = pool("#fbf5e6", thick=0.05)
_GREEN_CHUTNEY = pool("#6f9a3a", thick=0.4)
_TAMARIND = pool("#5a2a16", thick=0.2)
_SOY = pool("#2f1a12", thick=0.05)
_SCALLION = heap(strip("#6aa33f", width=0.3, bend=0.05), 22, size=0.035, reach=0.6)
_JAM = pool("#a8243b", thick=0.5)

BREADS: tuple[Dish, ...] = (
    Dish("aloo paratha|parathas?", ("board", "tray"), (
        one(flatbread("#e0b068", blisters=34), size=0.74, at=(0.16, 0.06)), one(flatbread("#e3b56f", blisters=34), size=0.74, at=(-0.14, -0.02)), part(heap(chunk("#fbe9a8", char=False, rough=0.1), 1, size=0.5, reach=0.2), share=0.3, at=(-0.16, -0.04)),
        cup(_YOGHURT, "#12593f", at=(0.72, -0.48), share=0.26), cup(pool("#c9621c", thick=0.9, oil="#e8922c"), "#12593f", at=(0.78, 0.5), share=0.22), heap(sprig(), 5, size=0.1, reach=0.6),
    )),
    Dish("puri|poori|bhatur[ae]|halwa puri", ("tray", "platter"), (
        *(one(bun("#d9a04a", puff=0.04), size=0.34, at=at) for at in ((-0.55, -0.42), (-0.05, -0.58), (-0.6, 0.24), (-0.1, -0.02))),
        cup(pool("#b0581e", thick=0.8, oil="#e08a34"), "#12593f", at=(0.46, -0.36), share=0.34), part(heap(chickpea(), 12, size=0.16, reach=0.66), share=0.3, at=(0.46, -0.36)),
        cup(pool("#e08a24", thick=0.9), "#12593f", at=(0.3, 0.46), share=0.32), part(sprinkle(("#f3e3bc", "#7f9b3a"), 20, width=0.07, length=0.04), share=0.28, at=(0.3, 0.46)),
    )),
    Dish("dosas?", ("leaf",), (
        one(crepe(), size=0.96, at=(0.0, -0.26), turn=-12), cup(pool("#c9702a", thick=0.7, oil="#e0922c"), "#6d2150", at=(-0.42, 0.44), share=0.27), cup(pool("#f6eedc", thick=0.5), "#6d2150", at=(0.16, 0.54), share=0.24),
        part(heap(chunk("#e9bd45", char=False), 9, size=0.3, reach=0.6), share=0.34, at=(0.56, 0.3)), heap(leaf("#3f7d33", width=0.3), 4, size=0.07, reach=0.5),
    )),
    Dish("roti jala|lace", ("platter", "leaf"), (
        *(one(lace(), size=0.42, at=at, turn=turn) for at, turn in (((-0.5, -0.36), 20), ((-0.02, -0.46), 75), ((-0.58, 0.22), -30), ((-0.1, 0.08), 40), ((-0.26, 0.5), 100))),
        cup(pool("#c9702a", thick=0.6, oil="#e0561c"), "#17806a", at=(0.5, 0.04), share=0.4), part(heap(chunk("#cf9048"), 4, size=0.28, reach=0.45), share=0.36, at=(0.5, 0.04)), heap(leaf("#3f7d33", width=0.3), 4, size=0.09, reach=0.6),
    )),
    Dish("msemen|flatbread stack|m'semen", ("plate", "board"), (
        one(flatbread("#d9a850", blisters=22), size=0.66, at=(0.08, 0.08)), one(flatbread("#d9a850", blisters=22), size=0.66, at=(-0.03, 0.0)), one(layered_bread("#dfae58"), size=0.64, at=(-0.08, -0.07)),
        cup(pool("#d98a1c", thick=0.1), "#1f4bab", at=(0.66, -0.5), share=0.24), part(one(chunk("#fbe9a8", char=False, rough=0.1), size=0.5), share=0.2, at=(-0.1, -0.1)), heap(leaf(MINT), 3, size=0.1, reach=0.75),
    )),
    Dish("scallion pancakes?|green onion", ("board", "plate"), (
        one(layered_bread("#d9a850"), size=0.7, at=(-0.2, -0.02)), part(heap(strip("#6aa33f", width=0.3, bend=0.05), 46, size=0.05, reach=0.85), share=0.62, at=(-0.2, -0.02)), cup(_SOY, "#1f3563", at=(0.66, -0.36), share=0.27),
        part(_SCALLION, share=0.3, at=(0.66, -0.36)), heap(chilli(whole=False), 4, size=0.04, reach=0.8),
    )),
    Dish("simit|bagels?|sesame bread", ("board", "tray"), (
        one(ring_bread(), size=0.52, at=(-0.42, -0.14)), one(ring_bread(), size=0.52, at=(0.3, 0.16)), cup(_JAM, "#1d4f9c", at=(0.62, -0.55), share=0.22), heap(olive(), 5, size=0.07, reach=0.85),
        part(heap(chunk("#fbf3e2", rough=0.08, char=False), 3, size=0.34, reach=0.5), share=0.3, at=(-0.5, 0.66)),
    )),
    Dish("burek|börek pie|meat pie|coil", ("tray", "pan"), (one(coil(), size=0.96), cup(_YOGHURT, "#a02f2a", at=(0.62, -0.62), share=0.2))),
    Dish("samosas?", ("platter", "tray"), (
        heap(lettuce(), 3, size=0.26, reach=0.8), *(one(samosa(), size=0.38, at=at) for at in ((-0.5, -0.3), (0.0, -0.42), (-0.3, 0.26), (0.22, 0.2), (-0.02, -0.05))),
        cup(_GREEN_CHUTNEY, "#4f7a35", at=(0.62, -0.3), share=0.26), cup(_TAMARIND, "#6d2150", at=(0.56, 0.42), share=0.24), heap(chilli("#4f8a2c"), 2, size=0.18, reach=0.85), heap(sprig(), 5, size=0.09, reach=0.6),
    )),
    Dish("samsa|somsa|meat pastry|empanadas?|fatayer|hand pies?", ("board", "platter"), (
        *(one(samosa("#b9722c"), size=0.4, at=at) for at in ((-0.56, -0.26), (-0.1, -0.34), (0.36, -0.22), (-0.3, 0.36), (0.18, 0.34), (0.62, 0.3))),
        part(sprinkle(("#f6e8c4", "#2c2018"), 140, width=0.014, reach=1.0), share=1.0), heap(onion_ring(), 4, size=0.1, reach=0.9),
    )),
    Dish("sigara|cheese rolls?|spring rolls?|lumpia|börek|borek|rolls?", ("platter", "board"), (
        row(roll(), 6, size=0.6, turn=72, span=1.05, sway=3), heap(sprig(PARSLEY), 6, size=0.1, reach=0.8), cup(_YOGHURT, "#1d4f9c", at=(0.7, -0.42), share=0.24), part(sprinkle(("#a8301c",), 24, width=0.03), share=0.2, at=(0.7, -0.42)),
        heap(cherry_tomato(), 3, size=0.09, reach=0.9),
    )),
    Dish("mantu|manti|momos?|khinkali|purse", ("plate", "platter"), (
        heap(purse(), 13, size=0.21, reach=0.66, gap=1.6), part(pool("#c04a20", thick=0.9, edge=0.2, oil="#e87a2a"), share=0.36, at=(0.05, 0.05)), part(heap(chickpea("#d9a24a"), 14, size=0.14, reach=0.7), share=0.34, at=(0.05, 0.05)),
        swirl("#fbf6ea", turns=1.5, reach=0.6, width=0.05), sprinkle(("#3f7d33", "#5a9a4a"), 60, width=0.02, reach=0.66), sprinkle(("#a8301c",), 40, width=0.014, length=0.006, reach=0.6),
    )),
    Dish("dumplings?|gyoza|jiaozi|pierogi|potstickers?", ("plate", "platter"), (
        circle(dumpling(browned=True), 9, size=0.25, reach=0.6, turn=90), circle(dumpling(), 4, size=0.24, reach=0.2, turn=90), _SCALLION, cup(_SOY, "#c5351f", at=(0.68, -0.62), share=0.24), heap(chilli(whole=False), 5, size=0.04, reach=0.6),
        sprinkle(("#f7edd2", "#2c2018"), 50, width=0.016),
    )),
    Dish("shawarma|wraps?|burritos?|gyros?|durum|kathi", ("board", "platter"), (
        one(wrap(), size=0.62, at=(-0.08, -0.3), turn=-16), one(wrap(), size=0.62, at=(0.02, 0.26), turn=-16), cup(_YOGHURT, "#9c2140", at=(0.74, 0.55), share=0.2), part(heap(strip("#c8376a", width=0.2, bend=0.1), 8, size=0.4, reach=0.5), share=0.3, at=(-0.68, 0.6)),
        heap(sprig(PARSLEY), 5, size=0.1, reach=0.9), heap(cherry_tomato(), 3, size=0.09, reach=0.95),
    )),
    Dish("tacos?|quesadillas?|tostadas?", ("board", "platter"), (
        *(one(taco(), size=0.46, at=at, turn=-62) for at in ((-0.58, 0), (-0.1, 0.02), (0.38, -0.02))), cup(pool("#c8301f", thick=1.0), "#cc3572", at=(0.82, -0.5), share=0.22), part(one(wedge("#7aa83a", "#c5dc7a"), size=0.7), share=0.22, at=(0.8, 0.32)),
        part(one(wedge("#7aa83a", "#c5dc7a"), size=0.7), share=0.22, at=(0.72, 0.62)), heap(sprig(), 8, size=0.09, reach=0.8),
    )),
    Dish("pizza|lahmacun|pide|manakish|focaccia", ("board",), (
        one(flatbread("#d9a24a", rim=True), size=0.98), part(pool("#b8341c", edge=0.05, thick=0.9), share=0.8), part(heap(chunk("#f6e3b0", char=False), 12, size=0.16, reach=0.7), share=0.8),
        part(heap(leaf(BASIL), 7, size=0.14, reach=0.66), share=0.8), part(heap(olive(), 7, size=0.08, reach=0.66), share=0.8),
    )),
    Dish("burgers?|sandwich(?:es)?|sliders?", ("board",), (
        *(one(bun("#c9843a"), size=0.44, at=at) for at in ((-0.5, -0.1), (0.36, 0.06))), part(sprinkle(("#f9eccb",), 90, reach=0.6, width=0.03), share=0.46, at=(-0.5, -0.1)), part(sprinkle(("#f9eccb",), 90, reach=0.6, width=0.03), share=0.46, at=(0.36, 0.06)),
        heap(lettuce(), 2, size=0.2, reach=0.95), heap(strip("#e5b24a", width=0.1, bend=0.05), 12, size=0.18, reach=0.9),
    )),
    Dish("mee goreng|pad thai|chow mein|lo mein|fried noodles", ("plate", "leaf", "pan"), (
        noodles(("#b8702c", "#a8602a", "#cc8a42"), reach=0.84), heap(prawn(), 5, size=0.17, reach=0.55), heap(strip("#5f9a3f", width=0.22), 10, size=0.12, reach=0.6), heap(chunk("#e6bf7c", char=False), 7, size=0.1, reach=0.6),
        heap(chunk("#f6d25a", char=False), 8, size=0.07, reach=0.65), heap(chilli(whole=False), 8, size=0.045, reach=0.6), heap(strip("#f3efe0", width=0.1), 12, size=0.1, reach=0.55, gap=0), one(wedge("#7aa83a", "#c5dc7a"), size=0.17, at=(0.56, 0.5), turn=170),
    )),
    Dish("penne|arrabbiata|macaroni|rigatoni|ziti", ("bowl", "plate"), (
        pool("#b8281a", reach=0.9, edge=0.05, thick=0.9, oil="#e8742c"), heap(penne("#e3a255"), 46, size=0.15, reach=0.72, gap=0.75), heap(chunk("#c8301f", char=False), 16, size=0.06, reach=0.7), heap(chilli(whole=False), 9, size=0.04, reach=0.6),
        sprinkle(("#fdf3dc", "#f6e3b0"), 60, length=0.02, width=0.02, reach=0.6), heap(leaf(BASIL), 6, size=0.12, reach=0.4),
    )),
    Dish("pasta|spaghetti|noodles|linguine|tagliatelle", ("bowl", "plate"), (
        noodles(), part(pool("#b8341c", edge=0.15, thick=1.0), share=0.42), heap(leaf(BASIL), 5, size=0.12, reach=0.3), sprinkle(("#fdf3dc",), 60, reach=0.5),
    )),
    Dish("lasagn[ae]|moussaka|gratin|shepherd|casserole|musakka", ("dish",), (crust("#cf7f30"), heap(leaf(BASIL), 7, size=0.12, reach=0.6), sprinkle(("#4b8a35",), 70, reach=0.8))),
    Dish("vine leaves|stuffed leaves|dolma|sarma|cabbage rolls?", ("plate", "platter"), (
        *(one(leafy_roll(), size=0.28, at=(-0.42 + 0.42 * i, -0.5 + 0.2 * j), turn=-10 + 6 * ((i + j) % 3)) for j in range(6) for i in range(3) if abs(i - 1) + abs(j - 2.5) < 3.2),
        heap(wedge(), 3, size=0.15, reach=0.72), heap(sprig(PARSLEY), 4, size=0.09, reach=0.75), sprinkle(("#b01535",), 22, width=0.04, length=0.01, reach=0.7),
    )),
    Dish("stuffed (?:peppers?|aubergines?|eggplants?|zucchini)|karn[iı]yar[iı]k|imam", ("dish", "platter"), (
        pool("#b8401f", thick=0.6), row(stuffed("#3f2340", "#8a4a26"), 4, size=0.62, turn=82, span=1.3), heap(sprig(), 8, size=0.1, reach=0.8),
    )),
    Dish("fattoush|green salad|salads?|slaw", ("bowl", "plate"), (
        heap((lettuce(), lettuce("#6f9f42"), lettuce("#9cc25e")), 16, size=0.34, reach=0.62, gap=0.55), heap(cucumber_slice(), 8, size=0.13, reach=0.66), heap(wedge("#cf3323", "#ee7a52"), 8, size=0.14, reach=0.66),
        heap(onion_ring("#b8376a"), 6, size=0.11, reach=0.6), heap(chunk("#d9a24a", rough=0.35), 9, size=0.11, reach=0.66), heap(pomegranate_seed(), 16, size=0.042, reach=0.7), sprinkle(("#7a1f2e", "#8f2a36"), 50, width=0.014, length=0.006),
        heap(leaf(MINT), 8, size=0.085, reach=0.6),
    )),
    Dish("tabbouleh|tabouli|parsley salad", ("bowl", "plate"), (
        pool("#3f7a2c", reach=0.9, edge=0.05, thick=1.0), heap((sprig(), sprig("#5a9a3f"), sprig("#3f7a2c")), 95, size=0.12, reach=0.76, gap=0.35), heap(chunk("#d9402c", char=False), 26, size=0.055, reach=0.75), sprinkle(("#e6c98a", "#d9b56a"), 110, width=0.022, length=0.01, reach=0.75),
        heap(leaf(MINT), 6, size=0.1, reach=0.5), heap(wedge(), 3, size=0.16, reach=0.72),
    )),
    Dish("hummus|houmous|baba|mutabbal|dips?|labneh", ("bowl",), (
        dip(), part(heap(chickpea(), 9, size=0.2, reach=0.6), share=0.34, at=(0.02, 0.02)), sprinkle(("#4b8a35", "#5f9a3f"), 36, width=0.02, reach=0.6), heap(sprig(PARSLEY), 3, size=0.11, reach=0.3),
    )),
    Dish("haleem|porridge|oats|congee", ("bowl",), (pool("#c08a44", thick=0.8, oil="#d9742c"), heap(strip("#8a4a1c", width=0.13), 20, size=0.08, reach=0.4, gap=0), heap(sprig(), 6, size=0.1, reach=0.5))),
    Dish("omelet(?:te)?s?|eggs?|frittata|kuku", ("pan", "plate"), (part(crust("#f0c050"), share=0.9), circle(egg(), 3, size=0.36, reach=0.4), heap(sprig(), 8, size=0.09, reach=0.6), heap(tomato_slice(), 3, size=0.14, reach=0.7))),
    Dish("avocado|guacamole", ("bowl", "board"), (dip("#a8b84a", dust="#a8301c"), one(avocado(), size=0.3, at=(0.4, -0.4)))),
    Dish("mandazi|fried buns?|doughnuts?|donuts?|beignets?", ("platter", "tray"), (
        heap((bun("#b8702a", dust="#fbf3e2"), samosa("#b8702a"), bun("#c07a30", dust="#fbf3e2")), 11, size=0.25, reach=0.62, gap=1.35), cup(pool("#c98f52", thick=0.1), "#2c5d3c", at=(0.6, -0.5), share=0.26),
        sprinkle(("#fffaf0",), 130, width=0.012, length=0.004, reach=0.75),
    )),
    Dish("scones?|biscuits?|muffins?|buns?", ("plate", "board"), (
        *(one(bun("#d29a4e", puff=0.03), size=0.3, at=at) for at in ((-0.42, -0.3), (0.16, -0.44), (-0.28, 0.3), (0.3, 0.16))), part(sprinkle(("#4a2418", "#3a1c14"), 40, width=0.04, length=0.012, reach=0.9), share=0.7, at=(-0.08, -0.06)),
        cup(_JAM, "#6f2536", at=(0.66, -0.24), share=0.23), cup(heap(scoop(), 3, size=0.5, reach=0.3), "#6f2536", at=(0.42, 0.62), share=0.22),
    )),
    Dish("breads?|naan|roti|pita|lavash|chapati", ("board",), (
        one(flatbread(squeeze=0.8), size=0.7, at=(0.2, 0.06)), one(flatbread(squeeze=0.78), size=0.7, at=(-0.16, -0.05)), heap(sprig(), 5, size=0.1, reach=0.7), sprinkle(("#2c2018", "#f6e8c4"), 60, reach=0.6),
    )),
)
