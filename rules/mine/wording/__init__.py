"""The words for components: names, texts derived from effects, and the rulings that they need."""
