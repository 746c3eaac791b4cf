"""What survives a crash: documents, settings, tasks and keys, in one SQLite file."""
