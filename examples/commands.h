/* commands.h - the subcommands, one file each. Every one returns an exit code. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "options.h"

int run_play(const struct options *options);
int run_replay(const struct options *options);
int run_actions(const struct options *options);
int run_random(const struct options *options);
int run_bench(const struct options *options);
int run_tiles(const struct options *options);
int run_rules(const struct options *options);

#endif
