"""Visitors of all kinds, who use the site while its parts fail."""
