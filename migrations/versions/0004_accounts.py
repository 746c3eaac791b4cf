"""accounts: passwords, sign-ups, password resets, mails

Revision ID: 0004
Revises: 0003
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    for column in (
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("token_version", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("credits_remaining", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
    ):
        op.add_column("users", column)
    op.create_check_constraint(op.f("ck_users_credits_remaining"), "users", "credits_remaining >= 0")

    op.create_table(
        "sign_ups",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("full_name", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        *link_columns(),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("length(email) BETWEEN 3 AND 320", name=op.f("ck_sign_ups_email")),
        sa.CheckConstraint("length(full_name) BETWEEN 1 AND 120", name=op.f("ck_sign_ups_full_name")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sign_ups")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_sign_ups_link_hash")),
    )
    op.create_table(
        "password_resets",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        *link_columns(),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("length(email) BETWEEN 3 AND 320", name=op.f("ck_password_resets_email")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_password_resets")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_password_resets_link_hash")),
    )
    for table in ("sign_ups", "password_resets"):
        op.create_index(f"ix_{table}_email_folded", table, [sa.literal_column("lower(email)")], unique=False)
        op.create_index(op.f(f"ix_{table}_expires_at"), table, ["expires_at"], unique=False)

    op.create_table(
        "mails",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("uid", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=True) for name, _ in SUBJECTS),
        sa.Column("state", sa.Text(), server_default=sa.text("'pending'"), nullable=False),
        sa.Column("attempts", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("next_attempt_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("settled_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "kind IN ('activation', 'password_reset', 'password_changed', 'contact')", name=op.f("ck_mails_kind")
        ),
        sa.CheckConstraint("state IN ('pending', 'sent', 'dropped', 'failed')", name=op.f("ck_mails_state")),
        sa.CheckConstraint("(state = 'pending') = (settled_at IS NULL)", name=op.f("ck_mails_settled_at")),
        sa.CheckConstraint(
            "num_nonnulls(sign_up_id, password_reset_id, user_id, contact_message_id) = 1",
            name=op.f("ck_mails_one_subject"),
        ),
        sa.CheckConstraint("attempts >= 0", name=op.f("ck_mails_attempts")),
        *(
            sa.ForeignKeyConstraint([name], [f"{table}.id"], name=op.f(f"fk_mails_{name}"), ondelete="CASCADE")
            for name, table in SUBJECTS
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mails")),
        sa.UniqueConstraint("uid", name=op.f("uq_mails_uid")),
    )
    for name, _ in SUBJECTS:
        op.create_index(op.f(f"ix_mails_{name}"), "mails", [name], unique=False)
    op.create_index(
        "ix_mails_due", "mails", ["next_attempt_at"], unique=False, postgresql_where=sa.text("state = 'pending'")
    )
    op.create_index(
        "ix_mails_settled_at", "mails", ["settled_at"], unique=False, postgresql_where=sa.text("state <> 'pending'")
    )

    # Messages that have waited for mail get theirs now.
    op.execute(
        "INSERT INTO mails (kind, contact_message_id) "
        "SELECT 'contact', id FROM contact_messages WHERE mailed_at IS NULL"
    )
    op.drop_index("ix_contact_messages_waiting", table_name="contact_messages")
    op.drop_column("contact_messages", "mailed_at")


SUBJECTS = (
    ("sign_up_id", "sign_ups"),
    ("password_reset_id", "password_resets"),
    ("user_id", "users"),
    ("contact_message_id", "contact_messages"),
)


def link_columns() -> Sequence["sa.Column[object]"]:
    return (
        sa.Column("link_seed", sa.LargeBinary(), nullable=False),
        sa.Column("link_hash", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
    )


def downgrade() -> None:
    op.add_column("contact_messages", sa.Column("mailed_at", sa.DateTime(timezone=True), nullable=True))
    op.execute(
        "UPDATE contact_messages SET mailed_at = settled_at FROM mails "
        "WHERE contact_message_id = contact_messages.id AND state = 'sent'"
    )
    op.create_index(
        "ix_contact_messages_waiting", "contact_messages", ["id"], postgresql_where=sa.text("mailed_at IS NULL")
    )
    for table in ("mails", "password_resets", "sign_ups"):
        op.drop_table(table)
    op.drop_constraint(op.f("ck_users_credits_remaining"), "users")
    for column in ("updated_at", "credits_remaining", "token_version", "password_hash"):
        op.drop_column("users", column)
