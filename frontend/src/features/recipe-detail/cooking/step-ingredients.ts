import type { Ingredient, InstructionStep } from "@/shared/api/types";

/** Words of an ingredient's name that say nothing of what it is. */
const FILLERS = new Set(["of", "and", "or", "the", "a", "an", "in", "with", "for", "fresh", "large", "small", "medium", "ground"]);

/** The ingredients that the step speaks of, in the list's order.
 *
 * A step says "the rice" for "basmati rice": the last word of the name is enough. Where several ingredients end with
 * that word, those of which the step names more words win: "olive oil" is not the oil for frying.
 */
export function ingredientsOfStep(step: InstructionStep, ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const said = new Set(wordsOf(step.Instruction_Text));
  const scored = ingredients.map((ingredient) => {
    const words = nameWords(ingredient.Name);
    const last = words.at(-1);
    const isNamed = last !== undefined && said.has(last);
    return { ingredient, last, score: isNamed ? words.filter((word) => said.has(word)).length : 0 };
  });
  const best = new Map<string, number>();
  for (const { last = "", score } of scored) best.set(last, Math.max(score, best.get(last) ?? 0));
  return scored.filter(({ last = "", score }) => score > 0 && score === best.get(last)).map(({ ingredient }) => ingredient);
}

/** The words of the name itself: what stands behind a comma or in brackets says how it is prepared. */
function nameWords(name: string): string[] {
  return wordsOf(name.split(/[,(]/)[0] ?? "").filter((word) => !FILLERS.has(word));
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (/(?:oes|shes|ches)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("leaves")) return "leaf";
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
