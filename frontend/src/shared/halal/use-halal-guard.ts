import { useCallback, useEffect, useRef, useState } from "react";

import { api, body } from "@/shared/api/client";
import type { CheckedLine } from "@/shared/api/types";

/** How long after the last key the guard is asked. */
const PAUSE_MS = 300;
/** Characters of a line, and of a title, that the call takes. */
export const MAX_LINE = 600;
const MAX_TITLE = 500;

/** What the guard has said of lines, by their text. */
export type Verdicts = ReadonlyMap<string, CheckedLine>;

export function isHaram(verdict: CheckedLine | undefined): verdict is CheckedLine {
  return verdict?.Status === "haram";
}

/** Keeps what the guard has said; `add` is that of useChecking. */
export function useVerdicts() {
  const [verdicts, setVerdicts] = useState<Verdicts>(new Map());
  const add = useCallback((lines: string[], answers: CheckedLine[]) => {
    const news = lines.flatMap((line, index): [string, CheckedLine][] => {
      const answer = answers[index];
      return answer === undefined ? [] : [[line, answer]];
    });
    setVerdicts((before) => new Map([...before, ...news]));
  }, []);
  return { verdicts, add };
}

/** Asks the guard about the lines that it has not judged yet, all in one call, once typing pauses. Only members may ask.
 *
 * All lines go along, since the language of a recipe is judged from all of it. A failed call is not shown and is made
 * again with the next change: the server judges once more when the recipe is saved or generated.
 */
export function useChecking(lines: readonly string[], title: string, add: ReturnType<typeof useVerdicts>["add"]): void {
  const asked = useRef(new Set<string>());
  const key = JSON.stringify([title.slice(0, MAX_TITLE), ...new Set(lines.filter((line) => line !== ""))]);

  useEffect(() => {
    const [dish = "", ...all] = JSON.parse(key) as string[];
    const questions = all.map((line) => `${dish}\n${line}`).filter((question) => !asked.current.has(question));
    if (questions.length === 0) return;
    const timer = setTimeout(() => {
      questions.forEach((question) => asked.current.add(question));
      checkLines(all, dish).then(
        (answers) => add(all, answers),
        () => questions.forEach((question) => asked.current.delete(question)),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, add]);
}

async function checkLines(lines: string[], title: string): Promise<CheckedLine[]> {
  const call = api.POST("/api/v1.0/recipes/check-ingredients", { body: { Lines: lines, Title: title } });
  return (await body(call)).Lines;
}
