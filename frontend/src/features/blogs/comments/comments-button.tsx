import { MessageSquareText } from "lucide-react";

import type { Blog } from "@/shared/api/types";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { hasKeptValues } from "@/shared/hooks/use-kept-values";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { Button } from "@/shared/ui/button";

import { commentTexts } from "../texts";
import { keptComment } from "./kept-comment";

const CommentsPanel = lazyDialog(() => import("./comments-panel"), "CommentsPanel");

/** Opens what readers say of a blog. */
export function CommentsButton({ blog }: { blog: Pick<Blog, "ID" | "Title"> }) {
  // A comment that an expired sign-in, or a reload, has interrupted goes on.
  const panel = useKeptDialog({ isOpen: hasKeptValues(keptComment(blog.ID)) });
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={panel.open}>
        <MessageSquareText size="1.125rem" aria-hidden="true" />
        {commentTexts.button}
      </Button>
      {panel.isNeeded && <CommentsPanel blog={blog} {...panel.dialog} />}
    </>
  );
}
