"""Signs: resources, tags, marks, tiles, and effects spelled with them."""
