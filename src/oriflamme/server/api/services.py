"""The services that endpoints use: the parts of the server, built once by the app."""

from dataclasses import dataclass

from ..accounts.accounts import Accounts
from ..accounts.bots import BotLimits
from ..accounts.erasure import Erasure
from ..cluster.lease import Lease
from ..lanes import Lanes
from ..notify.sender import Notifier
from ..rating.rater import Rater
from ..reviews.reviewer import Reviewer
from ..settings import Settings
from ..storage.store import Store
from ..tables.hall import Hall


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    lanes: Lanes
    store: Store
    hall: Hall
    accounts: Accounts
    bot_limits: BotLimits
    erasure: Erasure
    rater: Rater
    reviewer: Reviewer
    notifier: Notifier
    lease: Lease | None = None
