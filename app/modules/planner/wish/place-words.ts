import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import { placeBySlip } from "#app/modules/catalogue/places/destination-search";
import type { Bar, PlaceAnswer } from "#app/modules/catalogue/places/place-answer";
import { isCommonWord } from "#app/modules/catalogue/search/explore-search";
import { famousSight } from "#app/modules/catalogue/search/famous-sights";
import { isOrdinaryWord } from "./small-words";
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
/** The countries of the places whose names are common words: "bath, uk". */
const OWN_COUNTRIES = new Set(["uk", "england", "britain", "france", "croatia"]);
const AND = new Set(["and", "or"]);
const LENGTHS = /^(?:nights?|nites?|nts?|days?|weeks?)$/;
const FROM = new Set(["from", "of", "leaving", "departing"]);

/** Words before "to" that a verb follows: "want to split". */
const WISHES = new Set(
  "want wants wanted wanting wanna like love need needs hope hoping able try trying prefer".split(" "),
);
/** Words before a sight that is written small: "see the colosseum". */
const SIGHT_BEFORE = /^(?:the|see|seeing|visit|visiting|to|at)$/;
const NOT = new Set("not no except without but like than".split(" "));

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

/** Words that stay small in a title. */
const SMALL_WORDS = /^(?:a|an|the|in|to|of|for|and|or|at|on|with|by|from|\d.*)$/;

/** Whether every word begins with a capital, so that a capital says nothing. */
const isTitleCase = (words: readonly Word[]): boolean =>
  words.length > 3 && words.every(({ word, isCapital }) => isCapital || SMALL_WORDS.test(word));

/** Whether a common word is meant as the name of a place: "in" or "to" stands before it, or a capital says so. */
function isMeantAsName(words: readonly Word[], index: number, isOurs: (name: string) => boolean): boolean {
  const [before, here, behind] = [words[index - 1], words[index]!, words[index + 1]];
  if (before && FROM.has(before.word)) return false;
  // "We want to split ten days between two towns" is a verb.
  if (before?.word === "to" && WISHES.has(words[index - 2]?.word ?? "")) return false;
  const isQualified = here.isLast && OWN_COUNTRIES.has(behind?.word ?? "");
  const endsHere = here.isLast || behind === undefined || AFTER_PLACE.has(behind.word) || /^\d/.test(behind.word);
  if (before && !here.isFirst && BEFORE_PLACE.has(before.word) && before.word !== "for") return endsHere;
  // "bath and london" are two places.
  const isListed = AND.has(behind?.word ?? "") && isOurs(words[index + 2]?.word ?? "");
  // "Nice 4 nights in May" begins with the place.
  const isAtStart = index === 0 && /^\d/.test(behind?.word ?? "") && LENGTHS.test(words[2]?.word ?? "");
  if (isQualified || isAtStart) return true;
  if (!here.isCapital || isTitleCase(words)) return here.isFirst && (here.isLast || isListed);
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
  const isOurs = (name: string): boolean => destinations.some((one) => foldedNames(one).includes(name));
  const slugs: string[] = [];
  let rest = sentence;
  for (const [index, { word, start, end }] of [...words.entries()].reverse()) {
    if (!isCommonWord(word) || !isMeantAsName(words, index, isOurs)) continue;
    const place = destinations.find((one) => foldedNames(one).includes(word));
    if (!place) continue;
    slugs.unshift(place.slug);
    rest = `${rest.slice(0, start)},${rest.slice(end)}`;
  }
  return { slugs, rest };
}

/** A name in a sentence, and what we answer to it. */
export interface ToldPlace {
  /** Folded. */
  said: string;
  answer: Exclude<PlaceAnswer, { kind: "covered" | "unknown" }>;
  /** Whether it is a single sight, which says nothing new where its town is named too. */
  isSight?: boolean;
}

type CoveredPlace = Extract<PlaceAnswer, { kind: "covered" }>;

/** The look-ups that tell a name of a place. */
export interface KnownNames {
  /** The meaning of a name of a place; undefined for any other words, and for a name below a bar. */
  findPlace: (name: string, bar: Bar) => PlaceAnswer | undefined;
  /** Whether the words name a city or an airport to leave from. */
  isDeparture: (name: string) => boolean;
  /** Whether the words mean something to the search already, such as a taste or a month. */
  isUnderstood: (words: string) => boolean;
}

/** Names of places in a sentence that the catalogue does not have as they are written. */
export interface ForeignNames {
  /** Names that are not those of our places: "Detroit", "Sintra". */
  told: ToldPlace[];
  /** Places that were meant by a slip of the pen: "Lisbonn". */
  slips: { said: string; slug: string }[];
  /** Our own places whose names have several words, by slug. */
  own: string[];
  /** Words that stand like a name of a place and name none. */
  strange: string[];
  /** Words that stand like a name of a place and that only sights have. They stay in the text. */
  within: string[];
  /** The folded text without all other ones. */
  rest: string;
}

const MOST_WORDS = 4;
const LEAST_LETTERS = { slip: 5, place: 4 };
/** A town counts from so many people on: the less its words stand like a name, the more. */
const LEAST_PEOPLE = { named: 0, capital: 5_000, afterIn: 20_000, perhaps: 100_000 };

const textsWithin = new WeakMap<Searchable, string>();

/** Whether the texts of a place name the word: a sight, a quarter, or what it is known for. */
export function isNamedWithin(word: string, place: Searchable): boolean {
  let texts = textsWithin.get(place);
  if (texts === undefined) {
    const { places, knownFor, highlights, tags, country } = place;
    const all = [...places.map(({ name }) => name), ...knownFor, ...highlights, ...tags, country];
    texts = ` ${all.map(foldName).join(" | ")} `;
    textsWithin.set(place, texts);
  }
  return texts.includes(` ${word} `);
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
  names: KnownNames,
): ForeignNames {
  const written = wordsOf(sentence);
  const isTitle = isTitleCase(written);
  const capitals = new Set(isTitle ? [] : written.filter(({ isCapital }) => isCapital).map(({ word }) => word));
  const asked = new Map<string, PlaceAnswer | undefined>();
  const known: KnownNames = {
    ...names,
    // A long text has the same words many times.
    findPlace: (name, bar) => {
      const key = `${bar.people} ${bar.hasParts} ${name}`;
      if (!asked.has(key)) asked.set(key, names.findPlace(name, bar));
      return asked.get(key);
    },
  };
  const found: ForeignNames = { told: [], own: [], slips: [], strange: [], within: [], rest };
  const ours = new Set(destinations.flatMap((one) => foldedNames(one)));
  const words = wordsOf(rest);
  for (let index = 0; index < words.length; index += 1) {
    const before = words[index - 1];
    const isJoined = before !== undefined && !words[index]!.isFirst;
    if (isJoined && FROM.has(before.word)) {
      const departure = shorterAndShorter(groupAt(words, index, MOST_WORDS)).find((group) =>
        known.isDeparture(nameOf(group)),
      );
      // "The place from White Lotus": the whole of a name that we do not know.
      const unknown = words
        .slice(index)
        .findIndex(({ word, isFirst }, at) => at > 0 && (isFirst || !capitals.has(word)));
      index += (departure?.length ?? Math.max(1, unknown)) - 1;
      continue;
    }
    const isAfterIn = isJoined && BEFORE_PLACE.has(before.word) && before.word !== "for";
    index += takeAt(words, index, isAfterIn, { capitals, isTitle, ours, destinations, known, found });
  }
  return found;
}

interface Ground {
  /** The words that are written with a capital. */
  capitals: ReadonlySet<string>;
  /** Whether all words are, so that a capital says nothing. */
  isTitle: boolean;
  /** The names of our own places. */
  ours: ReadonlySet<string>;
  destinations: readonly Searchable[];
  known: KnownNames;
  found: ForeignNames;
}

/** The words from one on up to the end of their part of the sentence. */
function groupAt(words: readonly Word[], index: number, most: number): Word[] {
  const group = words.slice(index, index + most);
  const end = group.findIndex(({ isLast }) => isLast);
  return end < 0 ? group : group.slice(0, end + 1);
}

/** A group of words, and all shorter ones that begin with it. */
const shorterAndShorter = (group: readonly Word[]): Word[][] =>
  group.map((_, shorter) => group.slice(0, group.length - shorter));

const nameOf = (group: readonly Word[]): string => group.map(({ word }) => word).join(" ");

/** Takes the name that begins at a word, if one does. @returns the further words that belong to it */
function takeAt(words: readonly Word[], index: number, isAfterIn: boolean, ground: Ground): number {
  const { capitals, ours, destinations, known, found } = ground;
  const groups = shorterAndShorter(groupAt(words, index, MOST_WORDS));
  // "South-East Asia" is no town of the name "South East".
  const area = groups.find((group) => group.length > 1 && known.findPlace(nameOf(group), AN_AREA)?.kind === "area");
  if (area && known.isUnderstood(nameOf(area))) return area.length - 1;
  const isNameLike = isAfterIn || words[index]!.isFirst || capitals.has(words[index]!.word);
  const elsewhere = isNameLike ? takeQualified(words, index, isAfterIn, ground) : undefined;
  if (elsewhere !== undefined) return elsewhere;
  const own = groups.find((group) => ours.has(nameOf(group)));
  if (own) {
    // "Mexico City" is no wish for a city; "not New York" stays for the search.
    const ahead = words.slice(Math.max(0, index - 2), index).some(({ word }) => NOT.has(word));
    const place = destinations.find((one) => foldedNames(one).includes(nameOf(own)));
    if (own.length > 1 && place && !ahead) {
      found.own.push(place.slug);
      cut(found, own);
    }
    return own.length - 1;
  }
  if (/^\d/.test(words[index]!.word)) return 0;
  // "Northern lights" mean something together, whatever the first of them names alone.
  const sight = isNameLike || SIGHT_BEFORE.test(words[index - 1]?.word ?? "") ? takeSight(groups, ground) : undefined;
  if (sight !== undefined) return sight;
  const phrase = groups
    .toReversed()
    .find((group) => group.length > 1 && isOpenWord(group, ground) && !isOpenWord([group[0]!], ground));
  if (phrase && !isAfterIn) return phrase.length - 1;
  const isCapital = (group: readonly Word[]): boolean => group.every(({ word }) => capitals.has(word));
  for (const group of groups) {
    const name = nameOf(group);
    if (name.length < LEAST_LETTERS.place || isOpenWord(group, ground)) continue;
    if (!isAfterIn && !isCapital(group) && !group[0]!.isFirst && group.length === 1) continue;
    if (group.length === 1 && isOrdinaryWord(name)) continue;
    const answer = meaningOf(name, barOf(group, isAfterIn, ground), ground);
    // Among names in capitals a small word is hardly a place.
    const isNamed = isAfterIn || capitals.size === 0 || isCapital(group);
    const isSlip = !answer && isNamed && name.length >= LEAST_LETTERS.slip && !known.isUnderstood(name);
    const slip = isSlip ? placeBySlip(destinations, name) : undefined;
    if (answer) take(found, name, answer);
    else if (slip) found.slips.push({ said: name, slug: slip.slug });
    else continue;
    cut(found, group);
    return group.length - 1;
  }
  const understood = groups.toReversed().find((group) => known.isUnderstood(nameOf(group)));
  if (understood) return understood.length - 1;
  return takeStrange(words, index, isAfterIn, ground);
}

/** Takes a sight that stands for its town: "the Colosseum". @returns the further words that belong to it */
function takeSight(groups: readonly Word[][], { destinations, known, found }: Ground): number | undefined {
  for (const group of groups) {
    const name = nameOf(group);
    if (group.length === 1 && known.isUnderstood(name)) continue;
    const sight = famousSight(destinations, name);
    // A quarter or a day out, such as Ghent, is told with all the towns that it lies beside.
    if (!sight || (!sight.isReason && known.findPlace(name, { people: 0, hasParts: true })?.kind === "part")) continue;
    const { slug, name: town } = sight.of;
    found.told.push({
      said: name,
      answer: { kind: "part", name: sight.name, of: [{ slug, name: town }], isDayOut: false },
      isSight: true,
    });
    cut(found, group);
    return group.length - 1;
  }
  return undefined;
}

/** The least that some words have to name, by how they stand. */
function barOf(group: readonly Word[], isAfterIn: boolean, { capitals }: Ground): Bar {
  const isCapital = group.every(({ word }) => capitals.has(word));
  const { named, capital, afterIn, perhaps } = LEAST_PEOPLE;
  const people = isCapital ? (isAfterIn ? named : capital) : isAfterIn ? afterIn : perhaps;
  return { people, hasParts: isCapital || (isAfterIn && capitals.size === 0) };
}

/** Notes a name: one of ours by another name of the world, or what we answer to it. */
function take(found: ForeignNames, said: string, answer: ToldPlace["answer"] | CoveredPlace): void {
  if (answer.kind === "covered") found.own.push(answer.place.slug);
  else found.told.push({ said, answer });
}

/** Whether the search makes something of the words, and no capitals say that they are a name: "Lake Como" is one. */
function isOpenWord(group: readonly Word[], { known, capitals, isTitle }: Ground): boolean {
  const isName = group.length > 1 && (isTitle || group.every(({ word }) => capitals.has(word)));
  return !isName && known.isUnderstood(nameOf(group));
}

/** The meaning of words as a name. A country or another area that the search reads by itself is left to it. */
function meaningOf(text: string, bar: Bar, { known }: Ground): ToldPlace["answer"] | CoveredPlace | undefined {
  const answer = known.findPlace(text, bar);
  if (!answer || answer.kind === "unknown") return undefined;
  return answer.kind === "area" && known.isUnderstood(text) ? undefined : answer;
}

/** Only parts of the world are asked for. */
const AN_AREA: Bar = { people: Infinity, hasParts: false };
const MOST_BEHIND = 2;
/** A name with a comma and the part of the world behind it is hardly anything else. */
const QUALIFIED: Bar = { people: 1_000, hasParts: false };

/**
 * Takes a name with the words behind it that say where it lies, "Paris, Texas" and "Portland Oregon", where these lead
 * away from our own place of that name. @returns the further words that belong to it; undefined where there is none
 */
function takeQualified(words: readonly Word[], index: number, isAfterIn: boolean, ground: Ground): number | undefined {
  const { found } = ground;
  for (const group of shorterAndShorter(groupAt(words, index, MOST_WORDS))) {
    const behind = group.at(-1)!.isLast ? shorterAndShorter(groupAt(words, index + group.length, MOST_BEHIND)) : [];
    for (const last of behind.length > 0 ? behind : [[]]) {
      const whole = [...group, ...last];
      if (whole.length < 2 || nameOf(group).length < LEAST_LETTERS.place || isOpenWord(group, ground)) continue;
      if (group.length === 1 && isOrdinaryWord(nameOf(group))) continue;
      const text = last.length > 0 ? `${nameOf(group)}, ${nameOf(last)}` : nameOf(group);
      const bar = last.length > 0 ? QUALIFIED : barOf(whole, isAfterIn, ground);
      const answer = meaningOf(text, bar, ground);
      if (!answer || answer.kind === "covered") continue;
      found.told.push({ said: text, answer });
      cut(found, whole);
      return whole.length - 1;
    }
  }
  return undefined;
}

/** A word that stands like a name of a place, with those that belong to it, and that no place of ours has. */
function takeStrange(words: readonly Word[], index: number, isAfterIn: boolean, ground: Ground): number {
  const { capitals, ours, destinations, known, found } = ground;
  const first = words[index]!;
  const rest = groupAt(words, index, MOST_WORDS);
  const end = rest.findIndex(
    ({ word }, at) =>
      at > 0 &&
      (ours.has(word) || known.isUnderstood(word) || !(capitals.has(word) || (isAfterIn && capitals.size === 0))),
  );
  const group = end < 0 ? rest : rest.slice(0, end);
  const isCapital = capitals.has(first.word);
  const isAlone = first.isFirst && (group.at(-1)?.isLast ?? false);
  const isName = isAfterIn || (isCapital && (!first.isFirst || isAlone || group.length > 1));
  if (!isName || first.word.length < 3 || (group.length === 1 && isOrdinaryWord(first.word))) return 0;
  const name = nameOf(group);
  if (destinations.some((one) => isNamedWithin(name, one))) {
    // Among names in capitals a small word that sights have too is a word: "hut to hut".
    if (isCapital || capitals.size === 0) found.within.push(name);
  } else {
    found.strange.push(...group.map(({ word }) => word));
    cut(found, group);
  }
  return group.length - 1;
}

function cut(found: ForeignNames, group: readonly Word[]): void {
  for (const { word } of group)
    found.rest = found.rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u"), ",");
}
