"""Queues mails in the transaction that causes them. The worker sends them once it is committed."""

from sqlalchemy.orm import Session

from core.models import AccountDeletion, ContactMessage, GenerationJob, Mail, MailKind, PasswordReset, SignUp, User


def enqueue_activation(session: Session, sign_up: SignUp) -> None:
    """Queue the activation link for the address of a sign-up."""
    session.add(Mail(kind=MailKind.ACTIVATION, sign_up_id=sign_up.id))


def enqueue_password_reset(session: Session, reset: PasswordReset) -> None:
    """Queue the link for the address of a reset; it is dropped when no account has the address."""
    session.add(Mail(kind=MailKind.PASSWORD_RESET, password_reset_id=reset.id))


def enqueue_password_changed(session: Session, user: User) -> None:
    """Queue the notice that a user's password has changed."""
    session.add(Mail(kind=MailKind.PASSWORD_CHANGED, user_id=user.id))


def enqueue_contact(session: Session, message: ContactMessage) -> None:
    """Queue a visitor's message for the site's own mailbox."""
    session.add(Mail(kind=MailKind.CONTACT, contact_message_id=message.id))


def enqueue_account_deletion(session: Session, deletion: AccountDeletion) -> None:
    """Queue the link that takes a deletion back."""
    session.add(Mail(kind=MailKind.ACCOUNT_DELETION, account_deletion_id=deletion.id))


def enqueue_generation(session: Session, job: GenerationJob) -> None:
    """Queue the link to the generated recipe, or the news that there is none."""
    session.add(Mail(kind=MailKind.GENERATION, generation_job_id=job.id))
