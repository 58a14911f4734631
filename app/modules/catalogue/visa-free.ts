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
    checked: z.string(),
    freeMovement: z.strictObject({ source: official, states: codes }),
    schengen: z.strictObject({ source: official, passports: codes }),
  })
  .parse(file);

/** A Schengen border asks for a passport that is valid for so long after leaving: three months. */
const SCHENGEN_LEFT_DAYS = 92;

/** How a passport gets into a country: it is its own, as a citizen who moves freely, or as a visitor without a visa. */
type Way = "own" | "free" | "visitor";

function wayInto(country: string, passport: string): Way | undefined {
  if (passport === country) return "own";
  const { states } = facts.freeMovement;
  if (states.includes(passport) && states.includes(country)) return "free";
  const isSchengen = findCountryFacts(country)?.entry.kind === "schengen";
  return isSchengen && facts.schengen.passports.includes(passport) ? "visitor" : undefined;
}

/**
 * Whether we know that every one of these passports gets into a country for a holiday without a visa, and is valid for
 * long enough. What our data does not tell counts as no.
 * @param passports ISO codes of the countries that issued them
 * @param validUntil the day on which the first of them runs out
 */
export function needsNoVisa(
  country: string,
  passports: readonly string[],
  validUntil: LocalDate,
  leaves: LocalDate,
): boolean {
  if (passports.length === 0 || validUntil < leaves) return false;
  const ways = passports.map((passport) => wayInto(country, passport));
  if (ways.includes(undefined)) return false;
  return !ways.includes("visitor") || daysBetween(addDays(leaves, SCHENGEN_LEFT_DAYS), validUntil) >= 0;
}
