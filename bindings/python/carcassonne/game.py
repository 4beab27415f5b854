"""A game: whose decision it is, what is allowed, what happens."""

import ctypes
from dataclasses import replace
from typing import (Any, ClassVar, Dict, Iterator, List, NamedTuple, NoReturn, Optional, Tuple,
                    Type, TypeVar, Union)

from . import _c
from ._native import (PLAYERS, Handle, Scratch, c_text, check, create, layout, lib, number, order,
                      read_text, scratch, sized, utf8, whole)
from .action import Action, Actions
from .board import Board
from .config import Config
from .enums import Category, Clone, Decision, Figure, Status, Token
from .errors import IllegalActionError, StateError, TextError, refuse
from .event import Event
from .rules import options
from .tileset import TileSet

__all__ = ["CHANCE", "NOBODY", "Game", "Knowledge", "Score"]

#: `actor` of a decision that chance takes (drawing a tile).
CHANCE = _c.CHANCE
#: `actor` when the game is over.
NOBODY = _c.NOBODY

_ACTION = ctypes.sizeof(_c.carc_action)
_EVENT = ctypes.sizeof(_c.carc_event)
_ROOM = Scratch.ACTIONS
_TILE_COUNT = layout(_c.carc_tile_count)
_actions_of = Actions._of
_list, _apply = lib.carc_game_actions, lib.carc_game_apply

_G = TypeVar("_G", bound="Game")
ActionLike = Union[Action, str]


class Score(NamedTuple):
    """A player's points."""

    points: int
    #: Times round the track of 50 spaces.
    laps: int
    #: Space on the track, 0 to 49.
    space: int
    #: Points by what they were given for; they add up to `points`.
    by_category: Dict[Category, int]


class Knowledge(NamedTuple):
    """What a player may know of what is hidden."""

    #: Tiles still to be drawn.
    tiles_to_come: int
    #: Tiles nobody has seen yet: those to come, and any set aside unseen.
    tiles_unseen: int
    #: Whether the player may know which tile comes next.
    next_tile_known: bool


class Game(Handle):
    """A game waits for one decision: of a player, or of chance.

    Ask whose it is (`actor`) and what is allowed (`actions()`), and `apply()` one of those.
    `advance()` lets the game's own generator take the decisions of chance; iterating does that
    and yields the player who is to decide, until the game is over:

        with Game(seed=1) as game:
            for player in game:
                game.apply(random.choice(game.actions()))
            print(game.scores)

    Players are numbers in seating order, from 0; `players` has their names.

    A game is made from a Config, or from its keyword arguments. Threads: every call runs under
    the interpreter's lock, so games may be asked from any thread; only a sequence of calls that
    must not be interrupted needs a lock of its own, and close() a game nobody else uses.
    """

    __slots__ = ("_players", "_tiles")
    _noun = "game"
    _free: ClassVar[Any] = lib.carc_game_free
    _players: Tuple[str, ...]
    _tiles: Optional[TileSet]

    # Life

    def __init__(self, config: Optional[Config] = None, **settings: Any) -> None:
        if config is None:
            config = Config(**settings)
        elif not isinstance(config, Config):
            raise TypeError(f"a Config is needed, not {type(config).__name__}")
        elif settings:
            config = replace(config, **settings)
        self._begin(create(lib.carc_game_create, config._handle, explained=True),
                    config._reader_tiles())

    def _begin(self, handle: int, tiles: Optional[TileSet]) -> None:
        self._handle, self._tiles = handle, tiles
        self._players = tuple(c_text(lib.carc_game_player_name(handle, player))
                              for player in range(lib.carc_game_players(handle)))

    @classmethod
    def from_record(cls: Type[_G], text: Union[str, bytes],
                    tiles: Optional[TileSet] = None) -> _G:
        """The game where a record stops. Tile sets beyond the built-in ones are given with it."""
        data = record_bytes(text)
        extra = None if tiles is None else tileset_handle(tiles)
        made = cls.__new__(cls)
        made._begin(create(lib.carc_record_read, data, len(data), extra, None, explained=True),
                    None if tiles is None else tiles.__copy__())
        return made

    def record(self) -> str:
        """The game as a record. It must keep its history."""
        length = ctypes.c_size_t()
        where, handle = ctypes.byref(length), self._handle
        check(lib.carc_record_write(handle, None, 0, where))
        buffer = ctypes.create_string_buffer(length.value + 1)
        check(lib.carc_record_write(handle, buffer, len(buffer), where))
        return buffer.value.decode()

    def clone(self, kind: Clone = Clone.FULL) -> "Game":
        """A game that stands where this one stands. Clone.SEARCH leaves the history behind: it
        is smaller and quicker, but has no record, events or undo."""
        made = Game.__new__(Game)
        made._handle = create(lib.carc_game_clone, self._handle, Clone(kind))
        made._players, made._tiles = self._players, self._tiles
        return made

    def copy_from(self, other: "Game") -> None:
        """Makes this game stand where another one stands: one made from the same game by
        clone(). It takes no memory; between search clones it is one memcpy."""
        if not isinstance(other, Game):
            raise TypeError(f"a Game is needed, not {type(other).__name__}")
        status = lib.carc_game_copy(self._handle, other._handle)
        if status:
            refuse(status)

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> Tuple[Any, ...]:
        return Game.from_record, (self.record(), self._tiles)

    @property
    def state_bytes(self) -> int:
        """Size of the block that copy_from() copies."""
        return int(lib.carc_game_state_bytes(self._handle))

    # Deciding

    @property
    def actor(self) -> int:
        """Who decides next: a player, CHANCE, or NOBODY when the game is over."""
        return int(lib.carc_game_actor(self._handle))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(lib.carc_game_actor(self._handle) == NOBODY)

    @property
    def decision(self) -> Decision:
        """What is decided next."""
        return Decision(lib.carc_game_decision(self._handle))

    def actions(self) -> Actions:
        """Every legal action, outcomes of chance included."""
        buffer = scratch.actions
        count = _list(self._handle, buffer, _ROOM)
        if count > _ROOM:
            buffer = ctypes.create_string_buffer(count * _ACTION)
            _list(self._handle, buffer, count)
        actions: Actions = _actions_of(buffer[:count * _ACTION])
        return actions

    @property
    def action_count(self) -> int:
        """How many legal actions there are."""
        return int(lib.carc_game_action_count(self._handle))

    def outcomes(self) -> List[Tuple[Action, int]]:
        """The outcomes of chance with their weights: one comes with the probability of its
        weight / the sum of all. Empty when it is not for chance to decide."""
        handle = self._handle
        count = lib.carc_game_outcomes(handle, None, None, 0)
        buffer = ctypes.create_string_buffer(count * _ACTION or 1)
        weights = (ctypes.c_uint32 * count)()
        lib.carc_game_outcomes(handle, buffer, weights, count)
        return list(zip(_actions_of(buffer[:count * _ACTION]), weights))

    def check(self, action: ActionLike) -> None:
        """Raises IllegalActionError, with rule and sentence, when an action is not legal now."""
        order(lib.carc_game_check, self._handle, self._action(action)._raw)

    def is_legal(self, action: ActionLike) -> bool:
        """Whether an action is legal now."""
        try:
            self.check(action)
        except IllegalActionError:
            return False
        return True

    def apply(self, action: ActionLike) -> None:
        """Applies an action, and everything that follows from it up to the next decision.

        What the rules forbid raises IllegalActionError and leaves the game as it was. A str is
        read as a line of a record.
        """
        if type(action) is not Action:
            if isinstance(action, str):
                order(lib.carc_game_apply_text, self._handle, utf8(action, "action"))
                return
            self._action(action)
        status = _apply(self._handle, action._raw, None)
        if status:
            self._refused(status, action)

    def _refused(self, status: int, action: Action) -> NoReturn:
        """The game is as it was, so it can be asked what was wrong."""
        why = _c.carc_reason()
        lib.carc_game_check(self._handle, action._raw, ctypes.byref(why))
        refuse(status, why)

    def _action(self, action: ActionLike) -> Action:
        if isinstance(action, str):
            return self.parse(action)
        if not isinstance(action, Action):
            raise TypeError(f"an Action or a line of text is needed, "
                            f"not {type(action).__name__}")
        return action

    def advance(self) -> int:
        """Takes the decisions of chance with the game's own generator until a player must
        decide. Returns that player, or NOBODY when the game is over."""
        actor: int = lib.carc_game_advance(self._handle)
        if actor == CHANCE:
            refuse(Status.ERR_MEMORY)
        return actor

    def __iter__(self) -> Iterator[int]:
        """The players who are to decide, until the game is over."""
        while (player := self.advance()) != NOBODY:
            yield player

    # Actions as text

    def parse(self, text: str) -> Action:
        """Reads an action as it is written in records, legal or not."""
        out = ctypes.create_string_buffer(_ACTION)
        order(lib.carc_game_parse, self._handle, utf8(text, "action"), out)
        return Action._of(out.raw)

    def format(self, action: Action) -> str:
        """Writes an action as it is written in records. The game must stand before it."""
        text = read_text(lib.carc_game_format, self._handle, self._action(action)._raw)
        if not text:
            raise TextError(f"this is no action here: {action!r}")
        return text

    # History

    @property
    def ply(self) -> int:
        """How many actions were applied, outcomes of chance included: the point of the game, to
        hold for events() and undo()."""
        return int(lib.carc_game_ply(self._handle))

    @property
    def remembers(self) -> bool:
        """Whether the game keeps its history."""
        out = ctypes.create_string_buffer(_ACTION)
        return bool(lib.carc_game_history(self._handle, self.ply, out) != Status.ERR_STATE)

    def history(self) -> Actions:
        """The actions applied so far."""
        handle, out, raws = self._handle, ctypes.create_string_buffer(_ACTION), []
        if not self.remembers:
            refuse_history()
        for ply in range(self.ply):
            check(lib.carc_game_history(handle, ply, out))
            raws.append(out.raw)
        actions: Actions = _actions_of(b"".join(raws))
        return actions

    def undo(self, ply: int) -> None:
        """Takes back everything after a point: as many actions stay."""
        ply = number(ply, self.ply + 1, "point of the game")
        if lib.carc_game_undo(self._handle, ply):
            refuse_history()

    def events(self, since: int = 0) -> List[Event]:
        """Everything that happened since a point of the game (what `ply` was); 0 includes the
        set-up. Asking for what is new since the last call is cheapest."""
        since, handle = number(since, self.ply + 1, "point of the game"), self._handle
        if not self.remembers:
            refuse_history()
        count, room = ctypes.c_size_t(), 64
        while True:
            buffer = ctypes.create_string_buffer(room * _EVENT)
            check(lib.carc_game_events(handle, since, buffer, room, ctypes.byref(count)))
            if count.value <= room:
                break
            room = count.value
        return [Event._of(buffer[at:at + _EVENT])
                for at in range(0, count.value * _EVENT, _EVENT)]

    def event_text(self, event: Event) -> str:
        """An event of this game in words ("Anna scores 8 for a city")."""
        if not isinstance(event, Event):
            raise TypeError(f"an Event is needed, not {type(event).__name__}")
        return read_text(lib.carc_event_text, self._handle, event._raw)

    # Standing

    @property
    def players(self) -> Tuple[str, ...]:
        """The names of the players in seating order."""
        self._handle  # noqa: B018 - a closed game has none
        return self._players

    def _player(self, player: int) -> int:
        return number(player, len(self._players), "player")

    @property
    def turn(self) -> int:
        """Whose turn it is, whoever decides at the moment; NOBODY when the game is over."""
        return int(lib.carc_game_turn(self._handle))

    def points(self, player: int) -> int:
        """The points of a player."""
        return int(lib.carc_game_points(self._handle, self._player(player)))

    @property
    def scores(self) -> Tuple[int, ...]:
        """The points of all players."""
        handle = self._handle
        return tuple(lib.carc_game_points(handle, i) for i in range(len(self._players)))

    def score(self, player: int) -> Score:
        """The points of a player with laps and categories."""
        out = sized(_c.carc_score)
        check(lib.carc_game_score(self._handle, self._player(player), ctypes.byref(out)))
        return Score(out.points, out.laps, out.space, {
            Category(i): points for i, points in enumerate(out.by_category) if points})

    @property
    def scoring_figures(self) -> int:
        """How many scoring figures each player has."""
        return int(lib.carc_game_scoring_figures(self._handle))

    def track(self, player: int, figure: int = 1) -> int:
        """How far a scoring figure of a player, from 1, has come; its space is this modulo 50."""
        figure = whole(figure, "scoring figure", 1, self.scoring_figures)
        return int(lib.carc_game_track(self._handle, self._player(player), figure))

    @property
    def winners(self) -> Tuple[int, ...]:
        """Everybody with the most points; empty while the game goes on."""
        return PLAYERS[lib.carc_game_winners(self._handle)]

    def supply(self, player: int, figure: Figure) -> int:
        """How many figures of a kind a player has in supply."""
        return int(lib.carc_game_supply(self._handle, self._player(player), Figure(figure)))

    def tokens(self, player: int, token: Token) -> int:
        """How many tokens of a kind a player holds."""
        return int(lib.carc_game_tokens(self._handle, self._player(player), Token(token)))

    @property
    def hand(self) -> Optional[int]:
        """The tile drawn and not yet laid, by its number in the game's tile set, or None."""
        tile = lib.carc_game_hand(self._handle)
        return None if tile == _c.NONE else int(tile)

    @property
    def board(self) -> Board:
        """The board: a view that changes with the game."""
        return Board(self, lib.carc_game_board(self._handle))

    @property
    def tileset(self) -> TileSet:
        """The tiles of the game: what `tile` means in actions, events and placed tiles."""
        return self.board.tileset

    def option(self, name: str) -> str:
        """The value of an option in this game."""
        value = lib.carc_game_option(self._handle, utf8(name, "option"))
        if value is None:
            raise KeyError(name)
        return c_text(value)

    @property
    def options(self) -> Dict[str, str]:
        """The values of all options in this game."""
        return {option.name: self.option(option.name) for option in options()}

    # Hidden information

    @property
    def tiles_left(self) -> int:
        """How many tiles are still to be drawn."""
        return int(lib.carc_game_tiles_left(self._handle))

    def remaining(self) -> Dict[int, int]:
        """The copies nobody has seen yet, by number of the tile."""
        handle = self._handle
        count = lib.carc_game_remaining(handle, None, 0)
        buffer = ctypes.create_string_buffer(count * _TILE_COUNT.size or 1)
        lib.carc_game_remaining(handle, buffer, count)
        return {tile: copies for tile, _, copies in
                _TILE_COUNT.iter_unpack(buffer[:count * _TILE_COUNT.size])}

    def knowledge(self, player: int) -> Knowledge:
        """What a player may know of what is hidden."""
        out = sized(_c.carc_knowledge)
        check(lib.carc_game_knowledge(self._handle, self._player(player), ctypes.byref(out)))
        return Knowledge(out.tiles_to_come, out.tiles_unseen, out.next_tile_known == 1)

    def reshuffle(self, player: int, seed: int) -> None:
        """Shuffles again what a player cannot know, and nothing else: for search, a copy
        reshuffled with different seeds gives different futures."""
        seed = whole(seed, "seed", 0)
        check(lib.carc_game_reshuffle(self._handle, self._player(player), seed))

    # Comparing

    def same_position(self, other: "Game") -> bool:
        """Whether two games of one origin (clones) stand at the same position, however it came
        about. `==` says whether they are one object."""
        if not isinstance(other, Game):
            raise TypeError(f"a Game is needed, not {type(other).__name__}")
        return bool(lib.carc_game_equal(self._handle, other._handle))

    def position_hash(self) -> int:
        """A number for the position: the same one for games in the same position."""
        return int(lib.carc_game_hash(self._handle))

    def __repr__(self) -> str:
        if self.closed:
            return "<carcassonne.Game (closed)>"
        points = ", ".join(map(" ".join, zip(self._players, map(str, self.scores))))
        actor = self.actor
        if actor == NOBODY:
            return f"<carcassonne.Game {points}: over>"
        who = "chance" if actor == CHANCE else self._players[actor]
        return (f"<carcassonne.Game {points}: {self.decision} by {who}, "
                f"{self.tiles_left} tiles left>")


def refuse_history() -> NoReturn:
    raise StateError("the game keeps no history: it is a search clone, or was made to stand like one")


def record_bytes(text: Union[str, bytes]) -> bytes:
    """A record on its way to C, which takes any bytes."""
    if not isinstance(text, (str, bytes)):
        raise TypeError(f"record: a str is needed, not {type(text).__name__}")
    return text.encode() if isinstance(text, str) else text


def tileset_handle(tiles: Any) -> int:
    if not isinstance(tiles, TileSet):
        raise TypeError(f"tiles: a TileSet is needed, not {type(tiles).__name__}")
    return tiles._handle
