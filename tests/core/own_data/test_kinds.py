"""Every table with members' data is in the list of kinds."""

from collections.abc import Iterator

from sqlalchemy import Column

from core.models import Base
from core.own_data.kinds import KINDS
from dev.project import PROJECT

NOT_OF_MEMBERS: set[str] = set()
"""Columns that refer to users or hold addresses and are not data of a member, each with the reason."""


def personal_columns() -> Iterator[Column[object]]:
    """Columns that refer to a user, and columns with an email address."""
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            refers = any(key.column.table.name == "users" for key in column.foreign_keys)
            if refers or "email" in column.name:
                yield column


def covered() -> set[str]:
    return {str(attribute.property.columns[0]) for kind in KINDS for attribute in kind.belongs_by}


def test_every_reference_to_a_user_is_exported() -> None:
    missing = {str(column) for column in personal_columns()} - covered() - NOT_OF_MEMBERS

    assert not missing, f"say in core/own_data what an archive has of: {sorted(missing)}"


def test_a_new_reference_would_be_missed() -> None:
    found = {str(column) for column in personal_columns()}

    assert {"recipes.owner_id", "reviews.member_id", "blogs.author_id", "sign_ups.email", "mails.user_id"} <= found


def test_every_kind_has_a_file_of_its_own() -> None:
    names = [kind.name for kind in KINDS]

    assert len(set(names)) == len(names)


def test_the_page_says_of_every_table_what_becomes_of_it() -> None:
    page = (PROJECT / "docs/product/own-data.md").read_text("utf-8")

    assert [table for table in Base.metadata.tables if f"`{table}`" not in page] == []
