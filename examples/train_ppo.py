"""Train a small net by PPO, in one file: some minutes on two cores, from nothing to the strength of casual.

pip install 'oriflamme[train,arena]'
python examples/train_ppo.py --minutes 9 --out net.pt
PYTHONPATH=examples oriflamme arena match train_ppo.Trained:net.pt casual --deals 450
PYTHONPATH=examples python examples/ladder_bot.py --bot train_ppo.Trained:net.pt

The net first imitates casual, and then plays against three of them. At the end it is measured: the share of the
victories that it wins, with an interval of 95 %. One step of `VectorEnv` is one decision of the net
in every game; the opponents play inside the call. As in CleanRL, everything is here: read it from top to bottom.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from oriflamme import envs
from oriflamme.bots import bot

KINDS, SEATS, FACES, COUNTS = 32, 6, 4, 8  # values of a card's cells; the last eight cells are counts
TOKEN = KINDS + 2 * SEATS + FACES + COUNTS
PILES = 35
CARD, TRUNK = 64, 256  # sizes of the net
PLACES = PILES + 2  # first, last, on a pile
SLOTS = 10
ACTIONS = SLOTS * (PLACES + 1) + 2 + PILES + (PILES + 1) + 2 + PLACES + PILES + 2  # envs.slot_actions(deck)
HEAD = envs.LAYOUT["cards"].start  # the cells before the cards


class Net(nn.Module):  # type: ignore[misc]
    """Cards of the queue share one embedding; the answers that name a pile point at its card."""

    def __init__(self) -> None:
        super().__init__()
        self.card = nn.Sequential(nn.Linear(TOKEN, CARD), nn.ReLU(), nn.Linear(CARD, CARD))
        self.trunk = nn.Sequential(
            nn.Linear(HEAD + 2 * KINDS + 7 * CARD, TRUNK), nn.ReLU(), nn.Linear(TRUNK, TRUNK), nn.ReLU()
        )
        self.plain = nn.Linear(TRUNK, 4 * SLOTS + 8)  # first, last, on and exchange for each slot; then what is no pile
        self.pointers = nn.Linear(TRUNK, 6 * CARD)  # place on, target, gap after, gap before, twin on, activate
        self.value = nn.Linear(TRUNK, 1)
        for layer in (self.plain, self.pointers, self.value):
            nn.init.orthogonal_(layer.weight, 0.01)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of all actions, and the value, for observations as they are (int8)."""
        length = rows[:, envs.LAYOUT["length"].start].long()
        here = rows[:, envs.LAYOUT["here"].start].long()
        cells = rows[:, HEAD:].reshape(-1, PILES, envs.layout.CARD_CELLS)
        game, place = (cells[..., 1] > 0).nonzero(as_tuple=True)  # only cards that are there
        cells = cells[game, place].long()
        cards = self.card(one_hot_cards(cells))
        mine = (cells[:, 2] == 1).long()
        pooled = torch.zeros(2 * len(rows), CARD).index_add(0, 2 * game + mine, cards) * 0.2
        wide = int(length.max()) + 2  # piles from 1; 0 and the last are outside
        top = (cells[:, 7] == 0).nonzero()[:, 0]
        at = game[top] * wide + cells[top, 6]
        piles = torch.zeros(len(rows) * wide, CARD).index_add(0, at, cards[top])
        anchors = torch.stack([here * 0 + 1, length, (here - 1).clamp(min=0), here, here + 1], 1)
        anchored = piles[anchors + torch.arange(len(rows))[:, None] * wide]
        known = torch.cat([scaled_head(rows), pooled.reshape(len(rows), -1), anchored.flatten(1)], -1)
        hidden = self.trunk(known)
        return self.logits(hidden, piles.reshape(len(rows), wide, CARD)), self.value(hidden)[:, 0]

    def logits(self, hidden: Tensor, piles: Tensor) -> Tensor:
        """Put the logits into the order of the numbering by slots."""
        plain = self.plain(hidden)
        queries = self.pointers(hidden).reshape(len(hidden), 6, CARD)
        points = functional.pad(queries @ piles.transpose(1, 2) / CARD**0.5, (0, PILES + 2 - piles.shape[1]))
        on, target, after, before, twin, activate = points.unbind(1)
        first, last, base, swap = plain[:, : 4 * SLOTS].reshape(-1, 4, SLOTS).unbind(1)
        inside = slice(1, PILES + 1)
        place = torch.cat([first[..., None], last[..., None], base[..., None] + on[:, None, inside]], -1).flatten(1)
        reveal, mode, ends, spend = plain[:, 4 * SLOTS :].split(2, -1)
        gap = after[:, : PILES + 1] + before[:, 1:]
        parts = [place, swap, reveal, target[:, inside], gap, mode, ends, twin[:, inside], activate[:, inside], spend]
        return torch.cat(parts, -1)


def one_hot_cards(cells: Tensor) -> Tensor:
    """Return the cells of cards as numbers for a net."""
    sizes = ((0, KINDS), (1, SEATS), (2, SEATS), (3, FACES))
    hot = [functional.one_hot(cells[:, cell].clamp(max=size - 1), size) for cell, size in sizes]
    return torch.cat([*hot, cells[:, 4:] * 0.1], -1).float()


def scaled_head(rows: Tensor) -> Tensor:
    """Return the cells before the cards, counts scaled down, and the kinds that ask."""
    head = rows[:, :HEAD].float()
    head[:, envs.LAYOUT["turn"].start : envs.LAYOUT["question"].start] *= 0.2
    voices = rows[:, envs.LAYOUT["voice"].start : envs.LAYOUT["subject"].stop].long()
    head[:, envs.LAYOUT["voice"].start : envs.LAYOUT["deck"].start] *= 0.1
    seats = head[:, envs.LAYOUT["seats"]].reshape(len(rows), 5, -1)
    seats[..., 1:8] *= 0.1
    seats[..., envs.SEAT_LAYOUT["since"]] *= 0.05
    return torch.cat([head, functional.one_hot(voices, KINDS).flatten(1)], -1)


def policy(net: Net, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """Return the logarithm of each action's probability, very small for illegal ones, and the value."""
    logits, value = net(rows)
    return functional.log_softmax(logits.masked_fill(masks == 0, -1e9), -1), value


def chosen(log: Tensor, actions: Tensor) -> Tensor:
    """Return the logarithms of the probabilities of these actions."""
    return log.gather(1, actions[:, None])[:, 0]


def imitate(net: Net, optimizer: Any, env: envs.VectorEnv, decisions: int, deck: str) -> None:
    """Let casual play in all games, and teach the net what it does."""
    casual, made = bot("casual", 1), 0
    step = env.reset(seed=2)
    while made < decisions:
        rows, masks, taught = [], [], []
        for _ in range(8):
            views = [env.game(i).view(int(step.asked[i])) for i in range(env.games)]
            actions = np.array([envs.slot_id(casual.choose(view), deck) for view in views])
            rows.append(step.observations.copy())
            masks.append(step.masks.copy())
            taught.append(actions)
            step = env.step(actions)
        made += 8 * env.games
        shown, legal, taken = (torch.from_numpy(np.concatenate(parts)) for parts in (rows, masks, taught))
        for part in torch.randperm(len(taken)).split(1024):
            loss = -chosen(policy(net, shown[part], legal[part])[0], taken[part]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    print(f"imitated {made:,} decisions of casual, loss {loss.item():.3f}", flush=True)


def rewards_of(step: envs.Step, seats: NDArray[np.int8], margin: float) -> NDArray[np.float32]:
    """Return the reward of each game's seat: its share of the victory, and a little of its lead in influence."""
    rewards: NDArray[np.float32] = step.rewards[np.arange(len(seats)), seats].copy()
    if "finished" in step.infos:
        over, stocks = step.infos["finished"], step.infos["stocks"].astype(np.float32)
        mine = stocks[np.arange(len(over)), seats[over]]
        others = (stocks.sum(1) - mine) / (stocks.shape[1] - 1)
        rewards[over] += margin * (mine - others) / 10
    return rewards


def advantages(rewards: Tensor, values: Tensor, ended: Tensor, last: Tensor, trace: float) -> Tensor:
    """Return generalised advantages; rewards come at the end only, so nothing is discounted."""
    found, next_value, running = torch.zeros_like(rewards), last, torch.zeros_like(last)
    for t in reversed(range(len(rewards))):
        alive = 1 - ended[t]
        running = rewards[t] + alive * next_value - values[t] + trace * alive * running
        found[t], next_value = running, values[t]
    return found


def update(net: Net, optimizer: Any, batch: list[Tensor], size: int, entropy: float) -> None:
    """Go once through the batch: clipped policy gradient with a dual clip, value loss, entropy."""
    rows, masks, actions, old, advantage, returns = batch
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for part in torch.randperm(len(actions)).split(size):
        log, value = policy(net, rows[part], masks[part])
        ratio = (chosen(log, actions[part]) - old[part]).exp()
        gain = advantage[part]
        clipped = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
        clipped = torch.where(gain < 0, torch.maximum(clipped, 2.5 * gain), clipped)
        surprise = -(log.exp() * log).sum(-1).mean()
        loss = -clipped.mean() + 0.5 * (value - returns[part]).square().mean() - entropy * surprise
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()


def train(options: argparse.Namespace) -> Net:
    """Train, print how it goes, and save the net."""
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    net, begin = Net(), time.perf_counter()
    terms: dict[str, Any] = {"players": options.players, "deck": options.deck, "numbering": "slots"}
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, eps=1e-5)
    if options.imitate:
        with envs.VectorEnv(256, **terms) as env:
            imitate(net, optimizer, env, options.imitate, options.deck)
    env = envs.VectorEnv(options.games, opponents=options.opponents.split(","), threads=options.threads, **terms)
    step, shape = env.reset(seed=options.seed), (options.steps, options.games)
    rows = torch.zeros(*shape, envs.OBSERVATION_SIZE, dtype=torch.int8)
    masks = torch.zeros(*shape, ACTIONS, dtype=torch.int8)
    actions, old, values = torch.zeros(shape, dtype=torch.long), torch.zeros(shape), torch.zeros(shape)
    rewards, ended = torch.zeros(shape), torch.zeros(shape)
    iterations = max(1, options.decisions // (options.steps * options.games))
    iteration, left = 0, 1.0  # what is left of the decisions or of the time, whichever is less
    while left > 0:
        optimizer.param_groups[0]["lr"] = 2e-5 + (options.rate - 2e-5) * left
        won = played = 0.0
        for t in range(options.steps):
            rows[t], masks[t] = torch.from_numpy(step.observations), torch.from_numpy(step.masks)
            with torch.no_grad():
                log, values[t] = policy(net, rows[t], masks[t])
                actions[t] = (log.exp() / torch.empty_like(log).exponential_()).argmax(-1)  # a sample
                old[t] = chosen(log, actions[t])
            seats = step.asked.copy()  # the net's seat in every game
            step = env.step(actions[t].numpy())
            rewards[t] = torch.from_numpy(rewards_of(step, seats, 0.2))
            ended[t] = torch.from_numpy(step.terminations).float()
            over = step.infos.get("finished", ())
            played += len(over)
            won += float((step.rewards[over, seats[over]] > 0).sum()) if len(over) else 0
        with torch.no_grad():
            last = policy(net, torch.from_numpy(step.observations), torch.from_numpy(step.masks))[1]
        found = advantages(rewards, values, ended, last, 0.95)
        batch = [part.flatten(0, 1) for part in (rows, masks, actions, old, found, found + values)]
        update(net, optimizer, batch, options.minibatch, 0.004 + 0.016 * left)
        iteration, minutes = iteration + 1, (time.perf_counter() - begin) / 60
        made, left = (
            iteration * options.steps * options.games,
            1 - max(iteration / iterations, minutes / options.minutes),
        )
        print(f"{made:>11,} decisions  {minutes:5.1f} min  won {100 * won / max(played, 1):5.1f} %", flush=True)
        if iteration % 10 == 0 or left <= 0:
            torch.save({"deck": options.deck, "weights": net.state_dict()}, options.out)
    env.close()
    return net


def measure(net: Net, options: argparse.Namespace) -> None:
    """Let the net play what it finds best, in new games, and print its share of the victories."""
    rounds, games, shares = -(-options.measure // options.games), options.games, np.zeros(0)
    opponents = options.opponents.split(",")
    terms: dict[str, Any] = {"players": options.players, "deck": options.deck, "numbering": "slots"}
    with envs.VectorEnv(games, opponents=opponents, threads=options.threads, **terms) as env:
        step, left = (
            env.reset(seed=options.seed + 1_000_003),
            np.full(games, rounds),
        )  # so that short games count no more
        while left.any():
            with torch.no_grad():
                log, _ = policy(net, torch.from_numpy(step.observations), torch.from_numpy(step.masks))
            seats = step.asked.copy()
            step = env.step(log.argmax(-1).numpy())
            over = np.flatnonzero(step.terminations & (left > 0))
            left[over] -= 1
            won = (
                step.rewards[over, seats[over]] * (options.players - 1) + 1
            )  # 1 for a sole winner: see docs/environments.md
            shares = np.concatenate([shares, won / options.players])
    wide = 1.96 * shares.std() / len(shares) ** 0.5
    low, high, mean = (f"{100 * value:.1f}" for value in (shares.mean() - wide, shares.mean() + wide, shares.mean()))
    par = f"an equal player wins {100 / options.players:.1f} %"
    print(f"won {mean} % ({low}–{high} %, {len(shares):,} games) against {options.opponents}; {par}")


class Trained:
    """The trained net as a bot; name it `train_ppo.Trained:net.pt` wherever a bot is named."""

    def __init__(self, seed: int | str = 0, path: str = "net.pt") -> None:
        saved = torch.load(path, weights_only=True)
        self._net = Net()
        self._net.load_state_dict(saved["weights"])
        torch.set_num_threads(1)
        self._bot = envs.as_bot(self._best, numbering="slots")

    def choose(self, view: Any) -> Any:
        """Return the action that the net finds best."""
        return self._bot.choose(view)

    def _best(self, observation: Any, mask: Any) -> int:
        with torch.no_grad():
            log, _ = policy(self._net, torch.from_numpy(observation)[None], torch.from_numpy(mask)[None])
        return int(log.argmax())


def read_options() -> argparse.Namespace:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--decisions", type=lambda text: int(text.replace("_", "")), default=6_000_000)
    options.add_argument("--minutes", type=float, default=9.0, help="stop then, even if decisions are left")
    options.add_argument("--measure", type=int, default=4096, help="games to measure the trained net with")
    options.add_argument("--imitate", type=lambda text: int(text.replace("_", "")), default=300_000)
    options.add_argument("--deck", default="base")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--opponents", default="casual", help="random, beginner or casual, or several with commas")
    options.add_argument("--games", type=int, default=1024)
    options.add_argument("--steps", type=int, default=80, help="decisions in each game before the net is updated")
    options.add_argument("--minibatch", type=int, default=4096)
    options.add_argument("--rate", type=float, default=2.5e-4)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", default="net.pt")
    return options.parse_args()


if __name__ == "__main__":
    given = read_options()
    measure(train(given), given)
