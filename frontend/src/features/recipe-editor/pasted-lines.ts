/** A bullet, or a number that counts lines: "1." and "2)", but not "1 cup" and not "1.5 l". */
const MARKER = /^(?:[-–—*•·▪◦‣☐□▢]\s*|(?:step\s+)?\d{1,3}\s*[.):](?!\d)\s*|step\s+\d{1,3}\s+[-–—]?\s*)/i;

/** The lines of a pasted text that say something, trimmed. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .map((line) => line.replaceAll(/[\s\u200b\ufeff]+/g, " ").trim())
    .filter((line) => line !== "");
}

/** Whether a line begins with a bullet or a number that counts lines. */
export function hasMarker(line: string): boolean {
  return MARKER.test(line);
}

/** The line without the bullet or number in front of it. */
export function withoutMarker(line: string): string {
  return line.replace(MARKER, "").trim();
}
