"""The migrations of the database (alembic)."""
