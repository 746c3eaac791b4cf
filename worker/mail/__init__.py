"""Sends the mails that are owed (core.mail) and forgets what has served its purpose."""
