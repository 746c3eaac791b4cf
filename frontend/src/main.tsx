import "@/shared/styles/global.css";

import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "@/app/app";
import { screenCode, type ScreenKey } from "@/app/screens";
import { keepTyped } from "@/app/served-field";
import { keyHistoryEntry } from "@/app/shell/use-scroll-restoration";
import { reportError } from "@/shared/errors/report-error";
import { noteServedPictures } from "@/shared/images/served-pictures";
import { watchFailedStyles } from "@/shared/lazy/lazy-code";

declare global {
  interface Window {
    /** The last button that was pressed on the served screen: public/start.js. */
    pressed?: HTMLButtonElement;
  }
}

watchFailedStyles();
keyHistoryEntry();

/** Calls `onShown` in the task that puts the children into the page. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

function showApp(root: HTMLElement): void {
  const giveBack = keepTyped(root);
  noteServedPictures(root);
  const onShown = () => {
    delete root.dataset.screen;
    giveBack();
    const { pressed } = window;
    if (pressed) void import("@/app/early-press").then(({ pressAgain }) => pressAgain(root, pressed));
  };
  const shown = createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError });
  // As a transition, in pieces of a few milliseconds: scrolling and typing on the served screen stay smooth meanwhile.
  startTransition(() =>
    shown.render(
      <StrictMode>
        <Shown onShown={onShown}>
          <App />
        </Shown>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// The server has drawn the screen already: the app takes its place when it can show the same.
const served = root.dataset.screen;
const show = () => showApp(root);
if (served === undefined) show();
else screenCode(served as ScreenKey).load().then(show, show);
