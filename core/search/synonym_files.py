"""Writes staff's synonyms into the files of `search-config`, to be reviewed and shipped."""

from collections.abc import Sequence
from pathlib import Path

import orjson

from core.search.config import shipped_families
from core.search.synonyms import Family, merge_families


def export_families(config_dir: Path, own: Sequence[Family]) -> list[Path]:
    """Write every `synonyms.json` with staff's families merged in; return the files that changed.

    A file that is a link is that of another index. Raises OSError where the folder can't be written to.
    """
    changed = []
    for file in sorted(config_dir.glob("*/synonyms.json")):
        if file.is_symlink():
            continue
        shipped = shipped_families(config_dir, file.parent.name)
        merged = merge_families(shipped, own)
        if merged != shipped:
            file.write_text(_one_family_a_line(merged), "utf-8")
            changed.append(file)
    return changed


def _one_family_a_line(families: Sequence[Family]) -> str:
    lines = (f"  [{', '.join(orjson.dumps(word).decode() for word in family)}]" for family in families)
    return "[\n" + ",\n".join(lines) + "\n]\n"
