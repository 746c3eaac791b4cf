import { ArrowLeft, Pencil } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router-dom";

import type { Blog } from "@/shared/api/types";
import { useAuth } from "@/shared/auth/auth";
import { paths } from "@/shared/config/paths";
import { formatLongDate } from "@/shared/dates/long-date";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { sanitizeBlogHtml } from "@/shared/html/sanitize-blog-html";
import { BLOG_WIDTHS_PX, srcSet } from "@/shared/images/renditions";
import { Badge } from "@/shared/ui/badge";
import { ButtonLink } from "@/shared/ui/button";
import { MemberPicture } from "@/shared/ui/member-picture";

import { markBlogViewed } from "./api";
import styles from "./blog-page.module.css";
import { CommentsButton } from "./comments/comments-button";
import { pageTexts } from "./texts";

/** A blog as its readers see it. Source: docs/product/blogs.md#blog-page */
export function BlogArticle({ blog }: { blog: Blog }) {
  useDocumentTitle(blog.Title);
  useViewMark(blog);
  const tags = blog.Tags.map((tag) => tag.replaceAll(/\s+/g, "")).filter((tag) => tag !== "");
  return (
    <article className={styles.page}>
      <Link className={styles.back} to={paths.blogs}>
        <ArrowLeft size="1rem" aria-hidden="true" />
        {pageTexts.backToList}
      </Link>
      <header className={styles.head}>
        {!blog.Is_Published && (
          <p className={styles.draft}>
            <Badge tone="yellow">{pageTexts.draft}</Badge> {pageTexts.draftHint}
          </p>
        )}
        <h1 className={styles.title}>{blog.Title}</h1>
        <p className={styles.excerpt}>{blog.Excerpt}</p>
        <div className={styles.under}>
          <p className={styles.byline}>
            <MemberPicture name={blog.Author_Name} pictureUrl={blog.Author_Profile_Pic} />
            <span>
              <strong>{blog.Author_Name}</strong>
              <time dateTime={blog.Created_At}>{formatLongDate(blog.Created_At)}</time>
            </span>
          </p>
          <div className={styles.actions}>
            <EditLink blog={blog} />
            <CommentsButton blog={blog} />
          </div>
        </div>
      </header>
      {blog.Featured_Image_URL && (
        <img
          className={styles.picture}
          src={blog.Featured_Image_URL}
          srcSet={srcSet(blog.Featured_Image_URL, BLOG_WIDTHS_PX)}
          sizes="(min-width: 64rem) 60rem, 100vw"
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: sanitizeBlogHtml(blog.Content) }} />
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={pageTexts.tags}>
          {tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** For the author, as long as they are a master chef. */
function EditLink({ blog }: { blog: Blog }) {
  const user = useAuth()?.user;
  if (user?.id !== blog.Author_ID || !user.isMasterChef) return null;
  return (
    <ButtonLink to={paths.blogEdit(blog.Slug)} variant="outline">
      <Pencil size="1.125rem" aria-hidden="true" />
      {pageTexts.edit}
    </ButtonLink>
  );
}

/** Counts a view of what everybody can see. */
function useViewMark({ ID: id, Is_Published: isPublished }: Blog): void {
  useEffect(() => {
    if (isPublished) markBlogViewed(id);
  }, [id, isPublished]);
}
