"""Signs: gems, tokens, and what stands for them."""
