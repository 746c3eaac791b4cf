"""GET /blogs/…: blogs of master chefs."""

from collections.abc import Sequence

from fastapi import APIRouter

from api.blogs import service
from api.blogs.schemas import BlogSummaryOut
from api.dependencies import SessionDep

router = APIRouter(prefix="/blogs", tags=["blogs"])


@router.get("/recent-3")
def list_recent_blogs(session: SessionDep) -> Sequence[BlogSummaryOut]:
    """The home page's three latest blogs."""
    return service.list_recent_blogs(session)
