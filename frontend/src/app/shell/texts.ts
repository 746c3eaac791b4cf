import { PRODUCT_NAME } from "@/shared/config/product";

export const shellTexts = {
  skip: "Skip to content",
  mainNavigation: "Main",
  menu: "Open menu",
  menuTitle: "Menu",
  quickCategories: "Quick Categories",
  allRecipes: "All Recipes",
  theme: { light: "Light", dark: "Dark", system: "System" },
  themeLabel: "Theme",
  blurb: `${PRODUCT_NAME} is the cloth that a meal is spread on. We gather halal recipes from kitchens around the world, clearly written and ready for your table.`,
  social: "Find us elsewhere",
  features: "Features",
  featureList: ["Recipe Generator", "Meal Planning", "Cooking Tips"],
  quickLinks: "Quick Links",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  contact: "Contact Us",
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}. All rights reserved.`,
  error: {
    title: "Something went wrong",
    text: "This page could not be shown. Try it again, or go back to the start.",
    again: "Try Again",
    unavailable: "This page could not be loaded. Check your connection and try again.",
    home: "Back to Home",
  },
} as const;
