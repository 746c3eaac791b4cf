"""How many scans a JPEG may have, and what counts as one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.images import BrokenPicture
from core.images.decode import Size, decode_picture
from core.images.jpeg_scans import MAX_SCANS, count_scans
from tests.core.images.sample_pictures import START_OF_SCAN, encode, halves, one_scan_per_colour, with_scans

AVATAR = Size(256, 256)
PLAIN = encode(halves(64, 48), "JPEG")


@pytest.mark.parametrize(
    ("content", "scans"),
    [
        (PLAIN, 1),
        (encode(halves(64, 48), "JPEG", progressive=True), 10),
        (one_scan_per_colour(64, 48), 3),
        (PLAIN.partition(START_OF_SCAN)[0], 0),
    ],
    ids=["baseline", "progressive", "sequential", "without pixels"],
)
def test_scans_are_counted(content: bytes, scans: int) -> None:
    assert count_scans(content) == scans


def test_a_jpeg_may_have_thirty_scans() -> None:
    assert decode_picture(with_scans(MAX_SCANS), wanted=AVATAR).size == (48, 48)

    with pytest.raises(BrokenPicture, match="damaged or incomplete"):
        decode_picture(with_scans(MAX_SCANS + 1), wanted=AVATAR)


def test_what_only_looks_like_scans_is_none() -> None:
    many = START_OF_SCAN * 100

    assert count_scans(encode(halves(64, 48), "JPEG", comment=many)) == 1
    assert count_scans(PLAIN + many) == 1


@pytest.mark.parametrize("marker", [b"\xff\x05\xff\xf0", b"\xff\x00\xff\xf0", b"\xff\xd3\xff\xf0", b"\xff\xff\xff\x00"])
def test_no_marker_in_compressed_data_hides_scans(marker: bytes) -> None:
    head, _, data = with_scans(MAX_SCANS + 1).partition(START_OF_SCAN)
    header_bytes = int.from_bytes(data[:2])

    with pytest.raises(BrokenPicture):
        count_scans(head + START_OF_SCAN + data[:header_bytes] + marker + data[header_bytes:])


def test_segments_without_end_are_refused() -> None:
    with pytest.raises(BrokenPicture):
        count_scans(PLAIN[:2] + b"\xff\xfe\x00\x02" * 1000 + PLAIN[2:])


@given(st.binary(max_size=200))
def test_any_bytes_have_a_number_of_scans(content: bytes) -> None:
    assert 0 <= count_scans(b"\xff\xd8\xff" + content) <= MAX_SCANS
