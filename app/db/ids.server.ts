import { createHash, randomBytes, randomUUID } from "node:crypto";

/** What was drawn while somebody listened, by whomever. */
export interface Drawn {
  ids: Set<string>;
  hasSecrets: boolean;
}
const listeners = new Set<Drawn>();

/** Listens to what is drawn from now on. @returns what is heard, and how to stop listening */
export function listenToDraws(): { drawn: Drawn; stop: () => void } {
  const drawn: Drawn = { ids: new Set(), hasSecrets: false };
  listeners.add(drawn);
  return { drawn, stop: () => void listeners.delete(drawn) };
}

/** A new row id: 122 random bits, not guessable and not in any order. */
export function newId(): string {
  const id = randomUUID();
  for (const { ids } of listeners) ids.add(id);
  return id;
}

/** A secret handed to a browser or a mail: 256 random bits in base64url. Store only its hash. */
export function newToken(): string {
  for (const one of listeners) one.hasSecrets = true;
  return randomBytes(32).toString("base64url");
}

/** SHA-256 of a token in hex: what the database keeps. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
