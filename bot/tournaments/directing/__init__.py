"""Automatic progress of tournaments: finding due duties and carrying them out, without reading idle tournaments
again.
"""
