import {
  BookOpen,
  ChartLine,
  CookingPot,
  FileInput,
  History,
  LayoutDashboard,
  Mail,
  SearchCheck,
  ShieldCheck,
  Sparkles,
  Tags,
  Users,
  type LucideIcon,
} from "lucide-react";

import type { ScreenModule } from "@/shared/lazy/lazy-screen";

/** One desk: a row here is all it takes to have its address, its place in the menu and its own file. */
export interface Desk {
  path: string;
  /** In the menu, and the title of the tab. */
  title: string;
  icon: LucideIcon;
  load: () => Promise<ScreenModule>;
}

/** The groups of the menu in its order. */
export const DESKS: readonly { group: string; desks: readonly Desk[] }[] = [
  {
    group: "Today",
    desks: [
      { path: "/admin", title: "Overview", icon: LayoutDashboard, load: () => import("./overview/screen") },
      { path: "/admin/moderation", title: "Moderation", icon: ShieldCheck, load: () => import("./moderation/screen") },
      { path: "/admin/messages", title: "Messages", icon: Mail, load: () => import("./messages/screen") },
    ],
  },
  {
    group: "Content",
    desks: [
      { path: "/admin/recipes", title: "Recipes", icon: CookingPot, load: () => import("./recipes/screen") },
      { path: "/admin/imports", title: "Imports", icon: FileInput, load: () => import("./imports/screen") },
      { path: "/admin/blogs", title: "Blogs", icon: BookOpen, load: () => import("./blogs/screen") },
      { path: "/admin/lookups", title: "Names", icon: Tags, load: () => import("./lookups/screen") },
    ],
  },
  {
    group: "People",
    desks: [
      { path: "/admin/users", title: "Accounts", icon: Users, load: () => import("./users/screen") },
      { path: "/admin/generations", title: "Generations", icon: Sparkles, load: () => import("./generations/screen") },
      { path: "/admin/audit", title: "Audit log", icon: History, load: () => import("./audit/screen") },
    ],
  },
  {
    group: "Figures and search",
    desks: [
      { path: "/admin/analytics", title: "Analytics", icon: ChartLine, load: () => import("./analytics/screen") },
      { path: "/admin/search", title: "Search health", icon: SearchCheck, load: () => import("./search-health/screen") },
    ],
  },
];
