"""The tables."""

from core.models.accounts import PasswordReset, SignUp
from core.models.base import Base
from core.models.blogs import Blog
from core.models.contact import ContactMessage
from core.models.counters import CounterBatch, RecipeViewDay, SearchTermDay
from core.models.images import Image
from core.models.labels import RecipeLabels
from core.models.lookups import Category, Cuisine, KnownIngredient
from core.models.mails import Mail, MailKind, MailState
from core.models.outbox import SearchOutboxEntry
from core.models.recipes import PopularRecipe, Recipe, RecipeIngredient, RecipeStep, RecipeTag, Tag
from core.models.users import User

__all__ = [
    "Base",
    "Blog",
    "Category",
    "ContactMessage",
    "CounterBatch",
    "Cuisine",
    "Image",
    "KnownIngredient",
    "Mail",
    "MailKind",
    "MailState",
    "PasswordReset",
    "PopularRecipe",
    "Recipe",
    "RecipeIngredient",
    "RecipeLabels",
    "RecipeStep",
    "RecipeTag",
    "RecipeViewDay",
    "SearchOutboxEntry",
    "SearchTermDay",
    "SignUp",
    "Tag",
    "User",
]
