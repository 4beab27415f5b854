/* game.c - a project of its own that uses libcarcassonne: is the library the one the headers
 * belong to, and does it play? */
#include <carcassonne/carcassonne.h>

#include <stdio.h>

/* The library may be newer than the headers, but not of another major version. */
static bool versions_agree(void)
{
    uint32_t linked = carc_version_number();
    return linked >= CARC_VERSION_NUMBER && linked / 10000 == CARC_VERSION_MAJOR;
}

int main(void)
{
    carc_game *game;
    if (!versions_agree() || carc_game_create(&game, NULL, NULL) != CARC_OK)
        return 1;
    while (carc_game_advance(game) != CARC_NOBODY) {
        carc_action action;
        carc_game_actions(game, &action, 1);
        carc_game_apply(game, &action, NULL);
    }
    printf("%s: %u tiles, winners %u\n", carc_version_string(),
           (unsigned)carc_board_tiles(carc_game_board(game)), (unsigned)carc_game_winners(game));
    carc_game_free(game);
    return 0;
}
