import { useEffect } from "react";

/** Keeps the screen on while the component shows, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    // Browsers without it, and plain-http addresses, have none.
    const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
    if (wakeLock === undefined) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    const request = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const given = await wakeLock.request("screen");
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // Refused, for instance with an empty battery: the screen goes dark as ever.
      }
    };
    // A page that was hidden has lost its lock.
    const onVisibility = () => void request();
    void request();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisibility);
      void lock?.release();
    };
  }, []);
}
