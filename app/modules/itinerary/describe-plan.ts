import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { DayRequest } from "./day-request";
import { BASE } from "./day-frame";
import type { DayProblem } from "./day-problem";
import { waysFor } from "./access-rules";
import { dietLine, whatToLookFor } from "./diet-rules";
import { describeOuting } from "./describe-outing";
import { cardOf, describeStop } from "./describe-stop";
import { arrivalItems, departureItems } from "./describe-transfers";
import { explainMissing } from "./explain-missing";
import type { DayPlan, Plan, Stop } from "./engine/problem";
import { isOnTheWay } from "./itinerary";
import type { DayTripOfDay, Itinerary, ItineraryDay, ItineraryItem } from "./itinerary";
import { mealAt } from "./meal-breaks";
import type { Outing } from "./outing";
import { legBetween } from "./travel-model";

/** A meal that is not in the catalogue costs about this, for one adult in US cents. */
const LUNCH_MINOR = 14_00;
const DINNER_MINOR = 24_00;

function mealItem(
  request: DayRequest,
  problem: DayProblem,
  date: string,
  meal: DayPlan["breaks"][number],
  where: { name: string; lat: number; lon: number },
): ItineraryItem {
  const name = mealAt(request, meal.start);
  const isLunch = name === "lunch";
  const place = meal.at === undefined ? undefined : problem.places[meal.at - 1];
  const common = {
    id: `${date}-${name}`,
    role: "meal" as const,
    meal: name,
    type: "restaurant" as const,
    start: meal.start,
    end: meal.end,
  };
  if (place) {
    return {
      ...common,
      ...cardOf(place),
      why: `${isLunch ? "Lunch" : "Dinner"} on the way: a few minutes from where you are.`,
      fact: dietLine(place, request.diets),
    };
  }
  return {
    ...common,
    name: isLunch ? "Lunch" : "Dinner",
    location: where,
    description: [`Time to eat near ${where.name}.`, whatToLookFor(request.diets) ?? []].flat().join(" "),
    priceMinor: isLunch ? LUNCH_MINOR : DINNER_MINOR,
    tags: [],
  };
}

function themeOf(visits: PlaceSource[], date: string, request: DayRequest): string {
  const districts = new Map<string, number>();
  for (const place of visits) districts.set(place.district, (districts.get(place.district) ?? 0) + place.minutes);
  const main = [...districts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 2)
    .map(([name]) => name);
  const area = main.join(" and ");
  if (request.arrival?.at.startsWith(date)) return area ? `Arrival, then ${area}` : "Arrival";
  if (request.departure?.at.startsWith(date)) return area ? `${area}, then home` : "The way home";
  return area || "A free day";
}

/**
 * A meal without a table of its own is taken where the traveller is: at the last place, or at the next one
 * when no time is left for the way between the meal and it.
 */
function whereMealIs(
  request: DayRequest,
  problem: DayProblem,
  visits: DayPlan["stops"],
  meal: DayPlan["breaks"][number],
): PlaceSource | undefined {
  const placeOf = (stop: Stop | undefined): PlaceSource | undefined => stop && problem.places[stop.node - 1];
  const last = placeOf(visits.filter((stop) => stop.leave <= meal.start).at(-1));
  const next = visits.find((stop) => stop.start >= meal.end);
  const there = placeOf(next);
  const way = there ? legBetween(last ?? request.base, there, waysFor(request)).minutes : 0;
  return next && next.start - meal.end < way ? there : last;
}

function describeDay(request: DayRequest, problem: DayProblem, day: DayPlan, index: number): ItineraryDay {
  const date = problem.dates[index]!;
  const base = { name: request.base.name, lat: request.base.lat, lon: request.base.lon };
  const visits = day.stops.filter((stop) => stop.node !== BASE);
  const places = visits.map((stop) => problem.places[stop.node - 1]!);
  const planned = problem.shape.outings.find((outing) => outing.day === index);
  const away = planned ? describeOuting(request, problem, planned, date) : [];
  const items: ItineraryItem[] = [
    ...arrivalItems(request, date),
    ...visits.map((stop, order) =>
      describeStop(
        request,
        places[order]!,
        stop,
        problem.windows[stop.node - 1]![index]!,
        `${date}-${places[order]!.id}`,
      ),
    ),
    ...departureItems(request, date),
  ];
  for (const meal of day.breaks) {
    const place = whereMealIs(request, problem, visits, meal);
    items.push(
      mealItem(request, problem, date, meal, place ? { name: place.district, lat: place.lat, lon: place.lon } : base),
    );
  }
  items.sort((a, b) => a.start - b.start || a.end - b.end);
  let here: { lat: number; lon: number } = request.base;
  const ways = waysFor(request);
  let walkKm = away.reduce((sum, { legBefore }) => sum + (legBefore?.mode === "walk" ? legBefore.km : 0), 0);
  let costMinor = away.reduce((sum, item) => sum + item.priceMinor + (item.legBefore?.priceMinor ?? 0), 0);
  const withLegs = items.map((item) => {
    costMinor += item.priceMinor;
    if (isOnTheWay(item)) {
      here = request.base;
      return item;
    }
    const leg = legBetween(here, item.location, ways);
    here = item.location;
    if (leg.mode === "walk") walkKm += leg.km;
    costMinor += leg.priceMinor;
    return leg.km >= 0.1 ? { ...item, legBefore: leg } : item;
  });
  return {
    date,
    dayNumber: index + 1,
    theme: planned?.outing.name ?? themeOf(places, date, request),
    items: [...away, ...withLegs],
    walkKm: Math.round(walkKm * 10) / 10,
    costMinor,
    ...(planned && { dayTrip: dayTripOf(planned.outing) }),
  };
}

function dayTripOf({ id, name, way, operator }: Outing): DayTripOfDay {
  return { id, name, way, operator };
}

/** Turns the solver's order of visits into days that can be read. */
export function describePlan(request: DayRequest, problem: DayProblem, plan: Plan, generatedAt: string): Itinerary {
  return {
    seed: request.seed,
    pace: request.pace,
    interests: request.interests,
    days: plan.days.map((day, index) => describeDay(request, problem, day, index)),
    leftOut: explainMissing(request, problem, plan),
    keepsTo: { diets: request.diets, accessNeeds: request.accessNeeds },
    generatedAt,
  };
}
