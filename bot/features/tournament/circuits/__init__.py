"""Circuits: points by place over several tournaments of a server."""
