"""What Sufra holds of a member: the archive to download, and what becomes of it when the account is deleted."""
