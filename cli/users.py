"""`sufra users …`: creates, lists and changes accounts."""

import sys
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table
from sqlalchemy.orm import Session

from cli.console import console, give_up
from cli.index import plainly
from core.accounts.errors import EmailTaken
from core.accounts.fields import MAX_PASSWORD_CHARACTERS, FieldRejected, parse_email, parse_name, parse_password
from core.accounts.links import void_links
from core.accounts.members import WELCOME_CREDITS, create_user
from core.accounts.password_changes import change_password
from core.accounts.passwords import hash_password
from core.accounts.queries import find_users, user_by_email
from core.accounts.staff_changes import OWN_DOMAIN, audited, record_change
from core.audit import COMMAND_LINE
from core.credits.ledger import set_credits
from core.db import transaction
from core.models import CreditReason, SignUp, User

MOST_CREDITS = 1_000_000
COLUMNS = ("id", "email", "name", "flags", "credits", "since")

app = typer.Typer(help="Make accounts, look at them, change them.", no_args_is_help=True)

Email = Annotated[str, typer.Argument(metavar="EMAIL", help="The address; upper and lower case are one.")]


@app.command()
@plainly
def create(
    email: Email,
    name: Annotated[str, typer.Option(help="The full name, 5 to 120 characters.")],
    password: Annotated[
        str | None,
        typer.Option(
            help="Others on this machine can see it here. Without it you are asked twice, unseen;"
            " where no terminal is, it is the first line of standard input."
        ),
    ] = None,
    master_chef: Annotated[bool, typer.Option("--master-chef", help="May write blogs.")] = False,
    staff: Annotated[bool, typer.Option("--staff", help="May publish and moderate.")] = False,
    credits_: Annotated[
        int, typer.Option("--credits", min=0, max=MOST_CREDITS, help="Recipes that may be generated.")
    ] = WELCOME_CREDITS,
) -> None:
    """Create an account that is active at once; pending activation links of the address become invalid."""
    try:
        address, full_name = parse_email(readable(email)), parse_name(readable(name))
        with transaction() as session:
            _refuse_if_taken(session, address)  # before a password is asked for
        password_hash = hash_password(_given_password(password))
        with transaction() as session:
            user = create_user(
                session,
                email=address,
                full_name=full_name,
                password_hash=password_hash,
                credits_remaining=credits_,
                is_master_chef=master_chef,
                is_staff=staff,
            )
            void_links(session, SignUp, address)
            told = describe(user)
    except FieldRejected as error:
        give_up(f"{error}.")
    except EmailTaken:
        give_up(f"There is an account with the address {escape(address)} already.")
    say(f"Made: {told}.")


@app.command("list")
@plainly
def show(
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many at most.")] = 50,
    search: Annotated[str, typer.Option(metavar="TEXT", help="Only those whose address or name holds it.")] = "",
) -> None:
    """List accounts, newest first. Without a terminal, columns are separated by tabs."""
    with transaction() as session:
        users, total = find_users(session, readable(search).strip(), limit=limit)
        rows = [_cells(user) for user in users]
    if console.is_terminal:
        console.print(table(rows))
    else:
        for row in (COLUMNS, *rows):
            typer.echo("\t".join(row))
    say(f"{len(rows):,} of {total:,} accounts.")


@app.command("set")
@plainly
def change(
    context: typer.Context,
    email: Email,
    master_chef: Annotated[
        bool | None, typer.Option("--master-chef/--no-master-chef", help="May write blogs, or no more.")
    ] = None,
    staff: Annotated[
        bool | None, typer.Option("--staff/--no-staff", help="May publish and moderate, or no more.")
    ] = None,
    credits_: Annotated[
        int | None, typer.Option("--credits", min=0, max=MOST_CREDITS, help="The new balance, not a change of it.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="The new full name, 5 to 120 characters.")] = None,
    password: Annotated[
        bool,
        typer.Option(
            "--password",
            help="Ask for a new one, twice and unseen; where no terminal is, it is the first line of standard input."
            " Every sign-in ends, and the member is told by mail.",
        ),
    ] = False,
    reason: Annotated[str, typer.Option(help="Why, for the audit log.")] = "",
) -> None:
    """Change an account. Changes are effective at once; options that are not given change nothing."""
    if (master_chef, staff, credits_, name, password) == (None, None, None, None, False):
        context.fail("Say what to change: --[no-]master-chef, --[no-]staff, --credits, --name or --password.")
    try:
        full_name = parse_name(readable(name)) if name is not None else None
        with transaction() as session:
            member(session, email)  # before a password is asked for
        new_password = _given_password(None) if password else None
        with transaction() as session:
            user = member(session, email, lock=True)
            before = audited(user)
            user.is_master_chef = user.is_master_chef if master_chef is None else master_chef
            user.is_staff = user.is_staff if staff is None else staff
            if credits_ is not None:
                set_credits(session, user, credits_, CreditReason.STAFF, note="sufra users set")
            user.full_name = full_name or user.full_name
            if new_password is not None:
                change_password(session, user, new_password=new_password)
            replaced = [field for field, value in (("name", full_name), ("password", new_password)) if value]
            record_change(session, COMMAND_LINE, user, before, reason=reason, replaced=tuple(replaced))
            told = describe(user)
    except FieldRejected as error:
        give_up(f"{error}.")
    say(f"{told}{'; the password is new, and every sign-in has ended' if new_password is not None else ''}.")


def _refuse_if_taken(session: Session, email: str) -> None:
    """Raise EmailTaken when the address is in use or belongs to the site's own accounts."""
    if _is_own(email) or user_by_email(session, email):
        raise EmailTaken


def member(session: Session, email: str, *, lock: bool = False) -> User:
    """Return the user with the address; give up if there is none, or if it is one of the site's own accounts."""
    user = user_by_email(session, readable(email).strip(), lock=lock)
    if user is None:
        give_up(f"No account has the address {escape(email.strip())}.")
    if _is_own(user.known_email):
        give_up(f"{escape(user.known_email)} is the site's own account: it has no sign-in and stays as it is.")
    return user


def _is_own(email: str) -> bool:
    """Return whether the account is one of the site's own."""
    return email.lower().endswith(OWN_DOMAIN)


def _given_password(given: str | None) -> str:
    """Return a new password: the given one, else asked for twice, else the first line of standard input.

    Raises FieldRejected when it is too weak.
    """
    if given is None and sys.stdin.isatty():
        given = str(typer.prompt("New password", hide_input=True, confirmation_prompt=True))
    elif given is None:
        given = (
            sys.stdin.buffer.readline(4 * MAX_PASSWORD_CHARACTERS + 2).decode(errors="surrogateescape").rstrip("\r\n")
        )
    return parse_password(readable(given))


def readable(text: str) -> str:
    """Return the text, or give up on one that isn't UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        give_up("What was given is not UTF-8.")
    return text


def describe(user: User) -> str:
    """Return what an account is, on one line."""
    return f"{user.email}, {user.full_name} (number {user.id}): {flags(user)}, {user.credits_remaining:,} credits"


def flags(user: User) -> str:
    """Return what an account may do, in words."""
    if _is_own(user.known_email):
        return "the site's own"
    held = [word for word, is_held in (("master chef", user.is_master_chef), ("staff", user.is_staff)) if is_held]
    return ", ".join(held) or "member"


def _cells(user: User) -> tuple[str, ...]:
    """Return an account's row, in the order of COLUMNS; the date is that of UTC."""
    since = f"{user.created_at:%Y-%m-%d}"
    texts = (str(user.id), user.known_email, user.full_name, flags(user), str(user.credits_remaining), since)
    return tuple(" ".join(text.split()) for text in texts)


def table(rows: list[tuple[str, ...]]) -> Table:
    """Return the accounts as a table for the terminal."""
    made = Table()
    for column in COLUMNS:
        made.add_column(column, justify="right" if column in ("id", "credits") else "left", overflow="fold")
    for row in rows:
        made.add_row(*map(escape, row))
    return made


def say(sentence: str) -> None:
    """Print a sentence on one line, as it is."""
    console.print(sentence, markup=False, highlight=False, soft_wrap=True)
