"""Fields that several desks read."""

from typing import Annotated

from fastapi import Query
from pydantic import Field, StringConstraints

from api.dependencies import MAX_ID
from core.audit import LONGEST_REASON

RowID = Annotated[int, Field(ge=1, le=MAX_ID)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_REASON)]
"""Why a change is made, for the audit log."""
NeededReason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=LONGEST_REASON)]
ReasonQuery = Annotated[str, Query(alias="Reason", min_length=3, max_length=LONGEST_REASON)]
PAGE_SIZE = 50
LAST_PAGE = 1_000
Page = Annotated[int, Query(alias="Page", ge=1, le=LAST_PAGE, description=f"Pages have {PAGE_SIZE} rows.")]
SearchText = Annotated[str, Query(alias="Search", max_length=200)]
