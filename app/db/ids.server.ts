import { createHash, randomBytes, randomUUID } from "node:crypto";

/** A new row id: 122 random bits, not guessable and not in any order. */
export function newId(): string {
  return randomUUID();
}

/** A secret handed to a browser or a mail: 256 random bits in base64url. Store only its hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 of a token in hex, the form in which the database keeps it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
