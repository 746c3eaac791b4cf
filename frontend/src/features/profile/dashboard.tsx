import * as Tabs from "@radix-ui/react-tabs";
import { Pencil } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";

import type { OwnBlog, Profile, RecipeCard as Recipe } from "@/shared/api/types";
import { BlogCard } from "@/shared/cards/blog-card";
import { BlogGrid } from "@/shared/cards/blog-grid";
import { RecipeCard } from "@/shared/cards/recipe-card";
import { RecipeGrid } from "@/shared/cards/recipe-grid";
import { below } from "@/shared/config/breakpoints";
import { paths } from "@/shared/config/paths";
import { useMediaQuery } from "@/shared/hooks/use-media-query";
import { ButtonLink } from "@/shared/ui/button";

import styles from "./dashboard.module.css";
import { ListPanel } from "./list-panel";
import { Overview } from "./overview/overview";
import { ReviewList } from "./reviews/review-list";
import { TabMenu } from "./tab-menu";
import { tabsOf } from "./tabs";
import { profileTexts } from "./texts";
import { useChosenTab } from "./use-chosen-tab";

/** The menu of tabs and the tab that is chosen. */
export function Dashboard({ profile }: { profile: Profile }) {
  const tabs = tabsOf(profile);
  const [chosen, choose] = useChosenTab(tabs);
  // Below 64 rem, where the menu is a row (dashboard.module.css).
  const isRow = useMediaQuery(below("desk"));
  const saved = useRef<HTMLDivElement>(null);
  useFocusKept(saved, profile.Saved_Recipes.length);

  return (
    <Tabs.Root
      className={styles.dashboard}
      value={chosen}
      onValueChange={choose}
      orientation={isRow ? "horizontal" : "vertical"}
    >
      <TabMenu tabs={tabs} chosen={chosen} />
      <Tabs.Content className={styles.panel} value="profile">
        <Overview profile={profile} />
      </Tabs.Content>
      <Tabs.Content ref={saved} className={styles.panel} value="saved">
        <ListPanel list="saved" items={profile.Saved_Recipes} emptyTo={paths.recipes}>
          {(recipes) => <RecipeList recipes={recipes} kind="saved" />}
        </ListPanel>
      </Tabs.Content>
      <Tabs.Content className={styles.panel} value="generated">
        <ListPanel list="generated" items={profile.Generated_Recipes} emptyTo={paths.generateRecipe}>
          {(recipes) => <RecipeList recipes={recipes} kind="generated" />}
        </ListPanel>
      </Tabs.Content>
      <Tabs.Content className={styles.panel} value="reviews">
        <ListPanel list="reviews" items={profile.My_Reviews} emptyTo={paths.recipes}>
          {(reviews) => <ReviewList reviews={reviews} />}
        </ListPanel>
      </Tabs.Content>
      {profile.Is_Master_Chef && (
        <Tabs.Content className={styles.panel} value="my-blogs">
          <ListPanel list="my-blogs" items={profile.My_Blogs} emptyTo={paths.createBlog}>
            {(blogs) => <OwnBlogList blogs={blogs} />}
          </ListPanel>
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}

/** A card that leaves its list takes the focus with it: the keyboard goes on from the list. */
function useFocusKept(list: RefObject<HTMLElement | null>, count: number): void {
  const countBefore = useRef(count);
  useEffect(() => {
    const hasShrunk = count < countBefore.current;
    countBefore.current = count;
    if (hasShrunk && document.activeElement === document.body) list.current?.focus();
  }, [list, count]);
}

function RecipeList({ recipes, kind }: { recipes: readonly Recipe[]; kind: "saved" | "generated" }) {
  return (
    <RecipeGrid>
      {recipes.map((recipe) => (
        <li key={recipe.ID}>
          <RecipeCard recipe={recipe} kind={kind} />
        </li>
      ))}
    </RecipeGrid>
  );
}

function OwnBlogList({ blogs }: { blogs: readonly OwnBlog[] }) {
  return (
    <BlogGrid>
      {blogs.map((blog) => (
        <li key={blog.ID} className={styles.ownBlog}>
          <BlogCard blog={blog} isPublished={blog.Is_Published} />
          <ButtonLink variant="quiet" to={paths.blogEdit(blog.Slug)}>
            <Pencil size="1.125rem" aria-hidden="true" />
            {profileTexts.editBlog}
          </ButtonLink>
        </li>
      ))}
    </BlogGrid>
  );
}
