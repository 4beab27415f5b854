"""The game as an environment for learning agents, one agent's turn at a time.

The calls are those of PettingZoo's AEC environments, without needing it or anything else:

    env = Environment(expansions=["inns"])
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

An action is a number: the place of the action in `info["actions"]`, the list of what is legal now.
The list is as long as there are legal actions, so the mask is simply as many ones, then zeros.
"""

import random
from dataclasses import replace
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Tuple, Union

from .action import Action, Actions
from .board import BoardFigure, Piece, Placed
from .config import Config
from .enums import Decision, Figure, Token
from .errors import LimitError, RangeError, StateError
from .game import NOBODY, Game

__all__ = ["Discrete", "Environment", "Observation"]

_FIGURES = [figure for figure in Figure if figure]
_TOKENS = list(Token)


class Observation(NamedTuple):
    """What an agent sees: everything that lies open on the table, and who it is."""

    #: Its own number in seating order, whose turn it is, and who decides.
    player: int
    turn: int
    actor: int
    decision: Decision
    #: The tile drawn and not yet laid, by its number in the game's tile set, or None.
    hand: Optional[int]
    tiles: Tuple[Placed, ...]
    figures: Tuple[BoardFigure, ...]
    pieces: Tuple[Piece, ...]
    #: By player.
    points: Tuple[int, ...]
    #: By player: the figures in supply, in the order of Figure, without NONE.
    supply: Tuple[Tuple[int, ...], ...]
    #: By player: the tokens, in the order of Token.
    tokens: Tuple[Tuple[int, ...], ...]
    #: Tiles nobody has seen yet, by number of the tile.
    remaining: Dict[int, int]


class Discrete:
    """The numbers from 0 to n - 1."""

    __slots__ = ("n", "_dice")

    def __init__(self, n: int, seed: Optional[int] = None) -> None:
        self.n, self._dice = n, random.Random(seed)

    def seed(self, seed: Optional[int] = None) -> None:
        """Says what sample() starts from."""
        self._dice.seed(seed)

    def sample(self, mask: Optional[bytes] = None) -> int:
        """One of them at random; with a mask, one whose byte is not zero."""
        if mask is None:
            return self._dice.randrange(self.n)
        return self._dice.choice([i for i, bit in enumerate(mask) if bit])

    def contains(self, x: Any) -> bool:
        """Whether x is one of them."""
        return isinstance(x, int) and 0 <= x < self.n

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return self.n == other.n if isinstance(other, Discrete) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Environment:
    """A game for agents named as its players, each acting when it is to decide.

    The arguments are those of Config, or a Config. Chance is the game's own: `reset(seed)` says what it
    starts from. `reward` is "points" (the points an agent gained) or "win" (at the end 1 for the
    only winner, 0 for each of several, -1 for the others).

    Attributes, as PettingZoo has them: `possible_agents`, `agents` (those still playing),
    `agent_selection` (whose action is next), `rewards`, `terminations`, `truncations`, `infos`;
    and the `game` itself.
    """

    metadata: Dict[str, Any] = {"name": "carcassonne", "render_modes": ["ansi", "human"],
                                "is_parallelizable": False}

    def __init__(self, config: Optional[Config] = None, *, render_mode: Optional[str] = None,
                 reward: str = "points", max_actions: int = 2048, **settings: Any) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        if reward not in ("points", "win"):
            raise ValueError(f"reward is 'points' or 'win', not {reward!r}")
        self.render_mode, self.reward, self.max_actions = render_mode, reward, max_actions
        self.config = replace(config, **settings) if config else Config(**settings)
        self._seeds = random.Random(self.config.seed)
        self._fresh: Optional[int] = self.config.seed
        with Game(self.config) as game:
            self.possible_agents: List[str] = list(game.players)
        self._number = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: Discrete(max_actions, i)
                        for i, agent in enumerate(self.possible_agents)}
        self._game: Optional[Game] = None
        self.agents: List[str] = []

    # The agents

    @property
    def num_agents(self) -> int:
        """How many agents still play."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents there are."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "Environment":
        return self

    @property
    def game(self) -> Game:
        """The game that is played. Ask what you like; whoever applies actions to it goes behind
        the environment's back."""
        if self._game is None:
            raise StateError("there is no game: reset() begins one")
        return self._game

    def action_space(self, agent: str) -> Discrete:
        """The actions there may be; the mask says which there are."""
        return self._spaces[agent]

    # Playing

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a new game. With a seed it is Game(seed=...); without, the next one of a series
        that follows from the last seed given. `options` change the Config."""
        if seed is not None:
            self._seeds, self._fresh = random.Random(seed), seed
        if options:
            self.config = replace(self.config, **options)
        chosen = self._seeds.getrandbits(64) if self._fresh is None else self._fresh
        game = Game(replace(self.config, seed=chosen))
        self.close()
        self._game, self._fresh = game, None
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._scores = game.scores
        self._ask()

    def _ask(self) -> None:
        """Goes on to the next decision, and says whose it is and what is legal."""
        actor = self.game.advance()
        self._legal: Actions = self.game.actions()
        if len(self._legal) > self.max_actions:
            raise LimitError(f"there are {len(self._legal)} legal actions, "
                             f"and max_actions is {self.max_actions}")
        if actor == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]
            self.infos[self.agent_selection] = {"actions": self._legal}

    def step(self, action: Union[int, Action, None]) -> None:
        """Applies an action of `agent_selection`: its number among the legal ones, or the Action
        itself. When the game is over, each agent steps once more, with None."""
        game, agent = self.game, self.agent_selection
        if not self.agents:
            raise StateError("the game is over and everybody has left: reset() begins a new one")
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if not isinstance(action, Action):
            if not isinstance(action, int) and not hasattr(action, "__index__"):
                raise TypeError(f"a number or an Action is needed, not {type(action).__name__}")
            if not 0 <= int(action) < len(self._legal):  # type: ignore[arg-type]
                raise RangeError(f"there is no action {action} among {len(self._legal)}")
            action = self._legal[int(action)]  # type: ignore[arg-type]
        game.apply(action)
        self._cumulative_rewards[agent] = 0
        self.infos[agent] = {}
        self._ask()
        self._reward()
        if self.render_mode == "human":
            self.render()

    def _leave(self, agent: str, action: object) -> None:
        """An agent whose game is over goes."""
        if action is not None:
            raise ValueError("the game is over: the only action is None")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations,
                      self.truncations, self.infos):
            table.pop(agent, None)  # type: ignore[attr-defined]
        if self.agents:
            self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0)

    def _reward(self) -> None:
        if self.reward == "points":
            scores = self.game.scores
            gained = [now - before for now, before in zip(scores, self._scores)]
            self._scores = scores
        else:
            winners = self.game.winners
            gained = [0 if not winners else -1 if i not in winners else int(len(winners) == 1)
                      for i in range(self.max_num_agents)]
        self.rewards = dict(zip(self.possible_agents, gained))
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are to act, until nobody is left."""
        self.game  # noqa: B018 - refuses before reset()
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool,
                                                  Dict[str, Any]]:
        """What `agent_selection` is told: observation, reward since it last acted, whether the
        game is over for it, whether it was cut short, and more."""
        if not self.agents:
            raise StateError("there is no game that goes on: reset() begins one")
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return (observation, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees: "observation", and "action_mask", a byte for each number of the
        action space, 1 where it may be chosen. The mask is all zeros for who is not to act."""
        game = self.game
        mask = bytearray(self.max_actions)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[:len(self._legal)] = b"\1" * len(self._legal)
        return {"observation": self._observation(game, self._number[agent]),
                "action_mask": bytes(mask)}

    def _observation(self, game: Game, player: int) -> Observation:
        board, everybody = game.board, range(self.max_num_agents)
        return Observation(
            player, game.turn, game.actor, game.decision, game.hand, tuple(board),
            tuple(board.figures), tuple(board.pieces), game.scores,
            tuple(tuple(game.supply(i, figure) for figure in _FIGURES) for i in everybody),
            tuple(tuple(game.tokens(i, token) for token in _TOKENS) for i in everybody),
            game.remaining())

    # Looking

    def render(self) -> Optional[str]:
        """The board as a picture of characters; with render_mode "human" it is printed."""
        picture = f"{self.game.board}{self.game!r}"
        if self.render_mode != "human":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Frees the game."""
        if self._game is not None:
            self._game.close()
            self._game = None

    def __enter__(self) -> "Environment":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<carcassonne.Environment {', '.join(self.possible_agents)}>"
