import { pipeline } from "node:stream/promises";
import type { RequestHandler } from "express";
import { openCopy } from "#app/modules/pictures/pictures.server";
import { CACHE } from "../answer/responses.server";

/** A copy of a photograph. Its name is that of its content: it is kept for ever, and gone once it was taken away. */
export const servePhotograph: RequestHandler<{ slug: string; file: string }> = (req, res, next) => {
  openCopy(req.params.slug, req.params.file)
    .then(async (copy) => {
      if (!copy) {
        res.status(404).type("text").setHeader("Cache-Control", "no-store").end("Not found");
        return;
      }
      res.setHeader("Content-Type", copy.type);
      res.setHeader("Content-Length", copy.size);
      res.setHeader("Cache-Control", CACHE.immutable);
      if (req.method === "HEAD") res.end();
      else await pipeline(copy.stream(), res);
    })
    .catch(next);
};
