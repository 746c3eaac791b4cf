"""A blog's page before its scripts: title, author, picture and text in the template that the build has drawn.

Source: docs/decisions/0013-first-paint.md; frontend/scripts/served/blog.mjs makes the template.
"""

from datetime import datetime

from markupsafe import Markup

from api.blogs.schemas import BlogOut
from api.site.detail import Detail
from api.site.opening import Answer
from api.site.pictures import picture_source
from api.site.templates import render_template
from core.blogs.content import clean_html
from core.long_date import long_date

CALL = "/api/v1.0/blogs"


def blog_detail(blog: BlogOut) -> Detail:
    """Return what the page of a published blog begins with."""
    answer = Answer(f"{CALL}/{blog.slug}", blog.model_dump_json(by_alias=True).encode())
    return Detail(lambda template: render_blog(template, blog), answer)


def render_blog(template: str, blog: BlogOut) -> str:
    """Return the blog's page; every value but the blog's cleaned HTML is escaped."""
    tags = ["".join(tag.split()) for tag in blog.tags]
    return render_template(
        template,
        blog=blog,
        day=long_date(datetime.fromisoformat(blog.created_at)),
        picture=picture_source(blog.featured_image_url, "16:9"),
        # It was cleaned when it was stored; whatever is stored, the page holds only clean HTML.
        content=Markup(clean_html(blog.content)),  # noqa: S704
        tags=[tag for tag in tags if tag],
    )
