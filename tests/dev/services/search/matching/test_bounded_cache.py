from dev.services.search.matching.bounded_cache import BoundedCache


class Tenfold:
    """Remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, key: int) -> int:
        self.asked.append(key)
        return key * 10


def test_an_answer_is_computed_once() -> None:
    cache, tenfold = BoundedCache[int, int](2), Tenfold()
    assert [cache.get(1, tenfold), cache.get(1, tenfold)] == [10, 10]
    assert tenfold.asked == [1]


def test_the_oldest_answer_is_forgotten_when_it_is_full() -> None:
    cache, tenfold = BoundedCache[int, int](2), Tenfold()
    for key in (1, 2, 3, 2, 1):
        cache.get(key, tenfold)
    assert tenfold.asked == [1, 2, 3, 1]
