import { useParams } from "react-router-dom";

import { RecipePage } from "@/features/recipe-detail/recipe-page";

/** /recipe/{id}. */
export function Screen() {
  const { id = "" } = useParams();
  return <RecipePage id={/^\d+$/.test(id) ? Number(id) : null} />;
}
