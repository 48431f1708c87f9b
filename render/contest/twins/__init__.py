"""The same in words: a file with everything, and a sentence for those who do not see the picture."""
