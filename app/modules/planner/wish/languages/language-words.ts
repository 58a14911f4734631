import { MONTHS } from "#app/shared/months";

type Words = Readonly<Record<string, string>>;

/** The words of a language that sentences about trips have, folded, with the English ones. */
export interface Language {
  /** Words that English does not have: one of them makes a sentence one of this language. */
  telling: Words;
  /** Small words of which two make a sentence one of this language. */
  hints: Words;
  /** Words that mean something else in English, read only in such a sentence. */
  small: Words;
}

/** The twelve months of a language, in their order, with the English names. */
export const months = (names: string): Words =>
  Object.fromEntries(names.split(" ").map((name, index) => [name, MONTHS[index]!.toLowerCase()]));

const NUMBERS = "two three four five six seven eight nine ten".split(" ");
export const numbers = (names: string): Words =>
  Object.fromEntries(names.split(" ").map((name, index) => [name, NUMBERS[index]!]));

/** Lines of an English word and all those that it stands for: "nights: nacht nachte". */
export function words(lines: string): Words {
  return Object.fromEntries(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [english = "", others = ""] = line.trim().split(": ");
        return others.split(" ").map((other) => [other, english] as const);
      }),
  );
}
