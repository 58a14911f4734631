/** Shows the alerts of a trip on its page as they come, where there is a script (CHECKLIST DIS-08, DIS-09). */
import { ALERT_CAME } from "./alert-came";
import { followAlerts } from "./alert-stream.client";

const PANEL = "#alerts";

/** The panel as the server has it now. */
async function readPanel(): Promise<Element | null> {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(PANEL);
}

/** Waits until the focus has left the panel, so that a reader in it is not thrown out. */
function whenLeft(panel: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (panel.contains(document.activeElement)) return;
      panel.removeEventListener("focusout", later);
      resolve();
    };
    // The focus has arrived elsewhere only after this event.
    const later = (): void => void setTimeout(look);
    panel.addEventListener("focusout", later);
    look();
  });
}

/** Replaces the shown alerts with new ones: unfolded parts stay so, and the status line stays in place. */
async function showNew(line: HTMLElement): Promise<void> {
  const fresh = await readPanel();
  const shown = line.closest(PANEL);
  if (!fresh || !shown) return;
  await whenLeft(shown);
  const folds = fresh.querySelectorAll("details");
  shown.querySelectorAll("details").forEach(({ open }, at) => folds[at]?.toggleAttribute("open", open));
  fresh.querySelector("[data-live-alerts]")?.replaceWith(line);
  shown.replaceWith(fresh);
}

/** @param line says when alerts can't come, and names the stream that brings them */
export function showLiveAlerts(line: HTMLElement): void {
  const onAlert = (): void => {
    const isOfFramework = document.documentElement.dataset.awake !== undefined;
    if (isOfFramework) document.dispatchEvent(new Event(ALERT_CAME));
    else void showNew(line).catch(() => undefined);
  };
  const onLine = (isThere: boolean): void => {
    line.textContent = isThere
      ? ""
      : "Connection to disruption alerts failed. We'll try again in 5 seconds, or you can reload the page.";
  };
  const stop = followAlerts(line.dataset.liveAlerts!, { onAlert, onLine });
  const watch = new MutationObserver(() => {
    if (line.isConnected) return;
    watch.disconnect();
    stop();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
