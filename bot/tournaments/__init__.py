"""What happens to tournaments; knows no Discord."""
