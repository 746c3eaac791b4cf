"""What articles show: spices, doughs and pots before they are a dish, and a table for many."""

from collections.abc import Sequence

from dev.seeds.pictures.foods.aromatics import chilli, cinnamon, garlic, half_onion, nut, star_anise
from dev.seeds.pictures.foods.arrange import Layer, cup, heap, one, part
from dev.seeds.pictures.foods.breads import stamped_bread
from dev.seeds.pictures.foods.fruit import half_citrus, half_coconut, half_pomegranate
from dev.seeds.pictures.foods.grains import BASMATI, grains, sprinkle
from dev.seeds.pictures.foods.herbs import leaf, sprig
from dev.seeds.pictures.foods.morsels import strip
from dev.seeds.pictures.foods.pastries import samosa
from dev.seeds.pictures.foods.pools import pool
from dev.seeds.pictures.foods.sweets import date
from dev.seeds.pictures.menu.dish import Dish
from dev.seeds.pictures.shapes import polar

_COPPER = "#9a5a2f"
_CURRY_LEAF = "#3f7d33"


def _spice(*colours: str, length: float = 0.03) -> tuple[Layer, ...]:
    """A small bowl's filling: a mound of powder, or of seeds when `length` is larger."""
    return pool(colours[0], thick=0.3), sprinkle(colours, 420, width=0.05, length=length, reach=0.86)


def _cups(fillings: Sequence[tuple[Layer, ...]], *, reach: float, share: float, glaze: str) -> tuple[Layer, ...]:
    """Small bowls in a ring, each with the layers of its filling."""
    places = [polar(0, 0, reach, 360 * i / len(fillings) - 90) for i in range(len(fillings))]
    return tuple(
        layer
        for at, (ground, *rest) in zip(places, fillings, strict=True)
        for layer in (
            cup(ground, glaze, at=at, share=share),
            *(part(over, at=at, share=share * 0.82) for over in rest),
        )
    )


_TURMERIC = _spice("#e0a11f", "#eab73a", "#c98a14")
_CHILI = _spice("#b8301c", "#cc4422", "#94241a")
_CUMIN = _spice("#9a6a34", "#c29155", "#7a5026", length=0.1)
_CORIANDER = _spice("#c9a566", "#dcbc84", "#a8834a", length=0.04)
_MUSTARD = _spice("#3a2620", "#54382c", "#2a1c18", length=0.01)
_CARDAMOM = _spice("#8a9a5a", "#a3b070", "#6f7f44", length=0.09)
_SUMAC = _spice("#7a1f2e", "#94293a", "#5e1622")
_LIME_POWDER = _spice("#6a5238", "#836a4a", "#4f3c28")
_TAMARIND = (pool("#4f2614", thick=0.9, oil="#7a4022"),)
_MOLASSES = (pool("#4a1220", thick=0.1),)
_HARIRA = (pool("#c4541f", thick=0.7, oil="#e08a3a"), heap(sprig(), 3, size=0.2, reach=0.4))

PANTRY: tuple[Dish, ...] = (
    Dish(
        "spices in hot fat",
        ("pan",),
        (
            pool("#d9a02a", thick=0.1, oil="#f0cc6a"),
            sprinkle(("#8a5a2a", "#6f4520", "#a8743a"), 240, length=0.035, width=0.016, reach=0.72),
            sprinkle(("#2c1c16", "#402a20"), 160, length=0.004, width=0.022, reach=0.76),
            heap(leaf(_CURRY_LEAF, width=0.3), 9, size=0.13, reach=0.6),
            heap(chilli("#9c1f16"), 4, size=0.24, reach=0.5),
        ),
    ),
    Dish(
        "rice by absorption",
        ("pan",),
        (
            grains(BASMATI, fill=True, count=5200),
            heap(leaf("#7a8a4a", width=0.26), 2, size=0.2, reach=0.5),
            heap(cinnamon(), 2, size=0.2, reach=0.5),
            heap(nut("#93a35e"), 6, size=0.05, reach=0.6),
        ),
    ),
    Dish(
        "browned onions",
        ("tray",),
        (
            heap(strip("#7a3d16", width=0.12), 260, size=0.11, reach=0.74, gap=0),
            heap(strip("#9c5620", width=0.12), 130, size=0.1, reach=0.62, gap=0),
            heap(strip("#b8702c", width=0.12), 50, size=0.09, reach=0.52, gap=0),
            one(half_onion("#b98a3c"), size=0.26, at=(-0.7, 0.56)),
            one(half_onion("#b98a3c"), size=0.24, at=(0.74, -0.52)),
        ),
    ),
    Dish(
        "saffron threads",
        ("plate",),
        (
            sprinkle(("#9c1f1a", "#b8281c", "#7a1414"), 520, length=0.075, width=0.014, reach=0.8, clumps=5),
            sprinkle(("#e08a24", "#c8421c"), 60, length=0.05, width=0.012, reach=0.8, clumps=4),
            cup(pool("#e8921c", thick=0.1), "#8a1f2e", at=(0.3, -0.26), share=0.36),
            part(sprinkle(("#a8281c", "#8a1814"), 26, length=0.16, width=0.03, reach=0.7), at=(0.3, -0.26), share=0.3),
        ),
    ),
    Dish(
        "sumac and sour fruit",
        ("tray", "platter"),
        (
            *_cups((_SUMAC, _TAMARIND, _LIME_POWDER, _MOLASSES), reach=0.6, share=0.34, glaze="#8a1f3a"),
            one(half_pomegranate(), size=0.28, at=(0.0, 0.0)),
            one(half_citrus(), size=0.17, at=(-0.6, -0.6)),
            one(half_citrus("#7aa83a", "#c5dc7a"), size=0.14, at=(0.62, 0.6)),
        ),
    ),
    Dish(
        "iftar tray",
        ("tray",),
        (
            *_cups((_HARIRA,) * 6, reach=0.68, share=0.3, glaze="#1f4bab"),
            part(heap(date(), 9, size=0.34, reach=0.62, gap=0.9), share=0.32, at=(-0.12, -0.1)),
            one(samosa(), size=0.23, at=(0.24, 0.1)),
            one(samosa(), size=0.23, at=(0.0, 0.26)),
        ),
    ),
    Dish(
        "spice box",
        ("tray",),
        (
            *_cups((_TURMERIC, _CUMIN, _CHILI, _CORIANDER, _MUSTARD, _CARDAMOM), reach=0.68, share=0.33, glaze=_COPPER),
            cup(pool("#e9d9b8", thick=0.1), _COPPER, share=0.33),
            heap(star_anise(), 3, size=0.12, reach=0.1, gap=0.8),
        ),
    ),
    Dish(
        "coconut halves",
        ("leaf", "board"),
        (
            one(half_coconut(), size=0.46, at=(-0.38, -0.22)),
            one(half_coconut(), size=0.42, at=(0.42, 0.3)),
            cup(pool("#fbf5e8", thick=0.05), "#2f6a3f", at=(0.5, -0.44), share=0.3),
            part(sprinkle(("#fbf5e8", "#f3ead6", "#fffdf6"), 500, length=0.12, width=0.03), at=(-0.3, 0.6), share=0.3),
            one(chilli("#4f8a2e"), size=0.2, at=(-0.74, 0.4)),
        ),
    ),
    Dish(
        "stamped breads?",
        ("board",),
        (
            one(stamped_bread(), size=0.6, at=(0.34, -0.28)),
            one(stamped_bread(), size=0.66, at=(-0.26, 0.2)),
            one(half_onion(), size=0.16, at=(0.8, 0.6)),
            one(garlic(), size=0.12, at=(0.56, 0.74)),
        ),
    ),
)
