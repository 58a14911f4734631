import type { RequestHandler } from "express";
import { firstSegment } from "./route-subset";

/** Segments nobody has routes for share one handler: addresses made up by callers must not fill the memory. */
const MOST_HANDLERS = 200;

/**
 * One request handler for each first segment of an address, made at its first request.
 * @param make builds the handler of a segment; without one, of everything
 */
export function dispatchBySegment(make: (segment: string | undefined) => RequestHandler): RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  const whole = make(undefined);
  return (req, res, next) => {
    const segment = firstSegment(req.path);
    if (segment === undefined) return whole(req, res, next);
    let handler = handlers.get(segment);
    if (!handler) {
      handler = handlers.size < MOST_HANDLERS ? make(segment) : whole;
      if (handlers.size < MOST_HANDLERS) handlers.set(segment, handler);
    }
    return handler(req, res, next);
  };
}
