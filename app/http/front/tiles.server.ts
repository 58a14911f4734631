import { gunzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import { tileAt } from "#app/modules/maps/tiles/tile-address";
import { findTile, worldFile } from "#app/modules/maps/tiles/tiles.server";
import { AppError } from "#app/shared/app-error";
import { acceptsEncoding, holdsAlready } from "../answer/negotiation";
import { CACHE } from "../answer/responses.server";
import { fileHeaders } from "./express.server";

const TILE_TYPE = "application/vnd.mapbox-vector-tile";
const ARCHIVE_TYPE = "application/vnd.pmtiles";

const refuse = (res: Parameters<RequestHandler>[1]): void =>
  void res.status(404).type("text").setHeader("Cache-Control", "no-store").end("Not found");

/**
 * A tile of a map. An address of today's version is kept for ever, any other for an hour. A place without anything to
 * show, such as the open sea, is an empty answer and no fault.
 */
export const serveTile: RequestHandler = (req, res, next) => {
  const asked = tileAt(req.path);
  if (!asked) return refuse(res);
  findTile(asked.set, asked.z, asked.x, asked.y)
    .then((found) => {
      if (!found) return refuse(res);
      const { packed, version } = found;
      fileHeaders(res);
      const tag = `"${version}"`;
      res.setHeader("Cache-Control", req.query.v === version ? CACHE.immutable : "public, max-age=3600");
      res.setHeader("Vary", "Accept-Encoding");
      res.setHeader("ETag", tag);
      if (holdsAlready(req.headers["if-none-match"], tag)) return void res.status(304).end();
      if (!packed) return void res.status(204).end();
      const takesGzip = acceptsEncoding(req.headers["accept-encoding"] as string | undefined, "gzip");
      if (takesGzip) res.setHeader("Content-Encoding", "gzip");
      const body = takesGzip ? packed : gunzipSync(packed);
      res.setHeader("Content-Type", TILE_TYPE);
      res.setHeader("Content-Length", body.length);
      res.end(body);
    })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === "UNAVAILABLE")) return void next(error);
      // The map goes on without it, and asks again when it is next looked at.
      res
        .status(503)
        .type("text")
        .setHeader("Cache-Control", "no-store")
        .setHeader("Retry-After", "20")
        .end(error.message);
    });
};

/** The whole base map as one archive, or a range of its bytes, for programs that read PMTiles. */
export const serveWorldMap: RequestHandler = (_req, res, next) => {
  const file = worldFile();
  if (!file) return refuse(res);
  fileHeaders(res);
  res.type(ARCHIVE_TYPE);
  res.sendFile(file, { maxAge: "1h", acceptRanges: true }, (error?: Error & { status?: number }) => {
    // A range that is none of the file, a caller that left: the library has answered or there is nobody to answer.
    if (error && !res.headersSent && error.status !== undefined) res.status(error.status).end();
    else if (error && !res.headersSent) next(error);
  });
};
