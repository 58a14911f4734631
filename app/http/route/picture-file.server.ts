import { holdsAlready } from "../answer/negotiation";

/**
 * A picture of a traveller: the browser asks each time whether it may still show it, and nothing in it can run.
 * @param etag of this copy
 */
export function pictureFile(request: Request, content: Blob, etag: string): Response {
  const isHeld = holdsAlready(request.headers.get("If-None-Match"), etag);
  return new Response(isHeld ? null : content.stream(), {
    status: isHeld ? 304 : 200,
    headers: {
      ...(!isHeld && { "Content-Type": content.type, "Content-Length": String(content.size) }),
      ETag: etag,
      "Cache-Control": "private, no-cache",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Referrer-Policy": "no-referrer",
    },
  });
}
