"""blogs and contact messages

Revision ID: 0003
Revises: 0002
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    op.create_table(
        "contact_messages",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("mailed_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("length(email) BETWEEN 3 AND 320", name=op.f("ck_contact_messages_email")),
        sa.CheckConstraint("length(message) BETWEEN 1 AND 5000", name=op.f("ck_contact_messages_message")),
        sa.CheckConstraint("length(name) BETWEEN 5 AND 120", name=op.f("ck_contact_messages_name")),
        sa.CheckConstraint("length(subject) BETWEEN 1 AND 200", name=op.f("ck_contact_messages_subject")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contact_messages")),
    )
    op.create_index(
        "ix_contact_messages_waiting",
        "contact_messages",
        ["id"],
        unique=False,
        postgresql_where=sa.text("mailed_at IS NULL"),
    )
    op.create_table(
        "blogs",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("excerpt", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("tags", postgresql.ARRAY(sa.Text()), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("featured_image_id", sa.BigInteger(), nullable=True),
        sa.Column("author_id", sa.BigInteger(), nullable=False),
        sa.Column("is_published", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("published_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 220", name=op.f("ck_blogs_slug")),
        sa.CheckConstraint("is_published = (published_at IS NOT NULL)", name=op.f("ck_blogs_published_at")),
        sa.CheckConstraint("length(excerpt) BETWEEN 1 AND 300", name=op.f("ck_blogs_excerpt")),
        sa.CheckConstraint("length(title) BETWEEN 1 AND 200", name=op.f("ck_blogs_title")),
        sa.ForeignKeyConstraint(["author_id"], ["users.id"], name=op.f("fk_blogs_author_id")),
        sa.ForeignKeyConstraint(
            ["featured_image_id"], ["images.id"], name=op.f("fk_blogs_featured_image_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_blogs")),
        sa.UniqueConstraint("slug", name=op.f("uq_blogs_slug")),
    )
    op.create_index(op.f("ix_blogs_author_id"), "blogs", ["author_id"], unique=False)
    op.create_index(op.f("ix_blogs_featured_image_id"), "blogs", ["featured_image_id"], unique=False)
    op.create_index(
        "ix_blogs_published",
        "blogs",
        [sa.literal_column("published_at DESC")],
        unique=False,
        postgresql_where=sa.text("is_published"),
    )


def downgrade() -> None:
    op.drop_index("ix_blogs_published", table_name="blogs", postgresql_where=sa.text("is_published"))
    op.drop_index(op.f("ix_blogs_featured_image_id"), table_name="blogs")
    op.drop_index(op.f("ix_blogs_author_id"), table_name="blogs")
    op.drop_table("blogs")
    op.drop_index(
        "ix_contact_messages_waiting", table_name="contact_messages", postgresql_where=sa.text("mailed_at IS NULL")
    )
    op.drop_table("contact_messages")
