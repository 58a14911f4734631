import { resolveExactDeparture } from "./airports.server";
import { nearDestinations, slugFromText } from "./destination-search";
import type { DestinationSource } from "../schema/destination.schema";
import { holidayLine } from "../country/holidays";
import { isBeyondNames } from "#app/shared/bounded-text";
import { foldName, foldedNames } from "./place-names";

export type Destination = DestinationSource;

const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });

const MOST_CHOICES = 6;

const bySlug = new Map(
  Object.values(files)
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map((destination) => [destination.slug, destination]),
);
const all = [...bySlug.values()];
/** Read backwards: of two with one name, the first in the list counts. */
const byName = new Map([...all].reverse().flatMap((one) => foldedNames(one).map((name) => [name, one] as const)));
const byAirport = new Map([...all].reverse().flatMap((one) => one.airports.map((code) => [code, one] as const)));

/** Every destination of the catalogue, by name. */
export function listDestinations(): readonly Destination[] {
  return all;
}

/**
 * A page does not grow with the catalogue: beyond this many names, the rest come by the search while the traveller
 * types.
 */
const MOST_NAMES = 200;

/** Names that a field suggests without a script. */
export function suggestedNames(): string[] {
  return all.slice(0, MOST_NAMES).map(({ name }) => name);
}

/** The destination with that slug. */
export function findDestination(slug: string): Destination | undefined {
  return bySlug.get(slug);
}

/**
 * The notes on planned days that are public holidays at the destination, by date; days without a holiday are left out,
 * and so are days that have notes of their own.
 */
export function holidayLines(
  slug: string | undefined,
  days: readonly { date: string; notes?: readonly string[] }[] = [],
): Record<string, string> {
  const country = slug === undefined ? undefined : findDestination(slug)?.country;
  if (country === undefined) return {};
  return Object.fromEntries(
    days.flatMap(({ date, notes }) => {
      if (notes) return [];
      const line = holidayLine(country, date);
      return line === undefined ? [] : [[date, line]];
    }),
  );
}

/**
 * The destination that a traveller means by a name: "Lisbon", "lisboa", "LIS", a slug, or one of them with a slip
 * (CHECKLIST PLAN-09, PLAN-10). Another city of the world does not count as a slip: "Bari" is not Bali.
 * @returns the one destination meant, or the near ones to choose from
 */
export function resolveDestination(text: string): { found?: Destination; choices: Destination[] } {
  if (isBeyondNames(text)) return { choices: [] };
  const exact = resolveExactDestination(text);
  if (exact) return { found: exact, choices: [exact] };
  const { isSure, choices } = nearDestinations(all, text, MOST_CHOICES);
  const [nearest] = choices;
  return { found: isSure && nearest && !isAnotherCity(text, nearest) ? nearest : undefined, choices };
}

function isAnotherCity(text: string, { airports }: Destination): boolean {
  const city = resolveExactDeparture(text);
  return city !== undefined && !city.airports.some((code) => airports.includes(code));
}

/** The destination of exactly that name in any language it is known in, that slug or that airport code. */
export function resolveExactDestination(text: string): Destination | undefined {
  if (isBeyondNames(text)) return undefined;
  return bySlug.get(slugFromText(text)) ?? byName.get(foldName(text)) ?? byAirport.get(text.trim().toUpperCase());
}

/**
 * Places that are good in a month (1 to 12), the narrowest season first: places at their best only now come before
 * places that are always good.
 */
export function listInSeason(month: number, limit: number): Destination[] {
  return all
    .filter((one) => one.bestMonths.includes(month))
    .sort((a, b) => a.bestMonths.length - b.bestMonths.length || a.name.localeCompare(b.name, "en"))
    .slice(0, limit);
}
