"""What people on Discord see and touch: a room each for texts, forms, controls, posts, the panel and commands."""
