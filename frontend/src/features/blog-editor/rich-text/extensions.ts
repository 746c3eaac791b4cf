import type { Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Placeholder, UndoRedo } from "@tiptap/extensions";

import { isLinkAllowed, LINK_REL } from "@/shared/html/sanitize-blog-html";

import { richTextTexts } from "../texts";

/** Headings of any level become those of a page below its title. */
const LevelledHeading = Heading.extend({
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })),
}).configure({ levels: [2, 3] });

/** Links are kept where they are pasted; there is no button for them. */
const PastedLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element: HTMLElement) => (isLinkAllowed(element.getAttribute("href") ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", { href: String(HTMLAttributes.href), rel: LINK_REL }, 0],
  addKeyboardShortcuts: () => ({}),
}).configure({ openOnClick: false, autolink: false, linkOnPaste: false });

/** Tab leaves the text also from a list. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What a blog may hold: the elements of core/blogs/content.py. Everything else goes, its text stays. */
export const EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  LevelledHeading,
  Bold,
  Italic,
  HardBreak,
  BulletList,
  OrderedList,
  Item,
  Blockquote,
  PastedLink,
  UndoRedo,
  Placeholder.configure({ placeholder: richTextTexts.placeholder }),
];
