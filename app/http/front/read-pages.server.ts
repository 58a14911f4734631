import type { IncomingMessage, ServerResponse } from "node:http";
import { notedPath, readerToNote, stanceOf } from "#app/modules/measuring/measuring";
import { noteReading } from "#app/modules/measuring/measuring.server";

/** Whether a visitor opens a page: the request is not for a file, a call, or a page that the browser fetches ahead. */
function isOpened({ method, headers }: IncomingMessage): boolean {
  const dest = headers["sec-fetch-dest"];
  return method === "GET" && (dest === undefined || dest === "document") && headers["sec-purpose"] === undefined;
}

/**
 * Notes an opened page for a visitor who agreed to that. Runs before the memory of pages, so that visitors who agreed
 * get their pages from it like everybody else; the answer itself is the same.
 */
export function noteReadPage(req: IncomingMessage, res: ServerResponse): void {
  // Very few requests carry the cookie: the rest pay for one look at the header.
  if (!req.headers.cookie?.includes("analytics_id=") || !isOpened(req)) return;
  const reader = readerToNote(stanceOf((name) => req.headers[name]?.toString()));
  if (reader === undefined) return;
  const [path = "/"] = (req.url ?? "/").split("?", 1);
  res.once("finish", () => {
    const isPage = String(res.getHeader("content-type") ?? "").startsWith("text/html");
    if (isPage && (res.statusCode === 200 || res.statusCode === 304)) noteReading(reader, notedPath(path), new Date());
  });
}
