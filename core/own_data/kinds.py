"""Every kind of a member's data. A new table with members' data gets a module here and an entry in the list.

tests/core/own_data fails for a reference to `users`, or a column with an email address, that no kind has.
"""

from core.own_data.audit import CHANGES
from core.own_data.blogs import BLOGS
from core.own_data.comments import COMMENTS
from core.own_data.credits import CREDITS
from core.own_data.favorites import FAVORITES
from core.own_data.generations import GENERATIONS
from core.own_data.imports import IMPORTS
from core.own_data.kind import Kind
from core.own_data.links import LINKS
from core.own_data.mails import MAILS
from core.own_data.messages import MESSAGES
from core.own_data.profile import PROFILE
from core.own_data.recipes import RECIPES
from core.own_data.reviews import REVIEWS

KINDS: tuple[Kind, ...] = (
    *(PROFILE, CREDITS, FAVORITES, RECIPES, GENERATIONS, REVIEWS, BLOGS, COMMENTS),
    *(MESSAGES, MAILS, LINKS, CHANGES, IMPORTS),
)
