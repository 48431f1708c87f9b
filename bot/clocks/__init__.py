"""Rules for charging time: pure values and functions that read no clock and know neither database nor Discord."""
