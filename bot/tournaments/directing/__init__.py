"""Automatic progress of tournaments: finding and carrying out due duties, without reading idle tournaments again."""
