"""The C interface, as ctypes wants it."""
# Written by generate.py from include/carcassonne; change the headers, not this file.

from ctypes import (Structure, c_bool, c_char, c_char_p, c_int, c_int8, c_int16, c_int32,
                    c_size_t, c_uint, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)

VERSION = "0.1.0"
VERSION_NUMBER = 100
MAX_PLAYERS = 8
CHANCE = -1
NOBODY = -2
NONE = 0xffff


class carc_action(Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("figure", c_uint8),
        ("turns", c_uint8),
        ("segment", c_uint8),
        ("x", c_int16),
        ("y", c_int16),
        ("tile", c_uint16),
        ("value", c_uint16),
        ("reserved", c_uint32),
    ]


class carc_placed(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("x", c_int16),
        ("y", c_int16),
        ("tile", c_uint16),
        ("turns", c_uint8),
        ("segments", c_uint8),
        ("first_segment", c_uint16),
        ("reserved", c_uint16),
    ]


class carc_board_segment(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("placed", c_uint16),
        ("region", c_uint16),
        ("slots", c_uint16),
        ("segment", c_uint8),
        ("kind", c_uint8),
    ]


class carc_region(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("id", c_uint16),
        ("kind", c_uint8),
        ("complete", c_uint8),
        ("tiles", c_uint16),
        ("segments", c_uint16),
        ("open", c_uint16),
        ("figures", c_uint16),
        ("cities", c_uint16),
        ("fish", c_uint16),
        ("pennants", c_uint32),
        ("value", c_uint32),
        ("owners", c_uint32),
    ]


class carc_system(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("segments", c_uint16),
        ("lakes", c_uint16),
        ("fish", c_uint32),
        ("huts", c_uint16),
        ("reserved", c_uint16),
        ("owners", c_uint32),
    ]


class carc_board_figure(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("player", c_uint8),
        ("figure", c_uint8),
        ("segment", c_uint16),
        ("placed", c_uint16),
        ("reserved", c_uint16),
    ]


class carc_board_piece(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("kind", c_uint8),
        ("player", c_uint8),
        ("placed", c_uint16),
        ("segment", c_uint16),
        ("other", c_uint16),
        ("count", c_uint32),
    ]


class carc_place(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("x", c_int16),
        ("y", c_int16),
        ("sides", c_uint8 * 4),
        ("fitting", c_uint32),
    ]


class carc_bounds(Structure):
    _fields_ = [
        ("min_x", c_int16),
        ("min_y", c_int16),
        ("max_x", c_int16),
        ("max_y", c_int16),
    ]


class carc_label(Structure):
    _fields_ = [
        ("x", c_int16),
        ("y", c_int16),
        ("text", c_char * 4),
    ]


class carc_drawing(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("ascii", c_uint8),
        ("hide_coordinates", c_uint8),
        ("reserved", c_uint16),
        ("labels", c_void_p),
        ("label_count", c_size_t),
    ]


class carc_event(Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("player", c_int8),
        ("figure", c_uint8),
        ("category", c_uint8),
        ("item", c_uint8),
        ("what", c_uint8),
        ("turns", c_uint8),
        ("segment", c_uint8),
        ("x", c_int16),
        ("y", c_int16),
        ("tile", c_uint16),
        ("reserved0", c_uint16),
        ("count", c_int32),
        ("points", c_int32),
        ("ply", c_uint32),
        ("reserved1", c_uint32),
        ("rule", c_char * 16),
    ]


class carc_score(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("points", c_uint32),
        ("laps", c_uint32),
        ("space", c_uint32),
        ("by_category", c_uint32 * 32),
    ]


class carc_tile_count(Structure):
    _fields_ = [
        ("tile", c_uint16),
        ("reserved", c_uint16),
        ("count", c_uint32),
    ]


class carc_knowledge(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("tiles_to_come", c_uint32),
        ("tiles_unseen", c_uint32),
        ("next_tile_known", c_uint8),
        ("reserved", c_uint8 * 3),
    ]


class carc_allocator(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("allocate", c_void_p),
        ("release", c_void_p),
        ("context", c_void_p),
    ]


class carc_preset(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("min_players", c_uint8),
        ("max_players", c_uint8),
        ("reserved", c_uint16),
        ("name", c_char_p),
        ("title", c_char_p),
        ("sentence", c_char_p),
        ("tiles", c_char_p),
    ]


class carc_option(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("values", c_uint32),
        ("name", c_char_p),
        ("sentence", c_char_p),
        ("rule", c_char_p),
        ("form", c_char_p),
    ]


class carc_reason(Structure):
    _fields_ = [
        ("status", c_int32),
        ("line", c_uint32),
        ("rule", c_char * 16),
        ("text", c_char * 232),
    ]


class carc_tile(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("index", c_uint16),
        ("segments", c_uint16),
        ("count", c_uint32),
        ("set", c_char_p),
        ("id", c_char_p),
        ("sides", c_uint8 * 4),
        ("rotations", c_uint8),
        ("reserved", c_uint8 * 3),
        ("line", c_uint32),
    ]


class carc_segment(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("kind", c_uint8),
        ("reserved", c_uint8),
        ("borders", c_uint16),
        ("slots", c_uint64),
        ("attributes", c_uint8 * 32),
    ]


class carc_piece(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("width", c_uint16),
        ("height", c_uint16),
        ("segments", c_uint16),
        ("sectors", c_uint16),
        ("set", c_char_p),
        ("id", c_char_p),
    ]


FUNCTIONS = {
    "carc_attribute_name": (c_char_p, (c_int,)),
    "carc_board_bounds": (carc_bounds, (c_void_p,)),
    "carc_board_draw": (c_size_t, (c_void_p, c_void_p, c_void_p, c_size_t)),
    "carc_board_figure_info": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_board_figures": (c_size_t, (c_void_p,)),
    "carc_board_fits": (c_uint, (c_void_p, c_size_t, c_int, c_int)),
    "carc_board_next_region": (c_uint16, (c_void_p, c_uint16)),
    "carc_board_next_segment": (c_uint16, (c_void_p, c_uint16)),
    "carc_board_piece_info": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_board_pieces": (c_size_t, (c_void_p,)),
    "carc_board_place": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_board_places": (c_size_t, (c_void_p,)),
    "carc_board_region": (c_int, (c_void_p, c_uint16, c_void_p)),
    "carc_board_region_of": (c_uint16, (c_void_p, c_size_t)),
    "carc_board_sector": (c_char_p, (c_void_p, c_size_t, c_void_p)),
    "carc_board_segment_info": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_board_segments": (c_size_t, (c_void_p,)),
    "carc_board_system": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_board_tile": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_board_tile_at": (c_uint16, (c_void_p, c_int, c_int)),
    "carc_board_tiles": (c_size_t, (c_void_p,)),
    "carc_board_tileset": (c_void_p, (c_void_p,)),
    "carc_builtin_count": (c_size_t, ()),
    "carc_builtin_name": (c_char_p, (c_size_t,)),
    "carc_category_name": (c_char_p, (c_int,)),
    "carc_config_create": (c_int, (c_void_p, c_void_p)),
    "carc_config_first": (c_int, (c_void_p, c_uint)),
    "carc_config_free": (None, (c_void_p,)),
    "carc_config_option": (c_int, (c_void_p, c_void_p, c_void_p, c_void_p)),
    "carc_config_player": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_config_rules": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_config_seed": (c_int, (c_void_p, c_uint64)),
    "carc_config_spring": (c_int, (c_void_p, c_int16, c_int16, c_uint)),
    "carc_config_tiles": (c_int, (c_void_p, c_void_p, c_uint32, c_void_p)),
    "carc_config_with": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_decision_name": (c_char_p, (c_int,)),
    "carc_event_text": (c_size_t, (c_void_p, c_void_p, c_void_p, c_size_t)),
    "carc_expansion_at": (c_void_p, (c_size_t,)),
    "carc_expansion_count": (c_size_t, ()),
    "carc_expansion_find": (c_void_p, (c_void_p,)),
    "carc_expansion_name": (c_char_p, (c_void_p,)),
    "carc_expansion_sentence": (c_char_p, (c_void_p,)),
    "carc_expansion_title": (c_char_p, (c_void_p,)),
    "carc_figure_name": (c_char_p, (c_int,)),
    "carc_game_action_count": (c_size_t, (c_void_p,)),
    "carc_game_actions": (c_size_t, (c_void_p, c_void_p, c_size_t)),
    "carc_game_actor": (c_int, (c_void_p,)),
    "carc_game_advance": (c_int, (c_void_p,)),
    "carc_game_apply": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_game_apply_text": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_game_board": (c_void_p, (c_void_p,)),
    "carc_game_check": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_game_clone": (c_int, (c_void_p, c_void_p, c_int)),
    "carc_game_copy": (c_int, (c_void_p, c_void_p)),
    "carc_game_create": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_game_decision": (c_int, (c_void_p,)),
    "carc_game_equal": (c_bool, (c_void_p, c_void_p)),
    "carc_game_events": (c_int, (c_void_p, c_size_t, c_void_p, c_size_t, c_void_p)),
    "carc_game_format": (c_size_t, (c_void_p, c_void_p, c_void_p, c_size_t)),
    "carc_game_free": (None, (c_void_p,)),
    "carc_game_hand": (c_uint16, (c_void_p,)),
    "carc_game_hash": (c_uint64, (c_void_p,)),
    "carc_game_history": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_game_knowledge": (c_int, (c_void_p, c_uint, c_void_p)),
    "carc_game_option": (c_char_p, (c_void_p, c_void_p)),
    "carc_game_outcomes": (c_size_t, (c_void_p, c_void_p, c_void_p, c_size_t)),
    "carc_game_parse": (c_int, (c_void_p, c_void_p, c_void_p, c_void_p)),
    "carc_game_player_name": (c_char_p, (c_void_p, c_uint)),
    "carc_game_players": (c_uint, (c_void_p,)),
    "carc_game_ply": (c_size_t, (c_void_p,)),
    "carc_game_points": (c_uint32, (c_void_p, c_uint)),
    "carc_game_remaining": (c_size_t, (c_void_p, c_void_p, c_size_t)),
    "carc_game_reshuffle": (c_int, (c_void_p, c_uint, c_uint64)),
    "carc_game_score": (c_int, (c_void_p, c_uint, c_void_p)),
    "carc_game_scoring_figures": (c_uint, (c_void_p,)),
    "carc_game_state_bytes": (c_size_t, (c_void_p,)),
    "carc_game_supply": (c_uint, (c_void_p, c_uint, c_int)),
    "carc_game_tiles_left": (c_size_t, (c_void_p,)),
    "carc_game_tokens": (c_uint, (c_void_p, c_uint, c_int)),
    "carc_game_track": (c_uint32, (c_void_p, c_uint, c_uint)),
    "carc_game_turn": (c_int, (c_void_p,)),
    "carc_game_undo": (c_int, (c_void_p, c_size_t)),
    "carc_game_winners": (c_uint32, (c_void_p,)),
    "carc_item_name": (c_char_p, (c_int,)),
    "carc_kind_name": (c_char_p, (c_int,)),
    "carc_mark_name": (c_char_p, (c_int,)),
    "carc_option_count": (c_size_t, ()),
    "carc_option_default": (c_char_p, (c_size_t, c_size_t)),
    "carc_option_info": (c_int, (c_size_t, c_void_p)),
    "carc_option_meaning": (c_char_p, (c_size_t, c_size_t)),
    "carc_option_value": (c_char_p, (c_size_t, c_size_t)),
    "carc_piece_name": (c_char_p, (c_int,)),
    "carc_preset_count": (c_size_t, ()),
    "carc_preset_info": (c_int, (c_size_t, c_void_p)),
    "carc_reader_free": (None, (c_void_p,)),
    "carc_reader_game": (c_void_p, (c_void_p,)),
    "carc_reader_next": (c_int, (c_void_p, c_void_p)),
    "carc_reader_open": (c_int, (c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p)),
    "carc_reader_peek": (c_uint32, (c_void_p, c_void_p, c_size_t)),
    "carc_record_read": (c_int, (c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p)),
    "carc_record_write": (c_int, (c_void_p, c_void_p, c_size_t, c_void_p)),
    "carc_status_name": (c_char_p, (c_int,)),
    "carc_status_text": (c_char_p, (c_int,)),
    "carc_tile_draw": (c_size_t, (c_void_p, c_size_t, c_uint, c_void_p, c_void_p, c_size_t)),
    "carc_tileset_add": (c_int, (c_void_p, c_void_p, c_uint32, c_void_p)),
    "carc_tileset_builtin": (c_int, (c_void_p, c_void_p, c_void_p)),
    "carc_tileset_create": (c_int, (c_void_p, c_void_p)),
    "carc_tileset_find": (c_uint16, (c_void_p, c_void_p)),
    "carc_tileset_free": (None, (c_void_p,)),
    "carc_tileset_load": (c_int, (c_void_p, c_void_p, c_void_p, c_void_p)),
    "carc_tileset_mark": (c_uint, (c_void_p, c_size_t, c_int)),
    "carc_tileset_parse": (c_int, (c_void_p, c_void_p, c_size_t, c_void_p, c_void_p)),
    "carc_tileset_piece": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_tileset_piece_sector": (c_char_p, (c_void_p, c_size_t, c_size_t, c_void_p)),
    "carc_tileset_piece_segment": (c_int, (c_void_p, c_size_t, c_size_t, c_void_p)),
    "carc_tileset_pieces": (c_size_t, (c_void_p,)),
    "carc_tileset_segment": (c_int, (c_void_p, c_size_t, c_size_t, c_void_p)),
    "carc_tileset_set_count": (c_int, (c_void_p, c_size_t, c_uint32)),
    "carc_tileset_tile": (c_int, (c_void_p, c_size_t, c_void_p)),
    "carc_tileset_tiles": (c_size_t, (c_void_p,)),
    "carc_tileset_total": (c_size_t, (c_void_p,)),
    "carc_token_name": (c_char_p, (c_int,)),
    "carc_version_number": (c_uint32, ()),
    "carc_version_string": (c_char_p, ()),
}
