import { Utensils } from "lucide-react";
import { Link } from "react-router-dom";

import { useCategories } from "@/shared/api/lookups";
import { paths, recipesPath } from "@/shared/config/paths";
import { lazyNamed } from "@/shared/lazy/lazy-named";
import { Section } from "@/shared/ui/section";

import styles from "./category-chips.module.css";
import { homeTexts } from "./texts";

// The chips lie below the first screenful: their icons are not part of the first load.
const CategoryIcon = lazyNamed(() => import("@/shared/ui/category-icon"), "CategoryIcon");

/** Links into the list, one a category; on medium screens and up. */
export function CategoryChips() {
  const { data: categories, error } = useCategories();

  return (
    <div className={styles.wide}>
      <Section title={homeTexts.categoriesTitle}>
        {error !== null && <p role="alert">{homeTexts.categoriesError(error.message)}</p>}
        {error === null && categories === undefined && <p role="status">{homeTexts.categoriesLoading}</p>}
        {categories !== undefined && (
          <ul className={styles.chips}>
            <li>
              <Link className={styles.chip} to={paths.recipes}>
                <Utensils size="1.625rem" strokeWidth={1.6} aria-hidden="true" />
                {homeTexts.allRecipes}
              </Link>
            </li>
            {categories.map((category) => (
              <li key={category.ID}>
                <Link className={styles.chip} to={recipesPath({ category: category.Code })}>
                  <CategoryIcon name={category.Icon_URL} size="1.625rem" fallback={<span className={styles.icon} />} />
                  {category.Short_Name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
