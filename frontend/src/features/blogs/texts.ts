export const blogTexts = {
  latestTitle: "Latest from our Master Chefs",
  viewAll: "View All Blogs",
  loading: "Loading blogs",
  published: "Published",
  draft: "Draft",
} as const;
