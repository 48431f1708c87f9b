"""The board: active players, the last deed, the map, ratings, the next step of each track, goals, and own means."""
