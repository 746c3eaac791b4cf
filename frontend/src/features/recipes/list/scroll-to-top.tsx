import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

import { IconButton } from "@/shared/ui/button";

import styles from "./scroll-to-top.module.css";
import { listTexts } from "./texts";

/** A round button that leads back to the top; it shows once more than one viewport has been scrolled. */
export function ScrollToTop() {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => onScroll(() => setIsFarDown(window.scrollY > window.innerHeight)), []);
  if (!isFarDown) return null;

  return <IconButton className={styles.button} aria-label={listTexts.toTop} onClick={scrollToTop}>
    <ArrowUp size="1.375rem" aria-hidden="true" />
  </IconButton>;
}

function scrollToTop(): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  // The button goes away: the keyboard starts again at the screen's beginning.
  document.querySelector("main")?.focus({ preventScroll: true });
}

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  window.addEventListener("resize", listener);
  return () => {
    window.removeEventListener("scroll", listener);
    window.removeEventListener("resize", listener);
  };
}
