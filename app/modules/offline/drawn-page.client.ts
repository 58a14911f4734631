import { KEPT_TITLE, PUBLIC_CACHE } from "./kept-pages";
import { isDrawnHere } from "./discovery";

/** The script that draws discovery on the device, by its name in the build. */
declare const DISCOVER_SCRIPT: string;

interface Guide {
  slug: string;
  title: string;
}

type DrawPage = (url: URL, guides: readonly Guide[], now: Date) => Promise<{ title: string; html: string } | undefined>;

/** The guides whose pages are on the device. */
async function guidesHere(): Promise<Guide[]> {
  const cache = await caches.open(PUBLIC_CACHE);
  const guides = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const [, slug] = /^\/guides\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname) ?? [];
      const title = (await cache.match(request))?.headers.get(KEPT_TITLE);
      return slug && title ? [{ slug, title: decodeURIComponent(title).replace(/ · Voyance$/, "") }] : [];
    }),
  );
  return guides.flat();
}

/**
 * The frame is the same for everybody: a signed-in traveller must not be asked to sign in, and offline no traveller
 * can.
 */
function leaveSignInOut(): void {
  document.querySelector('header a.button[href="/signin"]')?.remove();
}

/**
 * Draws the requested page in place of the list of kept pages, where the bundles are on the device.
 * @returns whether it was drawn
 */
export async function drawInPlace(): Promise<boolean> {
  const frame = document.querySelector("[data-device-title]")?.closest("main");
  if (frame) leaveSignInOut();
  if (!frame || !isDrawnHere(location.pathname)) return false;
  try {
    const { drawPage } = (await import(DISCOVER_SCRIPT)) as { drawPage: DrawPage };
    const page = await drawPage(new URL(location.href), await guidesHere(), new Date());
    if (!page) return false;
    document.title = page.title;
    // Written by the server's components, which escape all texts.
    frame.innerHTML = page.html;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    return true;
  } catch {
    return false;
  }
}
