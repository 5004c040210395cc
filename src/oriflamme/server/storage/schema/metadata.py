"""What all SQL tables are registered with."""

from typing import Final

from sqlalchemy import MetaData

metadata: Final = MetaData()
