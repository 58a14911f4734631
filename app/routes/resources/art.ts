import type { LoaderFunctionArgs } from "@remix-run/node";
import { acceptsEncoding, holdsAlready } from "#app/http/answer/negotiation";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { PIXEL_VIEW } from "#app/modules/catalogue/art/poster-view";
import { findArt, isPosterView, readArt } from "#app/modules/catalogue/art/art.server";

const FORMS = { br: "br", gzip: "gz" } as const;

/** The picture of a shared link, as PNG: the sites that fetch it show no SVG. */
async function sharedPicture(slug: string, ifNoneMatch: string | null): Promise<Response | undefined> {
  const art = findArt(slug, PIXEL_VIEW);
  if (!art) return undefined;
  const headers = new Headers({
    "Content-Type": "image/png",
    "Cache-Control": "public, max-age=86400",
    ETag: `"${art.hash}"`,
  });
  if (holdsAlready(ifNoneMatch, `"${art.hash}"`)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await readArt(slug, PIXEL_VIEW, "shared.png")), { headers });
}

/** A destination's poster. An address with the right hash is kept for ever, any other for an hour. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const query = queryOf(request);
  if (params.file?.endsWith(".png")) {
    const picture = await sharedPicture(params.file.slice(0, -".png".length), request.headers.get("If-None-Match"));
    return picture ?? new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  const view = query.get("view") ?? "poster";
  const slug = (params.file ?? "").replace(/\.svg$/, "");
  const art = isPosterView(view) ? findArt(slug, view) : undefined;
  if (!art || !isPosterView(view))
    return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const headers = new Headers({
    "Content-Type": "image/svg+xml",
    "Cache-Control": query.get("v") === art.hash ? CACHE.immutable : "public, max-age=3600",
    ETag: `"${art.hash}"`,
    Vary: "Accept-Encoding",
  });
  if (holdsAlready(request.headers.get("If-None-Match"), `"${art.hash}"`))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("Accept-Encoding");
  const encoding = (["br", "gzip"] as const).find((one) => acceptsEncoding(accepted, one));
  if (encoding) headers.set("Content-Encoding", encoding);
  const form = encoding ? FORMS[encoding] : "svg";
  return new Response(new Uint8Array(await readArt(slug, view, form)), { headers });
}
