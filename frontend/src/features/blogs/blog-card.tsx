import { Link } from "react-router";

import type { BlogSummary } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { Badge } from "@/shared/ui/badge";

import styles from "./blog-card.module.css";
import { formatBlogDate } from "./blog-date";

const SHOWN_TAGS = 2;

/** One blog as a card; the whole of it is the link to /blogs/{slug}. */
export function BlogCard({ blog }: { blog: BlogSummary }) {
  const tags = blog.Tags.map((tag) => tag.trim()).filter((tag) => tag !== "");
  return (
    <Link className={styles.card} to={paths.blog(blog.Slug)}>
      {blog.Featured_Image_URL && (
        <img className={styles.picture} src={blog.Featured_Image_URL} alt="" width={640} height={360} loading="lazy" />
      )}
      <div className={styles.body}>
        <h3 className={styles.title}>{blog.Title}</h3>
        <p className={styles.excerpt}>{blog.Excerpt}</p>
        <p className={styles.byline}>
          {blog.Author_Name} · <time dateTime={blog.Created_At}>{formatBlogDate(blog.Created_At)}</time>
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
