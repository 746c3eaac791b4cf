"""which content documents have that are built from rows of this content

Revision ID: 0024
Revises: 0023
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0024"
down_revision: str | None = "0023"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "search_sources",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("document_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("source_hash", sa.BigInteger(), nullable=False),
        sa.Column("content_hash", sa.Text(), nullable=False),
        sa.CheckConstraint("index_name ~ '^[a-z][a-z0-9]{0,29}$'", name=op.f("ck_search_sources_index_name")),
        sa.PrimaryKeyConstraint("index_name", "document_id", name=op.f("pk_search_sources")),
    )


def downgrade() -> None:
    op.drop_table("search_sources")
