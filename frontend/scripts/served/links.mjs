const OTHER_SCREENS = "src/app/other-screens.ts";

/** What a screen's chunk needs beyond the entry: its scripts and style sheets, all that they import statically included,
 * and the list of files that leads to it.
 */
export function linksOf(manifest, chunkKey) {
  const known = filesOf(manifest, "index.html");
  const own = filesOf(manifest, chunkKey);
  if (!manifest["index.html"].dynamicImports.includes(chunkKey)) own.scripts.add(manifest[OTHER_SCREENS].file);
  return {
    scripts: [...own.scripts].filter((file) => !known.scripts.has(file)).map((file) => `/${file}`),
    styles: [...own.styles].filter((file) => !known.styles.has(file)).map((file) => `/${file}`),
  };
}

/** The scripts and style sheets of a chunk and of all that it imports statically. */
export function filesOf(manifest, start) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  visit(start);
  return { scripts, styles };
}
