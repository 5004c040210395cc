"""The arena: matches, grids, tournaments and comparisons of bots over deals with the seats rotated.

    from oriflamme.arena.contests import grid, headline
    from oriflamme.arena.engines import LocalEngine
    from oriflamme.arena.run import Plan, Runner

    cells = grid(["casual"], ["random"], ["base"], [4])
    engine = LocalEngine()
    totals = Runner(cells, engine).totals(Plan(cells, deals=900))
    print(headline(totals))
    engine.close()

Jobs (`job.py`) are plain data. Worker processes play them (`deals.py`, `worker.py`), each under a guard that replaces
it when a bot hangs (`guard.py`). Tallies (`tally.py`) are merged by addition.
"""
