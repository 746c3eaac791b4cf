from typing import Any

from dev.services.search.ranking.scores import Rank, SortValue, explain, global_score
from tests.dev.services.search.small_index import SmallIndex


def details(index: SmallIndex, q: str, place: int = 0, **options: Any) -> dict[str, Any]:
    return dict(index.ranked(q, need_scores=True, **options).hits[place].score_details or {})


def test_the_best_of_every_rule_is_one() -> None:
    assert global_score([Rank("words", 2, 2), Rank("typo", 3, 3)]) == 1


def test_a_later_rule_divides_the_share_of_an_earlier_one() -> None:
    assert global_score([Rank("words", 1, 2), Rank("typo", 1, 2)]) == 0.25


def test_sorting_takes_no_part_in_the_score() -> None:
    assert global_score([Rank("words", 1, 2), SortValue("likes", True, 3)]) == 0.5


def test_details_tell_each_rule_in_order() -> None:
    documents = [{"t": "fried egg", "likes": 3}]
    index = SmallIndex(documents, searchable=("t",), ranking_rules=("words", "typo", "likes:desc"))
    assert details(index, "fried egg") == {
        "words": {"order": 0, "matchingWords": 2, "maxMatchingWords": 2, "score": 1.0},
        "typo": {"order": 1, "typoCount": 0, "maxTypoCount": 2, "score": 1.0},
        "likes:desc": {"order": 2, "value": 3},
    }


def test_details_count_typos() -> None:
    index = SmallIndex([{"t": "chicken"}], ranking_rules=("words", "typo"))
    assert details(index, "chiken")["typo"] == {"order": 1, "typoCount": 1, "maxTypoCount": 1, "score": 0.5}


def test_details_of_strategy_all_have_no_words() -> None:
    index = SmallIndex([{"t": "chicken rice"}], ranking_rules=("words", "typo"))
    assert list(details(index, "chicken rice", matching_strategy="all")) == ["typo"]


def test_attribute_is_told_as_one_rule() -> None:
    told = explain([Rank("attributeRank", 1, 2), Rank("wordPosition", 3, 4)], unified_attribute=True)
    assert told == {
        "attribute": {
            "order": 0,
            "attributeRankingOrderScore": 0.5,
            "queryWordDistanceScore": 0.75,
            "score": 0.375,
        }
    }


def test_exactness_tells_words_unless_the_attribute_is_exact() -> None:
    exact = explain([Rank("exactness", 3, 3), Rank("exactWords", 3, 3)], unified_attribute=False)
    other = explain([Rank("exactness", 1, 3), Rank("exactWords", 2, 3)], unified_attribute=False)
    assert exact == {"exactness": {"order": 0, "matchType": "exactMatch", "score": 1.0}}
    assert other["exactness"]["matchType"] == "noExactMatch"
    assert (other["exactness"]["matchingWords"], other["exactness"]["maxMatchingWords"]) == (1, 2)
