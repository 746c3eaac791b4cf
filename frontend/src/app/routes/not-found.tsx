import { paths } from "@/shared/config/paths";
import { EmptyPlate } from "@/shared/motif/empty-plate";
import { ButtonLink } from "@/shared/ui/button";

import styles from "./not-found.module.css";

const texts = {
  title: "This page is not on the table",
  text: "The address may be wrong, or the page has moved. Here is where to go instead.",
  links: [
    { to: paths.home, label: "Home" },
    { to: paths.recipes, label: "All Recipes" },
    { to: paths.generateRecipe, label: "Generate Recipe" },
    { to: paths.myProfile, label: "My Profile" },
  ],
};

export function Screen() {
  return (
    <div className={styles.screen}>
      <EmptyPlate className={styles.plate} />
      <div>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.text}>{texts.text}</p>
        <ul className={styles.links}>
          {texts.links.map(({ to, label }, index) => (
            <li key={to}>
              <ButtonLink to={to} variant={index === 0 ? "primary" : "outline"}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
