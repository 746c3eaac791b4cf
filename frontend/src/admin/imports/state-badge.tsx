import { Badge, type BadgeTone } from "@/shared/ui/badge";

import type { State } from "./api";
import { importTexts as texts } from "./texts";

const TONES: Record<State, BadgeTone> = {
  uploaded: "grey",
  checking: "grey",
  checked: "yellow",
  importing: "grey",
  done: "green",
  failed: "red",
  discarded: "grey",
};

/** The state of an import, in a word and a colour. */
export function StateBadge({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}
