"""The city seen at an angle: lots, tiles, buildings and their labels."""
