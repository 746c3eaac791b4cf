"""Decides which texts of members become public."""
