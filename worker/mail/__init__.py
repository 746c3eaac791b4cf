"""Sends queued mails (core.mail), and deletes expired links and old mails."""
