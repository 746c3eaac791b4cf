"""origins of sign-ups: the browser and the connecting address that a sign-up came from, as hashes

Revision ID: 0006
Revises: 0005

Sign-ups from before have none: their links make accounts whose password is still to be chosen.
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    for name in ("browser_hash", "address_hash"):
        op.add_column("sign_ups", sa.Column(name, sa.Text(), nullable=True))


def downgrade() -> None:
    for name in ("browser_hash", "address_hash"):
        op.drop_column("sign_ups", name)
