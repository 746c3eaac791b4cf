import pytest
from hypothesis import given
from hypothesis import strategies as st

from importer.normalising.durations import Duration, read_duration
from importer.normalising.remarks import Remark
from importer.normalising.times import Times, read_times


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("PT30M", 30), ("PT1440M", 1440), ("P0DT1H", 60), ("P1DT2H30M", 1590), ("PT1.5H", 90), ("PT0,5H", 30),
        ("PT90S", 2), ("PT10S", 1), ("PT0M", 0), ("P0Y0M0DT0H25M0.000S", 25), ("pt20m", 20),
    ],
)  # fmt: skip
def test_iso_durations_are_minutes(text: str, minutes: int) -> None:
    assert read_duration(text) == Duration(minutes, is_interpreted=False)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("P30M", 30), ("P2M", 2), ("p90m", 90), ("P1H", 60), ("P1H30M", 90), ("P0DT0H30M", 30), ("P0D1H30M0S", 90),
        ("P1D30M", 1470), ("P0Y30M", 30), ("P45S", 1),
    ],
)  # fmt: skip
def test_iso_durations_that_lack_their_t_are_minutes_too(text: str, minutes: int) -> None:
    duration = read_duration(text)

    assert duration is not None
    assert duration.minutes == minutes


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("15-30 min", 30), ("~30 minutes", 30), ("≈ 3 hours", 180), ("1h 10min or 2h 10min, (if it rests)", 130),
        ("2.5 - 3.25 hr", 195), ("1 hour + 2 hours for rising", 180), ("30 min (plus one hour rising)", 90),
        ("30 min (in 10 minute intervals)", 30), ("1 Hour+ in fridge", 60), ("at least 4 hours", 240),
        ("1 ½ hours", 90), ("half an hour", 30), ("2 days", 2880),
    ],
)  # fmt: skip
def test_free_text_is_read_as_far_as_it_says_a_duration(text: str, minutes: int) -> None:
    assert read_duration(text) == Duration(minutes, is_interpreted=True)


@pytest.mark.parametrize(
    "text",
    [
        "Simmer all day", "20", "5 min/day", "~5 minutes + ingredients prep time", "overnight", "-PT10M", "PT-5M",
        "P1Y", "P1Y6M", "P1M2D", "P1MT30M", "P", "PT", "PT1e9M", "PT999999999H", "", "1:30", "min", "9" * 5000,
    ],
)  # fmt: skip
def test_what_states_no_duration_is_none(text: str) -> None:
    assert read_duration(text) is None


@given(st.integers(0, 20), st.integers(0, 23), st.integers(0, 59))
def test_every_iso_duration_survives(days: int, hours: int, minutes: int) -> None:
    duration = read_duration(f"P{days}DT{hours}H{minutes}M")

    assert duration == Duration(days * 1440 + hours * 60 + minutes, is_interpreted=False)


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    duration = read_duration(text)

    assert duration is None or 0 <= duration.minutes <= 100_000


@pytest.mark.parametrize(
    ("prep", "cook", "total", "expected"),
    [
        ("PT10M", "PT20M", "PT60M", Times(10, 20, 60)),
        ("PT10M", "PT20M", None, Times(10, 20, 30)),
        ("PT10M", None, None, Times(10, None, None)),
        ("PT10M", "PT45M", "PT50M", Times(10, 45, 50)),
        ("PT15M", "PT150M", "PT50M", Times(15, 150, 165)),
        ("PT0M", "PT0M", "PT0M", Times(None, None, None)),
        ("PT10M", "PT0M", "PT0M", Times(10, 0, 10)),
    ],
)
def test_the_total_is_stated_or_the_sum_of_both_parts(
    prep: str | None, cook: str | None, total: str | None, expected: Times
) -> None:
    assert read_times({"prepTime": prep, "cookTime": cook, "totalTime": total}, []) == expected


def test_free_text_and_what_was_left_out_are_reported() -> None:
    remarks: list[Remark] = []

    read_times({"prepTime": "15-30 min", "cookTime": "Simmer all day", "totalTime": "P90M"}, remarks)

    assert remarks == [
        Remark("prepTime", "15-30 min", "read as 30 min"),
        Remark("cookTime", "Simmer all day", "left out: states no duration"),
        Remark("totalTime", "P90M", "read as 90 min"),
    ]
