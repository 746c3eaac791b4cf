"""Picture data: what is said is drawn, what cannot be drawn is refused with its place."""

import inspect
from typing import Any

import pytest

from core.drawing.canvas import Canvas
from core.drawing.composition import InvalidComposition, read_composition
from core.drawing.foods.aromatics import nut
from core.drawing.foods.arrange import circle, heap, one
from core.drawing.foods.meats import CHICKEN, chunk
from core.drawing.menu import read_menu
from core.drawing.vocabulary import LAYERS, PIECES
from core.drawing.well import Well


def drawn(layer: Any) -> str:
    canvas = Canvas(100, 100, seed=7)
    layer(canvas, Well(50, 50, 40, 40))
    return canvas.to_svg()


def layer_of(data: Any) -> Any:
    return read_composition({"vessel": "bowl", "food": [data]}).layers[0]


@pytest.mark.parametrize(
    ("data", "layer"),
    [
        ({"heap": "nut", "count": 3}, heap(nut(), 3)),
        ({"circle": {"nut": "#112233"}, "count": 3}, circle(nut("#112233"), 3)),
        (
            {"heap": ["nut", {"chunk": "chicken", "char": False}], "count": 3},
            heap([nut(), chunk(CHICKEN, char=False)], 3),
        ),
        ({"one": {"chunk": None, "glaze": "#112233"}, "turn": 5}, one(chunk(glaze="#112233"), turn=5)),
        ({"one": "nut", "at": [0.1, 0.2]}, one(nut(), at=(0.1, 0.2))),
        ({"one": "nut", "at": [[0.1, 0.2], [0, 0]]}, one(nut(), at=((0.1, 0.2), (0, 0)))),
    ],
)
def test_data_draw_what_the_functions_draw(data: Any, layer: Any) -> None:
    assert drawn(layer_of(data)) == drawn(layer)


def test_several_layers_share_a_part() -> None:
    both = {"part": [{"one": "nut"}, {"one": "sprig"}], "share": 0.5}

    assert drawn(layer_of(both)).count("<path") > drawn(layer_of({"part": {"one": "nut"}, "share": 0.5})).count("<path")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"vessel": "hat", "food": ["dip"]}, "picture.vessel: unknown vessel 'hat'"),
        ({"vessel": "bowl", "food": ["dip"], "mood": "stormy"}, "picture.mood: unknown mood 'stormy'"),
        ({"vessel": "bowl", "food": ["dip"], "dish": "soup"}, "picture: unknown key dish"),
        ({"vessel": "bowl"}, "picture.food: a list of layers is wanted"),
        ({"vessel": "bowl", "food": ["dip", "moonlight"]}, "picture.food[1]: unknown layer 'moonlight'"),
        ({"vessel": "bowl", "food": ["pool"]}, "picture.food[0].pool: pool() missing"),
        ({"vessel": "bowl", "food": [{"heap": "rocks", "count": 3}]}, "picture.food[0].heap: unknown piece 'rocks'"),
        (
            {"vessel": "bowl", "food": [{"heap": {"chunk": "grene"}, "count": 3}]},
            "picture.food[0].heap.chunk: unknown colour 'grene'",
        ),
        (
            {"vessel": "bowl", "food": [{"part": ["dip", {"pool": "#12"}]}]},
            "picture.food[0].part[1].pool: unknown colour '#12'",
        ),
        ({"vessel": "bowl", "food": [{"dip": None, "hot": True}]}, "picture.food[0].dip: unknown key 'hot'"),
        (
            {"vessel": "bowl", "food": [{"heap": "nut", "count": 2.5}]},
            "picture.food[0].heap.count: a whole number is wanted",
        ),
        (
            {"vessel": "bowl", "food": [{"one": "nut", "at": [1, 2, 3]}]},
            "picture.food[0].one.at: a point [across, down] is wanted",
        ),
        (
            {"vessel": "bowl", "food": [{"one": {"egg": None, "crisp": 1}}]},
            "picture.food[0].one.egg.crisp: true or false is wanted",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_its_place(data: Any, message: str) -> None:
    with pytest.raises(InvalidComposition) as refusal:
        read_composition(data)

    assert str(refusal.value).startswith(message)


def test_a_place_begins_with_the_file() -> None:
    with pytest.raises(InvalidComposition, match=r"^soup\.yaml\.vessel: unknown vessel"):
        read_composition({"vessel": None, "food": ["dip"]}, "soup.yaml")


def test_every_dish_of_the_menu_can_be_drawn() -> None:
    assert len(read_menu()) > 90


@pytest.mark.parametrize("word", PIECES)
def test_every_piece_can_be_drawn_as_it_is(word: str) -> None:
    colours = {"strip": "#aabbcc", "shashlik": ["#aabbcc"]}
    stuffed = {"stuffed": "#aabbcc", "filling": "#ddeeff"}
    piece = stuffed if word == "stuffed" else {word: colours.get(word)}

    assert len(drawn(layer_of({"one": piece}))) > len(Canvas(100, 100, seed=7).to_svg())


def test_the_order_of_keys_does_not_matter() -> None:
    forward = {"heap": {"chunk": "chicken", "char": False}, "count": 3}
    backward = {"count": 3, "heap": {"char": False, "chunk": "chicken"}}

    assert drawn(layer_of(forward)) == drawn(layer_of(backward))


@pytest.mark.parametrize("words", [PIECES, LAYERS], ids=["pieces", "layers"])
def test_no_word_is_the_name_of_an_argument(words: Any) -> None:
    arguments = {name for function in words.values() for name in inspect.signature(function).parameters}

    assert not arguments & words.keys()


def test_words_are_unique() -> None:
    assert not PIECES.keys() & LAYERS.keys()
