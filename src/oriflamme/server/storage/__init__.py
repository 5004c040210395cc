"""Storage: the SQL schema, the store that appends to logs, log entries, migrations and backups.

It knows the form of what is kept and nothing of who plays.
"""
