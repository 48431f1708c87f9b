"""Tests of tournaments as members see them."""
