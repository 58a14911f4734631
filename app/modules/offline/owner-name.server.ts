import { createHash } from "node:crypto";
import { NOBODY } from "./kept-pages";

/**
 * A device's name for an account: the same on each of its pages, of no use anywhere else, and no way back to the
 * account.
 */
export function ownerName(userId: string | undefined): string {
  return userId === undefined ? NOBODY : createHash("sha256").update(`device ${userId}`).digest("hex").slice(0, 16);
}
