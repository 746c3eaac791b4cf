import type { Understood } from "@/shared/api/types";
import { EVERYTHING, type RecipeSearch } from "@/shared/config/recipe-search";
import { Button } from "@/shared/ui/button";

import { listTexts } from "./texts";
import styles from "./ways-on.module.css";

interface WaysOnProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
  /** How the text was read; each reading that hides recipes can be dropped with its words. */
  understood?: readonly Understood[];
}

/** What leads on from a search without results: less of what was asked, everything, and the same without its text. */
export function WaysOn({ search, onSearch, understood = [] }: WaysOnProps) {
  const hiding = understood.filter(({ Total_Without_It: total }) => total !== null && total > 0);
  return (
    <>
      {hiding.map(({ Text, Label, Text_Without_It: text, Total_Without_It: total }) => (
        <Button key={Text} onClick={() => onSearch({ ...search, text })}>
          {listTexts.dropReading(Label, total ?? 0)}
        </Button>
      ))}
      <Button onClick={() => onSearch(EVERYTHING)}>{listTexts.clear}</Button>
      {search.text !== "" && (
        <Button
          variant="outline"
          className={styles.remove}
          onClick={() => onSearch({ ...search, text: "" })}
        >
          <span>{listTexts.removeText(search.text)}</span>
        </Button>
      )}
    </>
  );
}
