"""Discord's behaviour: its world, the acts of people and bots in it, and the broadcast of changes."""
