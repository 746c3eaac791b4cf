"""Picture data, read: which vessel, what lies in it from the bottom up, which light.

A layer or a piece is a word of the vocabulary, or a mapping with that word as a key and its first argument as the
value; the other keys are its other arguments. The order of the keys does not matter:

    food:
      - {pool: "#d9692a", thick: 0.35}
      - {heap: {chunk: chicken, rough: 0.1}, count: 9, size: 0.19}
      - {part: [{grains: basmati}, {heap: sprig, count: 6}], share: 0.6, at: [-0.4, 0]}
"""

import inspect
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from core.drawing.canvas import Canvas
from core.drawing.foods.arrange import Item, Layer
from core.drawing.light import MOODS
from core.drawing.shapes import Point
from core.drawing.vessels import Vessel
from core.drawing.vocabulary import COLOUR_SETS, COLOURS, HEX_COLOUR, LAYERS, PIECES
from core.drawing.well import Well

_KEYS = frozenset({"mood", "vessel", "food"})


class InvalidComposition(ValueError):
    """Picture data that cannot be drawn; the message begins with the place in the data."""


@dataclass(frozen=True)
class Composition:
    """What a picture shows: `vessels` are the ones the dish may be served in, `layers` go from the bottom up."""

    vessels: tuple[Vessel, ...]
    layers: tuple[Layer, ...]
    mood: str = "warm"


def read_composition(data: Mapping[str, Any], place: str = "picture") -> Composition:
    """Return picture data, ready to be drawn. Raises InvalidComposition; its message begins with `place`."""
    unknown = data.keys() - _KEYS
    if unknown:
        raise InvalidComposition(f"{place}: unknown key {', '.join(sorted(unknown))}")
    mood = data.get("mood", "warm")
    if mood not in MOODS:
        raise InvalidComposition(f"{place}.mood: unknown mood {mood!r}")
    return Composition(
        vessels=read_vessels(data.get("vessel"), f"{place}.vessel"),
        layers=read_layers(data.get("food"), f"{place}.food"),
        mood=mood,
    )


def read_vessels(data: Any, place: str) -> tuple[Vessel, ...]:
    """Return one vessel or several as data. Raises InvalidComposition."""
    vessels = tuple(data) if isinstance(data, list) else (data,)
    for vessel in vessels:
        if vessel not in get_args(Vessel):
            raise InvalidComposition(f"{place}: unknown vessel {vessel!r}")
    return vessels


def read_layers(data: Any, place: str) -> tuple[Layer, ...]:
    """Return a list of layers as data, ready to be drawn. Raises InvalidComposition."""
    if not isinstance(data, list) or not data:
        raise InvalidComposition(f"{place}: a list of layers is wanted")
    return tuple(_call(LAYERS, "layer", layer, f"{place}[{number}]") for number, layer in enumerate(data))


def _call(words: Mapping[str, Callable[..., Any]], kind: str, data: Any, place: str) -> Any:
    """Return what the function of a word makes of its arguments."""
    word, given = _split(words, data, place)
    function = words.get(word)
    if function is None:
        raise InvalidComposition(f"{place}: unknown {kind} {word!r}")
    parameters = _parameters(function)
    first = next(iter(parameters), "")
    arguments: dict[str, Any] = {}
    spread: Sequence[Any] = ()
    for key, value in given.items():
        name = first if key == word else key
        if name not in parameters:
            raise InvalidComposition(f"{place}.{word}: unknown key {key!r}")
        hint, is_spread = parameters[name]
        read = _read(value, hint, f"{place}.{word}" if key == word else f"{place}.{word}.{name}")
        if is_spread:
            spread = read
        else:
            arguments[name] = read
    try:
        return function(*spread, **arguments)
    except TypeError as error:
        raise InvalidComposition(f"{place}.{word}: {error}") from error


def _split(words: Mapping[str, Any], data: Any, place: str) -> tuple[str, dict[str, Any]]:
    """Return the word and what is given with it; a word without a value has no first argument."""
    if isinstance(data, str):
        return data, {}
    if not isinstance(data, dict) or not data:
        raise InvalidComposition(f"{place}: a word or a mapping is wanted")
    word = str(next((key for key in data if key in words), next(iter(data))))
    return word, {name: value for name, value in data.items() if name != word or value is not None}


@cache
def _parameters(function: Callable[..., Any]) -> dict[str, tuple[Any, bool]]:
    """Return each parameter's type, and whether it takes all positional arguments."""
    hints = get_type_hints(function)
    return {
        name: (types.GenericAlias(Sequence, (hints[name],)) if spread else hints[name], spread)
        for name, parameter in inspect.signature(function).parameters.items()
        for spread in [parameter.kind is inspect.Parameter.VAR_POSITIONAL]
    }


def _read(value: Any, hint: Any, place: str) -> Any:
    """Return a value of the data as a parameter of this type."""
    if hint in _READERS:
        return _READERS[hint](value, place)
    if get_origin(hint) in (Union, types.UnionType):
        return _read_either(value, get_args(hint), place)
    if get_origin(hint) is Sequence:
        return _read_sequence(value, get_args(hint)[0], place)
    raise InvalidComposition(f"{place}: data cannot say this")


def _read_either(value: Any, hints: Sequence[Any], place: str) -> Any:
    """Return a value of one of these types: None, one thing, or several."""
    if value is None and types.NoneType in hints:
        return None
    several = [hint for hint in hints if get_origin(hint) is Sequence]
    is_several = isinstance(value, list) and (Point not in hints or any(isinstance(part, list) for part in value))
    if several and is_several:
        return _read_sequence(value, get_args(several[0])[0], place)
    return _read(value, next(hint for hint in hints if hint not in (*several, types.NoneType)), place)


def _read_sequence(value: Any, hint: Any, place: str) -> tuple[Any, ...]:
    if hint is str and isinstance(value, str):
        if value in COLOUR_SETS:
            return tuple(COLOUR_SETS[value])
        return (_read_colour(value, place),)
    if not isinstance(value, list):
        raise InvalidComposition(f"{place}: a list is wanted")
    return tuple(_read(part, hint, f"{place}[{number}]") for number, part in enumerate(value))


def _read_colour(value: Any, place: str) -> str:
    if isinstance(value, str) and (value in COLOURS or HEX_COLOUR.fullmatch(value)):
        return COLOURS.get(value, value)
    raise InvalidComposition(f"{place}: unknown colour {value!r}")


def _read_number(value: Any, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InvalidComposition(f"{place}: a number is wanted")
    return value


def _read_whole(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise InvalidComposition(f"{place}: a whole number is wanted")
    return value


def _read_truth(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise InvalidComposition(f"{place}: true or false is wanted")
    return value


def _read_point(value: Any, place: str) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        raise InvalidComposition(f"{place}: a point [across, down] is wanted")
    return _read_number(value[0], place), _read_number(value[1], place)


def _read_item(value: Any, place: str) -> Item:
    piece: Item = _call(PIECES, "piece", value, place)
    return piece


def _read_layer(value: Any, place: str) -> Layer:
    """Return one layer, or several on top of each other as one."""
    layers = read_layers(value if isinstance(value, list) else [value], place)

    def paint(canvas: Canvas, well: Well) -> None:
        for layer in layers:
            layer(canvas, well)

    return paint


_READERS: dict[Any, Callable[[Any, str], Any]] = {
    str: _read_colour,
    float: _read_number,
    int: _read_whole,
    bool: _read_truth,
    Point: _read_point,
    Item: _read_item,
    Layer: _read_layer,
}
