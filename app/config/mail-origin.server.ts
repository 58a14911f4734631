import { env, isLoopback } from "./env.server";

/**
 * The origin of links in mails: the configured one. The sandbox needs none configured; there it is the origin of the
 * request if that names this machine, else the server's own address, since the sender of a request chooses its Host
 * header and another person reads the mail.
 * @param asked the origin of the request that the mail comes from, an hour or a month ago
 */
export function mailOrigin(asked: string): string {
  const { PUBLIC_ORIGIN, HOST, PORT } = env();
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  const { hostname } = new URL(asked);
  return hostname === HOST || isLoopback(hostname) ? asked : `http://localhost:${PORT}`;
}
