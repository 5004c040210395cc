"""Accounts, sessions, seats of accounts, ratings, deadlines, channels, reports and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.String(16)
TIME = sa.BigInteger  # milliseconds since 1970


def upgrade() -> None:
    """Add the tables about people."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("finished", TIME, nullable=True))
    op.add_column("tables", sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()))
    _create_partly("tables_due", "tables", ["finished", "id"], "due")
    _accounts()
    _ratings()
    _notices()
    _moderation()


def _create_partly(name: str, table: str, columns: list[str], where: str) -> None:
    """Create an index of the rows for which a column is true."""
    op.create_index(name, table, columns, sqlite_where=sa.text(f"{where} = 1"), postgresql_where=sa.text(where))


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("folded", sa.String(96), nullable=False, unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("owner", ID, nullable=True),
        sa.Column("created", TIME, nullable=False),
        sa.Column("banned_until", TIME, nullable=True),
        sa.Column("vacation_until", TIME, nullable=True),
        sa.Column("vacation_left", TIME, nullable=True),
    )
    op.create_index("accounts_by_owner", "accounts", ["owner"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account_id", ID, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", ID, primary_key=True),
        sa.Column("held", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_account", "seats", ["account_id", "table_id"])


def _ratings() -> None:
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", ID, nullable=False, unique=True),
        sa.Column("ladder", sa.String(24), nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "ladders",
        sa.Column("ladder", sa.String(24), primary_key=True),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("account_id", ID, primary_key=True),
        sa.Column("ladder", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    _create_partly("ratings_by_place", "ratings", ["ladder", "ordinal", "account_id"], "listed")
    op.create_table(
        "rating_history",
        sa.Column("account_id", ID, primary_key=True),
        sa.Column("ladder", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", ID, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("box", sa.String(12), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("results_by_account", "results", ["account_id", "at"])


def _notices() -> None:
    op.create_table(
        "deadlines",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("account_id", ID, nullable=True),
        sa.Column("asked", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("next_look", TIME, nullable=False),
    )
    op.create_index("deadlines_by_look", "deadlines", ["next_look"])
    op.create_index("deadlines_by_account", "deadlines", ["account_id"])
    op.create_table(
        "ways",
        sa.Column("id", ID, primary_key=True),
        sa.Column("account_id", ID, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", TIME, nullable=False),
    )
    op.create_index("ways_by_account", "ways", ["account_id"])
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("fact", sa.Text, nullable=False),
    )


def _moderation() -> None:
    op.create_table(
        "blocks",
        sa.Column("account_id", ID, primary_key=True),
        sa.Column("blocked_id", ID, primary_key=True),
        sa.Column("created", TIME, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(24), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("reports_by_state", "reports", ["state", "at"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(24), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    _keep_the_audit()


def _keep_the_audit() -> None:
    """Add triggers that refuse to change or delete rows of the audit log."""
    if op.get_bind().dialect.name == "sqlite":
        for change in ("update", "delete"):
            refusal = "begin select raise(abort, 'the audit is never changed'); end"
            op.execute(f"create trigger audit_{change} before {change} on audit {refusal}")
        return
    body = "begin raise exception 'the audit is never changed'; end"
    op.execute(f"create function audit_stays() returns trigger language plpgsql as $$ {body} $$")
    when = "before update or delete on audit for each row"
    op.execute(f"create trigger audit_stays {when} execute function audit_stays()")


def downgrade() -> None:
    """Remove them."""
    for name in ("audit", "reports", "blocks", "facts", "ways", "deadlines", "results", "rating_history", "ratings"):
        op.drop_table(name)
    if op.get_bind().dialect.name != "sqlite":
        op.execute("drop function audit_stays()")
    for name in ("ladders", "rated", "seats", "sessions", "accounts"):
        op.drop_table(name)
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "finished")
    op.drop_column("tables", "rated")
