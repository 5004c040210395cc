"""The server's parts in this process: tables from their logs, a real database in a folder, clocks that a test sets."""
