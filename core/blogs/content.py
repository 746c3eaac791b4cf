"""The HTML of blogs: a small list of elements, and nothing that runs or styles.

Source: docs/product/blogs.md#blog-html.
"""

import html
import re

import nh3

ELEMENTS = {"p", "h2", "h3", "strong", "b", "em", "i", "ul", "ol", "li", "blockquote", "br", "a"}
LINK_SCHEMES = {"http", "https", "mailto"}
LINK_REL = "nofollow ugc noopener noreferrer"
DROPPED_WITH_CONTENT = {"script", "style", "title", "template", "noscript", "textarea", "select", "iframe", "object"}

_HEADINGS = re.compile(r"(</?)h([1456])\b", re.IGNORECASE)
_HEADING_LEVELS = {"1": "h2", "4": "h3", "5": "h3", "6": "h3"}
_ABSOLUTE = re.compile("(?:https?|mailto):", re.IGNORECASE)
_BLOCK_ENDS = re.compile(r"</(?:p|h2|h3|li|blockquote)>|<br>")
_INVISIBLE = re.compile("[\x00-\x1f\x7f-\x9f\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]+")


def clean_html(given: str) -> str:
    """Return the allowed part of the HTML, well-formed. Headings become those of a page below its title.

    Links keep only an address of LINK_SCHEMES. Cleaning what is clean changes nothing.
    """
    levelled = _HEADINGS.sub(lambda found: found[1] + _HEADING_LEVELS[found[2]], given.replace("\x00", ""))
    return nh3.clean(
        levelled,
        tags=ELEMENTS,
        clean_content_tags=DROPPED_WITH_CONTENT,
        attributes={"*": set(), "a": {"href"}},
        url_schemes=LINK_SCHEMES,
        link_rel=LINK_REL,
        attribute_filter=_kept_attribute,
    ).strip()


def _kept_attribute(_element: str, name: str, value: str) -> str | None:
    # The list of schemes lets addresses without one pass.
    return value if name != "href" or _ABSOLUTE.match(value.strip()) else None


def plain_text(clean: str) -> str:
    """Return the text of cleaned HTML on one line, without markup; empty if there is nothing to read."""
    spaced = _BLOCK_ENDS.sub(lambda found: f"{found[0]} ", clean)
    text = html.unescape(nh3.clean(spaced, tags=set(), attributes={}))
    return " ".join(_INVISIBLE.sub(" ", text).split())
