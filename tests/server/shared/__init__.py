"""Several processes on one PostgreSQL."""
