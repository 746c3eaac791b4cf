import { useParams } from "react-router-dom";

import { FavoriteButton } from "@/features/favorites/favorite-button";
import { RecipePage } from "@/features/recipe-detail/recipe-page";

/** /recipe/{id}. */
export function Screen() {
  const { id = "" } = useParams();
  return (
    <RecipePage
      id={/^\d+$/.test(id) ? Number(id) : null}
      renderActions={(recipe) => <FavoriteButton title={recipe.Short_Title} />}
    />
  );
}
