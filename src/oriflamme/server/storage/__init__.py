"""Storage: the SQL schema, the store that appends to logs, log entries, migrations and backups.

It knows how data is stored, and nothing about play.
"""
