import { ChevronDown, CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useId } from "react";

import type { RecipeLabels } from "@/shared/api/types";
import type { useDisclosure } from "@/shared/hooks/use-disclosure";

import styles from "./halal-line.module.css";

const ICONS = { halal: CircleCheck, doubtful: TriangleAlert, haram: CircleX };

interface HalalLineProps {
  halal: RecipeLabels["Halal"];
  /** Of the panel that tells how this was found. */
  button: ReturnType<typeof useDisclosure>["button"];
}

/** What the halal guard says of the recipe, in one line that opens to how and what was looked at. */
export function HalalLine({ halal: { Status, Says }, button }: HalalLineProps) {
  const textId = useId();
  const Icon = ICONS[Status];
  return (
    <div className={styles.line} data-status={Status}>
      <Icon size="1.25rem" aria-hidden="true" />
      {/* Beside the button and not in it: paper shows the words without the button. */}
      <p id={textId}>{Says}</p>
      <button {...button} className={styles.toggle} aria-labelledby={textId}>
        <ChevronDown size="1.125rem" aria-hidden="true" />
      </button>
    </div>
  );
}
