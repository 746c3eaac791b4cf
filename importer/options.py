"""Options of an import."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class ImportOptions:
    """`owner_email` names an existing member; None means the site's own account for imports, created on demand."""

    is_dry_run: bool = False
    publish: bool = False
    allow_missing_steps: bool = False
    owner_email: str | None = None
