"""The choices that an organiser makes about a tournament, and the menus that offer them."""
