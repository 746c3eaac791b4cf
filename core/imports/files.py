"""The files of imports: what was uploaded, and a line for each of its records.

They are below DATA_DIR, which API and worker share, and never in the media directory, which is public.
"""

import re
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

from core.settings import Settings

MAX_UPLOAD_BYTES = 200_000_000
_KEY = re.compile(r"[0-9a-f]{32}")


class ImportFiles:
    """A folder for each import, named by its key."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    @classmethod
    def of(cls, settings: Settings) -> "ImportFiles":
        """Return those of the site."""
        return cls(settings.data_dir / "imports" / "uploads")

    def new_key(self) -> str:
        """Make the folder of a new import and return its key."""
        key = secrets.token_hex(16)
        self._folder(key).mkdir(parents=True)
        return key

    def upload(self, key: str) -> Path:
        """Return where the uploaded file is."""
        return self._folder(key) / "upload"

    def results(self, key: str) -> Path:
        """Return where the results of the records are, a JSON object each."""
        return self._folder(key) / "results.jsonl"

    def delete(self, key: str) -> None:
        """Delete everything of an import; what is gone already is no error."""
        shutil.rmtree(self._folder(key), ignore_errors=True)

    def keys_made_before(self, moment: float) -> Iterator[str]:
        """Yield the keys of folders that were last changed before a moment, in seconds since 1970."""
        if not self.directory.is_dir():
            return
        for folder in self.directory.iterdir():
            if _KEY.fullmatch(folder.name) and folder.stat().st_mtime < moment:
                yield folder.name

    def _folder(self, key: str) -> Path:
        if not _KEY.fullmatch(key):
            raise ValueError("not a key of an import")
        return self.directory / key
