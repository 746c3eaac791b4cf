"""A drill tells what is lost and what is there twice."""

from pathlib import Path

from drill.verdict import find_missing_and_doubled, read_letters

LETTER = "Message-ID: <{id}@sufra.example>\nTo: {to}\nSubject: Contact form: {subject}\n\nSalam"


def put(mailbox: Path, *letters: str) -> None:
    """Let these letters arrive."""
    (mailbox / "new").mkdir()
    for number, letter in enumerate(letters):
        (mailbox / "new" / str(number)).write_text(letter)


def test_what_was_acknowledged_and_is_missing_is_lost() -> None:
    promised = {"kept": True, "gone": True, "never acknowledged": False}

    assert find_missing_and_doubled("row", promised, ["kept"]) == (["row 'gone'"], [])


def test_what_is_there_twice_is_doubled() -> None:
    assert find_missing_and_doubled("row", {"a": True, "b": False}, ["a", "a", "b"]) == ([], ["row 'a' 2 times"])


def test_a_letter_that_comes_again_under_its_id_is_a_copy(tmp_path: Path) -> None:
    first = LETTER.format(id=1, to="amina@example.org", subject="Salam")
    put(tmp_path, first, first, LETTER.format(id=2, to="amina@example.org", subject="Salam"))

    letters = read_letters(tmp_path)

    assert (letters.copies, letters.by_receiver["amina@example.org"], letters.by_subject["Salam"]) == (1, 2, 2)
