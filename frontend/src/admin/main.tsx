import "@/shared/styles/global.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { forgetStaffEntry } from "@/shared/auth/staff-entry";
import { reportError } from "@/shared/errors/report-error";
import { watchFailedStyles } from "@/shared/lazy/lazy-code";

import { AdminApp } from "./app";

forgetStaffEntry();
watchFailedStyles();
const root = document.getElementById("root");
if (root === null) throw new Error("admin.html has no #root");
createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(
  <StrictMode>
    <AdminApp />
  </StrictMode>,
);
