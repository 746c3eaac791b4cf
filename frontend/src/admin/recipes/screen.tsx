import { useState } from "react";

import { useCategories, useCuisines } from "@/shared/api/lookups";

import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar, FilterSelect } from "../parts/filter-bar";
import { useAddress } from "../parts/use-address";
import { useChange } from "../parts/use-change";
import { useList } from "../parts/use-list";
import { listRecipes, publishRecipe, type RecipeRow } from "./api";
import { DeleteRecipe } from "./delete-recipe";
import { RecipeTableRow } from "./recipe-table-row";

const COLUMNS = ["", "Title", "State", "Actions", "Cuisine", "Category", "By", "Source", "Rating", "Views", "Changed"];
const NAMES = ["search", "cuisine", "category", "published", "source", "order"];
const PUBLISHED = [
  { value: "", label: "All" },
  { value: "yes", label: "Published" },
  { value: "no", label: "Drafts" },
];
const SOURCES = [
  { value: "", label: "All" },
  { value: "member", label: "Members" },
  { value: "import", label: "Imports" },
];
const ORDERS = [
  { value: "", label: "Newest" },
  { value: "changed", label: "Last changed" },
  { value: "title", label: "Title" },
  { value: "views", label: "Views" },
];

/** /admin/recipes. */
export function Screen() {
  const [params, change] = useAddress();
  const query = useList("recipes", NAMES, listRecipes);
  const { data: cuisines = [] } = useCuisines();
  const { data: categories = [] } = useCategories();
  const [leaving, setLeaving] = useState<RecipeRow | null>(null);
  const publishing = useChange("recipes", publishRecipe, ({ Is_Published: isPublished }) =>
    isPublished ? "The recipe is published." : "The recipe is a draft.",
  );
  const filter = (name: string) => ({
    value: params.get(name) ?? "",
    onChoose: (value: string) => change({ [name]: value }),
  });

  return (
    <>
      <DeskHead title="Recipes" lead="Every recipe, drafts included." />
      <FilterBar searchLabel="Title or number" search={params.get("search") ?? ""} onSearch={(search) => change({ search })}>
        <FilterSelect label="State" options={PUBLISHED} {...filter("published")} />
        <FilterSelect
          label="Cuisine"
          options={[{ value: "", label: "All" }, ...cuisines.map(({ Code, Display_Name }) => ({ value: Code, label: Display_Name }))]}
          {...filter("cuisine")}
        />
        <FilterSelect
          label="Category"
          options={[{ value: "", label: "All" }, ...categories.map(({ Code, Short_Name }) => ({ value: Code, label: Short_Name }))]}
          {...filter("category")}
        />
        <FilterSelect label="Source" options={SOURCES} {...filter("source")} />
        <FilterSelect label="Order" options={ORDERS} {...filter("order")} />
      </FilterBar>
      <DeskList
        label="Recipes"
        query={query}
        columns={COLUMNS}
        row={(recipe) => (
          <RecipeTableRow
            key={recipe.ID}
            recipe={recipe}
            isBusy={publishing.isPending}
            onPublish={() => publishing.mutate({ id: recipe.ID, publish: !recipe.Is_Published })}
            onDelete={() => setLeaving(recipe)}
          />
        )}
      />
      {leaving !== null && <DeleteRecipe recipe={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
