"""People to try the site as: a member, the master chefs who sign the first blogs, a member of staff.

Their passwords are each data folder's own.
"""

import secrets
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.orm import Session

from core.accounts.errors import EmailTaken
from core.accounts.members import create_user
from core.accounts.passwords import hash_password, matches
from core.accounts.queries import user_by_email
from core.db import Database, transaction
from dev.data_dir import write_private

FILE_NAME = "demo-accounts.txt"
"""Read by dev.up for its line of welcome."""

# From the kitchen, easy to type, none that is mistaken for another.
FIRST_WORDS = (
    *("Almond", "Apricot", "Barberry", "Bulgur", "Cardamom", "Chickpea", "Cinnamon", "Coriander", "Cumin", "Fennel"),
    *("Ginger", "Harissa", "Kebab", "Lemon", "Lentil", "Mango", "Nutmeg", "Olive", "Orange", "Paprika", "Pepper"),
    *("Pistachio", "Quince", "Raisin", "Saffron", "Sesame", "Sumac", "Tahini", "Tamarind", "Turmeric", "Walnut"),
)
LAST_WORDS = (
    *("basil", "beans", "bread", "broth", "butter", "carrot", "cloves", "couscous", "dates", "dill", "fig", "garlic"),
    *("grape", "honey", "leek", "melon", "mint", "noodles", "onion", "parsley", "peach", "pilaf", "plum", "radish"),
    *("rice", "rose", "salt", "soup", "spinach", "tea", "thyme", "yogurt"),
)


@dataclass(frozen=True)
class DemoAccount:
    """One of them. `role` is what the line of welcome calls it."""

    role: str
    email: str
    full_name: str
    is_master_chef: bool = False
    is_staff: bool = False


DEMO_ACCOUNTS = (
    DemoAccount("member", "member@sufra.example", "Maryam Yusuf"),
    DemoAccount("master chef", "chef@sufra.example", "Karim Haddad", is_master_chef=True),
    DemoAccount("master chef", "farzana@sufra.example", "Farzana Qureshi", is_master_chef=True),
    DemoAccount("master chef", "salma@sufra.example", "Salma Mwinyi", is_master_chef=True),
    DemoAccount("staff", "staff@sufra.example", "Nadia Rahman", is_staff=True),
)


def load_demo_accounts(database: Database, data_dir: Path) -> None:
    """Make the accounts that are missing, and write down how to sign in with each.

    An account that exists stays as it is, also when it has been changed since. The file holds no password that does
    not work: it is compared at each start.
    """
    passwords = {account: password_of(account, data_dir) for account in DEMO_ACCOUNTS}
    with transaction(database) as session:
        for account, password in passwords.items():
            make_if_missing(session, account, password)
    with transaction(database) as session:
        lines = [sign_in_line(session, account, password) for account, password in passwords.items()]
    write_private(data_dir / FILE_NAME, "".join(f"{line}\n" for line in lines))


def make_if_missing(session: Session, account: DemoAccount, password: str) -> None:
    """Make the account, unless an account with its address exists."""
    if user_by_email(session, account.email):
        return
    try:
        create_user(
            session,
            email=account.email,
            full_name=account.full_name,
            password_hash=hash_password(password),
            is_master_chef=account.is_master_chef,
            is_staff=account.is_staff,
        )
    except EmailTaken:
        return  # another setup was quicker


def sign_in_line(session: Session, account: DemoAccount, password: str) -> str:
    """Return `role: address / password`, or a note that the password has been changed."""
    user = user_by_email(session, account.email)
    if user and matches(password, user.password_hash):
        return f"{account.role}: {account.email} / {password}"
    return f"{account.role}: {account.email} (password changed)"


def password_of(account: DemoAccount, data_dir: Path) -> str:
    """Return the account's first password, made once for each data folder and kept beside its other secrets."""
    folder = data_dir / "secrets"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"demo-{account.email.partition('@')[0]}"
    if not path.exists():
        write_private(path, random_password())
    return path.read_text().strip()


def random_password() -> str:
    """Return a password that is easy to type, such as Saffron-4821-rice."""
    return f"{secrets.choice(FIRST_WORDS)}-{secrets.randbelow(9000) + 1000}-{secrets.choice(LAST_WORDS)}"
