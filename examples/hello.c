/* hello.c - a complete game between two players who take whatever comes first. */
#include <carcassonne/carcassonne.h>
#include <stdio.h>

int main(void)
{
    carc_game *game;
    if (carc_game_create(&game, NULL, NULL) != CARC_OK)
        return 1;
    while (carc_game_advance(game) != CARC_NOBODY) {
        carc_action action;
        carc_game_actions(game, &action, 1);
        carc_game_apply(game, &action, NULL);
    }
    for (unsigned player = 0; player < carc_game_players(game); player++)
        printf("%s %u\n", carc_game_player_name(game, player),
               (unsigned)carc_game_points(game, player));
    carc_game_free(game);
    return 0;
}
