"""Pictures of a game as SVG, with the pictograms and colours of the page."""

from .table import draw_table

__all__ = ["draw_table"]
