"""The protocol: routes, bodies, errors."""
