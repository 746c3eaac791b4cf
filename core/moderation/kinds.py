"""What is moderated: reviews of recipes and comments on blogs."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy.orm import InstrumentedAttribute

from core.models import Blog, Comment, Recipe, Review
from core.models.moderation import Moderated

Text = TypeVar("Text", bound=Moderated)


@dataclass(frozen=True)
class ModeratedKind(Generic[Text]):
    """A table of moderated texts."""

    name: str
    """What staff call one, in the singular."""
    model: type[Text]
    texts: tuple[InstrumentedAttribute[str], ...]
    """What the checker reads. The first one is compared with what else the member wrote."""
    subject: InstrumentedAttribute[Recipe] | InstrumentedAttribute[Blog]
    """What it is about."""

    def texts_of(self, row: Text) -> list[str]:
        """Return what the member wrote, without empty fields."""
        return [text for text in (getattr(row, column.key) for column in self.texts) if text]


REVIEWS = ModeratedKind("review", Review, (Review.review_text, Review.modifications_made), Review.recipe)
COMMENTS = ModeratedKind("comment", Comment, (Comment.comment_text,), Comment.blog)
MODERATED_KINDS: tuple[ModeratedKind[Any], ...] = (REVIEWS, COMMENTS)
