"""Tests of what members see of tournaments."""
