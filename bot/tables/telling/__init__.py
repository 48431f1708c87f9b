"""Messages about turns: their recipients, places and moments, from wishes, nights, and ceilings."""
