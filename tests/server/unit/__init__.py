"""The parts of the server in this process: tables from logs, a real database in a folder, clocks that a test sets."""
