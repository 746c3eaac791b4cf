/** A module that is fetched when it is first needed. */
export interface LazyCode<T> {
  /** The module, or undefined while it has not been fetched. */
  readonly loaded: T | undefined;
  /** Fetches the module once for all callers. Rejects with CodeUnavailable when it can't be fetched; the next call then tries again. */
  load: () => Promise<T>;
}

/** Code that can't be fetched: the network is away, or the server has another build by now. */
export class CodeUnavailable extends Error {
  override name = "CodeUnavailable";
}

const RETRY_AFTER_MS = 400;

/** Wraps a dynamic import so that a failure is not kept: the next `load()` imports again.
 *
 * One failure is retried after 400 ms, since a single request is often lost on a mobile connection.
 * Offline it fails at once and requests nothing: several browsers keep a failed module until the page is reloaded.
 * Where a service worker may have kept the file it is asked for all the same (docs/decisions/0016-offline.md).
 */
export function lazyCode<T>(importModule: () => Promise<T>): LazyCode<T> {
  let loaded: T | undefined;
  let pending: Promise<T> | undefined;

  const importOnce = async () => {
    await addFailedStyles();
    return importModule();
  };
  const importTwice = async () => {
    if (!navigator.onLine && !hasServiceWorker()) throw new CodeUnavailable("The browser is offline");
    try {
      return await importOnce();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return importOnce();
    }
  };

  return {
    get loaded() {
      return loaded;
    },
    load: () => {
      pending ??= importTwice().then(
        (module) => (loaded = module),
        (cause: unknown) => {
          pending = undefined;
          throw new CodeUnavailable(String(cause), { cause });
        },
      );
      return pending;
    },
  };
}

function hasServiceWorker(): boolean {
  return (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller != null;
}

/** Addresses of the style sheets that could not be fetched. */
const failedStyles = new Set<string>();

/** Remembers from now on each style sheet that can't be fetched, so that the next lazy module adds it again.
 *
 * Vite adds the style sheets of a lazy module to the page only once and takes them as present from then on, also after
 * a failure: the component would show without its styles.
 */
export function watchFailedStyles(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      failedStyles.add(target.href);
      target.remove();
    },
    { capture: true },
  );
}

async function addFailedStyles(): Promise<void> {
  await Promise.all([...failedStyles].map(addStyle));
}

function addStyle(href: string): Promise<void> {
  failedStyles.delete(href);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`Unable to load ${href}`)));
    link.href = href;
    document.head.append(link);
  });
}
