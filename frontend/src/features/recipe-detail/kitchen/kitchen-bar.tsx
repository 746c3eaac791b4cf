import { Minus, Plus } from "lucide-react";
import { useId } from "react";

import { IconButton } from "@/shared/ui/button";

import { detailTexts } from "../texts";
import { MAX_SERVINGS, UNIT_SYSTEMS } from "./kitchen";
import styles from "./kitchen-bar.module.css";
import type { Kitchen } from "./use-kitchen";

/** Servings up and down, and the units in which quantities show. */
export function KitchenBar({ kitchen }: { kitchen: Kitchen }) {
  const name = useId();
  const { servings, units, serveMore, measureIn } = kitchen;
  return (
    <div className={styles.bar}>
      <div className={styles.servings} role="group" aria-label={detailTexts.servings}>
        <IconButton aria-label={detailTexts.fewer} disabled={servings <= 1} onClick={() => serveMore(-1)}>
          <Minus size="1.125rem" aria-hidden="true" />
        </IconButton>
        <span className={styles.count} aria-live="polite">
          <strong data-servings>{servings}</strong> {detailTexts.servingsOf(servings)}
        </span>
        <IconButton aria-label={detailTexts.more} disabled={servings >= MAX_SERVINGS} onClick={() => serveMore(1)}>
          <Plus size="1.125rem" aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.units} role="radiogroup" aria-label={detailTexts.units}>
        {UNIT_SYSTEMS.map((system) => (
          <label key={system} className={styles.unit}>
            <input type="radio" name={name} checked={units === system} onChange={() => measureIn(system)} />
            <span>{detailTexts.unitSystems[system]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
