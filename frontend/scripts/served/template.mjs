/** Parts of making a template for Jinja out of HTML. */

/** Returns an element that holds the HTML. */
export function parse(document, html) {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

/** Puts tags of the template around a node. As text: they hold nothing that HTML would escape. */
export function between(node, before, after) {
  node.before(before);
  node.after(after);
}
