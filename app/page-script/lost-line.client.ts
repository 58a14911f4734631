/**
 * Sends nothing while the connection is lost: a page with typed words is given up only for an answer
 * (docs/requirements.md, offline; for forms see press.client.ts).
 */
const SIGN_OF_LIFE = "/healthz";
/** The statuses by which a proxy says that it got no answer from the server. */
const OF_A_PROXY = [502, 504];
const PATIENCE_MS = 6_000;

/**
 * Whether the server can be reached just now. A browser knows only its own connection, and nothing about a server on
 * this machine.
 */
export async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(SIGN_OF_LIFE, { method: "HEAD", cache: "no-store", signal });
    return !OF_A_PROXY.includes(status);
  } catch {
    return false;
  }
}

/** Whether a click leads to another page of ours in this tab. */
export function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const isOurs = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const isHere = link.hash !== "" && link.pathname + link.search === location.pathname + location.search;
  return isPlain && isOurs && !isHere && link.dataset.copy === undefined;
}

/**
 * Offline, a link is followed only when the server answers all the same, or when this device keeps pages of its own.
 */
export function keepPageWhenOffline(onLost: () => void): void {
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (navigator.onLine || navigator.serviceWorker?.controller || !link || !leavesPage(event, link)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void isReached().then((reached) => (reached ? location.assign(link.href) : onLost()));
    },
    true,
  );
}
