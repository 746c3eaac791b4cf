"""Reads what people type into the search box. `core.asking.understand.understand` is the one function to call."""
