const ID = /_r_[0-9a-z]+_/g;

/** Merges a screen's HTML of a narrow and a wide window: where the two differ, both stand there and the style sheet
 * shows one of them (`served-narrow` and `served-wide` in global.css). Of attributes that differ the narrow one stays.
 */
export function mergeWidths(document, narrow, wide) {
  const merged = parse(document, narrow);
  merge(document, merged, parse(document, wide));
  return merged.innerHTML;
}

function parse(document, html) {
  const root = document.createElement("div");
  root.innerHTML = withoutCounters(html);
  return root;
}

/** React counts its ids on and on; here they are counted from 0 in each HTML. */
function withoutCounters(html) {
  const ids = new Map();
  return html.replaceAll(ID, (id) => {
    if (!ids.has(id)) ids.set(id, `served-${ids.size}`);
    return ids.get(id);
  });
}

function merge(document, narrow, wide) {
  const [ours, theirs] = [[...narrow.childNodes], [...wide.childNodes]];
  if (ours.length !== theirs.length) {
    narrow.replaceChildren(only(document, "narrow", ours), only(document, "wide", theirs));
    return;
  }
  ours.forEach((node, index) => {
    const other = theirs[index];
    if (node.isEqualNode(other)) return;
    if (node.nodeType === 1 && node.nodeName === other.nodeName && node.className === other.className) merge(document, node, other);
    else node.replaceWith(only(document, "narrow", [node.cloneNode(true)]), only(document, "wide", [other]));
  });
}

function only(document, width, nodes) {
  const span = document.createElement("span");
  span.className = `served-${width}`;
  span.append(...nodes);
  return span;
}
