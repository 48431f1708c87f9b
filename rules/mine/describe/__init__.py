"""Views in words, for alt texts and screen readers, and the reference pages."""
