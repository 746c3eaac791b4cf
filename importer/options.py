"""What an import was asked to do."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class ImportOptions:
    """`owner_email` names an existing member; None is the imports' own kitchen, made on demand."""

    is_dry_run: bool = False
    publish: bool = False
    allow_missing_steps: bool = False
    owner_email: str | None = None
