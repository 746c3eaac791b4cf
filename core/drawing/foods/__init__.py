"""A small vocabulary of food, seen from above and drawn with a brush."""
