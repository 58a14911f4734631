import type { LoaderFunctionArgs } from "@remix-run/node";
import { acceptsEncoding, holdsAlready } from "#app/http/negotiation";
import { CACHE } from "#app/http/responses.server";
import { compressArt, findArt, isPosterView } from "#app/modules/catalogue/art.server";

/** A destination's poster. An address with the right hash is kept for ever, any other for an hour. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = query.get("view") ?? "poster";
  const art = isPosterView(view) ? findArt((params.file ?? "").replace(/\.svg$/, ""), view) : undefined;
  if (!art) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const headers = new Headers({
    "Content-Type": "image/svg+xml",
    "Cache-Control": query.get("v") === art.hash ? CACHE.immutable : "public, max-age=3600",
    ETag: `"${art.hash}"`,
    Vary: "Accept-Encoding",
  });
  if (holdsAlready(request.headers.get("If-None-Match"), `"${art.hash}"`))
    return new Response(null, { status: 304, headers });
  if (!acceptsEncoding(request.headers.get("Accept-Encoding"), "br")) return new Response(art.svg, { headers });
  headers.set("Content-Encoding", "br");
  return new Response(new Uint8Array(await compressArt(art)), { headers });
}
