"""Decides which texts of members are shown to everybody."""
