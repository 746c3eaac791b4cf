import { JSDOM } from "jsdom";

const REM_PX = 16;
/** Names that Node has too, but jsdom accepts only its own. */
const TAKEN_OVER = new Set(["fetch", "Event", "EventTarget", "CustomEvent", "navigator"]);

/** A window in which the app can run in Node: every name of jsdom's stands among Node's globals.
 *
 * Requests other than those for `answers`, by path, are never answered: screens stay as they are before their data.
 * Those for pictures fail, and the app shows them by their address.
 */
export function openWindow(answers = {}) {
  const { window } = new JSDOM("<!doctype html><html><body></body></html>", { url: "http://localhost/", pretendToBeVisual: true });
  let widthPx = 0;
  Object.assign(window, {
    fetch: (request) => {
      const { pathname } = new URL(request.url ?? request, window.location.href);
      if (pathname.endsWith(".webp")) return Promise.reject(new TypeError("There are no pictures here."));
      const answer = answers[pathname];
      return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json(answer));
    },
    scrollTo: () => undefined,
    matchMedia: (query) => ({ matches: matches(query, widthPx), addEventListener() {}, removeEventListener() {} }),
    IntersectionObserver: Silent,
    ResizeObserver: Silent,
  });
  window.HTMLCanvasElement.prototype.getContext = () => null;
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !TAKEN_OVER.has(name)) continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  globalThis.window = globalThis.self = window;
  return {
    document: window.document,
    show({ widthPx: width, path }) {
      widthPx = width;
      window.history.replaceState(null, "", path);
    },
  };
}

class Silent {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function matches(query, widthPx) {
  const [, bound, rem] = /\((min|max)-width: ([\d.]+)rem\)/.exec(query) ?? [];
  if (bound === undefined) return false;
  return bound === "min" ? widthPx >= rem * REM_PX : widthPx <= rem * REM_PX;
}
