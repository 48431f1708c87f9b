"""Discord's behaviour: its world, what people and bots may do in it, and who hears of a change."""
