import { useEffect } from "react";

import { paths } from "@/shared/config/paths";
import { CodeUnavailable } from "@/shared/lazy/lazy-code";
import { isOutdated } from "@/shared/lazy/unavailable";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import type { Failure } from "./error-boundary";
import styles from "./error-screen.module.css";

const texts = {
  title: "Something went wrong",
  text: "This page couldn't be shown. Try again, or go back to the home page.",
  again: "Try Again",
  unavailable: "This page couldn't be loaded. Check your connection and try again.",
  home: "Back to Home",
} as const;

/** What shows in the shell when a screen throws or its code can't be fetched.
 *
 * Missing code is fetched again by Try Again and when the network is back. Try Again loads the page anew where that
 * helps: after any other error, and when the server has another build. The page never reloads by itself.
 */
export function ErrorState({ error, retry }: Failure) {
  const isUnavailable = error instanceof CodeUnavailable;

  useEffect(() => {
    if (!isUnavailable) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isUnavailable, retry]);

  const tryAgain = async () => {
    const needsReload = navigator.onLine && (!isUnavailable || (await isOutdated()));
    if (needsReload) location.reload();
    else retry();
  };

  return (
    <div className={styles.screen}>
      <EmptyState
        title={texts.title}
        text={isUnavailable ? texts.unavailable : texts.text}
        level={1}
      >
        <Button onClick={() => void tryAgain()}>{texts.again}</Button>
        <Button variant="outline" onClick={() => location.assign(paths.home)}>
          {texts.home}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The same where the shell itself has failed. */
export function ErrorScreen(failure: Failure) {
  return (
    <main>
      <ErrorState {...failure} />
    </main>
  );
}
