"""The pictures of the README: there, and small enough to be read on a phone's connection."""

import re

from dev.project import PROJECT

MAX_BYTES = 80_000


def test_pictures_of_the_readme_exist_and_are_small() -> None:
    shown = set(re.findall(r"docs/pictures/[\w-]+\.webp", (PROJECT / "README.md").read_text(encoding="utf-8")))
    kept = {path.relative_to(PROJECT).as_posix(): path for path in (PROJECT / "docs" / "pictures").iterdir()}

    assert shown == kept.keys()
    for name, path in kept.items():
        assert path.stat().st_size <= MAX_BYTES, name
        assert path.read_bytes()[8:12] == b"WEBP", name
