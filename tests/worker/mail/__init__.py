"""The mailer, between a real PostgreSQL and a real SMTP server."""
