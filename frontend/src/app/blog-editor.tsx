import { useParams } from "react-router-dom";

import { EditBlogPage, NewBlogPage } from "@/features/blog-editor/editor-page";

import { MasterChefsOnly } from "./master-chefs-only";

/** /blogs/create and /blogs/{slug}/edit, for master chefs. */
export function Screen() {
  const { slug } = useParams();
  return (
    <MasterChefsOnly>
      {(memberId) =>
        slug === undefined ? (
          <NewBlogPage key={memberId} memberId={memberId} />
        ) : (
          <EditBlogPage key={slug} memberId={memberId} slug={slug} />
        )
      }
    </MasterChefsOnly>
  );
}
