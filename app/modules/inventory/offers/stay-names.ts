import { hashText } from "#app/shared/rng";
import type { StayKind } from "./hotel";

/** Ends the name of every sandbox property, so that it is not taken for a real house wherever the name stands alone. */
const MARK = " (sandbox)";

/** More than a destination has properties. */
const WORDS = [
  ...["Lantern", "Juniper", "Swallow", "Saffron", "Compass", "Almond", "Harbour Light", "Magnolia", "Heron"],
  ...["Lighthouse", "Bluebell", "Cedar", "Marigold", "Quayside", "Starling", "Clementine", "Linden", "Kestrel"],
  ...["Wisteria", "Copper Kettle", "Jasmine", "Weathervane", "Poppy", "Sundial", "Rosemary", "Nightingale", "Fern"],
  ...["Bay Tree", "Amber", "Sparrow", "Hazel", "Paper Moon", "Fig Tree", "Oriole", "Thistle", "Cobalt", "Camellia"],
  ...["Mulberry", "Postcard", "Willow", "Tangerine", "Robin", "Ivory", "Laurel", "Silver Birch", "Magpie", "Iris"],
  ...["Walnut", "Driftwood", "Primrose", "Kingfisher", "Olive", "Meridian", "Plum", "Firefly", "Aster", "Cinnamon"],
  ...["Old Atlas", "Chestnut", "Dovecote", "Peony", "Indigo", "Maple", "Skylark", "Sorrel", "Topaz", "Orchard"],
  ...["Blackbird", "Verbena", "Almanac", "Honeysuckle", "Rowan", "Seagrass", "Turnstone", "Violet", "Inkwell"],
] as const;

const IN_FULL: Record<StayKind, (word: string) => string> = {
  hostel: (word) => `${word} Hostel`,
  guesthouse: (word) => `${word} House`,
  apartment: (word) => `${word} Apartments`,
  hotel: (word) => `Hotel ${word}`,
  "boutique hotel": (word) => `The ${word}`,
  "grand hotel": (word) => `Grand Hotel ${word}`,
};

/**
 * The name of the sandbox property at a place in the list of its destination: "Juniper House (sandbox)". No two of a
 * destination have the same word.
 */
export function sandboxStayName(slug: string, kind: StayKind, index: number): string {
  const word = WORDS[(hashText(`${slug} names`) + index) % WORDS.length] as string;
  return `${IN_FULL[kind](word)}${MARK}`;
}

/** The name without its mark, for where the mark stands apart. */
export function plainStayName(name: string): string {
  return name.endsWith(MARK) ? name.slice(0, -MARK.length) : name;
}
