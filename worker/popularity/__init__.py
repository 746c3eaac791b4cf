"""Ranks recipes by recent views and ratings."""
