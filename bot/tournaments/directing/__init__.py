"""Whoever lets tournaments go on by themselves: what is due is found, carried out, and not looked for in vain."""
