"""The shared kernel: settings, database, models, search documents, images, text."""
