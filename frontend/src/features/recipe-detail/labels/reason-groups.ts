import type { LabelReason, RecipeLabels } from "@/shared/api/types";

import { capitalized, foodsOf, linesOf } from "./summary";
import { labelTexts } from "./texts";

/** Labels of one verdict and why they are so. */
export interface ReasonGroup {
  title: string;
  entries: ReasonEntry[];
}

export interface ReasonEntry {
  /** The allergen or the diets; null for lines of the whole recipe. */
  subject: string | null;
  /** Lines or foods of the recipe. */
  text: string;
  /** A sentence, where the text does not speak for itself. */
  says: string | null;
}

/** What there is to explain, without empty groups. A line with its sentence stands there once, with the allergen if it has one. */
export function reasonGroups(labels: RecipeLabels): ReasonGroup[] {
  return [
    { title: capitalized("contains"), entries: containsEntries(labels) },
    { title: capitalized("may contain"), entries: mayContainEntries(labels) },
    { title: labelTexts.notSuitable, entries: notSuitableEntries(labels) },
    { title: labelTexts.notClaimed, entries: notClaimedEntries(labels) },
    { title: labelTexts.notUnderstood, entries: labels.Not_Understood.map((reason) => entryOf(null, reason)) },
  ].filter(({ entries }) => entries.length > 0);
}

function containsEntries({ Allergens }: RecipeLabels): ReasonEntry[] {
  return Allergens.filter(({ Verdict }) => Verdict === "contains").map(({ Allergen, Reasons }) => ({
    subject: Allergen,
    text: linesOf(Reasons).join("; "),
    says: null,
  }));
}

function mayContainEntries({ Allergens }: RecipeLabels): ReasonEntry[] {
  return Allergens.filter(({ Verdict }) => Verdict === "may contain").flatMap(({ Allergen, Reasons }) =>
    Reasons.map((reason) => entryOf(Allergen, reason)),
  );
}

function notSuitableEntries({ Diets }: RecipeLabels): ReasonEntry[] {
  return Diets.filter(({ Verdict }) => Verdict === "not suitable").map(({ Diet, Reasons }) => ({
    subject: Diet,
    text: foodsOf(Reasons).join(", "),
    says: null,
  }));
}

/** Diets with a line that leaves them open, then in one entry those that only wait for lines that were not understood. */
function notClaimedEntries({ Allergens, Diets, Not_Understood }: RecipeLabels): ReasonEntry[] {
  const shown = keysOf(Allergens.filter(({ Verdict }) => Verdict === "may contain").flatMap(({ Reasons }) => Reasons));
  const unknown = keysOf(Not_Understood);
  const open = Diets.filter(({ Verdict }) => Verdict === "not claimed").map(({ Diet, Reasons }) => ({
    diet: Diet,
    reasons: Reasons.filter((reason) => !unknown.has(keyOf(reason))),
  }));
  const waiting = open.filter(({ reasons }) => reasons.length === 0).map(({ diet }) => diet);
  return [
    ...open.flatMap(({ diet, reasons }) => openEntries(diet, reasons, shown)),
    ...(waiting.length > 0 ? [{ subject: waiting.join(", "), text: labelTexts.linesOpen, says: null }] : []),
  ];
}

function openEntries(diet: string, reasons: LabelReason[], shown: Set<string>): ReasonEntry[] {
  const foods = foodsOf(reasons.filter((reason) => shown.has(keyOf(reason)))).join(", ");
  return [
    ...(foods === "" ? [] : [{ subject: diet, text: foods, says: null }]),
    ...reasons.filter((reason) => !shown.has(keyOf(reason))).map((reason) => entryOf(diet, reason)),
  ];
}

function entryOf(subject: string | null, { Line, Says }: LabelReason): ReasonEntry {
  return { subject, text: Line, says: Says };
}

function keysOf(reasons: readonly LabelReason[]): Set<string> {
  return new Set(reasons.map(keyOf));
}

function keyOf({ Place, Index, Food, Says }: LabelReason): string {
  return [Place, Index, Food, Says].join("\n");
}
