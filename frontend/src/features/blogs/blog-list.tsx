import { useInfiniteQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";

import { BlogCard } from "@/shared/cards/blog-card";
import { BlogGrid } from "@/shared/cards/blog-grid";
import { paths } from "@/shared/config/paths";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Skeleton } from "@/shared/ui/skeleton";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import { allBlogsQuery } from "./api";
import styles from "./blog-list.module.css";
import { listTexts } from "./texts";

const SKELETON_COUNT = 9;
const PRIORITY_COUNT = 6;

/** All published blogs, in all their states. Source: docs/product/blogs.md#blog-list */
export function BlogList() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(allBlogsQuery);
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(null);
  // A blog that was published meanwhile moves the others to the next page.
  const blogs = [...new Map(data?.pages.flatMap((page) => page.Blogs).map((blog) => [blog.ID, blog])).values()];

  // Load More may vanish with the last page: the keyboard goes on from the first new card.
  useLayoutEffect(() => {
    if (focusFrom.current === null || blogs.length <= focusFrom.current) return;
    list.current?.querySelectorAll("a")[focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [blogs.length]);

  if (data === undefined) {
    return error === null || isFetching ? <Waiting /> : <Failed onRetry={() => void refetch()} />;
  }
  if (blogs.length === 0) {
    return (
      <EmptyState title={listTexts.emptyTitle} text={listTexts.emptyText} level={2}>
        <ButtonLink to={paths.recipes}>{listTexts.toRecipes}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div ref={list}>
        <BlogGrid>
          {blogs.map((blog, index) => (
            <li key={blog.ID}>
              <BlogCard blog={blog} level={2} priority={index < PRIORITY_COUNT} />
            </li>
          ))}
        </BlogGrid>
      </div>
      <div className={styles.foot}>
        <p role="status">{listTexts.showing(blogs.length)}</p>
        {hasNextPage && (
          <Button
            variant="outline"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (isFetchingNextPage) return;
              focusFrom.current = blogs.length;
              void fetchNextPage({ cancelRefetch: false });
            }}
          >
            {isFetchingNextPage ? listTexts.loadingMore : listTexts.more}
          </Button>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
      <BlogGrid>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <li key={index} aria-hidden="true" data-testid="blog-card-skeleton">
            <Skeleton className={styles.skeleton} />
          </li>
        ))}
      </BlogGrid>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={listTexts.failedTitle} text={listTexts.failedText} level={2}>
        <Button onClick={onRetry}>{listTexts.again}</Button>
      </EmptyState>
    </div>
  );
}
