"""Generates the recipes that members have asked for."""
