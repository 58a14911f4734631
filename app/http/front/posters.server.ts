import type { Request, RequestHandler, Response } from "express";
import { PIXEL_VIEW } from "#app/modules/catalogue/art/poster-view";
import { findArt, isPosterView, readArt } from "#app/modules/catalogue/art/art.server";
import { acceptsEncoding, holdsAlready } from "../answer/negotiation";
import { CACHE } from "../answer/responses.server";

const FORMS = { br: "br", gzip: "gz" } as const;

/** Sets the validator. @returns whether the caller holds the picture already, and is told so */
function isHeld(req: Request, res: Response, hash: string): boolean {
  res.setHeader("ETag", `"${hash}"`);
  const held = holdsAlready(req.headers["if-none-match"], `"${hash}"`);
  if (held) res.status(304).end();
  return held;
}

/** The picture of a shared link, as PNG: the sites that fetch it show no SVG. @returns whether there is one */
async function sendShared(req: Request, res: Response, slug: string): Promise<boolean> {
  const art = findArt(slug, PIXEL_VIEW);
  if (!art) return false;
  res.setHeader("Content-Type", "image/png");
  res.setHeader("Cache-Control", "public, max-age=86400");
  if (!isHeld(req, res, art.hash)) res.end(await readArt(slug, PIXEL_VIEW, "shared.png"));
  return true;
}

/** An address with the right hash is kept for ever, any other for an hour. @returns whether there is such a poster */
async function sendPoster(req: Request, res: Response, slug: string): Promise<boolean> {
  const { view = "poster", v } = req.query;
  if (typeof view !== "string" || !isPosterView(view)) return false;
  const art = findArt(slug, view);
  if (!art) return false;
  res.setHeader("Content-Type", "image/svg+xml");
  res.setHeader("Cache-Control", v === art.hash ? CACHE.immutable : "public, max-age=3600");
  res.setHeader("Vary", "Accept-Encoding");
  if (isHeld(req, res, art.hash)) return true;
  const accepted = req.headers["accept-encoding"] as string | undefined;
  const encoding = (["br", "gzip"] as const).find((one) => acceptsEncoding(accepted, one));
  const body = await readArt(slug, view, encoding ? FORMS[encoding] : "svg");
  if (encoding) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.end(body);
  return true;
}

/** A destination's poster, as a file: a page shows a dozen, and none of them needs the routes. */
export const servePoster: RequestHandler<{ file: string }> = (req, res, next) => {
  const { file } = req.params;
  const send = file.endsWith(".png") ? sendShared : sendPoster;
  send(req, res, file.replace(/\.(png|svg)$/, "")).then((isSent) => {
    if (!isSent) res.status(404).type("text").setHeader("Cache-Control", "no-store").end("Not found");
  }, next);
};
