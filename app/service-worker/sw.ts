/**
 * The service worker: what was read stays readable, and the trips of the coming weeks are on the device
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
import { ASSETS, PICTURES, keepPage } from "./copies";
import { keepDiscovery } from "./discovery";
import { forgetOwner } from "./owner";
import { answerData, answerFile, answerPage, answerRoutes } from "./pages";
import { keepTrips } from "./trips";

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
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/art/"),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [whole, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/static/"),
  new StaleWhileRevalidate({ cacheName: BUNDLE_CACHE, plugins: [whole] }),
);
registerRoute(
  ({ url, request }) => isOurs(url) && request.mode !== "navigate" && keepingOf(url.pathname) !== "never",
  ({ event }) => answerFile(event as FetchEvent),
);

/** What ends a session takes that traveller's pages off the device, whatever the server answers. */
const ENDS_SESSION = /^\/(signout|profile\/account\/delete)(\.data)?$/;
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "POST" && isOurs(url) && ENDS_SESSION.test(url.pathname)) event.waitUntil(forgetOwner());
});

self.addEventListener("message", (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  // The page has asked its reader first.
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "KEEP_TRIPS") event.waitUntil(keepTrips());
  if (type === "KEEP_DISCOVERY") event.waitUntil(keepDiscovery());
  if (type === "KEEP_PAGE" && event.source instanceof WindowClient)
    event.waitUntil(keepPage(new URL(event.source.url)));
  if (type === "FORGET") event.waitUntil(forgetOwner());
});
