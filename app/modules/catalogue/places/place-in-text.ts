import { beginning } from "#app/shared/bounded-text";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "../schema/destination.schema";
import { otherNames } from "./place-names";

/** In an address everything is written small: only names that are no everyday words count there. */
const LEAST_LETTERS_IN_ADDRESS = 6;
/** Most letters of a shared text or link that are read. */
const LONGEST_SHARED = 2_000;

/** Words apart by single spaces, with one before and one after, so that a name is found whole. */
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
  // "New York" before the York in it.
  return found.sort((a, b) => a.at - b.at || b.letters - a.letters)[0]?.place;
}

/** What the path of a link says; nothing of what is no link. */
function wordsOf(link: string): string {
  try {
    return decodeURI(new URL(link).pathname);
  } catch {
    return "";
  }
}

const allNames = (one: DestinationSource): string[] => [one.name, ...otherNames(one.slug)];

/**
 * The destination that a shared text or link speaks of: the first that is named as names are written ("Nice", and not
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
