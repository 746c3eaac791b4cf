import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { EmptyPlate } from "@/shared/motif/empty-plate";

import { keptRecipesQuery } from "./kept-recipes";
import styles from "./offline-page.module.css";
import { offlineTexts } from "./texts";

/** Where one lands without a network: what can be cooked all the same. `wantedPath` is where one was going. */
export function OfflinePage({ wantedPath }: { wantedPath: string }) {
  const { data: recipes } = useQuery(keptRecipesQuery);
  return (
    <div className={styles.page}>
      <EmptyPlate className={styles.plate} />
      <div>
        <h1 className={styles.title}>{offlineTexts.title}</h1>
        <p className={styles.text}>{offlineTexts.text}</p>
        {/* The browser's own link: the page itself is what has to be fetched. */}
        <a className={styles.again} href={wantedPath}>
          {offlineTexts.again}
        </a>
        <section className={styles.kept} aria-labelledby="kept">
          <h2 id="kept">{offlineTexts.kept}</h2>
          {recipes?.length === 0 && <p className={styles.text}>{offlineTexts.nothing}</p>}
          <ul>
            {recipes?.map(({ ID, Short_Title }) => (
              <li key={ID}>
                <Link to={paths.recipe(ID)}>{Short_Title}</Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
