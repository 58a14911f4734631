import { randomBytes, randomUUID } from "node:crypto";

/** What a page says for one answer only, in letters of one byte: a nonce, the trace id, the keys of its forms. */
export interface OwnPart {
  text: string;
  /** Where in the page it stands. */
  at: number[];
  kind: "nonce" | "trace" | "id";
}

/** Every place of a text in a page. */
function placesOf(page: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + text.length)) places.push(at);
  return places;
}

/** Finds what a page says for one answer only; an id that was drawn and is not in it belongs to something else. */
export function findOwnParts(
  page: Buffer,
  { nonce, traceId, ids }: { nonce: string; traceId: string; ids: Iterable<string> },
): OwnPart[] {
  const named: Omit<OwnPart, "at">[] = [
    { text: nonce, kind: "nonce" },
    { text: traceId, kind: "trace" },
    ...[...ids].map((text) => ({ text, kind: "id" as const })),
  ];
  return named.map((part) => ({ ...part, at: placesOf(page, part.text) })).filter(({ at }) => at.length > 0);
}

/** A nonce that no answer had before. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The page of the next answer: with its own nonce, its own trace id, and new keys in its forms. */
export function withOwnParts(page: Buffer, parts: readonly OwnPart[], nonce: string, traceId: string): Buffer {
  const copy = Buffer.from(page);
  for (const { kind, at } of parts) {
    const text = kind === "nonce" ? nonce : kind === "trace" ? traceId : randomUUID();
    for (const place of at) copy.write(text, place, "latin1");
  }
  return copy;
}
