import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import type { Searchable } from "#app/modules/catalogue/places/searchable";

const GOING = "(?:(?:and |then )?(?:we |i )?(?:fly(?:ing)?|com(?:e|ing)|get(?:ting)?|go(?:ing)?|travel(?:ling)?|be) )?";
/** "Flying home from", "and back from", "we return from"; "out of" only behind the place that is flown to. */
const HOME_FROM = `(?<!\\p{L})(?:${GOING}(?:home|back)|return(?:ing)?|(?<=(?<!\\p{L})into \\p{L}[^.;]{0,30})out) (?:from|of) `;
const DAY = "(?: (on (?:the )?\\d{1,2}(?:st|nd|rd|th)?))?";
const HOME_FROM_A_PLACE = new RegExp(`${HOME_FROM}(\\p{L}+)${DAY}(?!\\p{L}|\\d)`, "giu");
const HOME_FROM_HERE = new RegExp(HOME_FROM, "giu");

/** A sentence in which the place that the traveller flies home from is one of the trip, and no departure. */
export function withHomeFrom(text: string): string {
  return text
    .replace(/(?<!\p{L})open[- ]jaw(?: flights?)?:? */giu, "")
    .replace(HOME_FROM_A_PLACE, (_, place: string, day?: string) =>
      day ? `visit ${place}, back ${day}` : `visit ${place}`,
    );
}

/** The place among those that a sentence names from which the traveller goes home; undefined where none is said. */
export function homeFrom<T extends Searchable>(sentence: string, named: readonly T[]): T | undefined {
  for (const said of sentence.matchAll(HOME_FROM_HERE)) {
    const behind = foldName(sentence.slice(said.index + said[0].length));
    const isNamed = (name: string): boolean => behind === name || behind.startsWith(`${name} `);
    const place = named.find((one) => foldedNames(one).some(isNamed));
    if (place) return place;
  }
  return undefined;
}
