export const shareTexts = {
  title: "Spread the taste",
  hint: "Good food is better shared. Send it to a friend or copy the link.",
  whatsApp: "WhatsApp",
  twitter: "Twitter",
  copy: "Copy Link",
  link: "Link to this recipe",
  copied: "Link copied!",
  copyFailed: "Failed to copy link. Please try again.",
  error: "Error",
} as const;
