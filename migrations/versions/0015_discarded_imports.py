"""imports that staff have discarded after their check

Revision ID: 0015
Revises: 0014
"""

from alembic import op

revision: str = "0015"
down_revision: str | None = "0014"
branch_labels: str | None = None
depends_on: str | None = None

STATES = "'uploaded', 'checking', 'checked', 'importing', 'done', 'failed'"


def upgrade() -> None:
    _check(states=f"{STATES}, 'discarded'", settled="'done', 'failed', 'discarded'")


def downgrade() -> None:
    op.execute("UPDATE import_jobs SET state = 'failed', problem = 'It was discarded.' WHERE state = 'discarded'")
    _check(states=STATES, settled="'done', 'failed'")


def _check(*, states: str, settled: str) -> None:
    for name, rule in (
        ("state", f"state IN ({states})"),
        ("finished_at", f"(state IN ({settled})) = (finished_at IS NOT NULL)"),
    ):
        op.drop_constraint(op.f(f"ck_import_jobs_{name}"), "import_jobs", type_="check")
        op.create_check_constraint(op.f(f"ck_import_jobs_{name}"), "import_jobs", rule)
