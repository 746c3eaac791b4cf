"""Short foods inside other words."""

from core.labels import label_line


def test_a_liver_of_one_syllable_counts_with_a_particle_and_alone() -> None:
    for line in ("간 200g", "소 간 100g", "소간 100g", "간을 맞출 소금"):
        assert {held.content for held in label_line(line).contains} == {"meat"}


def test_ground_foods_and_a_pinch_are_no_liver() -> None:
    for line in ("간 마늘 1큰술", "소금 약간", "중간 크기 감자 2개"):
        facts = label_line(line)
        assert not facts.contains
        assert not facts.may
        assert not facts.not_understood


def test_an_unknown_compound_of_a_food_is_not_understood() -> None:
    facts = label_line("무지개간 100g")
    assert facts.not_understood
    assert not facts.contains
