/** Browsers that ask where to save a file still need its address for a while. */
const KEPT_MS = 60_000;

/** Has the browser save the content as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
