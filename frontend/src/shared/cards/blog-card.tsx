import { Link } from "react-router-dom";

import type { BlogSummary } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { formatLongDate } from "@/shared/dates/long-date";
import { BLOG_WIDTHS_PX, srcSet } from "@/shared/images/renditions";
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
  /** Of the title's heading. */
  level?: 2 | 3;
  /** For cards that show at once. */
  priority?: boolean;
}

/** One blog as a card; the whole of it is the link to /blogs/{slug}. */
export function BlogCard({ blog, isPublished, level = 3, priority = false }: BlogCardProps) {
  const Heading = `h${level}` as const;
  const tags = blog.Tags.map((tag) => tag.trim()).filter((tag) => tag !== "");
  return (
    <Link className={cx(cardLink.card, styles.card)} to={paths.blog(blog.Slug)}>
      {blog.Featured_Image_URL && (
        <img
          className={styles.picture}
          src={blog.Featured_Image_URL}
          srcSet={srcSet(blog.Featured_Image_URL, BLOG_WIDTHS_PX)}
          sizes="(min-width: 64rem) 24rem, (min-width: 45rem) 45vw, 92vw"
          alt=""
          width={640}
          height={360}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
        />
      )}
      <div className={styles.body}>
        {isPublished !== undefined && (
          <Badge className={styles.state} tone={isPublished ? "green" : "yellow"}>
            {isPublished ? cardTexts.published : cardTexts.draft}
          </Badge>
        )}
        <Heading className={styles.title}>{blog.Title}</Heading>
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
