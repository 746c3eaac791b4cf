import { paths } from "@/shared/config/paths";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

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

export function NotFoundScreen() {
  useDocumentTitle("Page not found");
  return (
    <div className={styles.screen}>
      <EmptyState title={texts.title} text={texts.text} level={1}>
        {texts.links.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "outline"}>
            {label}
          </ButtonLink>
        ))}
      </EmptyState>
    </div>
  );
}
