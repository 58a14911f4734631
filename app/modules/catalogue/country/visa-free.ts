import { z } from "zod";
import { addDays, daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { findCountryFacts } from "./country-facts";
import file from "./visa-free.yaml";

const code = z.string().regex(/^[A-Z]{2}$/);
const codes = z.array(code).min(1);
const official = z.url({ protocol: /^https$/ });

const facts = z
  .strictObject({
    asOf: z.string(),
    freeMovement: z.strictObject({ source: official, states: codes }),
    schengen: z.strictObject({ source: official, passports: codes }),
    visitors: z.array(z.strictObject({ to: codes, passports: codes })),
  })
  .parse(file);

/**
 * The way in which a passport gets its holder into a country: as a national, as a citizen who moves freely, or as a
 * visitor without a visa.
 */
type Way = "own" | "free" | "schengen" | "visitor";

/**
 * The days for which a passport has to be valid after leaving: three months at a Schengen border, six at the strictest
 * of the others.
 */
const LEFT_DAYS: Readonly<Record<Way, number>> = { own: 0, free: 0, schengen: 92, visitor: 184 };

/** Stands in a list of passports for all states whose citizens move freely. */
const ALL_FREE = "EU";

const visitorsTo = new Map<string, Set<string>>();
for (const { to, passports } of facts.visitors) {
  const all = passports.flatMap((passport) => (passport === ALL_FREE ? facts.freeMovement.states : [passport]));
  for (const country of to) visitorsTo.set(country, new Set([...(visitorsTo.get(country) ?? []), ...all]));
}

function wayInto(country: string, passport: string): Way | undefined {
  if (passport === country) return "own";
  const { states } = facts.freeMovement;
  if (states.includes(passport) && states.includes(country)) return "free";
  if (visitorsTo.get(country)?.has(passport)) return "visitor";
  const isSchengen = findCountryFacts(country)?.entry.kind === "schengen";
  return isSchengen && facts.schengen.passports.includes(passport) ? "schengen" : undefined;
}

/**
 * Whether we know that every one of these passports gets its holder into a country for a holiday without a visa and
 * without an authorisation before leaving home, and is valid for long enough. Unknown counts as no.
 * @param passports ISO codes of the countries that issued them
 * @param validUntil the day on which the first of them runs out
 */
export function needsNoVisa(
  country: string,
  passports: readonly string[],
  validUntil: LocalDate,
  leaves: LocalDate,
): boolean {
  if (passports.length === 0) return false;
  return passports.every((passport) => {
    const way = wayInto(country, passport);
    return way !== undefined && daysBetween(addDays(leaves, LEFT_DAYS[way]), validUntil) >= 0;
  });
}
