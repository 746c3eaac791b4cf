"""The tables."""

from core.models.accounts import AccountDeletion, PasswordReset, SignUp
from core.models.audit import AuditEntry, AuditVia
from core.models.base import Base
from core.models.blogs import Blog
from core.models.comments import Comment
from core.models.contact import ContactMessage
from core.models.counters import BlogViewDay, CounterBatch, RecipeViewDay, RollupKind, SearchDay, ViewRollup
from core.models.credits import CreditEntry, CreditReason
from core.models.favorites import Favorite
from core.models.generation import GenerationJob, JobState
from core.models.images import Image
from core.models.imports import ImportJob, ImportState
from core.models.labels import RecipeLabels
from core.models.lookups import Category, Cuisine, KnownIngredient
from core.models.mails import Mail, MailKind, MailState
from core.models.moderation import ModerationState
from core.models.outbox import SearchOutboxEntry
from core.models.recipes import PopularRecipe, Recipe, RecipeIngredient, RecipeStep, RecipeTag, Tag
from core.models.reviews import Review
from core.models.search_care import (
    SearchCheck,
    SearchJob,
    SearchJobKind,
    SearchJobState,
    SearchRun,
    SearchSynonym,
)
from core.models.search_moves import SearchMove
from core.models.search_sources import SearchSource
from core.models.standby import StandbyFood, StandbyText, StandbyWord
from core.models.users import FORMER_MEMBER, User

__all__ = [
    "FORMER_MEMBER",
    "AccountDeletion",
    "AuditEntry",
    "AuditVia",
    "Base",
    "Blog",
    "BlogViewDay",
    "Category",
    "Comment",
    "ContactMessage",
    "CounterBatch",
    "CreditEntry",
    "CreditReason",
    "Cuisine",
    "Favorite",
    "GenerationJob",
    "Image",
    "ImportJob",
    "ImportState",
    "JobState",
    "KnownIngredient",
    "Mail",
    "MailKind",
    "MailState",
    "ModerationState",
    "PasswordReset",
    "PopularRecipe",
    "Recipe",
    "RecipeIngredient",
    "RecipeLabels",
    "RecipeStep",
    "RecipeTag",
    "RecipeViewDay",
    "Review",
    "RollupKind",
    "SearchCheck",
    "SearchDay",
    "SearchJob",
    "SearchJobKind",
    "SearchJobState",
    "SearchMove",
    "SearchOutboxEntry",
    "SearchRun",
    "SearchSource",
    "SearchSynonym",
    "SignUp",
    "StandbyFood",
    "StandbyText",
    "StandbyWord",
    "Tag",
    "User",
    "ViewRollup",
]
