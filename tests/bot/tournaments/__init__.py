"""Tournaments through the service, in virtual time."""
