import MiniSearch from "minisearch";
import type { SearchResult } from "minisearch";
import type { Searchable } from "../places/searchable";
import { countryName } from "#app/shared/display-names";
import { foldName, otherNames } from "../places/place-names";

/** Fields in which a typing slip is forgiven: names and tags, never running text. */
const SHORT_FIELDS = ["name", "aliases", "country", "region", "tags"];
const FIELDS = [...SHORT_FIELDS, "known", "text", "places"];
const BOOST = { name: 8, aliases: 8, country: 5, region: 4, tags: 3, known: 2 };
const SLIP = 0.2;
const LEAST_LETTERS = { slip: 5, beginning: 4 };
/** A place counts as about the words from this share of the best text score on. */
const LEAST_TEXT = 0.3;

/** The options with which the text index is made, and has to be read. */
export const INDEX_OPTIONS = {
  idField: "slug",
  fields: FIELDS,
  processTerm: foldName,
  searchOptions: { boost: BOOST, processTerm: foldName },
};

const indexes = new WeakMap<readonly Searchable[], MiniSearch>();
const prepared = new WeakMap<readonly Searchable[], () => MiniSearch>();

/** Registers the prepared index of these places. It is read at the first search, since it takes memory. */
export function readSearchFrom(destinations: readonly Searchable[], read: () => MiniSearch): void {
  prepared.set(destinations, read);
}

function indexOf(destinations: readonly Searchable[]): MiniSearch {
  const known = indexes.get(destinations);
  if (known) return known;
  const index = prepared.get(destinations)?.() ?? makeIndex(destinations);
  indexes.set(destinations, index);
  return index;
}

/** The index of the texts of these places. */
export function makeIndex(destinations: readonly Searchable[]): MiniSearch {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    destinations.map((one) => ({
      slug: one.slug,
      name: one.name,
      aliases: otherNames(one.slug).join(" "),
      country: countryName(one.country),
      region: one.region.replaceAll("-", " "),
      tags: [...one.tags, ...one.vibes].join(" "),
      known: [...one.knownFor, ...one.highlights].join(" "),
      text: [
        one.tagline,
        one.description,
        ...one.neighbourhoods.map(({ character }) => character),
        ...one.events.flatMap(({ name, note }) => [name, note]),
      ].join(" "),
      places: one.places.flatMap(({ name, tags = [], note = "" }) => [name, ...tags, note]).join(" "),
    })),
  );
  return index;
}

interface WordHits {
  word: string;
  scores: ReadonlyMap<string, number>;
  /** Whether the field is a name or a tag. */
  isTelling: boolean;
}

/** Places that have a word: as it stands, in the singular, as a beginning, and last with a typing slip. */
function hitsOf(index: MiniSearch, word: string): WordHits {
  const singular = word.replace(/(?:es|s)$/, "");
  const attempts = [
    () => index.search(word, { fuzzy: false, prefix: false }),
    () =>
      word.length > LEAST_LETTERS.beginning && singular !== word
        ? index.search(word.replace(/s$/, ""), { fuzzy: false, prefix: false })
        : [],
    () => (word.length >= LEAST_LETTERS.beginning ? index.search(word, { fuzzy: false, prefix: true }) : []),
    () =>
      word.length >= LEAST_LETTERS.slip ? index.search(word, { fuzzy: SLIP, prefix: false, fields: SHORT_FIELDS }) : [],
  ];
  const hits = attempts.reduce<SearchResult[]>((found, attempt) => (found.length > 0 ? found : attempt()), []);
  const isTelling = hits.some(({ match }) =>
    Object.values(match).some((fields) => fields.some((field) => SHORT_FIELDS.includes(field) || field === "known")),
  );
  return { word, scores: new Map(hits.map(({ id, score }) => [String(id), score])), isTelling };
}

/** Each word is searched on its own; a sentence has fewer words than this for the texts. */
const MOST_WORDS = 30;

/** Words that the texts cannot answer, though they may use them: no text judges the safety of a place. */
const NOT_ANSWERED = /^(?:safe|safer|safest|safety|instagram\w*|wifi|visa|vaccinations?)$/;

/** The texts' answer to some words. */
export interface TextAnswer {
  /** 0 to 1 by slug; empty when the words lead nowhere. */
  scores: ReadonlyMap<string, number>;
  /** Words that no place has, or none together with the others. */
  missing: string[];
}

/**
 * Places that have all the words. When none has, the words that are names or tags and belong to the fewest places
 * decide, and the others are reported as missing: a word of running text alone says too little.
 */
export function searchTexts(destinations: readonly Searchable[], words: string): TextAnswer {
  const index = indexOf(destinations);
  const hits = [...new Set(words.split(" ").filter(Boolean))]
    .slice(0, MOST_WORDS)
    .map((word) =>
      NOT_ANSWERED.test(word) ? { word, scores: new Map<string, number>(), isTelling: false } : hitsOf(index, word),
    );
  const known = hits
    .filter(({ scores }) => scores.size > 0)
    .sort((a, b) => Number(b.isTelling) - Number(a.isTelling) || a.scores.size - b.scores.size);
  const withAll = (list: readonly WordHits[]): string[] =>
    [...(list[0]?.scores.keys() ?? [])].filter((slug) => list.every(({ scores }) => scores.has(slug)));
  const isWhole = withAll(known).length > 0;
  const kept = known.reduce<WordHits[]>(
    (list, one) =>
      isWhole || (one.isTelling && (list.length === 0 || withAll([...list, one]).length > 0)) ? [...list, one] : list,
    [],
  );
  const slugs = withAll(kept);
  const sums = slugs.map((slug) => [slug, kept.reduce((sum, { scores }) => sum + (scores.get(slug) ?? 0), 0)] as const);
  const best = Math.max(...sums.map(([, sum]) => sum), 0);
  const scores = new Map(sums.filter(([, sum]) => sum >= best * LEAST_TEXT).map(([slug, sum]) => [slug, sum / best]));
  return { scores, missing: hits.filter((one) => !kept.includes(one)).map(({ word }) => word) };
}
