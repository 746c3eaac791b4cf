/** Source: docs/product/blogs.md#blog-editor */
export const editorTexts = {
  create: "Share Your Culinary Journey",
  createLead: "Technique, memory, a table full of people: write it as you would tell it.",
  edit: "Edit Your Story",
  editLead: "Readers see your changes as soon as you save a published story.",
  editDraftLead: "This is a draft: only you can see it.",
  back: "Back to Blogs",
  loading: "Loading the editor",

  notFound: "Blog not found",
  failed: "Failed to load blog",
  notFoundText: "It may have been removed, or the link is not complete.",
  failedText: "Check your connection and try again.",
  again: "Try Again",

  title: "Title",
  excerpt: "Excerpt / Summary",
  image: "Featured Image",
  content: "Content",
  tags: "Tags",
  addTag: "Add Tag",
  tagsHint: "At least two words that readers look for, such as “biryani”. Enter, a comma or the button adds one.",
  addedTags: "Added so far",
  count: (count: number, max: number) => `${count} of ${max} characters`,
  missing: "Required",
  tooLong: "Too long",
  tagsWrong: "Not right yet",

  saveDraft: "Save as Draft",
  save: "Save",
  publish: "Publish Blog",
  unpublish: "Unpublish Blog",
  busy: { save: "Saving...", publish: "Publishing...", unpublish: "Unpublishing..." },
  failures: {
    save: "Failed to save blog",
    publish: "Failed to publish blog",
    unpublish: "Failed to unpublish blog",
  },
  unsaved: "Unsaved changes",
} as const;

export const richTextTexts = {
  formatting: "Formatting",
  normal: "Normal Text",
  heading: "Heading",
  bold: "Bold",
  placeholder: "Begin with the dish, the place or the person you learned it from...",
} as const;

export const imageTexts = {
  upload: "Upload Image",
  replace: "Replace Image",
  remove: "Remove Image",
  drop: "or drop it here",
  checking: "Checking...",
  preview: "Preview of the picture",
} as const;

export const guidelineTexts = {
  title: "Image guidelines",
  lines: (least: number, most: number, megabytes: number) => [
    "Preferred size: 1280x720 pixels",
    "Format: PNG, JPEG or JPG",
    `Width: ${least} to ${most} pixels`,
    "Aspect ratio: 16:9",
    `File size: at most ${megabytes} MB`,
  ],
} as const;

export const draftTexts = {
  offer: (when: string) => `You have unsaved text from ${when}.`,
  restore: "Restore",
  discard: "Discard",
  restored: "Your unsaved text is back.",
  restoredWithoutPicture: "Your unsaved text is back. The picture could not be kept: please choose it again.",
} as const;

export const conflictTexts = {
  text: "This blog has been saved in another window since you opened it here. Your text is still here; nothing was overwritten.",
  open: "Open the saved version",
  overwrite: "Save mine over it",
} as const;
