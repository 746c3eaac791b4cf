import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";

import { noteState } from "./note-state";
import styles from "./running-line.module.css";
import { progressTexts } from "./texts";
import type { Generated } from "./use-generation";

interface RunningLineProps {
  isRunning: boolean;
  /** What has come of it while the dialog was closed. */
  ready: Generated | null;
  onShow: () => void;
}

/** Tells of a recipe that is made while the dialog is closed, and leads to it. */
export function RunningLine({ isRunning, ready, onShow }: RunningLineProps) {
  return (
    <div role="status">
      {isRunning && (
        <p className={styles.line}>
          {progressTexts.running}{" "}
          <button type="button" className={styles.show} aria-haspopup="dialog" onClick={onShow}>
            {progressTexts.show}
          </button>
        </p>
      )}
      {!isRunning && ready !== null && (
        <p className={styles.line}>
          {progressTexts.ready}{" "}
          <Link to={paths.recipe(ready.recipeId)} state={noteState(ready.notes)}>
            {progressTexts.open}
          </Link>
        </p>
      )}
    </div>
  );
}
