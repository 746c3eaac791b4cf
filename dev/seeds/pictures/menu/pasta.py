"""Noodles and pasta, without soup."""

from dev.seeds.pictures.foods.aromatics import chilli
from dev.seeds.pictures.foods.arrange import heap, one, part
from dev.seeds.pictures.foods.fruit import wedge
from dev.seeds.pictures.foods.grains import sprinkle
from dev.seeds.pictures.foods.herbs import BASIL, leaf
from dev.seeds.pictures.foods.meats import chunk, prawn
from dev.seeds.pictures.foods.morsels import strip
from dev.seeds.pictures.foods.noodles import noodles, penne
from dev.seeds.pictures.foods.pools import pool
from dev.seeds.pictures.menu.dish import Dish

PASTA: tuple[Dish, ...] = (
    Dish(
        "mee goreng|pad thai|chow mein|lo mein|fried noodles",
        ("plate", "leaf", "pan"),
        (
            noodles(("#b8702c", "#a8602a", "#cc8a42"), reach=0.84),
            heap(prawn(), 5, size=0.17, reach=0.55),
            heap(strip("#5f9a3f", width=0.22), 10, size=0.12, reach=0.6),
            heap(chunk("#e6bf7c", char=False), 7, size=0.1, reach=0.6),
            heap(chunk("#f6d25a", char=False), 8, size=0.07, reach=0.65),
            heap(chilli(whole=False), 8, size=0.045, reach=0.6),
            heap(strip("#f3efe0", width=0.1), 12, size=0.1, reach=0.55, gap=0),
            one(wedge("#7aa83a", "#c5dc7a"), size=0.17, at=(0.56, 0.5), turn=170),
        ),
    ),
    Dish(
        "penne|arrabbiata|macaroni|rigatoni|ziti",
        ("bowl", "pan"),
        (
            pool("#b8281a", thick=0.9, oil="#e8742c"),
            heap(penne("#e3a255"), 60, size=0.15, reach=0.72, gap=0.75),
            heap(chunk("#c8301f", char=False), 16, size=0.06, reach=0.7),
            heap(chilli(whole=False), 9, size=0.04, reach=0.6),
            sprinkle(("#fdf3dc", "#f6e3b0"), 60, length=0.02, width=0.02, reach=0.6),
            heap(leaf(BASIL), 6, size=0.12, reach=0.4),
        ),
    ),
    Dish(
        "pasta|spaghetti|noodles|linguine|tagliatelle",
        ("bowl", "plate"),
        (
            noodles(),
            part(pool("#b8341c", edge=0.15, thick=1.0), share=0.42),
            heap(leaf(BASIL), 5, size=0.12, reach=0.3),
            sprinkle(("#fdf3dc",), 60, reach=0.5),
        ),
        general=True,
    ),
)
