"""Signs: resources, tags, marks, tiles, and effects made of them."""
