import type { RequestHandler } from "express";
import { env } from "#app/config/env.server";

/** Takes the worker and all that it kept off the device. Open pages stay as they are. */
const FAREWELL = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => indexedDB.deleteDatabase("waiting"))
      .then(() => self.registration.unregister()),
  ),
);
`;

/**
 * The service worker's file is asked for anew each time; with OFFLINE=off the answer is a worker that ends itself on
 * every device.
 */
export const serveWorker: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "no-cache");
  if (env().OFFLINE) return next();
  res.type("text/javascript").send(FAREWELL);
};
