"""The settings of an index: parsed from requests, checked, completed with defaults."""
