/**
 * The service worker: pages that were read stay readable, and the trips of the coming weeks are on the device
 * (CHECKLIST FRAME-01 to FRAME-03). Wiring only; the rules are in modules/offline.
 */
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { BUNDLE_CACHE } from "#app/modules/offline/discovery";
import { keepingOf } from "#app/modules/offline/kept-pages";
import { hasWaitingForms } from "#app/modules/offline/waiting-forms";
import { tileAt } from "#app/modules/maps/tiles/tile-address";
import { ASSETS, PICTURES, TILES, keepPage } from "./copies";
import { keepDiscovery } from "./discovery";
import { forgetEverything, forgetOwner } from "./owner";
import { answerData, answerFile, answerPage, answerRoutes } from "./pages";
import { openAlert, showAlert, stopAlerts } from "./push";
import { keepTrips } from "./trips";
import { SYNC_TAG, answerForm, decideWaiting, keepQuestions, listWaiting, sendWaiting } from "./waiting";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const MONTH_SECONDS = 30 * 24 * 3600;
const whole = new CacheableResponsePlugin({ statuses: [200] });
const isOurs = (url: URL): boolean => url.origin === self.location.origin;

cleanupOutdatedCaches();
enableNavigationPreload();
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [], cleanURLs: false, directoryIndex: "" });

registerRoute(new NavigationRoute(({ event }) => answerPage(event as FetchEvent)));
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.endsWith(".data"),
  ({ event }) => answerData(event as FetchEvent),
);
registerRoute(
  ({ url }) => isOurs(url) && url.pathname === "/__manifest",
  ({ event }) => answerRoutes(event as FetchEvent),
);
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: ASSETS,
    plugins: [
      whole,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 2 * MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);
// Posters and the pictures of sights: the days of one trip show fifty, of a kilobyte each.
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/art/"),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [whole, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })],
  }),
);
// The ground of the trips' maps is fetched ahead; that of other maps comes from the line.
registerRoute(
  ({ url }) => isOurs(url) && tileAt(url.pathname) !== undefined,
  async ({ request }) => (await (await caches.open(TILES)).match(request)) ?? fetch(request),
);
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/static/"),
  new StaleWhileRevalidate({ cacheName: BUNDLE_CACHE, plugins: [whole] }),
);
registerRoute(
  ({ url, request }) => isOurs(url) && request.mode !== "navigate" && keepingOf(url.pathname) !== "never",
  ({ event }) => answerFile(event as FetchEvent),
);

registerRoute(
  ({ url }) => isOurs(url) && hasWaitingForms(url.pathname),
  ({ event }) => answerForm(event as FetchEvent),
  "POST",
);
self.addEventListener("sync", (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag !== SYNC_TAG) return;
  // The browser tries again when this fails.
  const sent = sendWaiting().then((isLeft) =>
    isLeft ? Promise.reject(new Error("Some forms still wait")) : undefined,
  );
  waitUntil.call(event, sent);
});

/** The sign-out takes that traveller's pages and forms off the device, whatever the server answers. */
registerRoute(
  ({ url }) => isOurs(url) && /^\/signout(\.data)?$/.test(url.pathname),
  async ({ request, event }) => {
    // The push service of the browser's maker may be slow: the sign-out does not wait for it.
    event.waitUntil(stopAlerts());
    await forgetEverything();
    return fetch(request);
  },
  "POST",
);
/**
 * The end of an account does the same, once the server redirects; a wrong password takes the pages only, which come
 * back.
 */
registerRoute(
  ({ url }) => isOurs(url) && /^\/profile\/account\/delete(\.data)?$/.test(url.pathname),
  async ({ request, event }) => {
    await forgetOwner();
    const answer = await fetch(request);
    if (answer.type === "opaqueredirect" || answer.status === 202) {
      event.waitUntil(stopAlerts());
      await forgetEverything();
    }
    return answer;
  },
  "POST",
);

interface Message {
  type?: string;
  id?: number;
  isWanted?: boolean;
  following?: string;
}
self.addEventListener("message", (event) => {
  const { type, id, isWanted, following } = (event.data ?? {}) as Message;
  // The page has asked its reader first.
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "KEEP_TRIPS") event.waitUntil(keepTrips());
  if (type === "KEEP_DISCOVERY") event.waitUntil(keepDiscovery());
  if (type === "KEEP_PAGE" && event.source instanceof WindowClient)
    event.waitUntil(keepPage(new URL(event.source.url)));
  if (type === "FORGET") event.waitUntil(forgetEverything());
  if (type === "KEEP_QUESTIONS" && following) event.waitUntil(keepQuestions(following).catch(() => undefined));
  if (type === "WAITING_LIST") event.waitUntil(listWaiting().then((list) => event.ports[0]?.postMessage(list)));
  if (type === "WAITING_SEND") event.waitUntil(sendWaiting());
  if (type === "WAITING_DECIDE" && id !== undefined) event.waitUntil(decideWaiting(id, isWanted === true));
});

self.addEventListener("push", (event) => event.waitUntil(showAlert(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openAlert(event)));
