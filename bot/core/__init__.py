"""Parts of the Discord interface that every feature uses: texts, forms, controls, posts and answers."""
