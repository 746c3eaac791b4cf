"""Why a job has no recipe."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.config_files import read_config

GENERIC_TEXT: str = read_config("fields")["generate"]["failed"]
NO_DISH = "no_dish"
"""The ingredients make no dish of the cuisine and category."""
HARAM_RESULT = "haram_result"
"""The halal guard refuses what was generated."""
PROVIDER_FAILED = "generation_failed"
"""The provider gave no usable answer."""


@dataclass(frozen=True, kw_only=True)
class Failure:
    """A code for programs, a sentence for the member, and for "no_dish" the nearest request that makes one."""

    code: str = PROVIDER_FAILED
    says: str = GENERIC_TEXT
    nearest: dict[str, Any] | None = None
    notes: Sequence[str] = ()
