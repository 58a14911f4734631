import { parseArgs } from "node:util";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import type { Trip } from "#app/modules/trips/trip/trip";
import { addDays } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { casesFor, heldOutCases } from "./cases";
import type { Case } from "./cases";
import { asItsFileSays, drawnCases } from "./drawn";
import { HELD_OUT } from "./held-out";
import { judge } from "./judge";
import { CITIES } from "./knowledge";
import { summary } from "./summary";

const SHORT_FLIGHT_MINUTES = 130;
const NIGHT_FLIGHT_MINUTES = 600;

/** The trip of a case, with flights and a hotel in one of the parts of town. */
export function tripOf(one: Case, destination: Destination): Trip {
  const end = addDays(one.start, one.nights);
  const airport = destination.airports[one.airport % destination.airports.length]!;
  const trip = fullTrip(one.slug, one.nights + 1, {
    startDate: one.start,
    endDate: end,
    adults: 2,
    children: one.children,
    budgetMinor: one.budget * 100,
    preferences: { interests: ["culture", "nature"], budgetTier: one.tier, pace: one.pace },
    itinerary: undefined,
    status: "draft",
  });
  const { outbound, inbound } = trip.flight!.offer;
  const minutes = one.isNightFlight ? NIGHT_FLIGHT_MINUTES : SHORT_FLIGHT_MINUTES;
  const arriveLocal = `${one.start}T${one.lands}`;
  const part = destination.neighbourhoods[one.nights % destination.neighbourhoods.length]!;
  const nearest = [part, destination.neighbourhoods[0]!][one.airport === 0 ? 0 : 1]!;
  return {
    ...trip,
    flight: {
      ...trip.flight!,
      offer: {
        ...trip.flight!.offer,
        priceMinor: Math.min(trip.flight!.offer.priceMinor, one.budget * 40),
        outbound: {
          ...outbound!,
          to: airport,
          arriveLocal,
          arriveAt: `${arriveLocal}:00Z`,
          departAt: new Date(Date.parse(`${arriveLocal}:00Z`) - minutes * 60_000).toISOString(),
          durationMinutes: minutes,
          dayOffset: one.isNightFlight ? 1 : 0,
        },
        inbound: { ...inbound!, from: airport, departLocal: `${end}T${one.leaves}` },
      },
    },
    hotel: {
      ...trip.hotel!,
      offer: {
        ...trip.hotel!.offer,
        name: `The ${nearest.name} House`,
        address: `${nearest.streets[0] ?? nearest.name} 12, ${nearest.name}`,
        lat: nearest.lat,
        lon: nearest.lon,
        checkIn: one.start,
        checkOut: end,
      },
    },
  };
}

export const nameOf = (one: Case): string =>
  [one.slug, one.start, `${one.nights}n`, one.pace, one.lands, ...one.diets, ...one.accessNeeds].join(" ");

export function printPlan(one: Case, plan: Itinerary): void {
  console.log(`\n== ${nameOf(one)}`);
  for (const day of plan.days) {
    console.log(`-- ${day.date} ${day.theme} · $${day.costMinor / 100} ${day.notes?.join(" ") ?? ""}`);
    for (const item of day.items) {
      if (item.legBefore)
        console.log(`     ${item.legBefore.mode} ${item.legBefore.minutes} min ${item.legBefore.km} km`);
      console.log(
        `   ${formatClock(item.start)}-${formatClock(item.end)} [${item.meal ?? item.role}] ${item.name} (${item.location.name}) $${item.priceMinor / 100} | ${item.why ?? item.description}`,
      );
    }
    console.log(`   ${JSON.stringify({ ...day, items: undefined, split: undefined })}`);
  }
  for (const left of plan.leftOut) console.log(`   left out: ${left.name}: ${left.why}`);
}

/** Plans made before any is measured. */
const WARM_UP = 5;

/** Plans every case, judges it and prints the figures against their goals, and the worst plans with their faults. */
export function run(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      worst: { type: "string", default: "6" },
      print: { type: "boolean" },
      json: { type: "boolean" },
      "held-out": { type: "boolean" },
      drawn: { type: "string" },
      count: { type: "string", default: "100" },
      only: { type: "string", default: "" },
    },
  });
  const cities = values["held-out"] ? HELD_OUT : CITIES;
  const drawn =
    values.drawn !== undefined &&
    drawnCases(Number(values.drawn), Number(values.count), new Set([...CITIES.keys(), ...HELD_OUT.keys()]));
  const cases = drawn || (values["held-out"] ? heldOutCases : casesFor)(positionals);
  const chosen = cases.filter((one) => nameOf(one).includes(values.only));
  const asked = (one: Case) => {
    const destination = findDestination(one.slug)!;
    const trip = tripOf(one, destination);
    const request = dayRequestFor(trip, destination, {}, { diets: one.diets, accessNeeds: one.accessNeeds });
    return { destination, trip, request };
  };
  // A real server has planned before: the compiler's time is not counted with the first trips.
  for (const one of chosen.slice(0, WARM_UP)) planFor(asked(one).request, undefined, "2026-11-22T00:00:00Z");
  const judged = chosen.map((one) => {
    const { destination, trip, request } = asked(one);
    const before = process.cpuUsage();
    const { itinerary } = planFor(request, undefined, "2026-11-22T00:00:00Z");
    const { user, system } = process.cpuUsage(before);
    const airport = trip.flight!.offer.outbound!.to;
    const verdict = judge(
      itinerary,
      destination,
      request.base,
      (drawn ? undefined : cities.get(one.slug)) ?? asItsFileSays(one.slug),
      one,
      airport,
    );
    if (values.print) printPlan(one, itinerary);
    return { one, verdict, cpu: (user + system) / 1000 };
  });
  const verdicts = judged.map(({ verdict }) => verdict);
  if (values.json) {
    for (const { one, verdict, cpu } of judged) console.log(JSON.stringify({ case: nameOf(one), cpu, ...verdict }));
    return;
  }
  const worst = [...judged]
    .sort((a, b) => b.verdict.notes.length - a.verdict.notes.length)
    .slice(0, Number(values.worst));
  for (const { one, verdict } of worst) console.log(`\n${nameOf(one)}\n  ${verdict.notes.join("\n  ")}`);
  console.log(`\n${judged.length} plans`);
  for (const [name, value, goal, isMet] of summary(verdicts, judged))
    console.log(`${isMet ? "met   " : "missed"} ${name}: ${value} (${goal})`);
}
