import "@/shared/styles/global.css";

import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { App } from "@/app/app";
import { screenCode, type ScreenKey } from "@/app/screens";
import { keepTyped } from "@/app/served-field";
import { keyHistoryEntry } from "@/app/shell/use-scroll-restoration";
import { reportError } from "@/shared/errors/report-error";
import { watchFailedStyles } from "@/shared/lazy/lazy-code";

watchFailedStyles();
keyHistoryEntry();

function showApp(root: HTMLElement): void {
  const giveBack = keepTyped(root);
  flushSync(() =>
    createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  delete root.dataset.screen;
  giveBack();
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// The server has drawn the screen already: the app takes its place when it can show the same.
const served = root.dataset.screen;
const show = () => showApp(root);
if (served === undefined) show();
else screenCode(served as ScreenKey).load().then(show, show);
