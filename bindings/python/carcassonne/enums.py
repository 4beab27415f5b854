"""The numbers of the C interface as enumerations."""
# Written by generate.py from include/carcassonne; change the headers, not this file.

from ._word import Word

__all__ = [
    "ActionKind", "Attribute", "Category", "Clone", "Decision", "EventKind", "Figure", "Item",
    "Kind", "Mark", "PieceKind", "Status", "Token",
]


class ActionKind(Word):
    """What an action does. The text in brackets is its form in records."""

    #: No action.
    NONE = 0
    #: Nothing, where nothing is allowed [`pass`].
    PASS = 1
    #: Chance: `tile` comes out of the bag [`draw SET/ID`].
    DRAW = 2
    #: Lay the tile at `x` `y`, turned `turns` [`place X Y TURNS`].
    PLACE = 3
    #: Put `figure` on `segment` of the tile just laid [`figure KIND SEG`].
    FIGURE = 4
    #: The region of `segment` at `x` `y` [`choose AT`]; with `figure`, the own follower there
    #: [`choose KIND AT`].
    CHOOSE = 5
    #: Take the second part of the turn [`again`].
    AGAIN = 6
    #: Put `figure` on the flying machine [`figure KIND flier`].
    FLY = 7
    #: Chance: the die shows `value`, 1 to 3 [`roll N`].
    ROLL = 8
    #: Land on `segment` of the tile at `x` `y` [`land SEG`].
    LAND = 9
    #: Put the second ingot on the tile at `x` `y` [`gold X Y`].
    GOLD = 10
    #: Put the mage on `segment` at `x` `y` [`mage AT`].
    MAGE = 11
    #: Put the witch on `segment` at `x` `y` [`witch AT`].
    WITCH = 12
    #: Take the mage off the board [`unmage`].
    UNMAGE = 13
    #: Take the witch off the board [`unwitch`].
    UNWITCH = 14
    #: Put the own robber on space `value` [`robber SPACE`].
    ROBBER = 15
    #: Join the road ends `segment` and `value`, both numbers of segments, of the tile at `x` `y`
    #: [`ferry A B` for the tile just laid, otherwise `ferry X Y A B`].
    FERRY = 16
    #: Move the own scoring figure `value`, 1 or 2 [`track N`].
    TRACK = 17
    #: Rob the figure that is about to move [`steal`].
    STEAL = 18
    #: Walk along with the figure that is about to move [`follow`].
    FOLLOW = 19
    #: Do neither, and wait for another one [`wait`].
    WAIT = 20
    #: Chance: message `value`, 1 to 8, comes up [`message N`].
    MESSAGE = 21
    #: Carry the message out [`act`].
    ACT = 22
    #: Take the points of the message instead [`points`].
    POINTS = 23
    #: The crop circle adds (`value` 1) or takes (`value` 2) followers [`circle add`, `circle
    #: take`].
    CIRCLE = 24
    #: Put `figure` beside the own follower on `segment` at `x` `y` [`add KIND AT`].
    ADD = 25
    #: Take the own `figure` on `segment` at `x` `y` home [`take KIND AT`].
    TAKE = 26
    #: Let the flock grow (`value` 1) or drive it home (2) [`flock grow`, `flock home`].
    FLOCK = 27
    #: Chance: a token with `value` sheep, 1 to 4 [`sheep N`].
    SHEEP = 28
    #: Chance: a wolf [`wolf`].
    WOLF = 29
    #: Put `figure` on a crown space of sector `value` of the board, from 0 [`crown KIND SECTOR`].
    CROWN = 30
    #: Chance: the next player gets the special `tile` [`deal NAME`].
    DEAL = 31
    #: Lay the own special tile at `x` `y` turned `turns`, with its figure [`special X Y TURNS`].
    SPECIAL = 32
    #: Put the drawn tile under its stack [`refuse`].
    REFUSE = 33
    #: Take the own member on `segment` at `x` `y` back [`shaman AT`].
    SHAMAN = 34
    #: The lake, a `segment` at `x` `y`, whose fish count [`lake X Y`, `lake X Y 2`].
    LAKE = 35


class Figure(Word, function="carc_figure_name"):
    """What a player can put down."""

    #: None.
    NONE = 0
    #: A normal follower.
    MEEPLE = 1
    #: A large follower.
    BIG = 2
    #: A builder.
    BUILDER = 3
    #: A pig.
    PIG = 4
    #: A shepherd.
    SHEPHERD = 5
    #: A tribe member.
    MEMBER = 6
    #: A hut.
    HUT = 7


class Decision(Word, function="carc_decision_name"):
    """What is being decided."""

    #: Nothing: the game is over.
    NONE = 0
    #: Which tile comes.
    DRAW = 1
    #: Where to lay the tile.
    PLACE = 2
    #: Whether to put a figure on it, and where.
    FIGURE = 3
    #: Which completed region to score next, or which region or follower a message means.
    CHOOSE = 4
    #: Whether to take the second part of the turn.
    AGAIN = 5
    #: What the flight's die shows.
    ROLL = 6
    #: Where the flying figure lands.
    LAND = 7
    #: Where the second ingot goes.
    GOLD = 8
    #: Where the mage or the witch goes.
    MAGE = 9
    #: Whether and where to put the own robber.
    ROBBER = 10
    #: How the new ferry lies.
    FERRY = 11
    #: Whether to change a ferry along the road.
    FERRIES = 12
    #: Which of the own scoring figures moves.
    TRACK = 13
    #: Whether to rob this figure or wait for another.
    STEAL = 14
    #: Whether to walk along with this figure or wait for another.
    FOLLOW = 15
    #: Which message comes up.
    MESSAGE = 16
    #: Whether to carry the message out or take its points.
    ACT = 17
    #: What the crop circle does.
    CIRCLE = 18
    #: Whether and where to add a follower.
    ADD = 19
    #: Which own follower to take home.
    TAKE = 20
    #: Whether the flock grows or is driven home.
    FLOCK = 21
    #: Which token comes to the flock.
    SHEEP = 22
    #: Which own follower the plague takes.
    PLAGUE = 23
    #: Which special tile the next player gets.
    DEAL = 24
    #: Whether to lay the special tile instead of drawing.
    SPECIAL = 25
    #: Whether to take a member back.
    SHAMAN = 26
    #: Which lake counts for the canoe.
    LAKE = 27


class PieceKind(Word, function="carc_piece_name"):
    """What lies or stands in the game and is nobody's figure."""

    #: None.
    NONE = 0
    #: Gold ingots on a tile.
    INGOT = 1
    #: The mage.
    MAGE = 2
    #: The witch.
    WITCH = 3
    #: A ferry between two road ends of a tile.
    FERRY = 4
    #: A robber on the scoring track.
    ROBBER = 5
    #: The sheep tokens of a shepherd.
    SHEEP = 6
    #: The big pig on the wheel.
    PIG = 7
    #: A follower on a crown space.
    CROWN = 8
    #: The special tile a player got.
    SPECIAL = 9


class EventKind(Word):
    """What kind of thing happened."""

    #: Nothing.
    NONE = 0
    #: The start tile was laid: `tile` `x` `y` `turns`.
    START = 1
    #: The turn of `player` begins.
    TURN = 2
    #: `player` drew `tile`.
    DRAWN = 3
    #: `tile` fits nowhere and left the game.
    DISCARDED = 4
    #: `player` laid `tile` at `x` `y`, turned `turns`.
    PLACED = 5
    #: `player` put `figure` on `segment` at `x` `y`.
    FIGURE = 6
    #: A region of `what` was completed; `count` tiles; seen from `segment` at `x` `y`.
    COMPLETED = 7
    #: A region of `what` is scored at the end of the game.
    FINAL = 8
    #: Part of the value: `count` of `item`, together `points`.
    ITEM = 9
    #: `player` gains `points` of `category`; where everybody has two scoring figures, `count` says
    #: which one moves.
    AWARD = 10
    #: `figure` of `player` went home from `segment` at `x` `y`.
    RETURNED = 11
    #: The game is over.
    OVER = 12
    #: `player` takes `count` of the token `what` (carc_token).
    TOKEN = 13
    #: `player` takes a second part of the turn.
    AGAIN = 14
    #: The piece `what` (carc_piece_kind) came to `segment` at `x` `y`: an ingot to the tile
    #: (`count`: how many lie there now), a ferry between the ends `segment` and `count`, the
    #: robber of `player` to space `count`.
    PIECE = 15
    #: The piece `what` left: ingots (`count`) the tile, mage, witch or robber the place where they
    #: were.
    GONE = 16
    #: `figure` of `player` flies `count` tiles far, to `x` `y`.
    ROLLED = 17
    #: It found no landing place there and is back in the supply.
    STRANDED = 18
    #: `player` turns over message `count`.
    MESSAGE = 19
    #: A region of `what` is valued by a message, as at the end.
    VALUED = 20
    #: The two scoring figures of `player` are added up to `points`.
    JOINED = 21
    #: `player` lets the crop circle add (`count` 1) or take (2) followers on land of `what`.
    CIRCLE = 22
    #: An unseen tile was laid under the hill that `player` drew.
    HIDDEN = 23
    #: A token with `count` sheep came to the flock of `player`.
    SHEEP = 24
    #: A wolf came for the flock of `player`: it is lost.
    WOLF = 25
    #: The flock at `segment` at `x` `y` is driven home: `count` sheep.
    FLOCK = 26
    #: The board of the game lies with its corner at `x` `y`.
    BOARD = 27
    #: The pig stops in sector `count` of the board.
    SECTOR = 28
    #: `player` puts `figure` on a crown space of sector `count`.
    CROWNED = 29
    #: The `figure` of `player` comes home from sector `count`.
    UNCROWNED = 30
    #: `player` gets the special tile `tile`.
    DEALT = 31
    #: `player` puts the drawn `tile` under its stack.
    REFUSED = 32
    #: `player` wins a bonus tile, for gold in the forest of `segment` at `x` `y`.
    BONUS = 33
    #: At the end of the game the river system of `segment` at `x` `y` is scored: `count` lakes.
    SYSTEM = 34
    #: `player` chose the lake `segment` at `x` `y`: its fish count.
    LAKE = 35


class Category(Word, function="carc_category_name"):
    """What points are given for."""

    #: Completed roads.
    ROAD = 0
    #: Completed cities.
    CITY = 1
    #: Completed monasteries.
    MONASTERY = 2
    #: Unfinished roads at the end.
    UNFINISHED_ROAD = 3
    #: Unfinished cities at the end.
    UNFINISHED_CITY = 4
    #: Unfinished monasteries at the end.
    UNFINISHED_MONASTERY = 5
    #: Farms at the end.
    FIELD = 6
    #: Most tokens of a kind of goods.
    GOODS = 7
    #: The King, for completed cities.
    KING = 8
    #: The Robber Baron, for completed roads.
    ROBBER_BARON = 9
    #: Messages.
    MESSAGE = 10
    #: Stolen by a robber.
    ROBBER = 11
    #: Ingots at the end.
    GOLD = 12
    #: Flocks driven home.
    SHEEP = 13
    #: Sectors and crown spaces.
    WHEEL = 14
    #: Completed forests.
    FOREST = 15
    #: Completed rivers.
    RIVER = 16
    #: River systems with huts, at the end.
    HUTS = 17
    #: Meadows, at the end.
    MEADOW = 18


class Item(Word, function="carc_item_name"):
    """One part of a value."""

    #: None.
    NONE = 0
    #: Tiles of the region.
    TILES = 1
    #: Pennants in the region.
    PENNANTS = 2
    #: A monastery and the tiles around it.
    AROUND = 3
    #: Completed cities.
    CITIES = 4
    #: Completed roads.
    ROADS = 5
    #: Tokens of one kind of goods.
    GOODS = 6
    #: The mage, for tiles of the region.
    MAGE = 7
    #: The witch takes half; `points` is negative.
    WITCH = 8
    #: Own knights.
    KNIGHTS = 9
    #: Own farmers.
    FARMERS = 10
    #: Ingots.
    GOLD = 11
    #: The points on a message's seal.
    SEAL = 12
    #: Sheep of a flock.
    SHEEP = 13
    #: Vineyards around a monastery.
    VINEYARDS = 14
    #: Followers in the supply.
    SUPPLY = 15
    #: Own monks.
    MONKS = 16
    #: A sector of the board, for whoever drew its tile.
    SECTOR = 17
    #: Own followers on crown spaces.
    CROWNS = 18
    #: Segments of the region.
    SEGMENTS = 19
    #: Fish in lakes.
    FISH = 20
    #: Mushrooms in a forest.
    MUSHROOMS = 21
    #: Deer in a meadow.
    DEER = 22
    #: Mammoths in a meadow.
    MAMMOTHS = 23
    #: Aurochs in a meadow.
    AUROCHS = 24
    #: Bears in a meadow.
    BEARS = 25
    #: Tigers, for the deer they drive away; `points` is negative.
    TIGERS = 26


class Token(Word, function="carc_token_name"):
    """What a player can hold besides figures."""

    #: Goods: wine.
    WINE = 0
    #: Goods: grain.
    GRAIN = 1
    #: Goods: cloth.
    CLOTH = 2
    #: The King.
    KING = 3
    #: The Robber Baron.
    ROBBER_BARON = 4
    #: Gold ingots.
    GOLD = 5


class Clone(Word):
    """What a clone is for."""

    #: Everything, with history: records, events and undo work.
    FULL = 0
    #: The position only: smallest and fastest.
    SEARCH = 1


class Status(Word, function="carc_status_name"):
    """What a call came to. Zero is success; numbers are only ever appended."""

    #: Done.
    OK = 0
    #: A pointer that must be given is NULL.
    ERR_NULL = 1
    #: The allocator returned NULL; nothing changed.
    ERR_MEMORY = 2
    #: A number lies outside what is allowed.
    ERR_RANGE = 3
    #: A name is unknown, badly formed or used twice.
    ERR_NAME = 4
    #: A tile set is wrong; the reason names the line.
    ERR_TILES = 5
    #: A record is wrong; the reason names the line.
    ERR_RECORD = 6
    #: The rules forbid the action; the reason names the rule.
    ERR_ILLEGAL = 7
    #: A text is not an action, option or value.
    ERR_SYNTAX = 8
    #: Not possible with this handle as it is now.
    ERR_STATE = 9
    #: A file cannot be read.
    ERR_FILE = 10
    #: More tiles, segments or bytes than the library takes.
    ERR_LIMIT = 11
    #: The `size` of a struct is not one the library knows.
    ERR_SIZE = 12
    #: Two games do not share one set-up.
    ERR_DIFFERENT = 13


class Kind(Word, function="carc_kind_name"):
    """What a segment, and a region made of segments, is."""

    #: Nothing.
    NONE = 0
    #: A road; owns middle slots.
    ROAD = 1
    #: A city; owns whole sides, or parts of one.
    CITY = 2
    #: A field; joined fields are a farm.
    FIELD = 3
    #: A monastery (cloister) in the middle of a tile.
    MONASTERY = 4
    #: A river; owns middle slots.
    RIVER = 5
    #: Hunters & Gatherers: a forest.
    FOREST = 6
    #: Hunters & Gatherers: a meadow.
    MEADOW = 7
    #: Hunters & Gatherers: a lake in the middle of a tile.
    LAKE = 8


class Attribute(Word, function="carc_attribute_name"):
    """What may be printed on one segment."""

    #: City: number of pennants.
    PENNANT = 0
    #: City: a cathedral.
    CATHEDRAL = 1
    #: City: wine 1, grain 2, cloth 3.
    GOODS = 2
    #: Road: an inn.
    INN = 3
    #: Road: what it ends at; informative.
    END = 4
    #: Field: number of printed sheep.
    SHEEP = 5
    #: River: the id of the lake it ends in.
    LAKE = 6
    #: River: it ends in a spring.
    SPRING = 7
    #: Lake: its id on the tile.
    ID = 8
    #: Lake: number of fish.
    FISH = 9
    #: Lake: the canoe's fisher stands on it.
    CANOE = 10
    #: Forest: a gold nugget.
    GOLD = 11
    #: Forest: mushrooms.
    MUSHROOM = 12
    #: Meadow: number of deer.
    DEER = 13
    #: Meadow: number of mammoths.
    MAMMOTH = 14
    #: Meadow: number of aurochs.
    AUROCHS = 15
    #: Meadow: number of tigers.
    TIGER = 16
    #: Meadow: number of bears.
    BEAR = 17
    #: Meadow: fire.
    FIRE = 18
    #: Meadow: the sacred dolmen.
    DOLMEN = 19
    #: Meadow: one of the two the bridge hunter stands in.
    BRIDGE = 20
    #: Meadow: the drawn hut.
    HUTSITE = 21


class Mark(Word, function="carc_mark_name"):
    """What may be printed on a tile as a whole."""

    #: One copy of the tile is the start tile.
    START = 0
    #: A hill.
    HILL = 1
    #: A vineyard.
    VINEYARD = 2
    #: A gold mine.
    GOLD = 3
    #: The mage symbol.
    MAGE = 4
    #: The robber symbol.
    ROBBER = 5
    #: A flying machine: N 1, NE 2 … NW 8, clockwise.
    FLIER = 6
    #: A crop circle: city 1, road 2, field 3.
    CROP = 7
    #: A ferry lake.
    FERRY = 8
    #: A wheel mark, 1 to 3.
    WHEEL = 9
    #: The spring of the river.
    SPRING = 10
    #: The lake of the river.
    LAKE = 11
    #: Features cross on a bridge; informative.
    BRIDGE = 12
    #: Reconstructed: the printed tile was not at hand.
    REC = 13
    #: Hunters & Gatherers: the volcano.
    VOLCANO = 14
    #: Hunters & Gatherers: belongs to the bonus stack.
    BONUS = 15
    #: The Scout: a special tile.
    SCOUT = 16
    #: Never placed.
    TOKEN = 17
