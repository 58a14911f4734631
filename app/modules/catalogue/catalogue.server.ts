import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { findDestinationsByText, slugFromText } from "./destination-search";
import type { DestinationSource } from "./destination.schema";
import { foldName, otherNames } from "./place-names";

export type Destination = DestinationSource;

const files = import.meta.glob<DestinationSource>("./destinations/*.yaml", { eager: true, import: "default" });

const bySlug = new Map(
  Object.values(files)
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map((destination) => [destination.slug, destination]),
);
const all = [...bySlug.values()];

/** Every destination of the catalogue, by name. */
export function listDestinations(): readonly Destination[] {
  return all;
}

/** The destination with that slug. */
export function findDestination(slug: string): Destination | undefined {
  return bySlug.get(slug);
}

/** The destination with that slug, through the port that tests can break. */
export function getDestination(ctx: Ctx, slug: string): Promise<Destination | undefined> {
  return callWithFaults<{ found?: Destination }>(ctx, "destinations", () => ({ found: bySlug.get(slug) }), {}).then(
    ({ found }) => found,
  );
}

/** The destination of exactly that name, in any of the languages it is known in. */
export function findDestinationByName(text: string): Destination | undefined {
  const name = foldName(text);
  return all.find((one) => [one.name, ...otherNames(one.slug)].some((known) => foldName(known) === name));
}

/**
 * What a traveller may mean by a name: "Lisbon", "lisboa", "LIS" or a slug (CHECKLIST PLAN-09, PLAN-10).
 * @returns the one destination meant, or the near ones to choose from
 */
export function resolveDestination(text: string): { found?: Destination; choices: Destination[] } {
  const exact =
    bySlug.get(slugFromText(text)) ??
    findDestinationByName(text) ??
    all.find((one) => one.airports.includes(text.trim().toUpperCase()));
  if (exact) return { found: exact, choices: [exact] };
  const choices = findDestinationsByText(all, text, 6);
  return { found: choices.length === 1 ? choices[0] : undefined, choices };
}

/** Places that are good in a month (1 to 12), the narrowest season first: what is best only now comes before what is always good. */
export function listInSeason(month: number, limit: number): Destination[] {
  return all
    .filter((one) => one.bestMonths.includes(month))
    .sort((a, b) => a.bestMonths.length - b.bestMonths.length || a.name.localeCompare(b.name, "en"))
    .slice(0, limit);
}
