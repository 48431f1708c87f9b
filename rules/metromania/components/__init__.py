"""What lies in the box: the numbers of the rule book, and the points, edges and cells of a city."""
