import { useQuery } from "@tanstack/react-query";

import { BlogGrid } from "@/shared/cards/blog-grid";
import { paths } from "@/shared/config/paths";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { Section, SectionLink } from "@/shared/ui/section";
import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { recentBlogsQuery } from "./api";
import styles from "./latest-blogs.module.css";
import { blogTexts } from "./texts";

// Below the first screenful: not part of the first load.
const BlogCard = lazyNamed(() => import("@/shared/cards/blog-card"), "BlogCard");

const SHOWN_BLOGS = 3;

/** Home's newest blogs. Silent when there are none and when they cannot be fetched. */
export function LatestBlogs() {
  const { data: blogs = [], isPending } = useQuery(recentBlogsQuery);
  if (!isPending && blogs.length === 0) return null;

  return (
    <Section title={blogTexts.latestTitle} aside={<SectionLink to={paths.blogs}>{blogTexts.viewAll}</SectionLink>}>
      {isPending && (
        <div role="status" aria-busy="true">
          <VisuallyHidden>{blogTexts.loading}</VisuallyHidden>
        </div>
      )}
      <BlogGrid>
        {isPending
          ? Array.from({ length: SHOWN_BLOGS }, (_, index) => (
              <li key={index} aria-hidden="true" data-testid="blog-card-skeleton">
                <Skeleton className={styles.skeleton} />
              </li>
            ))
          : blogs.slice(0, SHOWN_BLOGS).map((blog) => (
              <li key={blog.ID}>
                <BlogCard blog={blog} fallback={<Skeleton className={styles.skeleton} />} />
              </li>
            ))}
      </BlogGrid>
    </Section>
  );
}
