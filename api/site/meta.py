"""Meta tags of pages, for search engines and link previews."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from api.site.screens import NOT_FOUND, Screen, read_screens
from core.config_files import read_config
from core.settings import Settings

SITE_NAME = "Sufra"
TAGLINE = "Discover authentic halal recipes from around the world"
SHARE_PICTURE = "/share.png"
DESCRIPTION_LENGTH = 200

SITE_TITLE = f"{SITE_NAME} · Halal Made Easy, Flavor Made Rich"


@dataclass(frozen=True)
class PageMeta:
    """A page's title, description, tags and structured data; plain text, escaped where it is rendered."""

    title: str
    description: str
    canonical_url: str | None = None
    is_hidden: bool = False
    """Whether search engines should leave the page out."""
    open_graph: Mapping[str, str] = field(default_factory=dict)
    twitter: Mapping[str, str] = field(default_factory=dict)
    structured_data: Mapping[str, Any] | None = None


def described(
    title: str, description: str, url: str, picture_url: str, kind: str, data: Mapping[str, Any] | None = None
) -> PageMeta:
    """Return the meta of a public page, with the same words for every network."""
    return PageMeta(
        title=title,
        description=description,
        canonical_url=url,
        open_graph={
            "og:site_name": SITE_NAME,
            "og:locale": "en_US",
            "og:type": kind,
            "og:title": title,
            "og:description": description,
            "og:url": url,
            "og:image": picture_url,
        },
        twitter={
            "twitter:card": "summary_large_image",
            "twitter:title": title,
            "twitter:description": description,
            "twitter:image": picture_url,
        },
        structured_data=data,
    )


def screen_meta(screen: Screen, settings: Settings) -> PageMeta:
    """Return the meta of a screen without data of its own, described by `config/descriptions.json`.

    A screen that search engines do not list has no canonical address and nothing to share: its path may hold the
    secret id of a mailed link.
    """
    title = SITE_TITLE if screen.title is None else f"{screen.title} · {SITE_NAME}"
    if not screen.is_indexed:
        return PageMeta(title=title, description=TAGLINE, is_hidden=True)
    description = read_config("descriptions").get(screen.key, TAGLINE)
    data = site_data(settings.origin) if screen.path == "/" else None
    url = settings.origin + screen.path
    return described(title, description, url, settings.origin + SHARE_PICTURE, "website", data)


def site_data(origin: str) -> Mapping[str, Any]:
    """Return the site as schema.org's WebSite, with its search."""
    return {
        "@context": "https://schema.org",
        "@type": "WebSite",
        "name": SITE_NAME,
        "description": TAGLINE,
        "url": f"{origin}/",
        "potentialAction": {
            "@type": "SearchAction",
            "target": {"@type": "EntryPoint", "urlTemplate": f"{origin}/recipes?search={{search_term_string}}"},
            "query-input": "required name=search_term_string",
        },
    }


def not_found_meta(settings: Settings) -> PageMeta:
    """Return the meta of the not-found screen."""
    return screen_meta(read_screens()[NOT_FOUND], settings)


def shortened(text: str, length: int = DESCRIPTION_LENGTH) -> str:
    """Return the text cut at a word, with an ellipsis where something is missing."""
    line = " ".join(text.split())
    return line if len(line) <= length else line[: length - 1].rsplit(" ", 1)[0] + "…"
