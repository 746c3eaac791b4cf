"""Bounds the guessing of one account's password from many addresses, without locking its owner out.

After too many wrong passwords only addresses that have proved to be the owner's may try: those that signed in to the
account, reset its password or activated it. They have the limit of their own address (limits.WRONG_PASSWORDS) alone.
Redis holds which addresses are known (core.accounts.known_addresses). While it is away every address counts as known:
a stranger could otherwise lock the owner out, and each address keeps its own limit.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from api.limits import ACCOUNT_FAILURES, WRONG_PASSWORDS, counting_failures
from core.accounts.errors import WrongCredentials
from core.accounts.fields import fold_email
from core.accounts.known_addresses import is_known


@contextmanager
def counting_wrong_passwords(email: str, address: str) -> Iterator[None]:
    """Count the block as a failure of the address, and of the account, if it raises WrongCredentials.

    Raises TooManyRequests before the block beyond a limit.
    """
    with counting_failures(WRONG_PASSWORDS, address, WrongCredentials), guarding_account(email, address):
        yield


@contextmanager
def guarding_account(email: str, address: str) -> Iterator[None]:
    """Count the block as a failure of the account if it raises WrongCredentials and the address is not known.

    Raises TooManyRequests before the block beyond the limit. An unknown email address is treated the same. A malformed
    one arrives here as an empty text; it has no account and is not counted.
    """
    if not email or is_known(email, address):
        yield
    else:
        with counting_failures(ACCOUNT_FAILURES, fold_email(email), WrongCredentials):
            yield
