import { useRef, useState } from "react";

import { saveBlog, setPublication } from "./api";
import { messageOf, problemsOf, type Problem } from "./rules";
import { failureTextOf, isConflict } from "./save-failure";
import { editorTexts } from "./texts";
import type { BlogTexts, FeaturedImage } from "./values";

export type Action = "save" | "publish" | "unpublish";

/** The blog as the site has it; null values for a new one. */
export interface StoredBlog {
  id: number | null;
  slug: string | null;
  version: string | null;
  isPublished: boolean;
}

interface BlogSavingOptions {
  stored: StoredBlog;
  texts: BlogTexts;
  image: FeaturedImage | null;
  isDirty: boolean;
  /** The texts and the image are on the site. */
  onSaved: (texts: BlogTexts, version: string) => void;
  /** Everything that was asked for is done. */
  onDone: (slug: string) => void;
}

/** Saves, publishes and unpublishes, one at a time. What has changed is always saved along. */
export function useBlogSaving({ stored, texts, image, isDirty, onSaved, onDone }: BlogSavingOptions) {
  const isLocked = useRef(false);
  const [busy, setBusy] = useState<Action | null>(null);
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Action | null>(null);
  /** Counts the refusals: each takes the focus to the banner. */
  const [refusals, setRefusals] = useState(0);
  const [isPublished, setPublished] = useState(stored.isPublished);

  const problems: Problem[] = wasTried ? problemsOf(texts, image !== null) : [];

  const save = async (version: string | null) => {
    const saved = await saveBlog({ id: stored.id, texts, file: image?.file ?? null, version });
    onSaved(texts, saved.Version);
    return saved.Slug;
  };

  const publish = async (slug: string, isPublic: boolean) => {
    await setPublication(slug, isPublic);
    setPublished(isPublic);
  };

  const perform = async (action: Action, version: string | null) => {
    let slug = stored.slug ?? "";
    // Changes to a public blog must not become public on its way to being a draft.
    if (action === "unpublish") await step(action, () => publish(slug, false));
    if (action === "save" || isDirty) slug = await step("save", () => save(version));
    if (action === "publish") await step(action, () => publish(slug, true));
    onDone(slug);
  };

  /** Says of a failure what has failed: a blog may be unpublished already when its changes can't be saved. */
  const step = async <T,>(name: Action, take: () => Promise<T>): Promise<T> => {
    try {
      return await take();
    } catch (error) {
      setFailure(failureTextOf(error, editorTexts.failures[name]));
      throw error;
    }
  };

  const refuse = () => setRefusals((count) => count + 1);

  const start = async (action: Action, version: string | null) => {
    if (isLocked.current) return;
    setFailure(null);
    setConflict(null);
    const mustBeWhole = action === "save" || isDirty;
    if (mustBeWhole && problemsOf(texts, image !== null).length > 0) {
      setTried(true);
      refuse();
      return;
    }
    isLocked.current = true;
    setBusy(action);
    try {
      await perform(action, version);
    } catch (error) {
      if (isConflict(error)) setConflict(action);
      refuse();
    } finally {
      isLocked.current = false;
      setBusy(null);
    }
  };

  return {
    busy,
    problems,
    isPublished,
    refusals,
    /** What the banner says. */
    message: messageOf(problems) ?? failure,
    /** What was asked for when the blog turned out to have changed elsewhere. */
    conflict,
    start: (action: Action) => void start(action, stored.version),
    overwrite: () => void start(conflict ?? "save", null),
  };
}
