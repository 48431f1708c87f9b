"""Ways out of a seat and into one that is offered: the panels that only one member sees, and the posts."""
