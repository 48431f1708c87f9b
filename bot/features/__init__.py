"""Features: each folder holds the commands, buttons, panels and posts of one activity of members."""
