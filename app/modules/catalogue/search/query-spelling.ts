import { MONTHS } from "#app/shared/months";
import { isOneSlip } from "#app/shared/one-slip";

/** Words of queries that people misspell; the names of topics by their usual forms. */
const OFTEN =
  "beach beaches culture cultural nightlife romantic wellness adventure quiet peaceful secluded tropical sunny cheap cheapest affordable luxury honeymoon hiking surfing diving snorkeling snorkelling skiing museums temples castles volcano volcanoes waterfall waterfalls safari desert vineyards mountains islands wildlife architecture history festival restaurants children family carnival cycling shopping gardens weekend winter summer autumn spring december".split(
    " ",
  );
const VOCABULARY = [
  ...new Set([...MONTHS.map((name) => name.toLowerCase()).filter((name) => name.length >= 5), ...OFTEN]),
];
const LEAST_LETTERS = 5;
/** Words that are near a word of queries, but are words themselves. */
const OWN_WORDS = new Set([
  "dessert",
  "desserts",
  "springs",
  "driving",
  "mounting",
  "causal",
  "beech",
  "marsh",
  "culture",
  "historic",
]);

/**
 * A word of a query in its likely spelling: "novembr" reads "november", "parks" stays "parks". The first letter has to
 * be right.
 */
export function spelled(word: string): string {
  if (word.length < LEAST_LETTERS || VOCABULARY.includes(word) || OWN_WORDS.has(word)) return word;
  return (
    VOCABULARY.find((known) => known.startsWith(word.charAt(0)) && known !== `${word}s` && isOneSlip(word, known)) ??
    word
  );
}
