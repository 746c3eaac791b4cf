/** Lines in their order, gathered under their headings; a run without a heading has the title null. */
export interface Part<T> {
  title: string | null;
  lines: readonly T[];
}

/** Cuts a list where its section changes. Lines are never moved: two runs of one section stay two. */
export function partsOf<T extends { Section: string | null }>(lines: readonly T[]): Part<T>[] {
  const parts: { title: string | null; lines: T[] }[] = [];
  for (const line of lines) {
    const section = line.Section?.trim() ?? "";
    const title = section === "" ? null : section;
    const last = parts.at(-1);
    if (last?.title === title) last.lines.push(line);
    else parts.push({ title, lines: [line] });
  }
  return parts;
}
