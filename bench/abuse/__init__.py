"""How an attack slows down other visitors, measured on a running site. Timings never decide a test."""
