/** Three fixed things to do for the cities that have a set of their own (CHECKLIST DEST-13, DEST-14). */
const SETS: Readonly<Record<string, readonly [string, string, string]>> = {
  tokyo: [
    "Sushi breakfast by the outer market of Tsukiji",
    "Senso-ji and the lanes of Asakusa before the crowds",
    "The lights of Shibuya crossing from above at dusk",
  ],
  paris: [
    "The Louvre at opening time, by the quieter entrance",
    "A slow walk from Notre-Dame through the Marais",
    "The Eiffel Tower across the river at blue hour",
  ],
  barcelona: [
    "The Sagrada Família when the morning light comes in",
    "Tapas from counter to counter in El Born",
    "Park Güell and the whole city below it",
  ],
};
const GENERIC: readonly [string, string, string] = [
  "A first walk through the old centre with somebody who lives there",
  "The best-known sight early, before the crowds",
  "Dinner where the neighbourhood eats",
];

/**
 * The three items under "Sample Itinerary Highlights": the set of the city if its name has one, else the catalogue's
 * sights of the place, else a generic set.
 */
export function sampleHighlights(name: string, own: readonly string[] = []): readonly string[] {
  const lower = name.toLowerCase();
  const set = Object.entries(SETS).find(([city]) => lower.includes(city))?.[1];
  if (set) return set;
  return own.length >= 3 ? own.slice(0, 3) : GENERIC;
}

function dollars(amount: number): string {
  return amount.toLocaleString("en-US");
}

/** The quick facts, each with its default (CHECKLIST DEST-15, DEST-17, DEST-18). */
export function quickFacts(known: { bestTime?: readonly string[]; perDay?: number; knownFor?: readonly string[] }) {
  const { bestTime = [], perDay, knownFor = [] } = known;
  const isAllYear = bestTime.length === 0 || bestTime.length === 12;
  return {
    bestTime: isAllYear ? "Year-round" : bestTime.join(", "),
    budgetRange: perDay ? `$${dollars(perDay * 5)} to $${dollars(perDay * 7)} for five to seven days` : "Varies",
    knownFor: knownFor.length > 0 ? knownFor : ["Adventure"],
  };
}
