"""Moderation of what members write."""
