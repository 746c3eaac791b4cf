import type { RecipeDetail } from "@/shared/api/types";

import { attributionOf } from "./attribution";
import styles from "./source-note.module.css";
import { detailTexts } from "./texts";

/** Who wrote an imported recipe, where, and under which licence. Nothing for recipes of our own. */
export function SourceNote({ recipe }: { recipe: RecipeDetail }) {
  const source = attributionOf(recipe);
  if (source === null) return null;
  const { author, url, site, license, licenseUrl } = source;
  return (
    <section className={styles.note} aria-labelledby="source">
      <h2 id="source" className={styles.title}>
        {detailTexts.source}
      </h2>
      <p>
        {author}
        {author !== null && url !== null && ", "}
        {url !== null && (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {site}
          </a>
        )}
      </p>
      {license !== null && (
        <p>
          {licenseUrl === null ? (
            license
          ) : (
            <a href={licenseUrl} target="_blank" rel="noopener noreferrer license">
              {license}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
