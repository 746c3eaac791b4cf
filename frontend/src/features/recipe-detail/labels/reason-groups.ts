import type { LabelReason, RecipeLabels } from "@/shared/api/types";

import { foodsOf } from "./summary";
import { labelTexts } from "./texts";

/** One label and why it is so: foods or a sentence, lines each with its sentence, or both. */
export interface ReasonGroup {
  title: string;
  text: string | null;
  reasons: LabelReason[];
}

/** What there is to explain. A line stands in full once, with the first label that it is a reason for. */
export function reasonGroups(labels: RecipeLabels): ReasonGroup[] {
  const allergens = allergenGroups(labels);
  const shown = new Set([...allergens.flatMap(({ reasons }) => reasons), ...labels.not_understood].map(keyOf));
  return [...allergens, ...unsuitableGroups(labels), ...openGroups(labels, shown), ...notUnderstoodGroups(labels)];
}

function allergenGroups({ allergens }: RecipeLabels): ReasonGroup[] {
  const groups = (verdict: string, title: (allergen: string) => string) =>
    allergens
      .filter((label) => label.verdict === verdict)
      .map(({ allergen, reasons }) => ({ title: title(allergen), text: null, reasons }));
  return [...groups("contains", labelTexts.contains), ...groups("may contain", labelTexts.mayContain)];
}

/** The foods alone: most of their lines stand with the allergens. */
function unsuitableGroups({ diets }: RecipeLabels): ReasonGroup[] {
  return diets
    .filter(({ verdict }) => verdict === "not suitable")
    .map(({ diet, reasons }) => ({ title: labelTexts.notSuitable(diet), text: foodsOf(reasons).join(", "), reasons: [] }));
}

/** Diets that are not claimed. Those that only wait for lines that were not understood share one group. */
function openGroups({ diets, not_understood: notUnderstood }: RecipeLabels, shown: Set<string>): ReasonGroup[] {
  const unknown = new Set(notUnderstood.map(keyOf));
  const open = diets
    .filter(({ verdict }) => verdict === "not claimed")
    .map(({ diet, reasons }) => ({ diet, reasons: reasons.filter((reason) => !unknown.has(keyOf(reason))) }));
  const waiting = open.filter(({ reasons }) => reasons.length === 0).map(({ diet }) => diet);
  return [
    ...open.filter(({ reasons }) => reasons.length > 0).map(({ diet, reasons }) => openGroup(diet, reasons, shown)),
    ...(waiting.length > 0
      ? [{ title: labelTexts.notClaimed(waiting.join(", ")), text: labelTexts.linesOpen, reasons: [] }]
      : []),
  ];
}

function openGroup(diet: string, reasons: LabelReason[], shown: Set<string>): ReasonGroup {
  const known = reasons.filter((reason) => shown.has(keyOf(reason)));
  return {
    title: labelTexts.notClaimed(diet),
    text: foodsOf(known).join(", ") || null,
    reasons: reasons.filter((reason) => !shown.has(keyOf(reason))),
  };
}

function notUnderstoodGroups({ not_understood: reasons }: RecipeLabels): ReasonGroup[] {
  return reasons.length > 0 ? [{ title: labelTexts.notUnderstood, text: null, reasons }] : [];
}

function keyOf({ place, index, food, says }: LabelReason): string {
  return [place, index, food, says].join("\n");
}
