import * as Tabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

import type { GeneratedRecipe, OwnBlog, Profile, RecipeCard } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { useMediaQuery } from "@/shared/hooks/use-media-query";

import styles from "./dashboard.module.css";
import { ListPanel } from "./list-panel";
import { Overview } from "./overview/overview";
import { ReviewList } from "./reviews/review-list";
import { TabMenu } from "./tab-menu";
import { tabsOf } from "./tabs";
import { useChosenTab } from "./use-chosen-tab";

/** What other features draw; the route brings it. None is asked to draw an empty list. */
export interface DashboardLists {
  saved: (recipes: RecipeCard[]) => ReactNode;
  generated: (recipes: GeneratedRecipe[]) => ReactNode;
  blogs: (blogs: OwnBlog[]) => ReactNode;
}

/** The menu of tabs and the tab that is chosen. */
export function Dashboard({ profile, lists }: { profile: Profile; lists: DashboardLists }) {
  const tabs = tabsOf(profile);
  const [chosen, choose] = useChosenTab(tabs);
  // Below 64 rem, where the menu is a row (dashboard.module.css).
  const isRow = useMediaQuery("(max-width: 1023.98px)");

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
      <Tabs.Content className={styles.panel} value="saved">
        <ListPanel list="saved" items={profile.Saved_Recipes} emptyTo={paths.recipes}>
          {lists.saved}
        </ListPanel>
      </Tabs.Content>
      <Tabs.Content className={styles.panel} value="generated">
        <ListPanel list="generated" items={profile.Generated_Recipes} emptyTo={paths.generateRecipe}>
          {lists.generated}
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
            {lists.blogs}
          </ListPanel>
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}
