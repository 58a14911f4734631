import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import { isOneSlip } from "#app/modules/catalogue/search/query-spelling";
import { isCommonWord } from "#app/modules/catalogue/search/explore-search";
import type { Searchable } from "#app/modules/catalogue/places/searchable";

/** Words right before a name of a place. */
const BEFORE_PLACE = new Set(
  "in to visit visiting see near around at via into exploring explore towards toward for".split(" "),
);
/** Words right behind a name that begins a sentence: "Nice for nightlife", "Split with friends". */
const AFTER_PLACE = new Set(
  "for in with on from and or over at during to this next under between france england uk croatia early mid late".split(
    " ",
  ),
);
const FROM = new Set(["from", "of"]);

interface Word {
  /** Folded. */
  word: string;
  isCapital: boolean;
  /** Whether a sentence or a part of it begins with the word, and whether one ends with it. */
  isFirst: boolean;
  isLast: boolean;
  start: number;
  end: number;
}

function wordsOf(sentence: string): Word[] {
  return [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)].map((match) => {
    const [before, behind] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    return {
      word: foldName(match[0]),
      isCapital: /^\p{Lu}/u.test(match[0]),
      isFirst: /(?:^|[,.;:!?(–—-])\s*$/u.test(before),
      isLast: /^\s*(?:$|[,.;:!?)–—-])/u.test(behind),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Whether every word begins with a capital, so that a capital says nothing. */
const isTitleCase = (words: readonly Word[]): boolean =>
  words.filter(({ word, isCapital }) => word.length > 3 && !isCapital && !/^\d/.test(word)).length === 0 &&
  words.length > 3;

/** Whether a common word is meant as the name of a place: "in" or "to" stands before it, or a capital says so. */
function isMeantAsName(words: readonly Word[], index: number): boolean {
  const [before, here, behind] = [words[index - 1], words[index]!, words[index + 1]];
  if (before && FROM.has(before.word)) return false;
  const endsHere = here.isLast || behind === undefined || AFTER_PLACE.has(behind.word) || /^\d/.test(behind.word);
  if (before && !here.isFirst && BEFORE_PLACE.has(before.word) && before.word !== "for") return endsHere;
  if (!here.isCapital || isTitleCase(words)) return here.isFirst && here.isLast;
  return here.isFirst ? endsHere : endsHere || here.isCapital;
}

/**
 * The places whose names are common words too, where the sentence means the place: "Nice for nightlife", "two nights in
 * Bath", and not "a nice week in Rome".
 * @returns their slugs, and the sentence without them
 */
export function takeCommonNames(
  sentence: string,
  destinations: readonly Pick<Searchable, "slug" | "name">[],
): { slugs: string[]; rest: string } {
  const words = wordsOf(sentence);
  const slugs: string[] = [];
  let rest = sentence;
  for (const [index, { word, start, end }] of [...words.entries()].reverse()) {
    if (!isCommonWord(word) || !isMeantAsName(words, index)) continue;
    const place = destinations.find((one) => foldedNames(one).includes(word));
    if (!place) continue;
    slugs.unshift(place.slug);
    rest = `${rest.slice(0, start)},${rest.slice(end)}`;
  }
  return { slugs, rest };
}

/** The look-ups that tell a name of a place. */
export interface KnownNames {
  /** The name of a city of the world as it is written; undefined for any other text. */
  findCity: (name: string) => string | undefined;
  /** Whether the words mean something to the search already, such as a taste or a month. */
  isUnderstood: (words: string) => boolean;
}

/** Names of places in a sentence that the catalogue does not have as they are written. */
export interface ForeignNames {
  /** Cities that are not covered: "Toronto". */
  lacks: string[];
  /** Places that were meant by a slip of the pen: "Lisbonn". */
  slips: { said: string; slug: string }[];
  /** Words that stand like a name of a place and name none. */
  strange: string[];
  /** Words that stand like a name of a place and that only sights have. They stay in the text. */
  within: string[];
  /** The folded text without all other ones. */
  rest: string;
}

const MOST_WORDS = 3;
const LEAST_LETTERS = { slip: 5, city: 4 };

/** The one place whose name differs from the words by a slip of the pen. */
function placeBySlip(said: string, destinations: readonly Pick<Searchable, "slug" | "name">[]): string | undefined {
  if (said.length < LEAST_LETTERS.slip) return undefined;
  const found = destinations.filter((one) =>
    foldedNames(one).some(
      (name) => name.length >= LEAST_LETTERS.slip && name.charAt(0) === said.charAt(0) && isOneSlip(said, name),
    ),
  );
  return found.length === 1 ? found[0]?.slug : undefined;
}

/** Whether the texts of a place name the word: a sight, a quarter, or what it is known for. */
function isNamedWithin(word: string, { places, knownFor, highlights, tags, country }: Searchable): boolean {
  const has = (text: string): boolean => ` ${foldName(text)} `.includes(` ${word} `);
  return places.some(({ name }) => has(name)) || [...knownFor, ...highlights, ...tags, country].some(has);
}

/**
 * Takes the names of places out of a sentence that we do not cover, or that are written with a slip. A name counts
 * where "in" or "to" stands before it, where a capital or the beginning of a part says so.
 * @param rest the folded text that is left to be understood
 * @param sentence the sentence as it was written
 */
export function takeForeignNames(
  rest: string,
  sentence: string,
  destinations: readonly Searchable[],
  { findCity, isUnderstood }: KnownNames,
): ForeignNames {
  const written = wordsOf(sentence);
  const capitals = new Set(
    isTitleCase(written) ? [] : written.filter(({ isCapital }) => isCapital).map(({ word }) => word),
  );
  const found: ForeignNames = { lacks: [], slips: [], strange: [], within: [], rest };
  const ours = new Set(destinations.flatMap((one) => foldedNames(one)));
  const words = wordsOf(rest);
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]!;
    const before = words[index - 1];
    const isAfterIn = before !== undefined && !first.isFirst && BEFORE_PLACE.has(before.word) && before.word !== "for";
    if (before && !first.isFirst && FROM.has(before.word)) continue;
    for (let count = Math.min(MOST_WORDS, words.length - index); count > 0; count -= 1) {
      const group = words.slice(index, index + count);
      if (group.slice(0, -1).some(({ isLast }) => isLast)) continue;
      const name = group.map(({ word }) => word).join(" ");
      if (ours.has(name)) {
        index += count - 1;
        break;
      }
      const isCapital = group.every(({ word }) => capitals.has(word));
      const isLikely = isAfterIn || isCapital || first.isFirst || count > 1;
      if (!isLikely || /^\d/.test(name) || isUnderstood(name)) continue;
      const city = name.length >= LEAST_LETTERS.city && count > 0 ? findCity(name) : undefined;
      const slip = city ? undefined : placeBySlip(name, destinations);
      const isName = count === 1 && (isAfterIn || (isCapital && !first.isFirst)) && name.length > 2;
      const isWithin = isName && destinations.some((one) => isNamedWithin(name, one));
      if (city) found.lacks.push(city);
      else if (slip) found.slips.push({ said: name, slug: slip });
      else if (isWithin) found.within.push(name);
      else if (isName) found.strange.push(name);
      else continue;
      if (isWithin && !city && !slip) break;
      found.rest = group.reduce(
        (text, { word }) => text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u"), ","),
        found.rest,
      );
      index += count - 1;
      break;
    }
  }
  return found;
}
