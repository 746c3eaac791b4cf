"""Comments on blogs."""
