"""What the pictures share: colours, the head, windows, signs, legends."""
