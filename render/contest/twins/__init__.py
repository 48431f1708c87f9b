"""The same in words: a file with everything, and a sentence for members that cannot see the picture."""
