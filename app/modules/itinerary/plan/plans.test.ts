import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import type { Trip } from "#app/modules/trips/trip/trip";
import { addDays } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { NO_NEEDS } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import type { DayRequest } from "../day/day-request";
import type { Itinerary, ItineraryDay, Leg } from "../day/itinerary";
import { planFor } from "./plan-for";

/** A trip whose days are kept as text. Times are local. */
interface Kept {
  slug: string;
  start: string;
  nights: number;
  lands: string;
  leaves: string;
  needs?: Partial<Needs>;
  children?: number;
  budget?: number;
  pace?: Trip["preferences"]["pace"];
}

const KEPT: readonly Kept[] = [
  { slug: "vienna", start: "2027-04-13", nights: 1, lands: "09:40", leaves: "18:30" },
  { slug: "lisbon", start: "2027-05-28", nights: 4, lands: "11:30", leaves: "13:20" },
  { slug: "kyoto", start: "2027-08-12", nights: 7, lands: "14:25", leaves: "11:05", needs: { diets: ["vegan"] } },
  { slug: "cusco", start: "2027-07-05", nights: 7, lands: "06:15", leaves: "21:45" },
  {
    slug: "rome",
    start: "2027-12-23",
    nights: 5,
    lands: "09:40",
    leaves: "18:30",
    needs: { accessNeeds: ["step-free"] },
  },
  { slug: "tokyo", start: "2027-10-19", nights: 12, lands: "17:05", leaves: "13:20", children: 2, pace: "packed" },
  { slug: "marrakech", start: "2027-02-12", nights: 4, lands: "20:50", leaves: "08:15", budget: 500 },
  { slug: "cairns", start: "2027-09-03", nights: 6, lands: "07:50", leaves: "11:05", pace: "relaxed" },
];

function requestOf({
  slug,
  start,
  nights,
  lands,
  leaves,
  needs,
  children = 0,
  budget = 4_000,
  pace = "moderate",
}: Kept): DayRequest {
  const destination = findDestination(slug)!;
  const end = addDays(start, nights);
  const trip = fullTrip(slug, nights + 1, {
    startDate: start,
    endDate: end,
    adults: 2,
    children,
    budgetMinor: budget * 100,
    preferences: { interests: ["culture", "nature"], budgetTier: "moderate", pace },
    itinerary: undefined,
  });
  const { outbound, inbound, ...flight } = trip.flight!.offer;
  const offer = {
    ...flight,
    priceMinor: budget * 40,
    outbound: { ...outbound!, arriveLocal: `${start}T${lands}` },
    inbound: { ...inbound!, departLocal: `${end}T${leaves}` },
  };
  return dayRequestFor({ ...trip, flight: { ...trip.flight!, offer } }, destination, {}, { ...NO_NEEDS, ...needs });
}

const dollars = (minor: number): string => `$${(minor / 100).toFixed(2)}`;
const inWords = ({ mode, minutes, km, priceMinor }: Leg): string =>
  `${mode} ${minutes} min, ${km.toFixed(1)} km, ${dollars(priceMinor)}`;

function* linesOfDay(day: ItineraryDay): Generator<string> {
  yield "";
  yield `${day.date} ${day.theme} · ${dollars(day.costMinor)}, ${day.walkKm.toFixed(1)} km on foot`;
  for (const note of day.notes ?? []) yield `  (${note})`;
  for (const { start, end, role, name, location, priceMinor, why, description, fact, nearby, legBefore } of day.items) {
    if (legBefore) yield `      ${inWords(legBefore)}`;
    yield `  ${formatClock(start)}-${formatClock(end)} ${role}: ${name} (${location.name}) ${dollars(priceMinor)}`;
    yield `      ${[why ?? description, fact].filter(Boolean).join(" | ")}`;
    if (nearby?.length) yield `      or ${nearby.map((table) => table.name).join(", ")}`;
  }
  if (day.wayHome) yield `      ${inWords(day.wayHome)}, home at ${formatClock(day.wayHome.arrive)}`;
}

function asText({ days, leftOut }: Itinerary): string {
  const left = leftOut.map(({ name, why }) => `left out: ${name}: ${why}`);
  return `${[...days.flatMap((day) => [...linesOfDay(day)]), "", ...left].join("\n").trim()}\n`;
}

/**
 * Whole plans, kept as a person reads them, so that a change of the planner or of a fact shows its effect on a
 * traveller's days. Write them anew with `npx vitest run app/modules/itinerary/plan/plans.test.ts -u`, and read the
 * difference.
 */
describe("the days of", () => {
  it.each(KEPT.map((kept) => [`${kept.slug}-${kept.nights}`, kept] as const))(
    "%s are the ones that were read",
    async (name, kept) => {
      const { itinerary } = planFor(requestOf(kept), undefined, "2027-01-01T00:00:00Z");
      await expect(asText(itinerary)).toMatchFileSnapshot(`__plans__/${name}.txt`);
    },
  );
});
