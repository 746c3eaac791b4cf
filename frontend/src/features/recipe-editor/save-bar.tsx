import { paths } from "@/shared/config/paths";
import { ServerError, SubmitButton } from "@/shared/forms/form";
import { ActionBar } from "@/shared/ui/action-bar";
import { ButtonLink } from "@/shared/ui/button";

import styles from "./save-bar.module.css";
import { editorTexts, ingredientTexts } from "./texts";

interface SaveBarProps {
  recipeId: number;
  isDirty: boolean;
  /** Gives up what was restored from before; null when nothing was. */
  onDiscard: (() => void) | null;
  /** The ingredients that keep the recipe from being saved. */
  haram: readonly { name: string; index: number }[];
  onShow: (index: number) => void;
}

/** Stays at the bottom of the screen: what stands in the way of saving, and the buttons. */
export function SaveBar({ recipeId, isDirty, onDiscard, haram, onShow }: SaveBarProps) {
  return (
    <ActionBar
      state={isDirty && editorTexts.unsaved}
      buttons={
        <>
          <ButtonLink variant="outline" to={paths.recipe(recipeId)}>
            {editorTexts.cancel}
          </ButtonLink>
          <SubmitButton busyLabel={editorTexts.saving}>{editorTexts.save}</SubmitButton>
        </>
      }
    >
      <div role="status">{haram.length > 0 && <Blocked haram={haram} onShow={onShow} />}</div>
      <ServerError />
      {onDiscard && (
        <p className={styles.note}>
          {editorTexts.restored}{" "}
          <button type="button" className={styles.textButton} onClick={onDiscard}>
            {editorTexts.discard}
          </button>
        </p>
      )}
    </ActionBar>
  );
}

function Blocked({ haram, onShow }: Pick<SaveBarProps, "haram" | "onShow">) {
  const names = haram.map(({ name }) => name).join(", ");
  const [first] = haram;
  return (
    <p className={styles.blocked}>
      {haram.length === 1 ? ingredientTexts.blocked(names) : ingredientTexts.blockedMany(names)}{" "}
      {first && (
        <button type="button" className={styles.textButton} onClick={() => onShow(first.index)}>
          {ingredientTexts.show(first.name)}
        </button>
      )}
    </p>
  );
}
