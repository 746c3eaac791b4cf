import { useEffect, useMemo, useState } from "react";

import { useUnsavedChanges } from "@/shared/hooks/use-unsaved-changes";
import { sanitizeBlogHtml } from "@/shared/html/sanitize-blog-html";

import { dropPicture } from "./drafts/kept-pictures";
import { draftScope, dropDraft, keepDraft, listDrafts, newDraftId, type LocalDraft } from "./drafts/local-drafts";
import { useKeptDraft } from "./drafts/use-kept-draft";
import { draftTexts } from "./texts";
import type { StoredBlog } from "./use-blog-saving";
import { useChosenImage } from "./use-chosen-image";
import { areSame, type BlogTexts, type FeaturedImage } from "./values";

interface BlogEditingOptions {
  memberId: number;
  stored: StoredBlog;
  texts: BlogTexts;
  image: FeaturedImage | null;
}

/** What is being written, and what keeps it from being lost.
 *
 * The text of this tab survives a reload and an expired sign-in by itself; that of a closed tab is offered again.
 */
export function useBlogEditing({ memberId, stored, texts: openedTexts, image: openedImage }: BlogEditingOptions) {
  const scope = draftScope(memberId, stored.id);
  const [base, setBase] = useState({ texts: openedTexts, version: stored.version, hasImage: openedImage !== null });
  const [isDone, setDone] = useState(false);
  const [current, setCurrent] = useState(() => ({ id: newDraftId(), texts: openedTexts, version: stored.version }));
  const chosen = useChosenImage(openedImage, current.id);
  /** Counts what replaced the whole text: the rich text begins anew with it. */
  const [beginnings, setBeginnings] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);

  const hasOtherImage = chosen.image?.file != null || (chosen.image !== null) !== base.hasImage;
  const isDirty = !isDone && (hasOtherImage || !areSame(current.texts, base.texts));
  const hadPicture = chosen.image?.file != null;
  const kept = useMemo(() => ({ ...current, hadPicture }), [current, hadPicture]);

  const left = useUnsavedChanges({ key: `blog-${memberId}-${stored.id ?? "new"}`, values: kept, isDirty });
  useKeptDraft(scope, kept, isDirty);
  const [offers, setOffers] = useState(() =>
    listDrafts(scope).filter(({ id, texts }) => id !== left?.id && !areSame(texts, openedTexts)),
  );

  const restore = (draft: Omit<LocalDraft, "keptAt">) => {
    const { id, texts, version, hadPicture: isPictured } = draft;
    setCurrent({ id, texts, version });
    setBeginnings((count) => count + 1);
    setNotice(draftTexts.restored);
    if (!isPictured) return;
    void chosen.takeKept(id).then((wasKept) => {
      if (!wasKept) setNotice(draftTexts.restoredWithoutPicture);
    });
  };

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the stored text is known only after the state that is stored
    if (left !== null) restore(left);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, before anything is typed
  }, []);

  const withoutOffer = (draft: LocalDraft) => setOffers((all) => all.filter(({ id }) => id !== draft.id));

  /** What gives way to a restored draft is offered in its turn. */
  const setAside = () => {
    if (!isDirty) return;
    const draft = { ...kept, keptAt: new Date().toISOString() };
    keepDraft(scope, draft);
    setOffers((all) => [...all, draft]);
  };

  const change = (changes: Partial<BlogTexts>) =>
    setCurrent((before) => ({ ...before, texts: { ...before.texts, ...changes } }));

  return {
    texts: current.texts,
    version: current.version,
    image: chosen.image,
    isDirty,
    beginnings,
    notice,
    offer: offers[0] ?? null,
    change,
    tidyContent: () =>
      setCurrent(({ texts, ...before }) => ({ ...before, texts: { ...texts, content: sanitizeBlogHtml(texts.content) } })),
    pickImage: chosen.pick,
    removeImage: chosen.remove,
    restore: (draft: LocalDraft) => {
      withoutOffer(draft);
      setAside();
      restore(draft);
    },
    discard: (draft: LocalDraft) => {
      dropDraft(scope, draft.id);
      void dropPicture(draft.id);
      withoutOffer(draft);
    },
    /** Gives up what came back by itself. */
    startOver: () => {
      chosen.reset();
      setCurrent((before) => ({ ...before, texts: base.texts, version: base.version }));
      setBeginnings((count) => count + 1);
      setNotice(null);
    },
    markSaved: (texts: BlogTexts, version: string) => {
      chosen.markSent();
      setBase({ texts, version, hasImage: true });
      setCurrent((before) => ({ ...before, version }));
    },
    markDone: () => setDone(true),
  };
}
