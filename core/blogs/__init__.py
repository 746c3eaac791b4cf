"""Blogs of master chefs."""
