import type { Ref } from "react";

import type { Category, Cuisine } from "@/shared/api/types";
import { motifOf } from "@/shared/motif/motifs";
import { Tile } from "@/shared/motif/tile";
import { CategoryIcon } from "@/shared/ui/category-icon";

import { ChoiceChips } from "./choice-chips";
import { generatorTexts } from "./texts";

interface ChoiceProps<Item> {
  items: readonly Item[];
  value: number | null;
  onValueChange: (id: number) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The cuisines, each with its tile. */
export function CuisineChoice({ items, ...rest }: ChoiceProps<Cuisine>) {
  const choices = items.map(({ ID, Code, Display_Name }) => ({ id: ID, label: Display_Name, art: <CuisineTile code={Code} /> }));
  return <ChoiceChips {...rest} legend={generatorTexts.cuisine} choices={choices} />;
}

function CuisineTile({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 100 100" focusable="false">
      <Tile motif={motifOf(code)} />
    </svg>
  );
}

/** The categories, each with its icon. */
export function CategoryChoice({ items, ...rest }: ChoiceProps<Category>) {
  const choices = items.map(({ ID, Short_Name, Icon_URL }) => ({ id: ID, label: Short_Name, art: <CategoryIcon name={Icon_URL} /> }));
  return <ChoiceChips {...rest} legend={generatorTexts.category} choices={choices} />;
}
