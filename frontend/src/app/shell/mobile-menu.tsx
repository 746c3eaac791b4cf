import { Utensils } from "lucide-react";
import { Link, NavLink } from "react-router-dom";

import { useCategories } from "@/shared/api/lookups";
import { paths, recipesPath } from "@/shared/config/paths";
import { CategoryIcon } from "@/shared/ui/category-icon";
import { Dialog } from "@/shared/ui/dialog";

import styles from "./mobile-menu.module.css";
import { MAIN_LINKS } from "./navigation";
import { shellTexts } from "./texts";

/** The menu of narrow screens: the main links and one entry a category. Any choice closes it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { data: categories = [] } = useCategories();

  return (
    <Dialog open onOpenChange={onClose} title={shellTexts.menuTitle} placement="side">
      <nav aria-label={shellTexts.mainNavigation}>
        <ul className={styles.links}>
          {MAIN_LINKS.map(({ to, label, end }) => (
            <li key={to}>
              <NavLink to={to} end={end} className={styles.link} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h3 className={styles.title}>{shellTexts.quickCategories}</h3>
      <ul className={styles.categories}>
        <li>
          <Link to={paths.recipes} className={styles.category} onClick={onClose}>
            <Utensils size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
            {shellTexts.allRecipes}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.ID}>
            <Link to={recipesPath({ category: category.Code })} className={styles.category} onClick={onClose}>
              <CategoryIcon name={category.Icon_URL} />
              {category.Short_Name}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
