import { createHmac } from "node:crypto";
import { env } from "#app/config/env.server";
import { hashToken } from "#app/db/ids.server";

/**
 * The keys of a link, made of what it leads to under each of our secrets, the one in use first. Its maker can see the
 * link again, while the database keeps only a hash that opens nothing.
 * @param about kind and id of what it leads to, such as "companion:ID"
 */
export function linkKeys(about: string): readonly [string, ...string[]] {
  const under = (secret: string): string => createHmac("sha256", secret).update(about).digest("base64url");
  const [inUse, ...former] = env().SESSION_SECRET;
  return [under(inUse), ...former.map(under)];
}

/**
 * The key of a link that was made before, by its stored hash: while a secret is exchanged, links made under the former
 * one stay as they are. One made under a secret that is gone can't be told again, and has the key of a new one.
 */
export function keptLinkKey(about: string, hash: string | null | undefined): string {
  const keys = linkKeys(about);
  return keys.find((key) => hashToken(key) === hash) ?? keys[0];
}
