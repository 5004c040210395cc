"""The outbox: notices that wait to be sent, so that none is lost with its process."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the outbox."""
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("way_id", sa.String(16), nullable=False),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("question", sa.String(12), nullable=False),
        sa.Column("reminder", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_index("notices_by_way", "notices", ["way_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("notices")
