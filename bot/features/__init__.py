"""Features: each folder holds the commands, buttons, panels and posts of one part of what members do."""
