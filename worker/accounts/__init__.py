"""Ends accounts that their members have deleted."""
