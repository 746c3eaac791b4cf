import { EVERYTHING, type RecipeSearch } from "@/shared/config/recipe-search";
import { Button } from "@/shared/ui/button";

import { listTexts } from "./texts";
import styles from "./ways-on.module.css";

interface WaysOnProps {
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
}

/** What leads on from a search without results: everything, and the same without its text. */
export function WaysOn({ search, onSearch }: WaysOnProps) {
  return (
    <>
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
