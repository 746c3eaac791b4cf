const AFTER_LOAD_MS = 200;

/** Calls back once the page has loaded and the first requests have left; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(callback, AFTER_LOAD_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    window.clearTimeout(timer);
  };
}
