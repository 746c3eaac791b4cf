"""What a transaction owes somebody by mail. The mailer sends it once it is committed."""

from sqlalchemy.orm import Session

from core.models import ContactMessage, Mail, MailKind, PasswordReset, SignUp, User


def enqueue_activation(session: Session, sign_up: SignUp) -> None:
    """Owe the address of a sign-up its activation link."""
    session.add(Mail(kind=MailKind.ACTIVATION, sign_up_id=sign_up.id))


def enqueue_password_reset(session: Session, reset: PasswordReset) -> None:
    """Owe the address of a reset its link, if somebody here has that address."""
    session.add(Mail(kind=MailKind.PASSWORD_RESET, password_reset_id=reset.id))


def enqueue_password_changed(session: Session, user: User) -> None:
    """Owe a user the news that their password is another."""
    session.add(Mail(kind=MailKind.PASSWORD_CHANGED, user_id=user.id))


def enqueue_contact(session: Session, message: ContactMessage) -> None:
    """Owe the site's own mailbox a visitor's message."""
    session.add(Mail(kind=MailKind.CONTACT, contact_message_id=message.id))
