import { paths } from "@/shared/config/paths";
import { Button } from "@/shared/ui/button";

import { Moment, PictureCell, PublishedBadge } from "../parts/cells";
import { RowActions } from "../parts/row-actions";
import type { RecipeRow } from "./api";

interface RecipeTableRowProps {
  recipe: RecipeRow;
  isBusy: boolean;
  onPublish: () => void;
  onDelete: () => void;
}

/** A recipe with what staff do to it. */
export function RecipeTableRow({ recipe, isBusy, onPublish, onDelete }: RecipeTableRowProps) {
  const { Title: title } = recipe;
  return (
    <tr>
      <PictureCell url={recipe.Image_URL} />
      <th scope="row">
        <a href={paths.recipe(recipe.ID)} target="_blank" rel="noopener">
          {title}
        </a>
      </th>
      <td>
        <PublishedBadge isPublished={recipe.Is_Published} />
      </td>
      <td>
        <RowActions>
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-label={`${recipe.Is_Published ? "Unpublish" : "Publish"} ${title}`}
            onClick={onPublish}
          >
            {recipe.Is_Published ? "Unpublish" : "Publish"}
          </Button>
          <Button variant="quiet" aria-label={`Edit ${title}`} onClick={() => location.assign(paths.recipeEdit(recipe.ID))}>
            Edit
          </Button>
          <Button variant="quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        </RowActions>
      </td>
      <td>{recipe.Cuisine_Name ?? "–"}</td>
      <td>{recipe.Category_Name ?? "–"}</td>
      <td>{recipe.Owner_Name}</td>
      <td>{recipe.Source === "import" ? "Import" : "Member"}</td>
      <td>{recipe.Review_Count === 0 ? "–" : `${recipe.Average_Rating.toFixed(1)} (${recipe.Review_Count})`}</td>
      <td>{recipe.View_Count.toLocaleString("en-US")}</td>
      <td>
        <Moment at={recipe.Updated_At} />
      </td>
    </tr>
  );
}
