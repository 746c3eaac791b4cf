"""search documents as PostgreSQL finds them, and their words

Revision ID: 0018
Revises: 0015
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0018"
down_revision: str | None = "0015"
branch_labels: str | None = None
depends_on: str | None = None

INDEX_NAME = "index_name ~ '^[a-z][a-z0-9]{0,29}$'"


def upgrade() -> None:
    op.create_table(
        "standby_texts",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("document_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("shape", sa.Text(), nullable=False),
        sa.Column("content_hash", sa.Text(), nullable=False),
        sa.Column("words", postgresql.TSVECTOR(), nullable=False),
        sa.Column("facts", postgresql.JSONB(), nullable=False),
        sa.Column("custom_order", postgresql.ARRAY(sa.Float()), nullable=False),
        sa.CheckConstraint(INDEX_NAME, name=op.f("ck_standby_texts_index_name")),
        sa.PrimaryKeyConstraint("index_name", "document_id", name=op.f("pk_standby_texts")),
    )
    op.create_index("ix_standby_texts_words", "standby_texts", ["words"], postgresql_using="gin")
    op.create_index(
        "ix_standby_texts_order",
        "standby_texts",
        ["index_name", sa.text("custom_order DESC"), sa.text("document_id DESC")],
        postgresql_include=["shape"],
    )
    # Ranking reads the words of every match: uncompressed and in their row they cost a third of the time. Space is
    # left in each page so that a change of popularity alone touches no index of words.
    op.execute("ALTER TABLE standby_texts SET (toast_tuple_target = 8160, fillfactor = 90)")
    op.create_table(
        "standby_words",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("word", sa.Text(collation="C"), nullable=False),
        sa.Column("slips", postgresql.ARRAY(sa.Integer()), nullable=False),
        sa.CheckConstraint(INDEX_NAME, name=op.f("ck_standby_words_index_name")),
        sa.PrimaryKeyConstraint("index_name", "word", name=op.f("pk_standby_words")),
    )
    op.create_index("ix_standby_words_slips", "standby_words", ["slips"], postgresql_using="gin")
    op.add_column(
        "search_outbox", sa.Column("is_in_standby", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )
    op.create_index(
        "ix_search_outbox_standby", "search_outbox", ["index_name", "id"], postgresql_where=sa.text("NOT is_in_standby")
    )


def downgrade() -> None:
    op.drop_column("search_outbox", "is_in_standby")
    op.drop_table("standby_words")
    op.drop_table("standby_texts")
