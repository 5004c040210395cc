"""Mutants: change one thing in the code, and see that a test fails.

    make mutants                                    every mutant of every place
    python -m tests.mutants rules                   600 of one place: rules, tables or accounts
    python -m tests.mutants rules --number 2000     so many, drawn at random; a larger draw begins as a smaller one
    python -m tests.mutants rules --number all
    python -m tests.mutants rules --only queue.py   the mutants of one file
    python -m tests.mutants rules --again           try the survivors that are not explained again
    python -m tests.mutants rules --stages 1        a first look with the quickest tests; then --again with all of them
    python -m tests.mutants rules --report          say what is known, and try nothing

A run goes on where the last one stopped: results stand in build/mutants/<place>.jsonl, and hold as long as the mutated
file does not change. The mutants live in copies under build/mutants/, never in src/. Interrupt it at any time.

`places.py` says which files a place has and which tests may kill its mutants: the quick ones first, because the first
failure ends a mutant. The changes are mutmut's, with some left out and one added (`changes.py`). A survivor is either
killed by a new test or explained in `survivors/<place>.toml`: copy the entry that the report prints, and say why.
"""
