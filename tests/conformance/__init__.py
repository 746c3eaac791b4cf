"""One suite for every search engine that the product may talk to: recorded answers, and the product's own flows."""
