import { Link } from "react-router-dom";

import type { BlogSummary } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { formatLongDate } from "@/shared/dates/long-date";
import { Badge } from "@/shared/ui/badge";
import { cx } from "@/shared/ui/cx";

import styles from "./blog-card.module.css";
import cardLink from "./card-link.module.css";
import { cardTexts } from "./texts";

const SHOWN_TAGS = 2;

interface BlogCardProps {
  blog: BlogSummary;
  /** Its author sees whether it is published; readers see only published ones, without a badge. */
  isPublished?: boolean;
}

/** One blog as a card; the whole of it is the link to /blogs/{slug}. */
export function BlogCard({ blog, isPublished }: BlogCardProps) {
  const tags = blog.Tags.map((tag) => tag.trim()).filter((tag) => tag !== "");
  return (
    <Link className={cx(cardLink.card, styles.card)} to={paths.blog(blog.Slug)}>
      {blog.Featured_Image_URL && (
        <img className={styles.picture} src={blog.Featured_Image_URL} alt="" width={640} height={360} loading="lazy" />
      )}
      <div className={styles.body}>
        {isPublished !== undefined && (
          <Badge className={styles.state} tone={isPublished ? "green" : "yellow"}>
            {isPublished ? cardTexts.published : cardTexts.draft}
          </Badge>
        )}
        <h3 className={styles.title}>{blog.Title}</h3>
        <p className={styles.excerpt}>{blog.Excerpt}</p>
        <p className={styles.byline}>
          {blog.Author_Name} · <time dateTime={blog.Created_At}>{formatLongDate(blog.Created_At)}</time>
        </p>
        <div className={styles.tags}>
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      </div>
    </Link>
  );
}
