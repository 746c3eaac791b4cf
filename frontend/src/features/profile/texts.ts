/** Source: docs/product/accounts.md#dashboard */
export const profileTexts = {
  title: "My Dashboard",
  lead: "Everything you save, create and write, in one place.",
  loading: "Loading your profile",
  menu: "Dashboard",
  comingSoon: "Coming Soon",
  tabs: {
    profile: "Profile",
    saved: "My Favorites",
    generated: "My Creations",
    reviews: "My Reviews",
    "my-blogs": "My Blogs",
    "meal-planning": "Meal Planning",
    "shopping-list": "Shopping List",
  },

  failedTitle: "Unable to load profile",
  refused: "Failed to load your profile. Please try again.",
  failed: "Something went wrong while loading your profile.",
  again: "Try Again",

  memberSince: "Member since",
  lastUpdated: "Last updated",
  credits: "Recipe credits",
  counters: { title: "At a glance", saved: "Favorites", generated: "Creations", reviews: "Reviews" },
  changePassword: "Change Password",
  signOut: "Sign Out",
  editBlog: "Edit",
} as const;

export const pictureTexts = {
  alt: (name: string) => `Profile picture of ${name}`,
  upload: "Upload Profile Picture",
  change: "Change Profile Picture",
  uploading: "Uploading...",
  uploaded: "Profile picture updated.",
  noMember: "Not authenticated",
  failed: "Failed to upload profile picture",
} as const;

export const nameTexts = {
  edit: "Edit Name",
  label: "Full Name",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  failed: "Failed to update name. Please try again.",
  updated: "Name updated successfully.",
} as const;

export const passwordTexts = {
  title: "Change Password",
  intro: "You'll be signed out on all devices. Then sign in again with your new password.",
  labels: { oldPassword: "Old Password", password: "New Password", confirmation: "Confirm New Password" },
  save: "Change Password",
  saving: "Changing...",
  leaving: "Your new password is set. Signing you out...",
  cancel: "Cancel",
  failed: "Failed to update password",
  updated: "Password updated successfully. You will be logged out soon. Please login again.",
} as const;

/** Source: docs/product/own-data.md#download-my-data */
export const downloadTexts = {
  download: "Download my data",
  preparing: "Preparing your data...",
  done: "Your data has been downloaded.",
  failed: "Failed to download your data. Please try again.",
} as const;

/** Source: docs/product/own-data.md#delete-my-account */
export const deletionTexts = {
  title: "Delete my account",
  intro: "Your account will be deleted seven days from now. Until then you can change your mind.",
  goes: "Your name, email address, picture and favorites go, with drafts and with reviews that aren't public.",
  stays: "Recipes, blog posts and reviews that others can read stay, by \"A former member\".",
  first: "If you want to keep your data, download it first.",
  password: "Password",
  cancel: "Cancel",
  submit: "Delete my account",
  deleting: "Deleting...",
  failed: "Failed to delete your account. Please try again.",
  doneTitle: "You've been signed out",
  done: (date: string) =>
    `Your account will be deleted on ${date}. We've sent you an email with a link to keep it. Signing in offers that too.`,
  close: "Done",
} as const;

export const creditTexts = {
  title: "Buy Additional Credits",
  lead: "One credit generates one recipe.",
  unavailable: "Buying credits isn't available yet.",
  amount: (credits: number) => `${credits} credits`,
  buy: (credits: number) => `Buy ${credits} credits`,
  popular: "Popular",
} as const;

export const emptyTexts = {
  saved: {
    title: "No favorites yet",
    text: "Tap the heart on a recipe to find it here.",
    action: "Browse Recipes",
  },
  generated: {
    title: "No creations yet",
    text: "Tell us what's in your kitchen and get a recipe built around it.",
    action: "Generate a Recipe",
  },
  reviews: {
    title: "No reviews yet",
    text: "Cook something, then tell others how it turned out.",
    action: "Find a Recipe",
  },
  "my-blogs": {
    title: "No blogs yet",
    text: "Share the story behind a dish you love.",
    action: "Write a Blog Post",
  },
} as const;

export const reviewTexts = {
  modifications: "Modifications",
  again: "Would make it again",
  notAgain: "Would not make it again",
  states: { pending: "Being checked: others will see it soon", approved: null, rejected: "Not published" },
} as const;
