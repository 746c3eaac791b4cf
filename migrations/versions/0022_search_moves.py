"""indexes that are kept on two engines while searches move from one to the other

Revision ID: 0022
Revises: 0020
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0022"
down_revision: str | None = "0020"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "search_moves",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("from_url", sa.Text(), nullable=False),
        sa.Column("to_url", sa.Text(), nullable=False),
        sa.Column("is_in_step", sa.Boolean(), nullable=False),
        sa.Column("is_switched", sa.Boolean(), nullable=False),
        sa.CheckConstraint("from_url <> to_url", name=op.f("ck_search_moves_two_engines")),
        sa.PrimaryKeyConstraint("index_name", name=op.f("pk_search_moves")),
    )


def downgrade() -> None:
    op.drop_table("search_moves")
