"""The long form: 1,000 positions in which the plain and the compiled net must agree, and 10,000 pairs against peeking.

python -m tests.net
"""

from tests.bots.peeking import check_pairs

from .test_net import compared


def main() -> None:
    print(f"plain and compiled agree to the last bit in {compared(1000)} positions")
    check_pairs("net", 10_000, seed=2026)
    print("net: 10000 pairs, no action differs")


if __name__ == "__main__":
    main()
