"""The steps of a round; flow.py says what each does and which follows."""

from typing import Final

ROUND_BEGINS: Final = 1
PLACEMENT: Final = 2  # the next seat places
ARRIVAL: Final = 3  # the walk comes to a pile
REVEALING: Final = 4  # the card whose turn it is has been turned face up
ABILITY: Final = 5  # its ability is applied
ACTIVATION: Final = 6  # Plot chooses a character
APPLICATION: Final = 7  # Plot applies it
SPENDING: Final = 8  # Plot spends an influence of its pot
DEPARTURE: Final = 9  # the card is done
OVER: Final = 10
