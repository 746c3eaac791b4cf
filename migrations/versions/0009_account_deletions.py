"""deletion of accounts: the term with its link, and the shell that is left of a deleted user

Revision ID: 0009
Revises: 0008

On the way back the shells get addresses that no mail reaches, since every user had one; scheduled deletions are
forgotten, and their accounts stay.
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: str | None = None
depends_on: str | None = None

KINDS = "'activation', 'password_reset', 'password_changed', 'contact'"
SUBJECTS = "sign_up_id, password_reset_id, user_id, contact_message_id"


def upgrade() -> None:
    op.alter_column("users", "email", nullable=True)
    op.add_column("users", sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True))
    op.create_check_constraint(
        op.f("ck_users_email_unless_deleted"), "users", "(email IS NULL) = (deleted_at IS NOT NULL)"
    )
    op.create_check_constraint(
        op.f("ck_users_nothing_personal_once_deleted"),
        "users",
        "deleted_at IS NULL OR (full_name = 'A former member' AND num_nonnulls(password_hash, picture_id) = 0"
        " AND NOT is_master_chef AND NOT is_staff AND credits_remaining = 0)",
    )
    op.create_table(
        "account_deletions",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("link_seed", sa.LargeBinary(), nullable=False),
        sa.Column("link_hash", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_account_deletions_user_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_account_deletions")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_account_deletions_link_hash")),
    )
    op.create_index(op.f("ix_account_deletions_user_id"), "account_deletions", ["user_id"])
    op.create_index(
        "uq_account_deletions_scheduled",
        "account_deletions",
        ["user_id"],
        unique=True,
        postgresql_where=sa.text("used_at IS NULL"),
    )
    op.create_index("ix_account_deletions_expires_at", "account_deletions", ["expires_at"])

    op.add_column("mails", sa.Column("account_deletion_id", sa.BigInteger(), nullable=True))
    op.create_foreign_key(
        op.f("fk_mails_account_deletion_id"),
        "mails",
        "account_deletions",
        ["account_deletion_id"],
        ["id"],
        ondelete="CASCADE",
    )
    op.create_index(op.f("ix_mails_account_deletion_id"), "mails", ["account_deletion_id"])
    _replace_checks(kinds=f"{KINDS}, 'account_deletion'", subjects=f"{SUBJECTS}, account_deletion_id")
    op.create_index("ix_contact_messages_email_folded", "contact_messages", [sa.literal_column("lower(email)")])


def downgrade() -> None:
    op.drop_index("ix_contact_messages_email_folded", table_name="contact_messages")
    op.execute("DELETE FROM mails WHERE kind = 'account_deletion'")
    _replace_checks(kinds=KINDS, subjects=SUBJECTS)
    op.drop_column("mails", "account_deletion_id")
    op.drop_table("account_deletions")
    op.drop_constraint(op.f("ck_users_nothing_personal_once_deleted"), "users")
    op.drop_constraint(op.f("ck_users_email_unless_deleted"), "users")
    op.drop_column("users", "deleted_at")
    op.execute("UPDATE users SET email = 'former-member-' || id || '@invalid' WHERE email IS NULL")
    op.alter_column("users", "email", nullable=False)


def _replace_checks(*, kinds: str, subjects: str) -> None:
    for name in ("ck_mails_kind", "ck_mails_one_subject"):
        op.drop_constraint(op.f(name), "mails")
    op.create_check_constraint(op.f("ck_mails_kind"), "mails", f"kind IN ({kinds})")
    op.create_check_constraint(op.f("ck_mails_one_subject"), "mails", f"num_nonnulls({subjects}) = 1")
