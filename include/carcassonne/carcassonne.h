/**
 * @file carcassonne.h
 * @brief The whole library in one include.
 *
 * A complete game between two players who take whatever comes first:
 *
 * @code{.c}
 * #include <carcassonne/carcassonne.h>
 * #include <stdio.h>
 *
 * int main(void)
 * {
 *     carc_game *game;
 *     if (carc_game_create(&game, NULL, NULL) != CARC_OK)
 *         return 1;
 *     while (carc_game_advance(game) != CARC_NOBODY) {
 *         carc_action action;
 *         carc_game_actions(game, &action, 1);
 *         carc_game_apply(game, &action, NULL);
 *     }
 *     for (unsigned player = 0; player < carc_game_players(game); player++)
 *         printf("%s %u\n", carc_game_player_name(game, player),
 *                (unsigned)carc_game_points(game, player));
 *     carc_game_free(game);
 *     return 0;
 * }
 * @endcode
 *
 * Where to read on: config.h says what to play, game.h how to play it, board.h
 * what lies on the table, tileset.h what tiles are, event.h what happened and
 * why, record.h how a game becomes text, draw.h how it becomes a picture.
 */
#ifndef CARCASSONNE_H
#define CARCASSONNE_H

#include <carcassonne/action.h>
#include <carcassonne/api.h>
#include <carcassonne/board.h>
#include <carcassonne/config.h>
#include <carcassonne/draw.h>
#include <carcassonne/event.h>
#include <carcassonne/game.h>
#include <carcassonne/memory.h>
#include <carcassonne/record.h>
#include <carcassonne/rules.h>
#include <carcassonne/status.h>
#include <carcassonne/tileset.h>

#endif
