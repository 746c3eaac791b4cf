"""GET /admin…: the page of the staff's desks, for staff alone.

Source: docs/product/staff.md#staff-pages.
"""

from html import escape
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from api.auth.identity import NotAuthenticated
from api.dependencies import SessionDep, SettingsDep
from api.site.pages import PageRoute
from api.site.shell import modified_at, read_shell
from api.staff.page_cookie import user_of_page
from core.settings import Settings

ADMIN_SHELL = "admin.html"
NO_STORE = {"Cache-Control": "no-store"}
EMPTY_ROOT = '<div id="root"></div>'
REFUSAL = (
    "This place is for Sufra's staff",
    "Your account doesn't have the staff flag, or has it no more.",
)
"""Heading and sentence; `frontend/src/admin/frame/not-staff.tsx` says the same."""

router = APIRouter(include_in_schema=False, route_class=PageRoute)


@router.get("/admin")
@router.get("/admin/{path:path}")
def staff_page(request: Request, session: SessionDep, settings: SettingsDep) -> Response:
    """The desks' page for staff; the way to the sign-in for a visitor, 403 for an account without the flag."""
    try:
        user = user_of_page(request, session, settings)
    except NotAuthenticated:
        return RedirectResponse(_sign_in_address(request), status_code=303, headers=NO_STORE)
    shell = _read_admin_shell(settings)
    if user.is_staff:
        return HTMLResponse(shell, headers=NO_STORE)
    title, sentence = map(escape, REFUSAL)
    refusal = f'<div id="root"><main><h1>{title}</h1><p>{sentence}</p></main></div>'
    return HTMLResponse(shell.replace(EMPTY_ROOT, refusal, 1), status_code=403, headers=NO_STORE)


def _read_admin_shell(settings: Settings) -> str:
    file = settings.frontend_dist / ADMIN_SHELL
    return read_shell(file, modified_at(file))


def _sign_in_address(request: Request) -> str:
    query = f"?{request.url.query}" if request.url.query else ""
    return f"/sign-in?{urlencode({'next': request.url.path + query})}"
