/** Source: docs/product/shell.md#home */
export const blogTexts = {
  latestTitle: "Latest from our Master Chefs",
  viewAll: "View All Blogs",
  loading: "Loading blogs",
} as const;
