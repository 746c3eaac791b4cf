import rules from "@config/fields.json";

import { countCharacters } from "@/shared/forms/characters";
import { plainTextOf, sanitizeBlogHtml } from "@/shared/html/sanitize-blog-html";

import type { BlogTexts } from "./values";

const { blog } = rules;

export type BlogField = "title" | "excerpt" | "content" | "image" | "tags";

/** What is wrong with a field; a missing one has no sentence of its own. */
export interface Problem {
  field: BlogField;
  sentence: string | null;
}

/** Returns everything that keeps a blog from being saved, in the order of the screen. core/blogs/drafts.py judges alike. */
export function problemsOf(texts: BlogTexts, hasImage: boolean): Problem[] {
  const content = sanitizeBlogHtml(texts.content);
  const given = {
    title: onOneLine(texts.title) !== "",
    excerpt: onOneLine(texts.excerpt) !== "",
    content: plainTextOf(content) !== "",
    image: hasImage,
  };
  const missing = (["title", "excerpt", "content", "image"] as const)
    .filter((field) => !given[field])
    .map((field): Problem => ({ field, sentence: null }));

  const lengths = { title: onOneLine(texts.title), excerpt: onOneLine(texts.excerpt), content };
  const tooLong = (["title", "excerpt", "content"] as const)
    .filter((field) => countCharacters(lengths[field]) > blog[field].maxCharacters)
    .map((field): Problem => ({ field, sentence: blog[field].tooLong }));

  return [
    ...missing,
    ...tagProblems(texts.tags.length < blog.tags.min && blog.tags.tooFew),
    ...tooLong,
    ...tagProblems(texts.tags.length > blog.tags.max && blog.tags.tooMany),
    ...tagProblems(texts.tags.some((tag) => countCharacters(tag) > blog.tags.maxCharacters) && blog.tags.tooLong),
  ];
}

/** Returns one message for all problems: the missing names first. Null when there are none. */
export function messageOf(problems: readonly Problem[]): string | null {
  const names = problems.filter(({ sentence }) => sentence === null).map(({ field }) => nameOf(field));
  const sentences = problems.flatMap(({ sentence }) => sentence ?? []);
  if (names.length > 0) sentences.unshift(`${names.join(", ")} ${names.length === 1 ? "is" : "are"} required`);
  return sentences.length === 0 ? null : sentences.join(". ");
}

/** The text trimmed and without line ends, as the server keeps it. */
export function onOneLine(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(" ");
}

function nameOf(field: BlogField): string {
  // Too few tags have a sentence of their own.
  return field === "tags" ? "Tags" : blog[field].name;
}

function tagProblems(sentence: string | false): Problem[] {
  return sentence === false ? [] : [{ field: "tags", sentence }];
}
