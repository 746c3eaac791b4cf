import { useQuery } from "@tanstack/react-query";

import type { Blog } from "@/shared/api/types";
import { Dialog } from "@/shared/ui/dialog";
import { PanelList } from "@/shared/ui/panel-list";

import { commentsQuery } from "../api";
import { commentTexts } from "../texts";
import { CommentEntry } from "./comment-entry";
import { CommentForm } from "./comment-form";

interface CommentsPanelProps {
  blog: Pick<Blog, "ID" | "Title">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The side panel of a blog's comments, with the form for one more. */
export function CommentsPanel({ blog, open, onOpenChange }: CommentsPanelProps) {
  const query = useQuery(commentsQuery(blog.ID));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} placement="side" title={commentTexts.title} description={blog.Title}>
      <CommentForm blogId={blog.ID} />
      <PanelList query={query} texts={commentTexts}>
        {(comment) => <CommentEntry comment={comment} />}
      </PanelList>
    </Dialog>
  );
}
