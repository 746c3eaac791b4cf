"""Meta tags of a blog's page, with schema.org's BlogPosting."""

from collections.abc import Mapping
from typing import Any

from api.blogs.service import PAGE_WIDTH_PX
from api.site.meta import SHARE_PICTURE, SITE_NAME, PageMeta, described, shortened
from core.images.rows import url_of
from core.models import Blog
from core.settings import Settings

HEADLINE_LENGTH = 110
"""What search engines show of a headline."""


def blog_meta(blog: Blog, settings: Settings) -> PageMeta:
    """Return the meta of a published blog's page. The row has its picture and its author loaded."""
    url = f"{settings.origin}/blogs/{blog.slug}"
    picture_url = settings.origin + (url_of(blog.featured_image, PAGE_WIDTH_PX) or SHARE_PICTURE)
    data = blog_data(blog, url, picture_url, settings.origin)
    return described(f"{blog.title} · {SITE_NAME}", shortened(blog.excerpt), url, picture_url, "article", data)


def blog_data(blog: Blog, url: str, picture_url: str, origin: str) -> Mapping[str, Any]:
    """Return the blog as schema.org JSON-LD; what it does not have is left out."""
    known = {
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "headline": shortened(blog.title, HEADLINE_LENGTH),
        "description": shortened(blog.excerpt),
        "url": url,
        "mainEntityOfPage": url,
        "image": [picture_url],
        "author": {"@type": "Person", "name": blog.author.full_name},
        "publisher": {"@type": "Organization", "name": SITE_NAME, "url": f"{origin}/"},
        "datePublished": blog.published_at.isoformat() if blog.published_at else None,
        "dateModified": blog.updated_at.isoformat(),
        "keywords": ", ".join(blog.tags) or None,
        "inLanguage": "en",
    }
    return {name: value for name, value in known.items() if value is not None}
