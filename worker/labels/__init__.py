"""Keeps the labels of recipes in step with the lexicons."""
