import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/vocabulary";
import type { Outing } from "./day-out";

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
/** Shorter words than this are no names. */
const SHORTEST_NAME = 4;

/** The one stop that a lunch is named after: "a garden restaurant in Jerash"; undefined where it names none, or several. */
export function lunchPlace({ lunch, places }: Pick<Outing, "lunch" | "places">): PlaceSource | undefined {
  if (lunch.how === "before") return undefined;
  const said = new Set(wordsOf(lunch.where).filter(({ length }) => length >= SHORTEST_NAME));
  const [named, ...others] = places.filter(({ name, district }) =>
    wordsOf(`${name} ${district}`).some((word) => said.has(word)),
  );
  return others.length === 0 ? named : undefined;
}

/** What one cannot step out of halfway and come back to. */
const IN_ONE_PIECE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "boat-trip",
  "tour",
  "trail",
  "cave",
  "theatre",
  "workshop",
  "sport",
]);
/** What takes longer has its lunch within it, wherever that is. */
const LONGEST_PIECE = 210;
/** How a lunch is named that is had on board or along the way. */
const ON_THE_WAY = new Set(["board", "boat", "deck", "raft", "platform", "trail", "path", "picnic", "underground"]);

/** Whether a visit is made in one piece, so that lunch is had before or after it and never halfway. */
export function isInOnePiece({ kind, minutes }: PlaceSource, { lunch }: Pick<Outing, "lunch">): boolean {
  if (!IN_ONE_PIECE.has(kind) || minutes > LONGEST_PIECE || lunch.how === "before") return false;
  return lunch.how !== "packed" && !wordsOf(lunch.where).some((word) => ON_THE_WAY.has(word));
}
