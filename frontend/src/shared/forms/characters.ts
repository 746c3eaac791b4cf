import { rule } from "./zod";

/** Counts code points, as the server does: an emoji is one character. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

export function minCharacters(min: number, sentence: string) {
  return rule((text: string) => (countCharacters(text) < min ? sentence : null));
}

export function maxCharacters(max: number, sentence: string) {
  return rule((text: string) => (countCharacters(text) > max ? sentence : null));
}
