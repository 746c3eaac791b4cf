"""The desks of /admin: each has a router of its own, whose paths begin with /staff."""

from fastapi import APIRouter

from api.staff.analytics.router import router as analytics
from api.staff.audit.router import router as audit
from api.staff.blogs.router import router as blogs
from api.staff.generations.router import router as generations
from api.staff.imports.router import router as imports
from api.staff.lookups.router import router as lookups
from api.staff.messages.router import router as messages
from api.staff.moderation.router import router as moderation
from api.staff.overview.router import router as overview
from api.staff.recipes.router import router as recipes
from api.staff.search_care.router import router as search_care
from api.staff.session.router import router as session
from api.staff.users.router import router as users

STAFF_ROUTERS: tuple[APIRouter, ...] = (
    *(session, overview, moderation),
    *(recipes, blogs, users, lookups, messages, generations, audit),
    *(imports, analytics, search_care),
)
