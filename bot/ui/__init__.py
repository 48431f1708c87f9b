"""The Discord interface: packages for texts, forms, controls, posts, the panel and commands."""
