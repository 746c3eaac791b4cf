"""From a schema.org Recipe, however it is written, to a draft; what nobody said stays unsaid."""
