import { useParams } from "react-router-dom";

import { EditorPage } from "@/features/recipe-editor/editor-page";

import { MembersOnly } from "../members-only";

/** /recipe-edit/{id}, for members. */
export function Screen() {
  const { id = "" } = useParams();
  const recipeId = /^\d+$/.test(id) ? Number(id) : null;
  return <MembersOnly>{() => <EditorPage key={id} id={recipeId} />}</MembersOnly>;
}
