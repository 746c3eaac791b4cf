import { BookOpen, CalendarDays, ChefHat, Heart, ShoppingBasket, Star, UserRound, type LucideIcon } from "lucide-react";

import type { Profile } from "@/shared/api/types";

import { profileTexts } from "./texts";

export type TabId = keyof typeof profileTexts.tabs;

export interface DashboardTab {
  id: TabId;
  label: string;
  icon: LucideIcon;
  /** How many things lie behind the tab; none for what cannot be counted. */
  count?: number;
  /** Not built yet: shown, but not to be chosen. */
  isComingSoon?: boolean;
}

/** The tabs that a member sees, in order; blogs are for master chefs. */
export function tabsOf(profile: Profile): DashboardTab[] {
  const tabs: Omit<DashboardTab, "label">[] = [
    { id: "profile", icon: UserRound },
    { id: "saved", icon: Heart, count: profile.Saved_Recipes.length },
    { id: "generated", icon: ChefHat, count: profile.Generated_Recipes.length },
    { id: "reviews", icon: Star, count: profile.My_Reviews.length },
    ...(profile.Is_Master_Chef ? [{ id: "my-blogs", icon: BookOpen, count: profile.My_Blogs.length } as const] : []),
    { id: "meal-planning", icon: CalendarDays, isComingSoon: true },
    { id: "shopping-list", icon: ShoppingBasket, isComingSoon: true },
  ];
  return tabs.map((tab) => ({ ...tab, label: profileTexts.tabs[tab.id] }));
}
