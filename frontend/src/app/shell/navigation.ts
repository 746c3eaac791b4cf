import { paths } from "@/shared/config/paths";

/** The main links. `end`: active only on exactly this path; the others are active on every path below theirs. */
export const MAIN_LINKS = [
  { to: paths.home, label: "Home", end: true },
  { to: paths.recipes, label: "All Recipes", end: false },
  { to: paths.generateRecipe, label: "Generate Recipe", end: false },
  { to: paths.blogs, label: "Blogs", end: false },
  { to: paths.myProfile, label: "My Profile", end: false },
] as const;
