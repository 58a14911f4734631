/** Kept for good: an offer that was turned down does not come back. */
const TURNED_DOWN = "install:no";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** What the browser handed over when it found that Voyance can be installed; noted by the first script of a page. */
    installPrompt?: InstallPrompt;
  }
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
}

/** Safari on an iPhone or iPad, which installs by a menu of its own and says nothing of it. */
function isByMenu(): boolean {
  return "standalone" in navigator && !isInstalled() && (navigator as { standalone?: boolean }).standalone === false;
}

/** Shows the offer where this browser can install, unless it was turned down. */
export function offerInstall(box: HTMLElement): void {
  const now = box.querySelector<HTMLButtonElement>("[data-install-now]");
  const words = box.querySelector<HTMLElement>("[data-install-words]");
  const never = box.querySelector<HTMLButtonElement>("[data-install-never]");
  if (!now || !words || !never || isInstalled() || localStorage.getItem(TURNED_DOWN)) return;
  never.onclick = () => {
    localStorage.setItem(TURNED_DOWN, "1");
    box.hidden = true;
  };
  const show = (): void => {
    box.hidden = window.installPrompt === undefined && !isByMenu();
  };
  if (isByMenu()) {
    words.textContent =
      "This trip opens from there offline too: days, maps and papers. Tap Share, then Add to Home Screen.";
    now.hidden = true;
  }
  now.onclick = async () => {
    await window.installPrompt?.prompt();
    // A prompt can be shown once; the browser hands over another if it may be asked again.
    window.installPrompt = undefined;
    show();
  };
  addEventListener("beforeinstallprompt", () => setTimeout(show));
  addEventListener("appinstalled", () => {
    box.hidden = true;
  });
  show();
}
