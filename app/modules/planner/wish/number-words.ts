import { entryOf } from "#app/shared/table";

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
};

/** A number in digits or words, as one group of a pattern. */
export const A_NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS).join("|")})`;

/** "two" as well as "2". */
export function numberIn(word: string): number {
  return entryOf(NUMBERS, word) ?? Number(word);
}
