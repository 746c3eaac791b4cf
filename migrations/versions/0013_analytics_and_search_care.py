"""searched texts by outcome, sums of views, jobs on indexes, synonyms of staff

Revision ID: 0013
Revises: 0012
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: str | None = None
depends_on: str | None = None

INDEX_NAME = "index_name ~ '^[a-z][a-z0-9]{0,29}$'"
COUNTED_BY_DAY = ("favorites", "generation_jobs", "reviews", "users")
# Sums of the views so far, span by span. The expressions are those of core/analytics/rollups.py at this migration.
DAYS = """
    SELECT days.day, days.views, days.recipe_id, 0 AS blog_id, coalesce(cuisine_id, 0) AS cuisine_id,
           coalesce(category_id, 0) AS category_id, owner_id AS author_id
    FROM recipe_view_days days JOIN recipes ON recipes.id = days.recipe_id
    UNION ALL
    SELECT days.day, days.views, 0, days.blog_id, NULL, NULL, author_id
    FROM blog_view_days days JOIN blogs ON blogs.id = days.blog_id
"""
FILL = f"""
    INSERT INTO view_rollups (kind, span_days, first_day, subject_id, views)
    SELECT kind, span_days, day - (day - DATE '1970-01-01') % span_days, subject_id, sum(views)
    FROM ({DAYS}) AS days
    CROSS JOIN LATERAL (VALUES
        ('recipe', nullif(recipe_id, 0)), ('blog', nullif(blog_id, 0)), ('cuisine', cuisine_id),
        ('category', category_id), ('author', author_id), (CASE WHEN blog_id = 0 THEN 'all_recipes' ELSE 'all_blogs' END, 0)
    ) AS subjects (kind, subject_id)
    CROSS JOIN (VALUES (1), (4), (16), (64), (256)) AS spans (span_days)
    WHERE subject_id IS NOT NULL AND NOT (span_days = 1 AND kind IN ('recipe', 'blog'))
    GROUP BY 1, 2, 3, 4
"""  # noqa: E501


def upgrade() -> None:
    _split_searches()
    op.create_table(
        "view_rollups",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("span_days", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("subject_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("views", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('recipe', 'blog', 'cuisine', 'category', 'author', 'all_recipes', 'all_blogs')",
            name=op.f("ck_view_rollups_kind"),
        ),
        sa.CheckConstraint("span_days IN (1, 4, 16, 64, 256)", name=op.f("ck_view_rollups_span_days")),
        sa.CheckConstraint("views > 0", name=op.f("ck_view_rollups_views")),
        sa.PrimaryKeyConstraint("kind", "span_days", "first_day", "subject_id", name=op.f("pk_view_rollups")),
    )
    op.execute(FILL)
    op.create_index(
        "ix_view_rollups_days",
        "view_rollups",
        ["kind", "subject_id", "first_day"],
        postgresql_where=sa.text("span_days = 1"),
    )
    for table in COUNTED_BY_DAY:
        op.create_index(op.f(f"ix_{table}_created_at"), table, ["created_at"])
    _create_search_care()


def _split_searches() -> None:
    op.rename_table("search_term_days", "search_days")
    op.drop_constraint(op.f("ck_search_term_days_term"), "search_days")
    op.drop_constraint(op.f("ck_search_term_days_searches"), "search_days")
    op.alter_column("search_days", "term", new_column_name="text")
    # Until now both counted as misses, and can't be told apart any more.
    op.alter_column("search_days", "misses", new_column_name="found_nothing")
    op.add_column("search_days", sa.Column("relaxed", sa.Integer(), server_default="0", nullable=False))
    op.alter_column("search_days", "relaxed", server_default=None)
    # What is not kept from now on: addresses, long numbers, long texts.
    op.execute(
        "DELETE FROM search_days WHERE length(text) > 80 OR text LIKE '%@%' OR text LIKE '%://%' OR text LIKE '%www.%'"
        " OR length(regexp_replace(text, '[^0-9]', '', 'g')) >= 6"
    )
    op.execute("ALTER TABLE search_days RENAME CONSTRAINT pk_search_term_days TO pk_search_days")
    op.execute("ALTER INDEX ix_search_term_days_day RENAME TO ix_search_days_day")
    op.create_check_constraint(op.f("ck_search_days_text"), "search_days", "length(text) BETWEEN 1 AND 80")
    op.create_check_constraint(
        op.f("ck_search_days_searches"),
        "search_days",
        "searches > 0 AND found_nothing >= 0 AND relaxed >= 0 AND found_nothing + relaxed <= searches",
    )


def _create_search_care() -> None:
    op.create_table(
        "search_jobs",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), server_default="queued", nullable=False),
        sa.Column("done", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("total", sa.Integer(), nullable=True),
        sa.Column("outcome", sa.Text(), server_default="", nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(INDEX_NAME, name=op.f("ck_search_jobs_index_name")),
        sa.CheckConstraint("kind IN ('rebuild', 'reconcile', 'settings', 'check')", name=op.f("ck_search_jobs_kind")),
        sa.CheckConstraint("state IN ('queued', 'running', 'done', 'failed')", name=op.f("ck_search_jobs_state")),
        sa.CheckConstraint(
            "(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name=op.f("ck_search_jobs_finished_at")
        ),
        sa.CheckConstraint("done >= 0 AND total >= 0", name=op.f("ck_search_jobs_progress")),
        sa.CheckConstraint("length(outcome) <= 1000", name=op.f("ck_search_jobs_outcome")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_search_jobs")),
    )
    op.create_index(
        "uq_search_jobs_open",
        "search_jobs",
        ["index_name", "kind"],
        unique=True,
        postgresql_where=sa.text("state = 'queued' OR (state = 'running' AND kind <> 'settings')"),
    )
    op.create_table(
        "search_runs",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.CheckConstraint(INDEX_NAME, name=op.f("ck_search_runs_index_name")),
        sa.CheckConstraint("kind IN ('drain', 'rebuild', 'reconcile')", name=op.f("ck_search_runs_kind")),
        sa.PrimaryKeyConstraint("index_name", "kind", name=op.f("pk_search_runs")),
    )
    op.create_table(
        "search_checks",
        sa.Column("index_name", sa.Text(), nullable=False),
        sa.Column("checked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("problem", sa.Text(), nullable=True),
        sa.Column("findings", postgresql.JSONB(), nullable=False),
        sa.CheckConstraint(INDEX_NAME, name=op.f("ck_search_checks_index_name")),
        sa.PrimaryKeyConstraint("index_name", name=op.f("pk_search_checks")),
    )
    op.create_table(
        "search_synonyms",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("words", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("cardinality(words) BETWEEN 2 AND 20", name=op.f("ck_search_synonyms_words")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_search_synonyms")),
    )


def downgrade() -> None:
    for table in ("search_synonyms", "search_checks", "search_runs", "search_jobs"):
        op.drop_table(table)
    for table in COUNTED_BY_DAY:
        op.drop_index(op.f(f"ix_{table}_created_at"), table)
    op.drop_table("view_rollups")
    op.drop_constraint(op.f("ck_search_days_searches"), "search_days")
    op.drop_constraint(op.f("ck_search_days_text"), "search_days")
    op.execute("ALTER INDEX ix_search_days_day RENAME TO ix_search_term_days_day")
    op.execute("ALTER TABLE search_days RENAME CONSTRAINT pk_search_days TO pk_search_term_days")
    op.execute("UPDATE search_days SET found_nothing = found_nothing + relaxed")
    op.drop_column("search_days", "relaxed")
    op.alter_column("search_days", "found_nothing", new_column_name="misses")
    op.alter_column("search_days", "text", new_column_name="term")
    op.rename_table("search_days", "search_term_days")
    op.create_check_constraint(op.f("ck_search_term_days_term"), "search_term_days", "length(term) BETWEEN 1 AND 120")
    op.create_check_constraint(
        op.f("ck_search_term_days_searches"), "search_term_days", "searches > 0 AND misses BETWEEN 0 AND searches"
    )
