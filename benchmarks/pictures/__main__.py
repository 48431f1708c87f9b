"""Cost of a turn's picture: `benchmarks.pictures.turns`."""

from benchmarks.pictures.turns import main

main()
