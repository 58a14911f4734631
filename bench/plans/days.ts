import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { roundTripKm } from "./recluster";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { waysFor } from "#app/modules/itinerary/travel/access-rules";
import { buildDayProblem } from "#app/modules/itinerary/problem/day-problem";
import type { DayRequest } from "#app/modules/itinerary/day/day-request";
import { checkPlan } from "#app/modules/itinerary/engine/check-plan";
import { fitOf } from "#app/modules/itinerary/party/fit";
import { legBetween } from "#app/modules/itinerary/travel/travel-model";
import { planDays } from "#app/modules/itinerary/plan/plan-days";
import { addDays } from "#app/shared/calendar";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { fullTrip } from "#app/modules/documents/trip.fixture";

const DESTINATIONS =
  "paris tokyo rome london kyoto lisbon vienna istanbul bangkok berlin seville athens new-york sydney prague hanoi barcelona amsterdam mexico-city cape-town";
const LENGTHS = [1, 2, 3, 5, 7, 10, 14, 21];
const START = "2027-04-13";

/**
 * The value and cost of a plan of visits: fit, kilometres from the hotel and back in a straight line, and those on
 * foot.
 */
interface Outcome {
  fit: number;
  km: number;
  walkKm: number;
}

function outcomeOf(request: DayRequest, days: readonly (readonly PlaceSource[])[]): Outcome {
  const ways = waysFor(request);
  const visited = new Set(days.flat());
  let walkKm = 0;
  for (const day of days)
    [request.base, ...day].forEach((from, index, all) => {
      const leg = legBetween(from, all[index + 1] ?? request.base, ways);
      if (day.length > 0 && leg.mode === "walk") walkKm += leg.km;
    });
  return {
    fit: [...visited].reduce((sum, place) => sum + fitOf(place, request.interests), 0),
    km: days.reduce((sum, day) => sum + roundTripKm(request.base, day), 0),
    walkKm,
  };
}

/**
 * A planner without foresight: places by rating, the best first, each put at the end of the first day on which hours,
 * ways, meals, pace and money still hold. It knows no outings; a far place is a long way.
 */
function greedy(request: DayRequest): Outcome {
  const free = {
    ...request,
    arrangement: undefined,
    places: request.places.map((place) => ({ ...place, dayTrip: undefined })),
  };
  const { problem, places } = buildDayProblem(free, sunCalculatorFor(request.destination));
  const asked = { ...problem, rules: { maxPrice: problem.rules?.maxPrice, category: problem.rules?.category } };
  const order = places
    .map((place, index) => ({ node: index + 1, fit: fitOf(place, request.interests) }))
    .filter(({ node }) => problem.nodes[node]!.score !== 0)
    .sort((a, b) => b.fit - a.fit || a.node - b.node);
  let plan: number[][] = problem.days.map(() => []);
  for (const { node } of order)
    for (const [day] of plan.entries()) {
      const tried = plan.map((stops, index) => (index === day ? [...stops, node] : stops));
      if (!checkPlan(asked, tried).ok) continue;
      plan = tried;
      break;
    }
  return outcomeOf(
    request,
    plan.map((stops) => stops.map((node) => request.places.find(({ id }) => id === places[node - 1]!.id)!)),
  );
}

/** The product's own plan. */
function planned(request: DayRequest): Outcome {
  const { itinerary } = planDays(request, sunCalculatorFor(request.destination), "2026-11-22T00:00:00Z");
  const placeOf = new Map(request.places.map((place) => [place.id, place]));
  return outcomeOf(
    request,
    itinerary.days.map((day) =>
      day.items.flatMap((item) => (item.role === "visit" ? (placeOf.get(item.placeId ?? "") ?? []) : [])),
    ),
  );
}

/** Prints value and walking of both for each destination and length, and the means. */
export function run(slugs: string[]): void {
  const all: { gain: number; km: number; walk: number }[] = [];
  for (const slug of slugs.length > 0 ? slugs : DESTINATIONS.split(" ")) {
    const destination = findDestination(slug)!;
    for (const days of LENGTHS) {
      const trip = fullTrip(slug, days + 1, {
        flight: undefined,
        hotel: undefined,
        itinerary: undefined,
        startDate: START,
        endDate: addDays(START, days - 1),
        budgetMinor: 1_000_000,
      });
      const request = dayRequestFor(trip, destination);
      const [ours, theirs] = [planned(request), greedy(request)];
      const one = {
        gain: ours.fit / theirs.fit - 1,
        km: ours.km / theirs.km,
        walk: ours.walkKm / Math.max(1, theirs.walkKm),
      };
      all.push(one);
      console.log(
        `${slug} ${days} days: fit ${ours.fit} to ${theirs.fit} (${(one.gain * 100).toFixed(0)} %), ${ours.km.toFixed(0)} to ${theirs.km.toFixed(0)} km, of them on foot ${ours.walkKm.toFixed(1)} to ${theirs.walkKm.toFixed(1)}`,
      );
    }
  }
  const mean = (of: (one: (typeof all)[number]) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  console.log(
    `${all.length} plans: ${(mean(({ gain }) => gain) * 100).toFixed(1)} % more fit than greedy (goal 15), ${mean(({ km }) => km).toFixed(2)} times its kilometres, ${mean(({ walk }) => walk).toFixed(2)} times those on foot (goal 1)`,
  );
}
