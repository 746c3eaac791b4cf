"""What is searched: index names, documents and the way to the engine."""
