#!/bin/sh
# cli.sh - the program `carcassonne` from outside: what each subcommand prints, and the
# code it ends with.
#
#     tests/cli.sh build/bin/carcassonne
set -u
LC_ALL=C
export LC_ALL

program=${1:?path of the program}
here=$(cd "$(dirname "$0")" && pwd) || exit 1
case $program in /*) ;; *) program=$PWD/$program ;; esac
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

passed=0
failed=0

# result STATUS NAME: counts one check.
result() {
    if [ "$1" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $2"
    fi
}

# run CODE ARGUMENT...: runs the program, input from ./in, output to ./out and ./err.
run() {
    wanted=$1
    shift
    "$program" "$@" <in >out 2>err
    code=$?
    [ "$code" -eq "$wanted" ]
    result $? "exit code $code instead of $wanted: carcassonne $*"
}

# says FILE PATTERN: some line matches; lacks: none does.
says() {
    grep -qE -- "$2" "$1"
    result $? "$1 should say: $2"
}
lacks() {
    if grep -qE -- "$2" "$1"; then result 1 "$1 should not say: $2"; else result 0 ""; fi
}
same() {
    cmp -s "$1" "$2"
    result $? "$1 and $2 should be the same"
}
empty() {
    [ ! -s "$1" ]
    result $? "$1 should be empty"
}
count_is() {
    [ "$2" -eq "$3" ]
    result $? "$1: $2 instead of $3"
}

: >in

# ---- Help, version, wrong command lines ----

run 0 --help
for command in play replay actions random bench tiles rules; do
    says out "^  $command "
done
run 0 --version
says out '^carcassonne [0-9]+\.[0-9]+\.[0-9]+$'
for command in play replay actions random bench tiles rules; do
    run 0 "$command" --help
    says out "^carcassonne $command"
    empty err
    run 2 "$command" --no-such-option
    says err '^carcassonne .*--no-such-option'
    empty out
done
run 2
run 2 nonsense
says err "nonsense"
run 2 replay
says err 'FILE is missing'
run 2 replay a b
run 2 random --seed x
run 2 random --seed
run 2 random --seed=-1
run 2 random --seed 99999999999999999999
run 2 random --players 1
run 2 random --players 9
run 2 random --players Anna,Anna
run 2 random --players Anna,,Ben
run 2 random --players A,B,C,D,E,F,G,H,I
run 2 random --rules nonsense
says err "nonsense"
run 2 random --with nonsense
run 2 random --option farms
run 2 random --option farms=nonsense
run 2 random --option nonsense=on
run 2 play --players human
run 2 play --players human,wizard
says err 'wizard'
run 2 play --players random,random --first 3
run 2 play --players random,random --first Zoe
run 2 bench --games 0
run 2 bench --seconds soon
run 2 tiles nonsense
run 2 rules nonsense
run 2 play --ascii=yes

# ---- rules, tiles ----

run 0 rules
for word in big-box classic plus two-tile-city farms farmers score-order table BASE-22; do
    says out "$word"
done
says out 'default:.*plus=normal'

run 0 tiles
says out '^base +72 tiles +24 types$'
says out '^base-plus2014 +73 tiles'
run 0 tiles base
says out 'A x2 +B x4 +C x1 +D x4'
says out '^ +start$'
says out '▒'
run 0 tiles base --ascii
says out '#'
tr -d '\000-\177' <out >high
empty high
cat >own.tiles <<'TILES'
tileset own "Our own" total=3
tile P x3 start
  city N E S W pennant=2
TILES
run 0 tiles --tiles-file own.tiles
says out '^own +3 tiles +1 types$'
says out '^base +72'
run 0 tiles own --tiles-file own.tiles --ascii
says out '^P x3$'
says out '####2####'
run 1 tiles --tiles-file missing.tiles
says err '^missing.tiles: '
echo 'tile without set' >bad.tiles
run 1 tiles --tiles-file bad.tiles
says err '^bad.tiles:1: '

# Tiles whose shape is not certain say so, and the owner of a box can put it right.
run 0 tiles wheel
says out '^Board wheel, 4 x 4 cells; sectors and their crowns: fortune \(1\), taxes \(2\), '
run 0 tiles hg_bonus
says out 'rec bonus'
says out 'All of these tiles are reconstructed'
run 0 tiles hg
says out '^15 of these 79 tiles are reconstructed'
run 0 tiles base
lacks out 'reconstructed'
run 0 tiles hg --tiles-file "$here/../lib/tilesets/hg.tiles"
says out '^15 of these 79'
sed 's/tileset hg /tileset my_hg /; s/ rec / /' "$here/../lib/tilesets/hg.tiles" >my.tiles
run 0 random --rules hunters --tiles-file my.tiles --tiles hg_bonus --seed 5
says out '^tiles my_hg$'
says out '^tiles hg_bonus$'
says out '^draw my_hg/hg'
cp out mine.txt
run 0 replay mine.txt --tiles-file my.tiles
says out '^over$'
run 1 replay mine.txt
run 0 bench --games 1 --tiles base=7,inns
run 2 random --tiles base=0
run 2 random --tiles base=99999999999
run 0 random --rules big-box --tiles base,inns --seed 5
says out '^draw inns/'
run 2 random --tiles nowhere
says err "there is no tile set 'nowhere'"
run 2 random --tiles-file missing.tiles
says err '^missing.tiles: '

# ---- random and replay ----

run 0 random --seed 11
cp out game.txt
says out '^carcassonne-record 1$'
says out '^seed 11$'
says out '^---$'
run 0 random --seed 11
same out game.txt
run 0 random --seed 12
if cmp -s out game.txt; then result 1 'another seed gives another game'; else result 0 ''; fi
run 0 random --seed 2 --with inns,traders,river --with king
cp out modules.txt
says out '^with inns river traders king$'
run 0 replay modules.txt
says out '^over$'
run 2 random --with nonsense
run 0 random --seed 3 --players 8 --rules big-box --option farms=city-pooled --first 2
cp out eight.txt
says out '^rules big-box$'
says out '^option farms=city-pooled$'
count_is 'players' "$(sed -n 's/^players //p' out | wc -w)" 8
run 0 random --players Zoe,Yves,Xaver --first Xaver
says out '^players Zoe Yves Xaver$'
says out '^first Xaver$'

for record in game.txt eight.txt; do
    run 0 replay $record
    empty err
    says out '^score [^ ]+ [0-9]+$'
    [ "$(tail -n 1 out)" = over ]
    result $? 'a whole game ends with over'
done
count_is 'score lines' "$(grep -c '^score ' out)" 8
run 0 replay game.txt
cp out standing
cp game.txt in
run 0 replay -
same out standing
: >in

# ---- --trace, --explain ----

body=$(sed '1,/^---$/d' game.txt | grep -c .)
run 0 replay game.txt --trace
count_is 'options lines' "$(grep -c '^options ' out)" "$body"
count_is 'then lines' "$(grep -c '^then .* => [0-9]* [0-9]*$' out)" "$body"
sed -n 's/^then \(.*\) => .*/\1/p' out >played
sed '1,/^---$/d' game.txt >written
same played written
points=$(sed -n 's/^then .* => //p' out | tail -n 1)
[ "$points" = "$(sed -n 's/^score [^ ]* //p' out | tr '\n' ' ' | sed 's/ $//')" ]
result $? 'the last then line has the final points'
# What was played is among the options before it, and the options are sorted.
awk '/^options / { options = "; " substr($0, 9) "; " }
     /^then /    { line = substr($0, 6); sub(/ => .*/, "", line)
                   if (index(options, "; " line "; ") == 0) exit 1 }' out
result $? 'every line was among the options before it'
sed -n 's/^options //p' out | sed -n 2p | awk '{ gsub(/; /, "\n"); print }' >options
sort -c options 2>/dev/null
result $? 'options are sorted'
tail -n 3 out >tail.txt
same tail.txt standing

run 0 replay game.txt --explain
says out 'draws base-plus2014/'
says out 'scores [0-9]+'
tail -n 3 out >tail.txt
same tail.txt standing
count_is 'one start' "$(grep -c 'BASE-1\]' out)" 1

# A ferry, gold, the mage, robbers, a message, a flight and a crop circle, told whole.
run 0 replay --explain "$here/cli/story.record"
empty err
same out "$here/cli/story.explained"
# Sentences without rule and indentation: the figures of the story add up.
count_is 'points told' "$(sed -nE 's/^  [A-Za-z]+.* (scores|steals) ([0-9]+) points?.*/\2/p' out | awk '{ sum += $1 } END { print sum }')" 18

# ---- Games with every expansion there is ----

everything=$("$program" rules | sed -n '/^Expansions/,$s/^  \([a-z][a-z]*\) .*/\1/p' | grep -v scout |
    paste -sd, -) # The Scout belongs to the other game
for expansion in flying messages ferries gold mage robbers crop; do
    echo ",$everything," | grep -q ",$expansion,"
    result $? "rules should list $expansion"
done
for seed in 1 2 3; do
    run 0 random --seed $seed --with "$everything" --players 3
    empty err
    cp out everything.txt
    run 0 replay everything.txt --explain
    empty err
    [ "$(tail -n 1 out)" = over ]
    result $? "a random game with everything, seed $seed, replays to its end"
    lacks out 'nobody|[{}]'
done
run 0 replay everything.txt --trace
awk '/^options / { options = "; " substr($0, 9) "; " }
     /^then /    { line = substr($0, 6); sub(/ => .*/, "", line)
                   if (index(options, "; " line "; ") == 0) exit 1 }' out
result $? 'every line of a game with everything was among the options before it'
for decision in gold mage robber ferry ferries track circle; do
    awk -v word="$decision" 'BEGIN { if (word == "ferries") word = "ferry -?[0-9]" }
        $0 ~ "^then " word " " { found = 1 } END { exit !found }' out
    result $? "the game has a line of the decision $decision"
done
run 0 bench --games 2 --seed 1 --with "$everything" --players 4
says out '^games 2$'

# ---- Hunters & Gatherers ----

for seed in 1 2 3; do
    run 0 random --rules hunters --seed $seed --players 4
    empty err
    cp out hunters.txt
    run 0 replay hunters.txt --explain
    empty err
    [ "$(tail -n 1 out)" = over ]
    result $? "a random game of hunters, seed $seed, replays to its end"
    lacks out 'nobody|[{}]|BASE-' # its rules are those of its own book
    says out 'at the end: the river system of the '
    says out 'puts a gatherer on the forest '
    says out 'puts a fisher on the river '
    says out 'puts a hunter on the meadow '
done
run 0 replay hunters.txt --trace
awk '/^options / { options = "; " substr($0, 9) "; " }
     /^then /    { line = substr($0, 6); sub(/ => .*/, "", line)
                   if (index(options, "; " line "; ") == 0) exit 1 }' out
result $? 'every line of a game of hunters was among the options before it'
run 0 play --rules hunters --players random,greedy --seed 3 --record hunters.txt
says out '^Greedy wins.$'
run 0 replay hunters.txt --explain
says out 'wins a bonus tile, for the gold in the forest'
printf '1\nhelp\nquit\n' >in
run 0 play --rules hunters --players Anna:human,greedy --seed 4 --ascii
says out '^A Anna: 0 points, 5 members, 2 huts$'
says out '^77 tiles left, and 12 bonus tiles$'
says out 'figure hut lake  .1 lake, 1 fish in the river system.$'
says out 'figure member river W  .1 segment, 1 fish, 1 open.$'
says out 'figure member meadow ER  .animals worth 4, 3 open.$'
says out '^r is a deer'
: >in
run 0 bench --games 2 --seed 1 --rules hunters --players 5
says out '^games 2$'
run 2 random --rules hunters --with inns
says err "the expansion 'inns' does not belong to the game with the rules 'hunters'"
run 2 random --with scout
says err "the expansion 'scout' does not belong to the game with the rules 'plus'"

# ---- Records that stop, and bad ones ----

cat >part.txt <<'RECORD'
carcassonne-record 1
rules big-box
players Anna Ben
---
draw base/V          # Anna
  place   1 0 0
RECORD
run 0 replay part.txt
says out '^next Anna figure$'
run 0 replay --trace part.txt
says out '^then place 1 0 0 => 0 0$'
says out '^options place -1 0 2; place -1 0 3; place 0 1 0; place 0 1 3; place 1 0 0; place 1 0 1$'
run 0 actions part.txt
printf 'figure meeple field NL\nfigure meeple field SR\nfigure meeple road S\npass\n' >wanted
same out wanted
cp part.txt in
run 0 actions -
same out wanted
: >in
run 0 actions game.txt
empty out
echo pass >>part.txt
run 0 replay part.txt
printf 'score Anna 0\nscore Ben 0\nnext chance draw\n' >wanted
same out wanted
run 0 actions part.txt
says out '^draw base/A$'
echo 'draw base/E' >>part.txt
run 0 replay part.txt
says out '^next Ben place$'

cp part.txt far.txt
echo 'place 7 7 0' >>far.txt
for command in replay actions; do
    run 1 $command far.txt
    says err '^far.txt:9: .* \(BASE-7\)$'
    lacks out '^score'
done
cp far.txt in
run 1 replay -
says err '^-:9: '
: >in
cp part.txt odd.txt
echo 'dance' >>odd.txt
run 1 replay odd.txt
says err '^odd.txt:9: '
run 1 replay in
says err '^in:'
run 1 replay missing.txt
says err '^missing.txt: '
sed 's/^rules .*/rules nonsense/' part.txt >preset.txt
run 1 replay preset.txt
says err '^preset.txt:2: .*nonsense'

cat >own.txt <<'RECORD'
carcassonne-record 1
rules plus
tiles own
players Anna Ben
---
draw own/P
place 0 1 0
RECORD
run 1 replay own.txt
says err '^own.txt:3: .*own'
run 0 replay own.txt --tiles-file own.tiles
says out '^next Anna figure$'
run 0 actions own.txt --tiles-file=own.tiles
says out '^figure meeple city N$'

# ---- play with bots ----

run 0 play --players greedy,random,Zoe:greedy --seed 5 --record bots.txt --ascii
empty err
says out '^Greedy [0-9]+: .*(road|city) [0-9]+'
says out '^Zoe [0-9]+'
says out ' (wins|win together)\.$'
says bots.txt '^players Greedy Random Zoe$'
tr -d '\000-\177' <out >high
empty high
cp out first.txt
run 0 play --players greedy,random,Zoe:greedy --seed 5 --ascii
same out first.txt
run 0 replay bots.txt
sed -n 's/^score //p' out >scores
while read -r name points; do
    says first.txt "^$name $points(:|\$)"
done <scores
[ "$(tail -n 1 out)" = over ]
result $? 'the record of the bots is a whole game'
run 0 play --players random,random --seed 2 --first 2 --record bots.txt
says bots.txt '^first Random2$'
run 1 play --players random,random --seed 2 --record no/such/place.txt
says err '^no/such/place.txt: '

run 0 play --with flying,messages,ferries,gold,mage,robbers,crop --players random,greedy --seed 3 --record bots.txt
says out '^Greedy [0-9]+: .*message [0-9]+'
run 0 replay bots.txt
[ "$(tail -n 1 out)" = over ]
result $? 'bots play all of the small expansions to the end'
run 0 play --with wheel,river,inns --players random,greedy --seed 1 --record bots.txt
says out '^Greedy [0-9]+: .*wheel [0-9]+'
says bots.txt '^crown (meeple|big) [a-z]+$'
run 0 replay --explain bots.txt
says out '^  (Random|Greedy) puts (a meeple|the big meeple) on a crown of [a-z]+ \[WF-17\]$'
says out '^  the pig stops at [a-z]+ \[WF-6\]$'
says out '^  (Random|Greedy) scores [0-9]+ points? at the wheel \[WF-[0-9]+\]$'
[ "$(tail -n 1 out)" = over ]
result $? 'bots play with the wheel to the end'
run 0 play --rules hunters --with scout --players random,greedy,random,greedy,random --seed 1 --record bots.txt
count_is 'special tiles dealt' "$(grep -c '^deal [a-z]*$' bots.txt)" 5
says bots.txt '^special -?[0-9]+ -?[0-9]+ [0-3]$'
run 0 replay --explain bots.txt
says out '^  Random1 gets hg_scout/hgs_[a-z]+ \[SC-1\]$'
says out ' puts a (gatherer|fisher|hunter|hut) on the .* \[SC-3\]$'
[ "$(tail -n 1 out)" = over ]
result $? 'bots play with The Scout to the end'
run 2 play --with scout --players random,greedy
says err "the expansion 'scout' does not belong to the game with the rules 'plus'"

# ---- play with somebody at the keyboard ----

printf 'save now.txt\nquit\n' >in
run 0 play --seed 4 --players Anna:human,Ben:human --rules big-box
says out 'Saved\.$'
says out 'The game stops here\.$'
run 0 replay now.txt
says out '^next Anna place$'
run 0 actions now.txt
place=$(sed -n '1s/^place //p' out)

# x y turns, record syntax, help and undo, then what the library says to nonsense
cat >in <<INPUT
$place
pass
undo
undo
undo
save undone.txt
help
scores
left
board

place 99 99 0
99 99 0
dance
9999
save no/such/place.txt
place $place
figure meeple nonsense
pass
save later.txt
INPUT
run 0 play --seed 4 --players Anna:human,Ben:human --rules big-box --ascii --record end.txt
same now.txt undone.txt
says out 'There is nothing to take back\.'
says out 'Type a number'
says out '^Anna> Anna 0$'
says out '70 tiles left: base/A'
says out 'BASE-7'
says out "no action 'dance'"
says out 'Choose a number from 1 to'
says out '^Anna> Not saved\.$'
says out 'lays this tile at one of the numbers'
says later.txt "^place $place\$"
says later.txt '^pass$'
same later.txt end.txt # no more input: a polite end, and the record is there

# a tile that can lie several ways, chosen by numbers
yes 1 | head -n 2000 >in
run 0 play --seed 9 --players human,human --record ones.txt --ascii
says out ' (wins|win together)\.$'
says out 'Which way round> '
says out 'may put a figure on this tile:'
cp in saved-in
: >in
run 0 replay ones.txt
[ "$(tail -n 1 out)" = over ]
result $? 'answering 1 plays a whole game'
cp saved-in in
run 0 play --seed 9 --players Anna:human,Ben:human --with "$everything" --record ones.txt
says out ' (wins|win together)\.$'
says out '^A Anna: [0-9]+ points \(scoring figures show [0-9]+ and [0-9]+\), robber (at home|on space [0-9]+)'
says out 'The mage is (off the board|on the (road|city) at -?[0-9]+ -?[0-9]+)\. The witch is '
says out 'puts the second ingot on one of the numbers:'
says out 'puts the mage or the witch somewhere:'
says out '^  1  mage -?[0-9]+ -?[0-9]+ (road|city) [NESW]  \([0-9]+ tiles?, '
says out 'may put the robber on a space of the track:'
says out '^  1  robber [0-9]+  \(with '
says out 'sets a ferry on this tile:'
says out '^  1  track 1  \(shows [0-9]+'
says out 'lets everybody add a follower, or makes everybody take one home:'
says out '^ +[0-9]+  crown meeple taxes  \(2 crowns, [0-5] from the pig\)$'
says out '^The mage .*\. The pig is at [a-z]+\. [0-9]+ tiles left'
run 0 replay ones.txt
[ "$(tail -n 1 out)" = over ]
result $? 'answering 1 plays a whole game with everything'
cp saved-in in
run 0 play --seed 4 --players Anna:human,Ben:human --with wheel,inns
says out 'loses an own follower to the plague:'
says out '^  1  take meeple -?[0-9]+ -?[0-9]+ [a-z]+ [NESWLR]+  \([0-9]+ tiles?, '
# The Scout: the special tile at a place by its number, or draw; then the first tile is refused.
printf '1\n2\npass\n1\n1\n4\n7\nquit\n' >in
run 0 play --rules hunters --with scout --seed 13 --players Anna:human,Ben:human --ascii
says out '^Anna may lay the own special tile at one of the numbers, or draw:$'
says out 'Anna lays hg_scout/hgs_explorer at 0 -1'
says out '^A Anna: 0 points, .*, hgs_explorer on the table$'
says out '^  7  refuse$'
says out 'Anna puts hg/hg[0-9]+ under its stack'
run 0 play --seed 9
says out '^Seed 9\.'
says out 'Greedy lays '
: >in
run 0 play # no input at all, no seed
says out '^Seed [0-9]+\.'

# ---- bench ----

run 0 bench --games 20 --seed 1
count_is 'lines of bench' "$(wc -l <out)" 10
says out '^games 20$'
says out '^seconds [0-9.]+$'
says out '^games_per_second [0-9.]+$'
says out '^actions_per_second [0-9]+$'
says out '^listed_ns -?[0-9.]+$'
says out '^applied_ns [0-9.]+$'
says out '^copy_ns [0-9.]+$'
says out '^peak_kib [0-9]+$'
says out '^state_bytes [0-9]+$'
says out '^mean_scores [0-9.]+ [0-9.]+$'
grep mean_scores out >mean
run 0 bench --games 20 --seed 1
grep mean_scores out >again
same mean again
run 0 bench --seconds 0.1 --players 4 --rules classic
says out '^mean_scores [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+$'

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
