import { beginning } from "#app/shared/bounded-text";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "../schema/destination.schema";
import { otherNames } from "./place-names";

/** Addresses are written in lower case: only names of this length, which are no everyday words, count there. */
const LEAST_LETTERS_IN_ADDRESS = 6;
/** The most letters of a shared text or link that are read. */
const LONGEST_SHARED = 2_000;

/** Words separated by single spaces, with one before and one after, so that a name is found whole. */
function spaced(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

function firstNamed(
  text: string,
  destinations: readonly DestinationSource[],
  namesOf: (one: DestinationSource) => string[],
): DestinationSource | undefined {
  const found = destinations.flatMap((place) =>
    namesOf(place).flatMap((name) => {
      const at = text.indexOf(spaced(name));
      return at < 0 ? [] : [{ place, at, letters: name.length }];
    }),
  );
  // "New York" comes before the York in it.
  return found.sort((a, b) => a.at - b.at || b.letters - a.letters)[0]?.place;
}

/** The words in the path of a link; empty for a text that is not a link. */
function wordsOf(link: string): string {
  try {
    return decodeURI(new URL(link).pathname);
  } catch {
    return "";
  }
}

const allNames = (one: DestinationSource): string[] => [one.name, ...otherNames(one.slug)];

/**
 * The destination that a shared text or link mentions: the first whose name is written as a name ("Nice", and not
 * "nice"), else one that the words of the link name.
 */
export function placeInText(
  text: string,
  link: string,
  destinations: readonly DestinationSource[],
): DestinationSource | undefined {
  const named = firstNamed(spaced(beginning(text, LONGEST_SHARED)), destinations, allNames);
  if (named) return named;
  return firstNamed(spaced(foldText(wordsOf(beginning(link, LONGEST_SHARED)))), destinations, (one) =>
    allNames(one)
      .filter((name) => name.length >= LEAST_LETTERS_IN_ADDRESS)
      .map(foldText),
  );
}
