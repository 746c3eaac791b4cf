"""The numbers of a run."""

from collections import Counter
from dataclasses import dataclass, field

from importer.results import RecordResult, Result


@dataclass
class Summary:
    """Counts of records; in a dry run of what would have happened. `refused` counts by reason."""

    read: int = 0
    created: int = 0
    updated: int = 0
    unchanged: int = 0
    duplicates: int = 0
    published: int = 0
    doubtful: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    new_cuisines: list[str] = field(default_factory=list)
    file_problems: list[tuple[str, str]] = field(default_factory=list)
    """Files that could not be read, or not to their end, with the reason."""

    def count(self, result: RecordResult) -> None:
        """Count the result for a record."""
        self.read += 1
        self.created += result.result is Result.CREATED
        self.updated += result.result is Result.UPDATED
        self.unchanged += result.result is Result.UNCHANGED
        self.duplicates += result.result is Result.DUPLICATE
        self.published += result.is_published
        self.doubtful += result.is_doubtful
        if result.result is Result.REFUSED:
            self.refused[result.kind] += 1

    @property
    def is_complete(self) -> bool:
        """Whether every file was read to its end and there were recipes in them, imported or refused."""
        return self.has_recipes and not self.file_problems

    @property
    def has_recipes(self) -> bool:
        """Whether anything that was read is a Recipe."""
        return self.read > self.refused["unreadable"]
