import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { dayNotes } from "../travel/day-notes";
import type { Base, DayRequest } from "../day/day-request";
import { BASE, leavesOnMove } from "../outings/day-frame";
import type { DayProblem } from "../problem/day-problem";
import { busyItems, busyTheme } from "./describe-busy";
import { describeMeal } from "./describe-meal";
import { describeOuting } from "./describe-outing";
import { describeStop, withShortness } from "./describe-stop";
import { arrivalItems, departureItems, moveItems } from "./describe-transfers";
import { explainMissing } from "./explain-missing";
import { ideasNear } from "./free-ideas";
import type { DayPlan, Plan } from "../engine/problem";
import type { DayTripOfDay, Itinerary, ItineraryDay, ItineraryItem } from "../day/itinerary";
import type { Outing } from "../outings/day-out";
import { moveOn } from "../day/moves";
import { districtsInWords, partOfTownAt } from "../travel/part-of-town";
import { seatMeals } from "../meals/seat-meals";
import type { SeatedMeal } from "../meals/seat-meals";
import { visitedIn } from "../meals/standing-tables";
import { partingOf } from "../day/some-of-party";
import { parted } from "../party/parting";
import { heightNote } from "../party/thin-air";
import { wholeDay } from "./whole-day";
import type { DayScope } from "./whole-day";
import { whysOf } from "./why-stop";
import type { ReasonedDay, ReasonedVisit } from "./why-stop";

/** The name of the day of leaving: for home, or for the next place of a longer trip. */
function leavingTheme(area: string, onTo: string | undefined): string {
  if (onTo === undefined) return area ? `${area}, then home` : "Travel home";
  return area ? `${area}, then on to ${onTo}` : `On to ${onTo}`;
}

function themeOf(
  visits: PlaceSource[],
  date: string,
  request: DayRequest,
  stops: readonly { start: number }[],
): string {
  const districts = new Map<string, number>();
  for (const place of visits) districts.set(place.district, (districts.get(place.district) ?? 0) + place.minutes);
  const main = [...districts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 2)
    .map(([name]) => name);
  const area = districtsInWords(main);
  if (request.arrival?.at.startsWith(date)) return area ? `Arrival, then ${area}` : "Arrival";
  if (request.departure?.at.startsWith(date)) return leavingTheme(area, request.onTo);
  const move = moveOn(request, date);
  if (move) return moveTheme(move.to, area);
  return busyTheme(request, date, stops, area) ?? (area || "A free day");
}

function moveTheme({ bed, name }: Base, area: string): string {
  if (bed === "home") return area ? `On to ${name}, then ${area}` : `On to ${name}`;
  return area ? `New hotel, then ${area}` : "A new hotel";
}

function describeDay(
  request: DayRequest,
  problem: DayProblem,
  day: DayPlan,
  index: number,
  meals: readonly SeatedMeal[],
  planned: ReadonlySet<string>,
  whys: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  offered: ReadonlySet<string>,
): ItineraryDay {
  const date = problem.dates[index]!;
  const visits = day.stops.filter((stop) => stop.node !== BASE);
  const places = visits.map((stop) => problem.places[stop.node - 1]!);
  const outing = problem.shape.outings.find((one) => one.day === index);
  const away = outing
    ? describeOuting(request, problem, outing, date, whys)
    : moveItems(request, date, leavesOnMove({ ...request, isHurried: problem.isHurried }, date));
  const items: ItineraryItem[] = [
    ...arrivalItems(request, date),
    ...visits.map((stop, order) =>
      withShortness(
        describeStop(
          request,
          places[order]!,
          stop,
          problem.windows[stop.node - 1]![index]!,
          date,
          whys.get(places[order]!.id),
        ),
        places[order]!,
      ),
    ),
    ...meals.map((meal) =>
      describeMeal(request, meal, date, meal.meal === "dinner" && !visits.some(({ start }) => start >= meal.end)),
    ),
    ...departureItems(request, date),
  ];
  items.push(...busyItems(request, date, items));
  items.sort((a, b) => a.start - b.start || a.end - b.end);
  const isOpen = (placeId: string, start: number, end: number): boolean => {
    const place = problem.places.findIndex(({ id }) => id === placeId);
    return (problem.windows[place]?.[index] ?? []).some(
      (window) => window.open <= start && (window.latestEnd ?? Infinity) >= end,
    );
  };
  const scope = {
    ...{ request, date, dayNumber: index + 1, known, planned, isOpen, places: problem.places, offered },
    ...(outing && { outSince: outing.times.leave }),
  };
  return {
    date,
    dayNumber: index + 1,
    theme: outing?.outing.name ?? themeOf(places, date, request, visits),
    ...withPartings(scope, wholeDay(scope, away, items)),
    ...(outing && { dayTrip: dayTripOf(outing.outing) }),
  };
}

/** The lines of a day, with what others may do while only some of the party are at an appointment. */
function withPartings<D extends Pick<ItineraryDay, "items">>(scope: DayScope, day: D): D {
  const { adults = 1, children } = scope.request;
  const told = day.items.map((item) => {
    const place = scope.places.find(({ id }) => id === item.placeId);
    const goes = partingOf(place?.goes, { adults, children });
    return goes ? parted(item, goes, ideasNear(scope, item.location, item.start, item.end)) : item;
  });
  return { ...day, items: told };
}

function dayTripOf({ id, name, way, operator }: Outing): DayTripOfDay {
  return { id, name, way, operator };
}

/** All visits of the plan, outings included, as far as their reasons ask. */
function visitsByDay({ dates, places, shape }: DayProblem, plan: Plan): ReasonedDay[] {
  return plan.days.map(({ stops }, index) => {
    const away = shape.outings.find(({ day }) => day === index)?.times.visits ?? [];
    const inTown = stops.flatMap(({ node, start, leave }): ReasonedVisit[] =>
      node === BASE ? [] : [{ place: places[node - 1]!, start, end: leave }],
    );
    return { date: dates[index]!, visits: [...away, ...inTown].sort((a, b) => a.start - b.start) };
  });
}

/** A part of town is known after so many visits, or after a free while in it. */
const VISITS_TO_KNOW = 2;

/** The parts of town that these days have shown, by name. */
function partsShown(request: DayRequest, days: readonly ItineraryDay[]): Set<string> {
  const visits = new Map<string, number>();
  for (const { items } of days)
    for (const { role, location } of items) {
      const part = role === "visit" || role === "free" ? partOfTownAt(request, location) : undefined;
      if (part) visits.set(part.name, (visits.get(part.name) ?? 0) + (role === "free" ? VISITS_TO_KNOW : 1));
    }
  return new Set([...visits].flatMap(([name, count]) => (count >= VISITS_TO_KNOW ? [name] : [])));
}

/** The places that these days offer for their free whiles. */
function offeredOn(days: readonly ItineraryDay[]): Set<string> {
  return new Set(days.flatMap(({ items }) => items.flatMap(({ offers = [] }) => offers.map(({ placeId }) => placeId))));
}

/** Turns the solver's order of visits into days that can be read. */
export function describePlan(request: DayRequest, problem: DayProblem, plan: Plan, generatedAt: string): Itinerary {
  const seated = seatMeals(request, problem, plan);
  const { standing } = problem;
  const planned = new Set([
    ...standing.flatMap((day) => day?.items.flatMap(({ placeId }) => placeId ?? []) ?? []),
    ...visitedIn(problem, plan),
    ...seated.flat().flatMap(({ table }) => table?.id ?? []),
  ]);
  const opening = new Map(problem.places.map(({ id }, index) => [id, problem.windows[index] ?? []]));
  const whys = whysOf(request, visitsByDay(problem, plan), ({ id }) => opening.get(id) ?? []);
  const notes = dayNotes(request.destination, problem.dates);
  const days: ItineraryDay[] = [];
  for (const [index, day] of plan.days.entries())
    days.push(
      standing[index] ?? {
        ...describeDay(
          request,
          problem,
          day,
          index,
          seated[index]!,
          planned,
          whys[index]!,
          partsShown(request, days),
          offeredOn(days),
        ),
        notes: [heightNote(request, problem.dates[index]!) ?? [], notes[index]!].flat(),
      },
    );
  return {
    seed: request.seed,
    pace: request.pace,
    interests: request.interests,
    days,
    leftOut: explainMissing(request, problem, plan, planned, days).filter(({ placeId }) => !planned.has(placeId)),
    keepsTo: { diets: request.diets, accessNeeds: request.accessNeeds },
    generatedAt,
  };
}
