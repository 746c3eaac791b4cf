"""generation of recipes, and the ledger of credits

Revision ID: 0011
Revises: 0010
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0011"
down_revision: str | None = "0010"
branch_labels: str | None = None
depends_on: str | None = None

MAIL_KINDS = "'activation', 'password_reset', 'password_changed', 'contact', 'account_deletion'"
MAIL_SUBJECTS = "sign_up_id, password_reset_id, user_id, contact_message_id, account_deletion_id"

MOVE_CREDITS = """
    CREATE FUNCTION move_credits() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE users SET credits_remaining = credits_remaining + NEW.amount WHERE id = NEW.user_id
        RETURNING credits_remaining INTO NEW.balance_after;
        RETURN NEW;
    END
    $$
"""
REFUSE_UNEXPLAINED_CREDITS = """
    CREATE FUNCTION refuse_unexplained_credits() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION 'credits_remaining changes by entries of credit_entries only' USING ERRCODE = 'check_violation';
    END
    $$
"""
REFUSE_CHANGED_ENTRY = """
    CREATE FUNCTION refuse_changed_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION 'entries of credit_entries are never changed' USING ERRCODE = 'check_violation';
    END
    $$
"""
TRIGGERS = (
    "CREATE TRIGGER move_credits BEFORE INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION move_credits()",
    """
    CREATE TRIGGER refuse_changed_credit_entry
    BEFORE UPDATE OF user_id, amount, balance_after, reason, created_at ON credit_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_changed_credit_entry()
    """,
    # At depth 0 the statement is not move_credits' own.
    """
    CREATE TRIGGER refuse_unexplained_credits BEFORE UPDATE OF credits_remaining ON users FOR EACH ROW
    WHEN (pg_trigger_depth() = 0 AND NEW.credits_remaining <> OLD.credits_remaining)
    EXECUTE FUNCTION refuse_unexplained_credits()
    """,
    """
    CREATE TRIGGER refuse_credits_from_nowhere BEFORE INSERT ON users FOR EACH ROW WHEN (NEW.credits_remaining <> 0)
    EXECUTE FUNCTION refuse_unexplained_credits()
    """,
)


def upgrade() -> None:
    op.create_table(
        "generation_jobs",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("member_id", sa.BigInteger(), nullable=False),
        sa.Column("cuisine_id", sa.BigInteger(), nullable=False),
        sa.Column("category_id", sa.BigInteger(), nullable=False),
        sa.Column("ingredients", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("instructions", sa.Text(), server_default="", nullable=False),
        sa.Column("request_hash", sa.Text(), nullable=False),
        sa.Column("variation", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("state", sa.Text(), server_default="queued", nullable=False),
        sa.Column("attempts", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("recipe_id", sa.BigInteger(), nullable=True),
        sa.Column("failure_code", sa.Text(), nullable=True),
        sa.Column("failure_text", sa.Text(), nullable=True),
        sa.Column("nearest", postgresql.JSONB(none_as_null=True), nullable=True),
        sa.Column("notes", postgresql.ARRAY(sa.Text()), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "state IN ('queued', 'composing', 'checking', 'saving', 'done', 'failed')",
            name=op.f("ck_generation_jobs_state"),
        ),
        sa.CheckConstraint(
            "(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name=op.f("ck_generation_jobs_finished_at")
        ),
        sa.CheckConstraint(
            "(state = 'failed') = (failure_code IS NOT NULL)", name=op.f("ck_generation_jobs_failure_code")
        ),
        sa.CheckConstraint(
            "(failure_code IS NULL) = (failure_text IS NULL)", name=op.f("ck_generation_jobs_failure_text")
        ),
        sa.CheckConstraint("recipe_id IS NULL OR state = 'done'", name=op.f("ck_generation_jobs_recipe_id")),
        sa.CheckConstraint("cardinality(ingredients) BETWEEN 1 AND 100", name=op.f("ck_generation_jobs_ingredients")),
        sa.CheckConstraint("length(instructions) <= 2000", name=op.f("ck_generation_jobs_instructions")),
        sa.CheckConstraint("attempts >= 0", name=op.f("ck_generation_jobs_attempts")),
        sa.CheckConstraint("variation >= 0", name=op.f("ck_generation_jobs_variation")),
        sa.ForeignKeyConstraint(
            ["member_id"], ["users.id"], name=op.f("fk_generation_jobs_member_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["cuisine_id"], ["cuisines.id"], name=op.f("fk_generation_jobs_cuisine_id")),
        sa.ForeignKeyConstraint(["category_id"], ["categories.id"], name=op.f("fk_generation_jobs_category_id")),
        sa.ForeignKeyConstraint(
            ["recipe_id"], ["recipes.id"], name=op.f("fk_generation_jobs_recipe_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_generation_jobs")),
    )
    for column in ("member_id", "cuisine_id", "category_id", "recipe_id"):
        op.create_index(op.f(f"ix_generation_jobs_{column}"), "generation_jobs", [column])
    is_running = sa.text("state IN ('queued', 'composing', 'checking', 'saving')")
    op.create_index("ix_generation_jobs_running", "generation_jobs", ["id"], postgresql_where=is_running)
    op.create_index(
        "uq_generation_jobs_running",
        "generation_jobs",
        ["member_id", "request_hash"],
        unique=True,
        postgresql_where=is_running,
    )
    op.create_table(
        "credit_entries",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("balance_after", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), server_default="", nullable=False),
        sa.Column("generation_job_id", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_credit_entries_amount")),
        sa.CheckConstraint("balance_after >= 0", name=op.f("ck_credit_entries_balance_after")),
        sa.CheckConstraint(
            "reason IN ('opening', 'welcome', 'generation', 'refund', 'staff', 'account_deleted')",
            name=op.f("ck_credit_entries_reason"),
        ),
        sa.CheckConstraint("length(note) <= 500", name=op.f("ck_credit_entries_note")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_credit_entries_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["generation_job_id"],
            ["generation_jobs.id"],
            name=op.f("fk_credit_entries_generation_job_id"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_credit_entries")),
    )
    op.create_index(op.f("ix_credit_entries_user_id"), "credit_entries", ["user_id"])
    op.create_index(
        "uq_credit_entries_job",
        "credit_entries",
        ["generation_job_id", "reason"],
        unique=True,
        postgresql_where=sa.text("generation_job_id IS NOT NULL"),
    )
    op.execute(
        "INSERT INTO credit_entries (user_id, amount, balance_after, reason)"
        " SELECT id, credits_remaining, credits_remaining, 'opening' FROM users WHERE credits_remaining > 0"
    )
    for statement in (MOVE_CREDITS, REFUSE_UNEXPLAINED_CREDITS, REFUSE_CHANGED_ENTRY, *TRIGGERS):
        op.execute(statement)
    op.add_column("mails", sa.Column("generation_job_id", sa.BigInteger(), nullable=True))
    op.create_foreign_key(
        op.f("fk_mails_generation_job_id"),
        "mails",
        "generation_jobs",
        ["generation_job_id"],
        ["id"],
        ondelete="CASCADE",
    )
    op.create_index(op.f("ix_mails_generation_job_id"), "mails", ["generation_job_id"])
    _check_mails(f"{MAIL_KINDS}, 'generation'", f"{MAIL_SUBJECTS}, generation_job_id")


def downgrade() -> None:
    op.execute("DELETE FROM mails WHERE kind = 'generation'")
    _check_mails(MAIL_KINDS, MAIL_SUBJECTS)
    op.drop_column("mails", "generation_job_id")
    for name in ("refuse_credits_from_nowhere", "refuse_unexplained_credits"):
        op.execute(f"DROP TRIGGER {name} ON users")
    op.drop_table("credit_entries")
    op.drop_table("generation_jobs")
    for name in ("move_credits", "refuse_unexplained_credits", "refuse_changed_credit_entry"):
        op.execute(f"DROP FUNCTION {name}()")


def _check_mails(kinds: str, subjects: str) -> None:
    for name, condition in {"kind": f"kind IN ({kinds})", "one_subject": f"num_nonnulls({subjects}) = 1"}.items():
        op.drop_constraint(op.f(f"ck_mails_{name}"), "mails")
        op.create_check_constraint(op.f(f"ck_mails_{name}"), "mails", condition)
