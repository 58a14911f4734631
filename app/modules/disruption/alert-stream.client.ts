import { DISRUPTION } from "#app/config/product";

const AGAIN_MS = DISRUPTION.reconnectSeconds * 1000;

/** The callbacks of a page that follows alerts. */
interface Listener {
  onAlert: () => void;
  /** Whether there is a connection. */
  onLine: (isThere: boolean) => void;
}

/**
 * Listens to the alerts of a trip while its page is visible. A lost connection is tried again after five seconds
 * (CHECKLIST DIS-08); a page that is hidden or in the history closes its connection, and asks for missed alerts when it
 * is back.
 * @returns a function that stops it
 */
export function followAlerts(address: string, { onAlert, onLine }: Listener): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let wasOpen = false;

  function close(): void {
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function open(): void {
    close();
    if (document.hidden || !navigator.onLine) return;
    const opened = new EventSource(address);
    source = opened;
    opened.onopen = () => {
      onLine(true);
      // Alerts that came in between reached no listener.
      if (wasOpen) onAlert();
      wasOpen = true;
    };
    opened.addEventListener("alert", onAlert);
    opened.onerror = () => {
      onLine(false);
      close();
      timer = window.setTimeout(open, AGAIN_MS);
    };
  }

  const show = (): void => (document.hidden ? close() : open());
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("visibilitychange", show, { signal });
  window.addEventListener("pagehide", close, { signal });
  window.addEventListener("pageshow", (event) => event.persisted && open(), { signal });
  window.addEventListener("online", open, { signal });
  window.addEventListener("offline", close, { signal });
  open();
  return () => {
    controller.abort();
    close();
  };
}
