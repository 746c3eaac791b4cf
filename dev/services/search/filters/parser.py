"""Reads the text of a filter into an expression.

or      = and ("OR" and)*
and     = not ("AND" not)*
not     = "NOT" not | primary
primary = "(" or ")" | field condition
"""

from __future__ import annotations

from dev.services.search.filters.expression import And, Between, Compare, Expression, Geo, Has, Not, OneOf, Or, Word
from dev.services.search.filters.scanner import FilterSyntaxError, Scanner

COMPARISONS = ("<=", ">=", "!=", "<", ">", "=")
GEO = ("_geoRadius", "_geoBoundingBox", "_geoPolygon")
# As deep as the real server goes.
MAX_DEPTH = 36
OPERATIONS = (
    "Was expecting an operation `=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, "
    "`IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, "
    "`NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`"
)


def parse_filter(text: str) -> Expression | None:
    """Return what a filter says, None when it says nothing. Raises FilterSyntaxError."""
    scanner = Scanner(text)
    if scanner.at_end():
        return None
    expression = parse_or(scanner, 0)
    # The real server takes no space after a last EXISTS, NULL or EMPTY; neither does this one.
    if (scanner.is_after_keyword and scanner.place < len(text)) or not scanner.at_end():
        rest = text[scanner.place :]
        raise scanner.error(
            f"Found unexpected characters at the end of the filter: `{rest}`. "
            "You probably forgot an `OR` or an `AND` rule."
        )
    return expression


def parse_or(scanner: Scanner, depth: int) -> Expression:
    if depth > MAX_DEPTH:
        raise scanner.error("The filter exceeded the maximum depth limit. Try rewriting the filter.")
    parts = [parse_and(scanner, depth)]
    while scanner.take_keyword("OR"):
        parts.append(parse_and(scanner, depth))
    return parts[0] if len(parts) == 1 else Or(tuple(parts))


def parse_and(scanner: Scanner, depth: int) -> Expression:
    parts = [parse_not(scanner, depth)]
    while scanner.take_keyword("AND"):
        parts.append(parse_not(scanner, depth))
    return parts[0] if len(parts) == 1 else And(tuple(parts))


def parse_not(scanner: Scanner, depth: int) -> Expression:
    negated = False
    while scanner.take_keyword("NOT"):
        negated = not negated
    inner = parse_primary(scanner, depth)
    return Not(inner) if negated else inner


def parse_primary(scanner: Scanner, depth: int) -> Expression:
    scanner.skip_space()
    start = scanner.place
    if scanner.take("("):
        inner = parse_or(scanner, depth + 1)
        if not scanner.take(")"):
            rest = scanner.text[start:]
            raise scanner.error(f"Expression `{rest}` is missing the following closing delimiter: `)`.", start)
        return inner
    for name in GEO:
        if scanner.text.startswith(name, start):
            return parse_geo(scanner, name)
    return parse_condition(scanner)


def parse_geo(scanner: Scanner, name: str) -> Geo:
    start = scanner.place
    end = scanner.text.find(")", start)
    if not scanner.text.startswith(f"{name}(", start) or end < 0:
        raise scanner.error(f"The `{name}` filter expects arguments in parentheses.")
    word = Scanner(f"'{name}'").value()
    scanner.place = end + 1
    return Geo(word)


def parse_condition(scanner: Scanner) -> Expression:
    start = scanner.place
    if scanner.at_end():
        raise scanner.error(f"{OPERATIONS} but instead got nothing.")
    if not scanner.text[start].isalnum() and scanner.text[start] not in "_-.'\"":
        raise no_operation(scanner, start)
    field = scanner.value()
    for symbol in COMPARISONS:
        if scanner.take(symbol):
            return Compare(field, symbol, scanner.value())
    return parse_worded(scanner, field, start)


def parse_worded(scanner: Scanner, field: Word, start: int) -> Expression:
    negated = scanner.take_keyword("NOT")
    if scanner.take_keyword("EXISTS"):
        return negate(Has(field, "EXISTS"), negated)
    if scanner.take_keyword("STARTS", "WITH"):
        return negate(Compare(field, "STARTS WITH", scanner.value()), negated)
    if scanner.take_keyword("IN"):
        return negate(OneOf(field, parse_list(scanner)), negated)
    if scanner.take_keyword("CONTAINS"):
        scanner.value()
        raise feature_missing(
            scanner,
            "Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature, "
            "which this engine does not have.",
            start,
        )
    if negated:
        raise no_operation(scanner, start)
    if scanner.take_keyword("IS"):
        return parse_is(scanner, field, start)
    return parse_between(scanner, field, start)


def parse_is(scanner: Scanner, field: Word, start: int) -> Expression:
    negated = scanner.take_keyword("NOT")
    for state in ("NULL", "EMPTY"):
        if scanner.take_keyword(state):
            return negate(Has(field, f"IS {state}"), negated)
    raise no_operation(scanner, start)


def parse_between(scanner: Scanner, field: Word, start: int) -> Expression:
    try:
        low = scanner.value()
        is_range = scanner.take_keyword("TO")
        high = scanner.value() if is_range else low
    except FilterSyntaxError as error:
        raise no_operation(scanner, start) from error
    if not is_range:
        raise no_operation(scanner, start)
    return Between(field, low, high)


def parse_list(scanner: Scanner) -> tuple[Word, ...]:
    if not scanner.take("["):
        raise scanner.error("Expected `[` after `IN` keyword.")
    values: list[Word] = []
    while not scanner.take("]"):
        if scanner.at_end():
            raise scanner.error("Expected matching `]` after the list of field names given to `IN[`")
        values.append(scanner.value())
        if not scanner.take(",") and not scanner.text.startswith("]", scanner.place):
            raise scanner.error("Expected only comma-separated field names inside `IN[..]`")
    return tuple(values)


def feature_missing(scanner: Scanner, message: str, start: int) -> FilterSyntaxError:
    error = scanner.error(message, start)
    error.code = "feature_not_enabled"
    return error


def negate(expression: Expression, negated: bool) -> Expression:
    return Not(expression) if negated else expression


def no_operation(scanner: Scanner, start: int) -> FilterSyntaxError:
    return scanner.error(f"{OPERATIONS} at `{scanner.text[start:]}`.", start)
