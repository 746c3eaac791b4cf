import { EVERYTHING, type RecipeSearch } from "@/shared/config/recipe-search";
import { Button } from "@/shared/ui/button";

import { listTexts } from "./texts";
import styles from "./ways-on.module.css";

interface WaysOnProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

/** What leads on from a search without results: the same without its text, and everything; each where it changes something. */
export function WaysOn({ search, onSearch }: WaysOnProps) {
  const hasFilters = Object.keys(search.filters).length > 0;
  return (
    <>
      {hasFilters && <Button onClick={() => onSearch(EVERYTHING)}>{listTexts.clear}</Button>}
      {search.text !== "" && (
        <Button
          variant={hasFilters ? "outline" : "primary"}
          className={styles.remove}
          onClick={() => onSearch({ ...search, text: "" })}
        >
          <span>{listTexts.removeText(search.text)}</span>
        </Button>
      )}
    </>
  );
}
