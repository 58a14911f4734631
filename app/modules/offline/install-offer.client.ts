/** Stored for good: an offer that was turned down does not come back. */
const TURNED_DOWN = "install:no";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's install prompt, stored by the first script of a page. */
    installPrompt?: InstallPrompt;
  }
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
}

/** Safari on an iPhone or iPad, which installs by a menu of its own and does not report it. */
function isByMenu(): boolean {
  return "standalone" in navigator && !isInstalled() && (navigator as { standalone?: boolean }).standalone === false;
}

/** The sign's size as a share of the shorter side of the screen. */
const SIGN_SHARE = 0.3;

/**
 * The picture that an iPhone or iPad shows while Voyance starts from the home screen: the sign on the page's own paper,
 * in the size of this screen. The system reads it when the page is added, so it is drawn where that is offered.
 */
async function drawStartPicture(): Promise<void> {
  const sign = new Image();
  sign.src = "/icons/icon-512.png";
  await sign.decode();
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  const [short, long] = [screen.width, screen.height].sort((a, b) => a - b) as [number, number];
  for (const [orientation, width, height] of [
    ["portrait", short, long],
    ["landscape", long, short],
  ] as const) {
    const canvas = document.createElement("canvas");
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    const brush = canvas.getContext("2d");
    if (!brush) return;
    brush.fillStyle = paper;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    const size = short * devicePixelRatio * SIGN_SHARE;
    brush.drawImage(sign, (canvas.width - size) / 2, (canvas.height - size) / 2, size, size);
    const link = document.createElement("link");
    link.rel = "apple-touch-startup-image";
    link.media = `(orientation: ${orientation})`;
    link.href = canvas.toDataURL("image/png");
    document.head.append(link);
  }
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
    words.textContent = "Your trip then opens offline too: days, maps and papers. Tap Share, then Add to Home Screen.";
    now.hidden = true;
    void drawStartPicture().catch(() => undefined);
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
