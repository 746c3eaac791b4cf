import "@/shared/styles/global.css";

import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "@/app/app";
import { screenCode, type ScreenKey } from "@/app/screens";
import { keepTyped } from "@/app/served-field";
import { keyHistoryEntry } from "@/app/shell/use-scroll-restoration";
import { reportError } from "@/shared/errors/report-error";
import { watchFailedStyles } from "@/shared/lazy/lazy-code";

watchFailedStyles();
keyHistoryEntry();

/** Calls back once its children stand in the page, before they are painted. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

function showApp(root: HTMLElement): void {
  const giveBack = keepTyped(root);
  const onShown = () => {
    delete root.dataset.screen;
    giveBack();
  };
  // As a transition React draws in short pieces: what is typed or touched meanwhile is answered.
  startTransition(() =>
    createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(
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
