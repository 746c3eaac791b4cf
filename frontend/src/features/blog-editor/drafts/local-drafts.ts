import type { BlogTexts } from "../values";

/** Text that a member typed and did not save, kept in this browser. */
export interface LocalDraft {
  /** Of the visit in which it was typed: two tabs don't overwrite each other's. */
  id: string;
  /** ISO 8601, UTC. */
  keptAt: string;
  texts: BlogTexts;
  /** The version of the blog that the texts are based on; null for a new blog. */
  version: string | null;
  /** Whether a picture was chosen, which is kept beside it if the browser can (kept-pictures.ts). */
  hadPicture: boolean;
}

const PREFIX = "sufra.blog-draft";

/** Names what is edited, by whom. `blogId` is null for a new blog. */
export function draftScope(memberId: number, blogId: number | null): string {
  return `${PREFIX}.${memberId}.${blogId ?? "new"}.`;
}

export function newDraftId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
}

/** Returns the drafts of a scope, the latest first. Damaged entries are left out. */
export function listDrafts(scope: string): LocalDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(scope))
      .flatMap((key) => readDraft(localStorage.getItem(key)))
      .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  } catch {
    return [];
  }
}

/** Blocked or full storage keeps nothing; the questions before leaving still protect the text. */
export function keepDraft(scope: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(scope + draft.id, JSON.stringify(draft));
  } catch {
    // See above.
  }
}

export function dropDraft(scope: string, id: string): void {
  try {
    localStorage.removeItem(scope + id);
  } catch {
    // Blocked storage holds nothing.
  }
}

function readDraft(stored: string | null): LocalDraft[] {
  try {
    const draft = JSON.parse(stored ?? "null") as LocalDraft;
    const { title, excerpt, content, tags } = draft.texts;
    const areTexts = [draft.id, draft.keptAt, title, excerpt, content, ...tags].every((text) => typeof text === "string");
    return areTexts ? [draft] : [];
  } catch {
    return [];
  }
}
