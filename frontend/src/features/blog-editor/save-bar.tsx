import { ActionBar } from "@/shared/ui/action-bar";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";

import { ConflictNotice } from "./conflict-notice";
import { editorTexts } from "./texts";
import type { Action, StoredBlog, useBlogSaving } from "./use-blog-saving";

interface SaveBarProps {
  stored: StoredBlog;
  saving: ReturnType<typeof useBlogSaving>;
  isDirty: boolean;
}

/** Stays at the bottom of the screen: why the blog was not saved, and the buttons. */
export function SaveBar({ stored, saving, isDirty }: SaveBarProps) {
  const { busy, message, conflict, refusals, isPublished, start, overwrite } = saving;
  const publication: Action = isPublished ? "unpublish" : "publish";

  return (
    <ActionBar
      state={isDirty && editorTexts.unsaved}
      buttons={
        <>
          <ActionButton
            action="save"
            busy={busy}
            label={isPublished ? editorTexts.save : editorTexts.saveDraft}
            isMain={stored.id === null || isPublished}
            onStart={start}
          />
          {stored.id !== null && (
            <ActionButton
              action={publication}
              busy={busy}
              label={editorTexts[publication]}
              isMain={publication === "publish"}
              onStart={start}
            />
          )}
        </>
      }
    >
      {conflict !== null && stored.slug !== null && (
        <ConflictNotice key={refusals} slug={stored.slug} onOverwrite={overwrite} />
      )}
      {message !== null && <Alert key={refusals} text={message} takesFocus="always" />}
    </ActionBar>
  );
}

interface ActionButtonProps {
  action: Action;
  busy: Action | null;
  label: string;
  isMain: boolean;
  onStart: (action: Action) => void;
}

/** Not `disabled` while something is sent: the button would lose the focus to the body. */
function ActionButton({ action, busy, label, isMain, onStart }: ActionButtonProps) {
  return (
    <Button
      variant={isMain ? "primary" : "outline"}
      aria-disabled={busy !== null}
      aria-busy={busy === action}
      onClick={() => onStart(action)}
    >
      {busy === action ? editorTexts.busy[action] : label}
    </Button>
  );
}
