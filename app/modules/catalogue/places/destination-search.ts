import MiniSearch from "minisearch";
import { searchedPart } from "#app/shared/bounded-text";
import { countryName } from "#app/shared/display-names";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "../schema/destination.schema";
import { foldName, otherNames } from "./place-names";

/** From this many letters on a slip is forgiven: with fewer, every short name resembles another. */
const LEAST_LETTERS = { oneSlip: 4, twoSlips: 6 };
/** From this many letters on, the only place with a similar name is taken to be meant; below that it is offered. */
const SURE_LETTERS = { oneSlip: 5, twoSlips: 7, beginning: 5 };
const NO_SPLIT = (name: string): string[] => name.split(", ").map(foldName);

interface Indexes {
  /** Each name whole, so that one word of it does not count as the place. */
  names: MiniSearch;
  /** Names, countries and tags word by word. */
  words: MiniSearch;
  bySlug: ReadonlyMap<string, DestinationSource>;
  /** The name of each destination's country, as names are compared. */
  countries: readonly string[];
}

const indexes = new WeakMap<readonly DestinationSource[], Indexes>();

function indexesOf(destinations: readonly DestinationSource[]): Indexes {
  const known = indexes.get(destinations);
  if (known) return known;
  const names = new MiniSearch({ idField: "slug", fields: ["names"], tokenize: NO_SPLIT, processTerm: (name) => name });
  const words = new MiniSearch({ idField: "slug", fields: ["names", "country", "tags"], processTerm: foldName });
  const documents = destinations.map(({ slug, name, country, tags }) => ({
    slug,
    names: [name, ...otherNames(slug)].join(", "),
    country: countryName(country),
    tags: tags.join(" "),
  }));
  names.addAll(documents);
  words.addAll(documents);
  const made = {
    names,
    words,
    bySlug: new Map(destinations.map((one) => [one.slug, one])),
    countries: destinations.map(({ country }) => foldName(countryName(country))),
  };
  indexes.set(destinations, made);
  return made;
}

/** Places that a typed text may mean, and whether the first is the only possible one. */
export interface NearDestinations {
  isSure: boolean;
  choices: DestinationSource[];
}

/**
 * Destinations near a typed text that is not an exact name: slips such as "Lisbonn" or "Santorni", the beginning of a
 * name, a country, or a word that a place is known for. A word with a mere resemblance, such as "Atlantis", is near
 * nothing: only a name with one or two slips and its first letter right counts.
 */
export function nearDestinations(
  destinations: readonly DestinationSource[],
  text: string,
  limit: number,
): NearDestinations {
  const { names, words, bySlug, countries } = indexesOf(destinations);
  const said = searchedPart(text);
  const typed = foldName(said.split(",")[0] ?? "");
  const toChoices = (slugs: readonly string[]): DestinationSource[] =>
    slugs.slice(0, limit).flatMap((slug) => bySlug.get(slug) ?? []);
  if (typed === "") return { isSure: false, choices: [] };
  const there = destinations.filter((_, index) => countries[index] === typed);
  if (there.length > 0) return { isSure: there.length === 1, choices: there.slice(0, limit) };
  for (const slips of [1, 2] as const) {
    const rule = slips === 1 ? "oneSlip" : "twoSlips";
    if (typed.length < LEAST_LETTERS[rule]) break;
    const near = names
      .search(typed, { fuzzy: slips })
      .filter(({ terms }) => terms.some((name) => name.charAt(0) === typed.charAt(0)));
    if (near.length > 0)
      return { isSure: near.length === 1 && typed.length >= SURE_LETTERS[rule], choices: toChoices(near.map(slugOf)) };
  }
  const begun = names.search(typed, { prefix: true });
  if (begun.length > 0)
    return {
      isSure: begun.length === 1 && typed.length >= SURE_LETTERS.beginning,
      choices: toChoices(begun.map(slugOf)),
    };
  const known = words.search(said, { combineWith: "AND", boost: { names: 4 } });
  return { isSure: false, choices: toChoices(known.map(slugOf)) };
}

function slugOf({ id }: { id: unknown }): string {
  return String(id);
}

/** "New York" reads "new-york". */
export function slugFromText(text: string): string {
  return foldText(searchedPart(text))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
