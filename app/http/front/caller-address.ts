import type { IncomingMessage } from "node:http";
import { env } from "#app/config/env.server";

/** The address that a request comes from; forwarded addresses are believed only from a proxy that was named. */
export function callerAddress(req: IncomingMessage): string {
  const forwarded = env().TRUST_PROXY ? req.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return last || req.socket.remoteAddress || "unknown";
}
