"""The proof: the long and the statistical forms of the tests, in one command.

    make proof                                 every part that has not passed at this commit
    python -m tests.proof fuzz peeking         these parts only
    python -m tests.proof --again              every part, even if it has passed
    python -m tests.proof --list               the state of the parts; run nothing
    python -m tests.proof --short              the short forms, in a few minutes; docs/proof.md stays as it is

A part is a command (`parts.py`). Its output is kept in build/proof/NAME.log, and its figures are read from there
(`figures.py`). The result of each run is in build/proof/runs/COMMIT/NAME.json (`state.py`), so an interrupted proof
continues where it stopped. The table at the end is also written to docs/proof.md (`table.py`).
"""
