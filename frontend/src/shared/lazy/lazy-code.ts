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
 */
export function lazyCode<T>(importModule: () => Promise<T>): LazyCode<T> {
  let loaded: T | undefined;
  let pending: Promise<T> | undefined;

  const importTwice = async (): Promise<T> => {
    if (!navigator.onLine) throw new CodeUnavailable("The browser is offline");
    try {
      return await importModule();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return await importModule();
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

/** Removes each style sheet that can't be fetched, from now on.
 *
 * Vite adds the style sheets of a lazy chunk to the page and takes one that is in the page as loaded, also after a
 * failure: the next import would show the component without its styles.
 */
export function removeFailedStyles(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") target.remove();
    },
    { capture: true },
  );
}
