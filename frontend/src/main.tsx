import "@/shared/styles/global.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "@/app/app";
import { keyHistoryEntry } from "@/app/shell/use-scroll-restoration";
import { reportError } from "@/shared/errors/report-error";
import { watchFailedStyles } from "@/shared/lazy/lazy-code";

watchFailedStyles();
keyHistoryEntry();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
