"""Discord as it behaves: its world, what people and bots may do in it, and who is told of a change."""
