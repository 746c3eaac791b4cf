import { createRoot, type Root } from "react-dom/client";

import { TimerList } from "./timer-list";

let root: Root | undefined;

/** Keeps the timers in sight on every screen of the site, so that one that rings can be stopped wherever one is.
 *
 * They have a root of their own: the shell, which all screens share, would carry their code on the first load.
 */
export function floatTimers(): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<TimerList isFloating />);
}

/** Takes them away while the cooking view shows them. */
export function unfloatTimers(): void {
  root?.render(null);
}
