"""What a tournament does next: decided from what is stored and the time, and carried out by others."""
