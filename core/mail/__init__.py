"""The queue of mails: rows of `mails`, sent by worker/mail."""
