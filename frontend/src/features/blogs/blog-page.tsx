import { useQuery } from "@tanstack/react-query";

import { isNotFound } from "@/shared/api/errors";
import { paths } from "@/shared/config/paths";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { blogQuery } from "./api";
import { BlogArticle } from "./blog-article";
import styles from "./blog-page.module.css";
import { pageTexts } from "./texts";

/** A blog's page in all its states. */
export function BlogPage({ slug }: { slug: string }) {
  const { data: blog, error, refetch, isFetching } = useQuery(blogQuery(slug));

  if (blog !== undefined) return <BlogArticle blog={blog} />;
  if (error === null || isFetching) return <Waiting />;
  return (
    <div className={styles.state}>
      {isNotFound(error) ? (
        <EmptyState title={pageTexts.notFoundTitle} text={pageTexts.notFoundText} level={1}>
          <ButtonLink to={paths.blogs}>{pageTexts.backToList}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState title={pageTexts.failedTitle} text={pageTexts.failedText} level={1}>
          <Button onClick={() => void refetch()}>{pageTexts.again}</Button>
          <ButtonLink to={paths.blogs} variant="outline">
            {pageTexts.backToList}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <VisuallyHidden>{pageTexts.loading}</VisuallyHidden>
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingPicture} />
      <Skeleton className={styles.waitingText} />
    </div>
  );
}
