"""imports that staff have uploaded

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0014"
down_revision: str | None = "0013"
branch_labels: str | None = None
depends_on: str | None = None

COUNTS = ("created", "updated", "unchanged", "refused", "duplicates", "doubtful", "published")
CHECKS = {
    "file_name": "length(file_name) BETWEEN 1 AND 200",
    "file_key": "file_key ~ '^[0-9a-f]{32}$'",
    "size_bytes": "size_bytes > 0",
    "format": "length(format) <= 200",
    "state": "state IN ('uploaded', 'checking', 'checked', 'importing', 'done', 'failed')",
    "counts": " AND ".join(f"{name} >= 0" for name in (*COUNTS, "records_done")),
    "finished_at": "(state IN ('done', 'failed')) = (finished_at IS NOT NULL)",
    "problem": "length(problem) <= 1000",
}


def upgrade() -> None:
    op.create_table(
        "import_jobs",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=True),
        sa.Column("file_name", sa.Text(), nullable=False),
        sa.Column("file_key", sa.Text(), nullable=False),
        sa.Column("size_bytes", sa.BigInteger(), nullable=False),
        sa.Column("format", sa.Text(), server_default="", nullable=False),
        sa.Column("state", sa.Text(), server_default=sa.text("'uploaded'"), nullable=False),
        sa.Column("allow_missing_steps", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("publish", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("attempts", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("records_done", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("records_total", sa.Integer(), nullable=True),
        *(sa.Column(name, sa.Integer(), server_default=sa.text("0"), nullable=False) for name in COUNTS),
        sa.Column("refusals", postgresql.JSONB(), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("results_bytes", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("problem", sa.Text(), server_default="", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("file_deleted_at", sa.DateTime(timezone=True), nullable=True),
        *(sa.CheckConstraint(rule, name=op.f(f"ck_import_jobs_{name}")) for name, rule in CHECKS.items()),
        sa.ForeignKeyConstraint(["actor_id"], ["users.id"], name=op.f("fk_import_jobs_actor_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_import_jobs")),
        sa.UniqueConstraint("file_key", name=op.f("uq_import_jobs_file_key")),
    )
    op.create_index(op.f("ix_import_jobs_actor_id"), "import_jobs", ["actor_id"])
    op.create_index(
        "ix_import_jobs_waiting",
        "import_jobs",
        ["id"],
        postgresql_where=sa.text("state IN ('uploaded', 'checking', 'importing')"),
    )
    op.create_index(
        "ix_import_jobs_files", "import_jobs", ["changed_at"], postgresql_where=sa.text("file_deleted_at IS NULL")
    )


def downgrade() -> None:
    op.drop_table("import_jobs")
