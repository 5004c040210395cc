"""Train the net: `python -m oriflamme.training FOLDER`; a stopped run goes on where it was."""

import argparse
from dataclasses import fields, replace
from pathlib import Path

from ..extras import explained

try:
    from .plots import draw_log
    from .run import Plan, Run
except ModuleNotFoundError as error:
    raise SystemExit(f"Error: {explained(error, 'train')}") from None


def read_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m oriflamme.training", description=__doc__)
    parser.add_argument("folder", type=Path, help="for the checkpoint, the log and the weights")
    parser.add_argument("--from", dest="taught", type=Path, help="a folder that oriflamme.training.lessons has filled")
    parser.add_argument("--rivals", type=Path, help="a folder with weights (*.bin) that stay in the league")
    parser.add_argument("--start", type=Path, help="weights (*.bin) to begin with; without lessons, the league follows")
    for field in fields(Plan):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)
    return parser.parse_args()


def main() -> None:
    """Train until the plan is done, and write the weights now and then."""
    options = read_options()
    plan = replace(Plan(), **{field.name: getattr(options, field.name) for field in fields(Plan)})
    run = Run(options.folder, plan, options.taught, options.rivals, options.start)
    for line in run.go_on():
        print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)
        if run.iteration % 20 == 0:
            run.export(options.folder / "weights.bin")
            draw_log(run.log, options.folder / "log.svg")
    run.export(options.folder / "weights.bin")
    draw_log(run.log, options.folder / "log.svg")


if __name__ == "__main__":
    main()
