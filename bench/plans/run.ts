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
import { judge } from "./judge";
import type { Verdict } from "./judge";
import { HELD_OUT } from "./held-out";
import { CITIES } from "./knowledge";

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
          ...outbound,
          to: airport,
          arriveLocal,
          arriveAt: `${arriveLocal}:00Z`,
          departAt: new Date(Date.parse(`${arriveLocal}:00Z`) - minutes * 60_000).toISOString(),
          durationMinutes: minutes,
          dayOffset: one.isNightFlight ? 1 : 0,
        },
        inbound: { ...inbound, from: airport, departLocal: `${end}T${one.leaves}` },
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

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);
const known = <T>(list: readonly (T | undefined)[]): T[] => list.filter((one): one is T => one !== undefined);
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A case with the CPU of its plan in milliseconds. */
interface Planned {
  one: Case;
  cpu: number;
}

/** ENGINE section 4 asks for the time of seven days; longer stays have a bound of our own. */
const WEEK = 7;
/** Plans made before any is measured. */
const WARM_UP = 5;

/** The requirements on all plans together (ENGINE section 5): the figure, its goal, whether it is met. */
function summary(all: Verdict[], planned: readonly Planned[]): [string, number, string, boolean][] {
  const per = (field: (one: Verdict) => number) => mean(all.map(field));
  const total = (field: (one: Verdict) => number) => sum(all.map(field));
  const ofEach = (part: (one: Verdict) => number, whole: (one: Verdict) => number) =>
    total(part) / Math.max(1, total(whole));
  const atMost = (name: string, value: number, goal: number): [string, number, string, boolean] => [
    name,
    round(value),
    `<= ${goal}`,
    value <= goal,
  ];
  const atLeast = (name: string, value: number, goal: number): [string, number, string, boolean] => [
    name,
    round(value),
    `>= ${goal}`,
    value >= goal,
  ];
  const km = known(all.map(({ kmRatio }) => kmRatio));
  const truth = known(all.map(({ transferHonest }) => transferHonest));
  const gentle = known(all.map(({ gentleFirstDay }) => gentleFirstDay));
  const share = (list: readonly boolean[]): number => mean(list.map(Number));
  const p95 = (of: readonly Planned[]): number =>
    of.map(({ cpu }) => cpu).sort((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0;
  return [
    atLeast(
      "must-see coverage, mean",
      per(({ coverage }) => coverage),
      0.92,
    ),
    atLeast("must-see coverage, worst", Math.min(...all.map(({ coverage }) => coverage)), 0.7),
    atMost("plans without one of the first three", share(all.map(({ lacksFirstThree }) => lacksFirstThree)), 0.05),
    atMost(
      "plans whose first reason waits for the third day",
      per(({ isFirstLate }) => Number(isFirstLate)),
      0.1,
    ),
    atMost(
      "days too long for children",
      ofEach(
        ({ childDaysTooLong }) => childDaysTooLong,
        ({ childDays }) => childDays,
      ),
      0.1,
    ),
    atMost(
      "whole-day reasons missing a plan",
      per(({ daysMissing }) => daysMissing),
      0.1,
    ),
    atMost(
      "one of the first five missing without a word",
      per(({ unsaidFirstFive }) => unsaidFirstFive),
      0.05,
    ),
    atMost(
      "called too far",
      total(({ calledTooFar }) => calledTooFar),
      0,
    ),
    atMost("blank full days", total(({ blankDays }) => blankDays) / total(({ fullDays }) => fullDays), 0.02),
    atMost("blank full days, worst", Math.max(...all.map(({ blankDays }) => blankDays)), 1),
    atMost("kilometres against clustered anew, mean", mean(km), 1.2),
    atMost("kilometres against clustered anew, worst", Math.max(...km), 1.6),
    atMost(
      "districts on three days a plan",
      per(({ tornDistricts }) => tornDistricts),
      0.1,
    ),
    atLeast(
      "pairs kept together",
      total(({ pairs }) => pairs) === 0 ? 1 : total(({ pairsKept }) => pairsKept) / total(({ pairs }) => pairs),
      0.95,
    ),
    atLeast("meals with a named table", total(({ mealsNamed }) => mealsNamed) / total(({ meals }) => meals), 0.85),
    atLeast(
      "meals at the country's hours",
      total(({ mealsAtHours }) => mealsAtHours) / total(({ meals }) => meals),
      0.95,
    ),
    atMost("detour to a table, km", mean(all.flatMap(({ detours }) => detours)), 0.6),
    atMost(
      "dinners far out without a table",
      total(({ farDinners }) => farDinners),
      0,
    ),
    atMost("unexplained gaps a day", total(({ gaps }) => gaps) / total(({ fullDays }) => fullDays), 0.1),
    atLeast("days that tell the way back", mean(all.map((one) => one.homeTold / (one.fullDays + 2))), 0.95),
    atLeast("gentle first day", share(gentle), 1),
    atMost(
      "wrong tables",
      total(({ wrongTables }) => wrongTables),
      0,
    ),
    atMost(
      "access violations",
      total(({ accessViolations }) => accessViolations),
      0,
    ),
    atLeast("transfers within a third of the truth", share(truth), 0.95),
    atMost(
      "tickets paid twice",
      total(({ ticketsTwice }) => ticketsTwice),
      0,
    ),
    atMost(
      "long way for a short stop",
      total(({ longWays }) => longWays),
      0,
    ),
    atMost(
      "days whose sum is wrong",
      total(({ sumsWrong }) => sumsWrong),
      0,
    ),
    atMost(
      "full days without lunch or dinner",
      total(({ fullDaysWithoutMeal }) => fullDaysWithoutMeal),
      0,
    ),
    atMost(
      "visits to shut places",
      total(({ shutVisits }) => shutVisits),
      0,
    ),
    atMost(
      "rides where nothing runs",
      total(({ stillRides }) => stillRides),
      0,
    ),
    atMost(
      "stops that begin before one is there",
      total(({ early }) => early),
      0,
    ),
    atLeast(
      "feasts, fasts and the sabbath told",
      ofEach(
        ({ told }) => told,
        ({ tellings }) => tellings,
      ),
      1,
    ),
    atLeast(
      "what access leaves out is said",
      total(({ exclusions }) => exclusions) === 0
        ? 1
        : total(({ exclusionsSaid }) => exclusionsSaid) / total(({ exclusions }) => exclusions),
      1,
    ),
    atMost("days of one kind", total(({ daysOfOneKind }) => daysOfOneKind) / total(({ fullDays }) => fullDays), 0.05),
    atMost(
      "visits at an absurd hour a plan",
      per(({ absurdHours }) => absurdHours),
      0.05,
    ),
    atMost(
      "visits in the dark a plan",
      per(({ darkVisits }) => darkVisits),
      0.05,
    ),
    atMost(
      "out in the heat of midday, a hot day",
      ofEach(
        ({ hotMiddays }) => hotMiddays,
        ({ hotDays }) => hotDays,
      ),
      0.1,
    ),
    atMost("CPU of a plan of up to a week, ms, p95", p95(planned.filter(({ one }) => one.nights <= WEEK)), 500),
    atMost("CPU of a longer plan, ms, p95", p95(planned.filter(({ one }) => one.nights > WEEK)), 2000),
  ];
}

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
    const airport = trip.flight!.offer.outbound.to;
    const verdict = judge(
      itinerary,
      destination,
      request.base,
      drawn ? asItsFileSays(one.slug) : cities.get(one.slug)!,
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
