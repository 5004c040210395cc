"""What reviews say about accounts. Reviews of the older form are made again, and then tell it too."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "insights",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("box", sa.String(12), nullable=False),
        sa.Column("against", sa.String(8), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("looks", sa.Integer, nullable=False),
        sa.Column("read", sa.Double, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
    )
    op.create_index("insights_by_account", "insights", ["account_id", "at"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("insights")
