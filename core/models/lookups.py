"""Cuisines, categories and known ingredients: short lists that forms and filters offer."""

from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, Key, Line


class Cuisine(Base):
    """A cuisine. Filters accept its code, its name and its display name."""

    __tablename__ = "cuisines"
    __table_args__ = (
        CheckConstraint("code ~ '^[A-Z]{2,8}$'", name="code"),
        CheckConstraint("length(name) BETWEEN 1 AND 80 AND position(',' in name) = 0", name="name"),
        CheckConstraint(
            "length(display_name) BETWEEN 1 AND 80 AND position(',' in display_name) = 0", name="display_name"
        ),
    )

    id: Mapped[Key]
    code: Mapped[Line] = mapped_column(unique=True)
    name: Mapped[Line] = mapped_column(unique=True)
    display_name: Mapped[Line] = mapped_column(unique=True)
    """What the site shows: 'Pakistani' for 'South Asian (Pakistani)'. Source: docs/product/recipes.md#cuisine-names."""


class Category(Base):
    """A kind of dish or occasion."""

    __tablename__ = "categories"
    __table_args__ = (
        CheckConstraint("code ~ '^[A-Z]{2,8}$'", name="code"),
        CheckConstraint("length(short_name) BETWEEN 1 AND 80 AND position(',' in short_name) = 0", name="short_name"),
        CheckConstraint("icon ~ '^[a-z-]{1,40}$'", name="icon"),
    )

    id: Mapped[Key]
    code: Mapped[Line] = mapped_column(unique=True)
    short_name: Mapped[Line] = mapped_column(unique=True)
    icon: Mapped[Line]
    """A name from the icon set: coffee, pizza, drumstick, cookie, ice-cream, moon, party-popper."""
    sort_order: Mapped[int]


class KnownIngredient(Base):
    """An ingredient that forms offer. Recipes keep their own words and don't refer to it."""

    __tablename__ = "known_ingredients"
    __table_args__ = (
        CheckConstraint("length(name) BETWEEN 1 AND 80", name="name"),
        CheckConstraint("length(category) BETWEEN 1 AND 80", name="category"),
        Index("uq_known_ingredients_name_folded", text("lower(name)"), unique=True),
    )

    id: Mapped[Key]
    name: Mapped[Line]
    category: Mapped[Line]
