"""Figures for analysts: views, searches and what members do, of any period. Nothing here knows who did it."""
