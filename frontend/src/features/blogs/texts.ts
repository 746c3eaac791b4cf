/** Source: docs/product/blogs.md */
export const listTexts = {
  loading: "Loading blogs",
  lead: "Technique, spices, festive tables and the stories behind a dish, by the cooks who know them.",
  write: "Write New Blog Post",
  more: "Load More",
  loadingMore: "Loading...",
  showing: (count: number) => (count === 1 ? "1 blog" : `${count} blogs`),
  emptyTitle: "No blogs yet",
  emptyText: "Our master chefs are still at the stove. The recipes are ready.",
  toRecipes: "All Recipes",
  failedTitle: "The blogs could not be loaded",
  failedText: "Check your connection and try again.",
  again: "Try Again",
} as const;

export const pageTexts = {
  loading: "Loading the blog",
  notFoundTitle: "Blog post not found",
  notFoundText: "It may have been taken back by its author, or the link is not complete.",
  failedTitle: "Failed to load blog post",
  failedText: "Check your connection and try again.",
  again: "Try Again",
  backToList: "All Blogs",
  edit: "Edit",
  draft: "Draft",
  draftHint: "Only you can see this page.",
  tags: "Tags",
} as const;

export const commentTexts = {
  button: "Comments",
  title: "Comments",
  loading: "Loading comments...",
  emptyTitle: "No comments yet",
  emptyText: "Ask the chef, or say how you do it at home.",
  failedTitle: "The comments could not be loaded",
  failedText: "Check your connection and try again.",
  again: "Try Again",
  label: "Your comment",
  submit: "Submit Comment",
  submitting: "Submitting...",
  promptTitle: "Sign in to comment",
  promptText: "You come back to this page, and your text waits here.",
  helpful: (votes: number) => (votes === 1 ? "1 reader found this helpful" : `${votes} readers found this helpful`),
  submitted: {
    title: "Comment Submitted",
    description: "Your comment has been submitted and will be posted after moderation. This may take up to 30 minutes.",
  },
  refused: { title: "Error", description: "Failed to submit comment. Please try again." },
  unanswered: { title: "Error", description: "Something went wrong while submitting your comment. Please try again." },
} as const;
