import { matchPrecache } from "workbox-precaching";
import { otherSpelling } from "#app/modules/offline/kept-pages";
import { asShown, findCopy, keepCopy } from "./copies";
import { canDraw } from "./discovery";
import { answerInTime, noteAnswer } from "./line";
import { ownersTime } from "./owner";

declare const self: ServiceWorkerGlobalScope;

/** The page that is shown for pages that are not on the device. */
const OFFLINE_PAGE = "/offline";

const isGone = (response: Response): boolean => [502, 503, 504].includes(response.status);

async function offlinePage(): Promise<Response> {
  return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
}

/**
 * A page: the server's answer; the copy where the server does not answer in time; else the page that lists the kept
 * pages.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const sentAt = ownersTime();
  const asked = (event.preloadResponse as Promise<Response | undefined>).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  // The answer, however late, becomes the copy of the next time.
  event.waitUntil(
    asked.then(
      (response) => {
        noteAnswer();
        return keepCopy(url, response.clone(), { sentAt });
      },
      () => undefined,
    ),
  );
  const copy = await findCopy(url);
  if (copy) {
    const answer = await answerInTime(asked, event.request.cache === "no-cache" ? "copy, asked anew" : "copy");
    return answer && !isGone(answer) ? answer : asShown(copy);
  }
  const other = otherSpelling(url);
  const elsewhere = other && (await findCopy(new URL(other, url))) ? other : undefined;
  // A page of the framework works at its own address only.
  if (elsewhere) return (await answerInTime(asked)) ?? Response.redirect(new URL(elsewhere, url));
  // The frame of the offline page, in which the page is drawn from the bundles.
  if (await canDraw(url)) {
    const answer = await answerInTime(asked, "drawing");
    return answer && !isGone(answer) ? answer : offlinePage();
  }
  try {
    return await asked;
  } catch {
    return offlinePage();
  }
}

/** The page whose data an address of the framework asks for. */
export function pageOfData(url: URL): URL {
  return new URL(url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/") + url.search, url);
}

/** Remix's own answer for "load that page as a document": `answerPage` does the rest. */
export function asDocument({ pathname, search }: URL): Response {
  const body = JSON.stringify([
    ["SingleFetchRedirect", 1],
    { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 },
    "redirect",
    pathname + search,
    "status",
    302,
    "revalidate",
    false,
    "reload",
    true,
    "replace",
  ]);
  return new Response(body, { status: 202, headers: { "Content-Type": "text/x-script", "X-Remix-Response": "yes" } });
}

/** The data of a page that the framework is about to show. Offline the browser loads the page itself, from the copy. */
export async function answerData(event: FetchEvent): Promise<Response> {
  const page = pageOfData(new URL(event.request.url));
  const asked = fetch(event.request);
  // A request for a part of the present page stays with it.
  if (page.searchParams.has("_routes")) return asked;
  if (await findCopy(page)) return (await answerInTime(asked)) ?? asDocument(page);
  return asked.catch(() => asDocument(page));
}

/** The framework asks for routes that it does not know yet; told to load the document, it does so at the next step. */
export async function answerRoutes(event: FetchEvent): Promise<Response> {
  const answer = await answerInTime(fetch(event.request));
  if (answer) return answer;
  // It knows the page's own route: loaded anew in the middle of a press, the page would lose the typed text.
  const asked = new URL(event.request.url).searchParams.getAll("p");
  const page = await self.clients.get(event.clientId);
  const own = page && new URL(page.url).pathname;
  if (asked.every((path) => path === own)) return Response.json({});
  return new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
}

/** A file that belongs to a trip or a place: from the server, else from the device. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const sentAt = ownersTime();
  const asked = fetch(event.request);
  event.waitUntil(asked.then((response) => keepCopy(url, response.clone(), { sentAt })).catch(() => undefined));
  const copy = await findCopy(url);
  if (!copy) return asked;
  const answer = await answerInTime(asked);
  return answer && !isGone(answer) ? answer : copy;
}
