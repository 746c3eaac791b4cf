import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";

import { ApiError } from "@/shared/api/errors";
import type { BlogEdit } from "@/shared/api/types";
import { AuthExpiredError } from "@/shared/auth/auth";
import { paths } from "@/shared/config/paths";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { editQuery } from "./api";
import { EditorForm } from "./editor-form";
import styles from "./editor-form.module.css";
import { EditorSkeleton } from "./editor-skeleton";
import { editorTexts } from "./texts";
import { imageOf, NO_TEXTS, textsOf } from "./values";

const NOTHING_STORED = { id: null, slug: null, version: null, isPublished: false };

/** The editor of a blog that is not stored yet. */
export function NewBlogPage({ memberId }: { memberId: number }) {
  return <EditorForm memberId={memberId} stored={NOTHING_STORED} texts={NO_TEXTS} image={null} />;
}

/** The editor of a blog, in all its states. Another author's leads to the list. */
export function EditBlogPage({ memberId, slug }: { memberId: number; slug: string }) {
  const { data: blog, error, isFetching, refetch } = useQuery(editQuery(slug));

  if (blog !== undefined) {
    return blog.Author_ID === memberId ? (
      <EditorForm memberId={memberId} stored={storedOf(blog)} texts={textsOf(blog)} image={imageOf(blog)} />
    ) : (
      <Navigate to={paths.blogs} replace />
    );
  }
  if (error === null || isFetching || error instanceof AuthExpiredError) return <EditorSkeleton />;
  if (error instanceof ApiError && error.status === 403) return <Navigate to={paths.blogs} replace />;
  return <Failed error={error} onRetry={() => void refetch()} />;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const wasAnswered = error instanceof ApiError;
  const isFinal = wasAnswered && error.status < 500;
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={wasAnswered ? editorTexts.notFound : editorTexts.failed}
        text={isFinal ? editorTexts.notFoundText : editorTexts.failedText}
      >
        {!isFinal && <Button onClick={onRetry}>{editorTexts.again}</Button>}
        <ButtonLink to={paths.blogs} variant={isFinal ? "primary" : "outline"}>
          {editorTexts.back}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function storedOf({ ID, Slug, Version, Is_Published }: BlogEdit) {
  return { id: ID, slug: Slug, version: Version, isPublished: Is_Published };
}
