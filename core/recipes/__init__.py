"""What can be done with a recipe: store it, publish it, take it back."""
