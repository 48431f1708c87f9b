"""The texts about components: names, and card texts derived from effects."""
