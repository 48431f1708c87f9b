"""Each format as a stage: how it begins, who meets next, when it is over, and in which order it leaves all."""
