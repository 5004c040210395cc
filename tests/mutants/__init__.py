"""Mutants: change one thing in the code, and see that a test fails.

    make mutants                                    every mutant of every place
    python -m tests.mutants rules                   600 of one place: rules, tables or accounts
    python -m tests.mutants rules --count 2000      2000, drawn at random; a larger draw begins like a smaller one
    python -m tests.mutants rules --count all
    python -m tests.mutants rules --only queue.py   the mutants of one file
    python -m tests.mutants rules --again           try again the survivors that are not explained
    python -m tests.mutants rules --stages 1        run only the fastest tests first; then --again with all of them
    python -m tests.mutants rules --report          print the known results, and try nothing

A run continues where the last one stopped: results are in build/mutants/<place>.jsonl, and stay valid until the mutated
file changes. The mutants are in copies under build/mutants/, never in src/. You can interrupt a run at any time.

`places.py` says which files a place has and which tests may kill its mutants. A mutant meets the tests that call its
function, the quick ones first, because the first failure ends it. A machine that stands still kills none. The changes
are mutmut's, with some left out and one added (`changes.py`). A survivor is either killed by a new test or explained in
`survivors/<place>.toml`: copy the entry that the report prints, and say why.
"""
