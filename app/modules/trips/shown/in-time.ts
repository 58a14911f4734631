/** Where a trip stands in time. */
export type InTime = "ahead" | "under-way" | "over";

/** The link to the pictures of a trip, by where it stands: there are none before it begins. */
const WORDS: Readonly<Record<InTime, string | undefined>> = {
  ahead: undefined,
  "under-way": "Your pictures",
  over: "Relive this trip",
};

/** A link to the page on which a trip is relived. */
export interface MemoriesLink {
  href: string;
  words: string;
}

/** The link to the pictures of a trip; undefined before it begins. */
export function memoriesLink(tripId: string, standing: InTime): MemoriesLink | undefined {
  const words = WORDS[standing];
  return words === undefined ? undefined : { href: `/trips/${tripId}/memories`, words };
}
