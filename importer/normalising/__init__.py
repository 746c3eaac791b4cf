"""Turns a schema.org Recipe into recipe input; what the source does not say stays empty."""
