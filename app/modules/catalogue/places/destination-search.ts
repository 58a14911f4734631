import MiniSearch from "minisearch";
import { searchedPart } from "#app/shared/bounded-text";
import { countryName } from "#app/shared/display-names";
import { isOneSlip } from "#app/shared/one-slip";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "../schema/destination.schema";
import { foldName, otherNames, ownNames } from "./place-names";

/** From this many letters on a slip is forgiven: with fewer, every short name resembles another. */
const LEAST_LETTERS = { oneSlip: 4, twoSlips: 6 };
/** From this many letters on, the only place with a similar name is taken to be meant; below that it is offered. */
const SURE_LETTERS = { oneSlip: 5, twoSlips: 8 };
const MANY_SLIPS = 3;
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

/**
 * Destinations that a text may mean while it is typed, or that resemble one which names nothing: those of a country,
 * with a slip such as "Lisbonn", the beginning of a name, or a word that a place is known for. A word with a mere
 * resemblance, such as "Atlantis", suggests nothing: only a name with one or two slips and its first letter right
 * counts.
 */
export function suggestDestinations(
  destinations: readonly DestinationSource[],
  text: string,
  limit: number,
): DestinationSource[] {
  const { names, words, bySlug, countries } = indexesOf(destinations);
  const said = searchedPart(text);
  const typed = foldName(said.split(",")[0] ?? "");
  const toPlaces = (found: readonly { id: unknown }[]): DestinationSource[] =>
    found.slice(0, limit).flatMap(({ id }) => bySlug.get(String(id)) ?? []);
  if (typed === "") return [];
  const there = destinations.filter((_, index) => countries[index] === typed);
  if (there.length > 0) return there.slice(0, limit);
  for (const slips of [1, 2] as const) {
    if (typed.length < LEAST_LETTERS[slips === 1 ? "oneSlip" : "twoSlips"]) break;
    const near = names
      .search(typed, { fuzzy: slips })
      .filter(({ terms }) => terms.some((name) => name.charAt(0) === typed.charAt(0)));
    if (near.length > 0) return toPlaces(near);
  }
  const begun = names.search(typed, { prefix: true });
  return toPlaces(begun.length > 0 ? begun : words.search(said, { combineWith: "AND", boost: { names: 4 } }));
}

/** The least number of changed, added or lost letters that leads from one word to another, up to two. */
function slipsBetween(a: string, b: string): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > 2) return MANY_SLIPS;
  if (isOneSlip(a, b)) return 1;
  const start = [...a].findIndex((letter, index) => letter !== b[index]);
  const at = start < 0 ? Math.min(a.length, b.length) : start;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const afterOne = [
    [restA.slice(1), restB.slice(1)],
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(2), restB.slice(2)],
  ];
  return afterOne.some(([left = "", right = ""]) => left === right || isOneSlip(left, right)) ? 2 : MANY_SLIPS;
}

/**
 * The one place whose own name differs from the words by a slip of the pen, or two in a long name; its first letter
 * has to be right. @param typed folded
 */
export function placeBySlip<Place extends { name: string }>(
  destinations: readonly Place[],
  typed: string,
): Place | undefined {
  if (typed.length < SURE_LETTERS.oneSlip) return undefined;
  const most = typed.length >= SURE_LETTERS.twoSlips ? 2 : 1;
  const slips = (one: Place): number =>
    Math.min(
      ...ownNames(one).map((name) =>
        name.length >= SURE_LETTERS.oneSlip && name.charAt(0) === typed.charAt(0)
          ? slipsBetween(typed, name)
          : MANY_SLIPS,
      ),
    );
  const near = destinations.map((place) => ({ place, slips: slips(place) })).filter((one) => one.slips <= most);
  const least = Math.min(...near.map((one) => one.slips));
  const nearest = near.filter((one) => one.slips === least);
  return nearest.length === 1 ? nearest[0]!.place : undefined;
}

/** "New York" reads "new-york". */
export function slugFromText(text: string): string {
  return foldText(searchedPart(text))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
