"""The plans that PostgreSQL makes for the statements of requests and of jobs that run all the time."""
