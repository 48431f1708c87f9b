"""Who is told of a turn, where and when: what members wish, their nights, and ceilings."""
