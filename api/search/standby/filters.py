"""Reads the engine's filter language into conditions of PostgreSQL.

or = and ("OR" and)*; and = not ("AND" not)*; not = "NOT" not | "(" or ")" | attribute condition
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Double, and_, case, cast, false, func, literal, not_, or_, true
from sqlalchemy.dialects.postgresql import JSONB, TSQUERY

from api.search.client import SearchRefused
from core.models import StandbyText
from core.search.index import PRIMARY_KEY
from core.search.standby.shape import Shape
from core.search.standby.text import mark_of, quoted

Condition = ColumnElement[bool]

MOST_DEPTH = 36
TOKEN = re.compile(
    r"""\s*(?:(?P<symbol><=|>=|!=|[<>=()\[\],])|"(?P<double>(?:[^"\\]|\\.)*)"|'(?P<single>(?:[^'\\]|\\.)*)'"""
    r"""|(?P<word>[\w.-]+))""",
    re.DOTALL,
)
ESCAPE = re.compile(r"\\(.)", re.DOTALL)
COMPARISONS: dict[str, Callable[[Any, Any], Condition]] = {
    "<": lambda left, right: left < right,
    "<=": lambda left, right: left <= right,
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
}


class Unreadable(SearchRefused):
    """The filter is none; the gateway answers with 400."""

    def __init__(self, message: str) -> None:
        super().__init__(400, "invalid_search_filter", message)


def read_filter(given: str | Sequence[str | Sequence[str]] | None, shape: Shape) -> Condition:
    """Return the condition of a filter: a text, or a list whose members add up, lists in it being alternatives.

    Raises Unreadable.
    """
    if given is None:
        return true()
    if isinstance(given, str):
        return _Reader(given, shape).whole()
    members = [
        read_filter(member, shape)
        if isinstance(member, str)
        else or_(false(), *(read_filter(one, shape) for one in member))
        for member in given
        if member
    ]
    return and_(true(), *members)


class _Reader:
    def __init__(self, text: str, shape: Shape) -> None:
        self._shape = shape
        self._tokens = _tokens_of(text)
        self._at = 0
        self._depth = 0

    def whole(self) -> Condition:
        if not self._tokens:
            return true()
        condition = self._or()
        if self._at < len(self._tokens):
            raise Unreadable("Found unexpected characters at the end of the filter.")
        return condition

    def _or(self) -> Condition:
        parts = [self._and()]
        while self._take("OR"):
            parts.append(self._and())
        return parts[0] if len(parts) == 1 else or_(*parts)

    def _and(self) -> Condition:
        parts = [self._not()]
        while self._take("AND"):
            parts.append(self._not())
        return parts[0] if len(parts) == 1 else and_(*parts)

    def _not(self) -> Condition:
        is_negated = False
        while self._take("NOT"):
            is_negated = not is_negated
        condition = self._primary()
        return not_(condition) if is_negated else condition

    def _primary(self) -> Condition:
        if not self._take("("):
            return self._condition(self._attribute())
        self._depth += 1
        if self._depth > MOST_DEPTH:
            raise Unreadable("The filter exceeded the maximum depth limit.")
        inside = self._or()
        self._expect(")")
        self._depth -= 1
        return inside

    def _attribute(self) -> str:
        name = self._value()
        if name != PRIMARY_KEY and name not in self._shape.compared:
            raise Unreadable(f"Attribute `{name}` is not filterable.")
        return name

    def _condition(self, name: str) -> Condition:
        for symbol in ("=", "!="):
            if self._take(symbol):
                is_equal = _equals(name, [self._value()])
                return is_equal if symbol == "=" else not_(is_equal)
        for symbol, compare in COMPARISONS.items():
            if self._take(symbol):
                return _holds(compare(_number_of(name), _number(self._value())))
        if self._take("NOT"):
            return not_(self._has_or_in(name))
        if self._take("IS"):
            is_negated = self._take("NOT")
            condition = self._state(name)
            return not_(condition) if is_negated else condition
        if self._peek() in ("IN", "EXISTS"):
            return self._has_or_in(name)
        low = _number(self._value())
        self._expect("TO")
        return _holds(_number_of(name).between(low, _number(self._value())))

    def _has_or_in(self, name: str) -> Condition:
        if self._take("EXISTS"):
            return true()  # every document has every attribute
        self._expect("IN")
        self._expect("[")
        values: list[str] = []
        while not self._take("]"):
            values.append(self._value())
            if not self._take(",") and self._peek() != "]":
                raise Unreadable("Expected only comma-separated field names inside `IN[..]`")
        return _equals(name, values)

    def _state(self, name: str) -> Condition:
        if self._take("NULL"):
            return StandbyText.facts[name] == cast(literal("null"), JSONB)
        self._expect("EMPTY")
        empty = [cast(literal(each), JSONB) for each in ('""', "[]", "{}")]
        return StandbyText.facts[name].in_(empty)

    def _peek(self) -> str | None:
        kind, text = self._tokens[self._at] if self._at < len(self._tokens) else ("", "")
        return text if kind in ("symbol", "word") else None

    def _take(self, token: str) -> bool:
        is_next = self._peek() == token
        self._at += is_next
        return is_next

    def _expect(self, token: str) -> None:
        if not self._take(token):
            raise Unreadable(f"Was expecting `{token}` in the filter.")

    def _value(self) -> str:
        kind, text = self._tokens[self._at] if self._at < len(self._tokens) else ("", "")
        if kind in ("", "symbol") or (kind == "word" and text in ("AND", "OR", "NOT", "IN", "TO", "EXISTS")):
            raise Unreadable(f"Was expecting a value but instead got `{text or 'nothing'}`.")
        self._at += 1
        return text


def _tokens_of(text: str) -> list[tuple[str, str]]:
    tokens, at = [], 0
    rest = text.rstrip()
    while at < len(rest):
        match = TOKEN.match(rest, at)
        if match is None or match.lastgroup is None:
            raise Unreadable("The filter can't be read.")
        value = match[match.lastgroup]
        is_quoted = match.lastgroup in ("double", "single")
        tokens.append((match.lastgroup, ESCAPE.sub(r"\1", value) if is_quoted else value))
        at = match.end()
    return tokens


def _equals(name: str, values: Sequence[str]) -> Condition:
    """Whether the attribute has one of the values, regardless of case."""
    numbers = [number for number in map(_number_or_none, values) if number is not None]
    if name == PRIMARY_KEY:
        return StandbyText.document_id.in_([int(number) for number in numbers if number.is_integer()])
    marks = " | ".join(quoted(mark_of(name, value)) for value in values)
    is_marked = StandbyText.words.bool_op("@@")(cast(literal(marks), TSQUERY)) if marks else false()
    if not numbers:
        return is_marked
    return or_(is_marked, _holds(_number_of(name).in_(numbers)))


def _number_of(name: str) -> ColumnElement[float]:
    if name == PRIMARY_KEY:
        return cast(StandbyText.document_id, Double)
    value = StandbyText.facts[name]
    return case((func.jsonb_typeof(value) == "number", cast(value, Double)))


def _holds(condition: Condition) -> Condition:
    """What is unknown doesn't hold, so that its opposite does."""
    return func.coalesce(condition, false())


def _number(value: str) -> float:
    number = _number_or_none(value)
    if number is None:
        raise Unreadable(f"`{value}` is no number.")
    return number


def _number_or_none(value: str) -> float | None:
    try:
        number = float(value)
    except ValueError:
        return None
    return number if abs(number) < float("inf") else None
