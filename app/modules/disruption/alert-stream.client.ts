import { DISRUPTION } from "#app/config/product";

const AGAIN_MS = DISRUPTION.reconnectSeconds * 1000;

/** What a page is told. */
interface Listener {
  onAlert: () => void;
  /** Whether there is a connection. */
  onLine: (isThere: boolean) => void;
}

/**
 * Listens to the alerts of a trip while its page is looked at. A lost connection is tried again after five seconds
 * (CHECKLIST DIS-08); a page that is hidden or kept for later lets go of it, and asks what it missed when it is back.
 * @returns what stops it
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
      // What came in between was told to nobody.
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
