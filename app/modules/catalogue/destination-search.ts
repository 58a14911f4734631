import MiniSearch from "minisearch";
import { foldText } from "#app/shared/text";
import type { DestinationSource } from "./destination.schema";
import { foldName, otherNames } from "./place-names";

const indexes = new WeakMap<readonly DestinationSource[], MiniSearch>();

function indexOf(destinations: readonly DestinationSource[]): MiniSearch {
  const known = indexes.get(destinations);
  if (known) return known;
  const index = new MiniSearch({
    idField: "slug",
    fields: ["name", "aliases", "country", "tags"],
    processTerm: foldName,
    searchOptions: { boost: { name: 4, aliases: 3 }, fuzzy: 0.3, prefix: true, processTerm: foldName },
  });
  const countries = new Intl.DisplayNames("en", { type: "region" });
  index.addAll(
    destinations.map(({ slug, name, country, tags }) => ({
      slug,
      name,
      aliases: otherNames(slug).join(" "),
      country: countries.of(country),
      tags: tags.join(" "),
    })),
  );
  indexes.set(destinations, index);
  return index;
}

/** Destinations near a typed text, best first; forgives slips such as "kioto" or "santorni". */
export function findDestinationsByText(
  destinations: readonly DestinationSource[],
  text: string,
  limit: number,
): DestinationSource[] {
  const bySlug = new Map(destinations.map((destination) => [destination.slug, destination]));
  return indexOf(destinations)
    .search(text)
    .slice(0, limit)
    .flatMap((hit) => bySlug.get(String(hit.id)) ?? []);
}

/** "New York" reads "new-york". */
export function slugFromText(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
