"""Why an account call is refused."""

from core.errors import DomainError


class WrongCredentials(DomainError):
    """The address or the password is wrong; the answer does not say which."""

    status = 401
    code = "wrong_credentials"
    sentence = "The email address or password is incorrect."


class WrongPassword(WrongCredentials):
    """The member's password, asked for once more, is wrong. Not 401: the sign-in itself is still good."""

    status = 403
    code = "wrong_password"
    sentence = "The password is incorrect."


class DeletionScheduled(DomainError):
    """The password is right, and the account is to be deleted. It can be kept until then."""

    status = 403
    code = "deletion_scheduled"
    sentence = "Your account will be deleted. You can still keep it."


class AlreadyScheduled(DomainError):
    """The account's deletion has been asked for already."""

    status = 409
    code = "deletion_already_scheduled"
    sentence = "The deletion of your account is scheduled already."


class NotActivated(DomainError):
    """The password is that of a sign-up whose activation link has not been used."""

    status = 403
    code = "not_activated"
    sentence = "Your account is not activated yet. Please use the activation link in the email we sent you."


class EmailTaken(DomainError):
    """A user with this address exists."""

    status = 409
    code = "email_taken"
    sentence = "There is an account with this email address already."


class ActivationLinkRejected(DomainError):
    """The activation link is unknown, used, expired, or a link of another kind."""

    code = "activation_link_rejected"
    sentence = "Failed to activate your account. The activation link may be invalid or expired."


class ActivationLinkUsed(ActivationLinkRejected):
    """The activation link has been used, or voided by another one of its address: there is an account."""

    code = "activation_link_used"


class ResetLinkRejected(DomainError):
    """The reset link is unknown, used, expired, or a link of another kind."""

    code = "reset_link_rejected"
    sentence = "Failed to reset password. The reset link may be invalid or expired."


class KeepLinkRejected(DomainError):
    """The link to keep an account is unknown, expired, void, or a link of another kind."""

    code = "keep_link_rejected"
    sentence = "Failed to keep your account. The link may be invalid or expired."


class KeepLinkUsed(KeepLinkRejected):
    """The link has been used, and the account is kept."""

    code = "keep_link_used"
