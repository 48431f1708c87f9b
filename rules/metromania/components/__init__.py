"""The components: the numbers of the rule book, and the vertices, edges and cells of a city."""
