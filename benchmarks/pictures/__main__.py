"""What a turn's picture costs: `benchmarks.pictures.turns`."""

from benchmarks.pictures.turns import main

main()
