"""The texts about components: names, texts derived from effects, and the rulings that they need."""
