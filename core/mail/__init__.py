"""Mails that are owed: written down with what causes them, sent by the mailer."""
