import { env, isLoopback } from "./env.server";

/**
 * The origin that links in mails have: the configured one. In the sandbox, where none need be configured, that of the
 * request, if it is this machine; else our own, since a Host header says whatever its sender likes and a mail is read by
 * somebody else.
 * @param asked the origin of the request that the mail comes from, an hour or a month ago
 */
export function mailOrigin(asked: string): string {
  const { PUBLIC_ORIGIN, HOST, PORT } = env();
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  const { hostname } = new URL(asked);
  return hostname === HOST || isLoopback(hostname) ? asked : `http://localhost:${PORT}`;
}
