"""what recipes need, by food: which of them one can cook from what one has

Revision ID: 0020
Revises: 0019
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0020"
down_revision: str | None = "0019"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "standby_foods",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("food", sa.Text(collation="C"), nullable=False),
        sa.Column("document_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("need", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("needed", sa.SmallInteger(), nullable=False),
        sa.CheckConstraint("need BETWEEN 1 AND needed", name=op.f("ck_standby_foods_need")),
        sa.ForeignKeyConstraint(
            ["index_name", "document_id"],
            ["standby_texts.index_name", "standby_texts.document_id"],
            name=op.f("fk_standby_foods_index_name_standby_texts"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("index_name", "food", "document_id", "need", name=op.f("pk_standby_foods")),
    )
    op.create_index("ix_standby_foods_document", "standby_foods", ["index_name", "document_id"])


def downgrade() -> None:
    op.drop_table("standby_foods")
