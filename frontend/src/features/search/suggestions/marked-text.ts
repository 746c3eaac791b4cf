/** A text in pieces: those that match the search are marked. */
export type MarkedText = readonly { text: string; isMatch: boolean }[];

/** InstantSearch's own marks; they never reach the page. */
const OPEN = "__ais-highlight__";
const CLOSE = "__/ais-highlight__";

/** Reads a highlighted value of the gateway. Marks that don't pair up end with the text. */
export function readHighlight(value: string): MarkedText {
  const [plain = "", ...marked] = value.split(OPEN);
  const pieces = [{ text: plain, isMatch: false }];
  for (const part of marked) {
    const [match = "", ...rest] = part.split(CLOSE);
    pieces.push({ text: match, isMatch: true }, { text: rest.join(""), isMatch: false });
  }
  return pieces.filter((piece) => piece.text !== "");
}

/** Marks the first place where a word of `value` begins as `searched` does. */
export function markMatches(value: string, searched: string): MarkedText {
  const wanted = searched.trim().toLowerCase();
  const start = wanted === "" ? -1 : ` ${value.toLowerCase()}`.indexOf(` ${wanted}`);
  if (start < 0) return [{ text: value, isMatch: false }];
  const end = start + wanted.length;
  return [
    { text: value.slice(0, start), isMatch: false },
    { text: value.slice(start, end), isMatch: true },
    { text: value.slice(end), isMatch: false },
  ].filter((piece) => piece.text !== "");
}
