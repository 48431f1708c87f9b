"""What people on Discord see and touch: forms, posts, controls and their answers."""
