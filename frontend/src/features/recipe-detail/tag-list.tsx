import { Link } from "react-router-dom";

import type { RecipeDetail } from "@/shared/api/types";
import { recipesPath } from "@/shared/config/paths";

import styles from "./tag-list.module.css";
import { detailTexts } from "./texts";

/** The recipe's tags; each searches for its word. */
export function TagList({ tags }: Readonly<{ tags: RecipeDetail["Tags"] }>) {
  if (tags.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tags">
      <h2 id="tags" className={styles.title}>
        {detailTexts.tags}
      </h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag.ID}>
            <Link to={recipesPath({ search: tag.Name })} className={styles.tag}>
              {`# ${tag.Name}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
