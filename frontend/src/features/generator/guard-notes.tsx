import type { Verdicts } from "@/shared/halal/use-halal-guard";
import { Button } from "@/shared/ui/button";

import styles from "./guard-notes.module.css";
import { firstFoodOf } from "./ingredients";
import { ingredientTexts } from "./texts";
import type { ChosenIngredient } from "./values";

interface GuardNotesProps {
  ingredients: readonly ChosenIngredient[];
  verdicts: Verdicts;
  /** What a refused request says against ingredients, by name: the guard may not have been heard while they were typed. */
  objections: ReadonlyMap<string, string>;
  onReplace: (name: string, substitute: string) => void;
}

interface Note {
  name: string;
  sentence: string;
  isHaram: boolean;
  substitute: string | null;
}

/** What the halal guard says of the chosen ingredients, where it says anything, and what to use instead. */
export function GuardNotes({ ingredients, verdicts, objections, onReplace }: GuardNotesProps) {
  const notes = ingredients.flatMap(({ name }) => noteOf(name, verdicts, objections.get(name)) ?? []);
  return (
    <div role="status">
      <ul className={styles.notes}>
        {notes.map(({ name, sentence, isHaram, substitute }) => (
          <li key={name} className={styles.note} data-haram={isHaram}>
            <p>{sentence}</p>
            {substitute !== null && (
              <Button
                variant="outline"
                aria-label={ingredientTexts.useInsteadOf(substitute, name)}
                onClick={() => onReplace(name, substitute)}
              >
                {ingredientTexts.useInstead(substitute)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function noteOf(name: string, verdicts: Verdicts, objection: string | undefined): Note | null {
  const { Status: status, Reason: reason = "", Substitute: substitute = null } = verdicts.get(name) ?? {};
  if (status === "haram") {
    const sentence = ingredientTexts.notHalal(name, reason);
    return { name, sentence, isHaram: true, substitute: substitute === null ? null : firstFoodOf(substitute) };
  }
  if (objection !== undefined) return { name, sentence: objection, isHaram: true, substitute: null };
  if (status !== "doubtful") return null;
  return { name, sentence: ingredientTexts.doubtful(name, reason), isHaram: false, substitute: null };
}
