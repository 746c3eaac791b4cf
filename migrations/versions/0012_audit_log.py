"""the audit log of the staff's changes, and which contact messages are answered

Revision ID: 0012
Revises: 0011
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "audit_entries",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("via", sa.Text(), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject_kind", sa.Text(), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), nullable=True),
        sa.Column("before", postgresql.JSONB(), nullable=False),
        sa.Column("after", postgresql.JSONB(), nullable=False),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.CheckConstraint("via IN ('desk', 'command_line')", name=op.f("ck_audit_entries_via")),
        sa.CheckConstraint("action ~ '^[a-z_]{1,40}$'", name=op.f("ck_audit_entries_action")),
        sa.CheckConstraint("subject_kind ~ '^[a-z_]{1,40}$'", name=op.f("ck_audit_entries_subject_kind")),
        sa.CheckConstraint("length(reason) <= 500", name=op.f("ck_audit_entries_reason")),
        sa.ForeignKeyConstraint(
            ["actor_id"], ["users.id"], name=op.f("fk_audit_entries_actor_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit_entries")),
    )
    op.create_index(op.f("ix_audit_entries_actor_id"), "audit_entries", ["actor_id"])
    op.create_index("ix_audit_entries_subject", "audit_entries", ["subject_kind", "subject_id", "id"])
    op.add_column("contact_messages", sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("contact_messages", "answered_at")
    op.drop_table("audit_entries")
