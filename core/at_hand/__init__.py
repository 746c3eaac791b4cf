"""What a recipe needs, and what one has of it. Source: docs/decisions/0024-cook-with-what-i-have.md."""
