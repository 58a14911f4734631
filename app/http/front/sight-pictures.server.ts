import { gunzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import { motifVersion, readMotif } from "#app/modules/catalogue/art/motifs.server";
import { acceptsEncoding, holdsAlready } from "../answer/negotiation";
import { CACHE } from "../answer/responses.server";

/** The picture of a sight, as a file. An address of today's version is kept for ever, any other for an hour. */
export const serveSightPicture: RequestHandler<{ file: string }> = (req, res, next) => {
  const name = req.params.file.replace(/\.svg$/, "");
  const accepted = req.headers["accept-encoding"] as string | undefined;
  readMotif(name).then((packed) => {
    if (!packed) {
      res.status(404).type("text").setHeader("Cache-Control", "no-store").end("Not found");
      return;
    }
    const tag = `"${motifVersion()}"`;
    res.setHeader("Content-Type", "image/svg+xml");
    res.setHeader("Cache-Control", req.query.v === motifVersion() ? CACHE.immutable : "public, max-age=3600");
    res.setHeader("Vary", "Accept-Encoding");
    res.setHeader("ETag", tag);
    if (holdsAlready(req.headers["if-none-match"], tag)) {
      res.status(304).end();
      return;
    }
    const takesGzip = acceptsEncoding(accepted, "gzip");
    if (takesGzip) res.setHeader("Content-Encoding", "gzip");
    const body = takesGzip ? packed : gunzipSync(packed);
    res.setHeader("Content-Length", body.length);
    res.end(body);
  }, next);
};
