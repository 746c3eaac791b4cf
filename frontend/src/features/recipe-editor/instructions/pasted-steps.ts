import { hasMarker, linesOf, withoutMarker } from "../pasted-lines";

/** The steps of a pasted list, null when the text is no list of at least two.
 *
 * A line without a number or bullet goes on with the step before it. What stands before the first number, such as a
 * heading, is dropped when it ends with a colon or is the word "Method", and is a step of its own otherwise.
 */
export function readPastedSteps(text: string): string[] | null {
  const lines = linesOf(text);
  if (lines.filter(hasMarker).length < 2) return null;
  const steps: string[] = [];
  let isCounted = false;
  for (const line of lines) {
    const words = withoutMarker(line);
    const begins = hasMarker(line);
    if (begins) steps.push(words);
    else if (isCounted) steps.push(`${steps.pop() ?? ""} ${words}`.trim());
    else if (!isHeading(line)) steps.push(words);
    isCounted ||= begins;
  }
  const filled = steps.filter((step) => step !== "");
  return filled.length < 2 ? null : filled;
}

function isHeading(line: string): boolean {
  return line.endsWith(":") || /^(?:method|instructions|directions|preparation|steps)$/i.test(line);
}
