import { useState } from "react";

import { readKeptValues, useKeptValues } from "@/shared/hooks/use-kept-values";

import { completed, isEmpty, type GeneratorValues } from "./values";

export type ChangeValues = (change: Partial<GeneratorValues>) => void;

const KEY = "generate-recipe";

/** What the form holds. It outlives a reload, a sign-in and a finished recipe: the next one often differs little. */
export function useGeneratorValues() {
  const [values, setValues] = useState(() => completed(readKeptValues(KEY) as Partial<GeneratorValues> | null));
  useKeptValues({ key: KEY, values, isDirty: !isEmpty(values) });

  const change: ChangeValues = (news) => setValues((before) => ({ ...before, ...news }));
  return { values, change };
}
