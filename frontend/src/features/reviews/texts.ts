/** Source: docs/product/recipes.md#reviews */
export const panelTexts = {
  title: "Reviews",
  write: "Write Review",
  loading: "Loading reviews...",
  emptyTitle: "No reviews yet",
  emptyText: "Cooked it? Be the first to tell how it turned out.",
  failedTitle: "The reviews could not be loaded",
  failedText: "Check your connection and try again.",
  again: "Try Again",
  promptTitle: "Sign in to write a review",
  promptText: "Tell other cooks how it turned out. You come back to this recipe.",
  modifications: "Modifications",
  wouldMakeAgain: "Would make again",
  wouldNotMakeAgain: "Would not make again",
  helpful: (votes: number) => (votes === 1 ? "1 cook found this helpful" : `${votes} cooks found this helpful`),
} as const;

export const formTexts = {
  title: "Share Your Experience",
  intro: (title: string) => `How did ${title} turn out? A new review replaces your earlier one.`,
  rating: "Rating",
  text: "Review Text",
  textHint: "Optional. What worked, what surprised you?",
  modifications: "Modifications Made",
  modificationsHint: "Optional. What did you change?",
  again: "Would Make Again",
  againAnswers: { yes: "Yes", no: "No", unset: "No answer" },
  cancel: "Cancel",
  rateFirst: "Please rate first",
  submit: "Submit Review",
  submitting: "Submitting...",
  submitted: {
    title: "Review Submitted",
    description: "Your review has been submitted and will be posted after moderation. This may take up to 30 minutes.",
  },
  refused: { title: "Error", description: "Failed to submit review. Please try again." },
  unanswered: { title: "Error", description: "Something went wrong while submitting your review. Please try again." },
} as const;
