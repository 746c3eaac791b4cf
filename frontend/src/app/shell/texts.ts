import { PRODUCT_NAME } from "@/shared/config/product";

export const shellTexts = {
  skip: "Skip to content",
  mainNavigation: "Main",
  signIn: "Sign In",
  account: (name: string) => `Account of ${name}`,
  dashboard: "My Dashboard",
  signOut: "Sign Out",
  menu: "Open menu",
  menuTitle: "Menu",
  quickCategories: "Quick Categories",
  allRecipes: "All Recipes",
  blurb: `${PRODUCT_NAME} gathers halal recipes from kitchens around the world, written clearly so you can cook them tonight.`,
  social: "Follow us",
  features: "Features",
  featureList: ["Recipe Generator", "Meal Planning", "Cooking Tips"],
  quickLinks: "Quick Links",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  contact: "Contact Us",
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}. All rights reserved.`,
} as const;
