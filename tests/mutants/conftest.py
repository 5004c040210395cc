"""Nothing here is a test, and only `make mutants` installs what it imports."""

collect_ignore_glob = ["*.py"]
