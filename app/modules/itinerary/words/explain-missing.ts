import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { ACCESS_RULES } from "../travel/access-rules";
import { ALWAYS_SAID, tablesPeopleComeFor } from "../outings/anchors";
import { boundTo, orderOf } from "../arrange/as-arranged";
import { DISTRICT_DAYS } from "../day/arranging";
import type { DayRequest } from "../day/day-request";
import type { DayProblem } from "../problem/day-problem";
import type { Id, Missing, Plan } from "../engine/problem";
import type { ItineraryDay, LeftOut } from "../day/itinerary";
import { feastsHeldAt } from "../hours/feast-places";
import { isMealPlace } from "../day/meal-tables";
import { whyKeptForTown } from "./kept-for-town";
import { isOverBudget, overBudget } from "./over-budget";
import { nightsOf } from "../day/pace";
import { couldBeAlone, isTooFarFor, TOO_FAR_FOR_HALF_A_DAY, whyNoTime } from "./why-no-time";

/** Places that matter this much are named when they are left out. */
const NOTABLE_WEIGHT = 3;
const MOST_NAMED = 8;
const NOT_OPEN = "It's closed when you're free.";
const CLOSED_ALWAYS = "Closed on all your days.";
const NOT_KNOWN = "We don't know if it's open on the holidays of your stay: check before you go.";
type Reason = Pick<LeftOut, "why" | "isFixed">;
type Explained = Pick<
  DayRequest,
  | "base"
  | "wanted"
  | "unwanted"
  | "seen"
  | "places"
  | "locked"
  | "accessNeeds"
  | "pace"
  | "arrival"
  | "departure"
  | "arrangement"
  | "firstDate"
  | "lastDate"
  | "mealCap"
  | "window"
  | "edit"
>;

/** Those of some places that the days hold in the end: what came in first may have been left out since. */
function heldOf(by: readonly Id[], problem: DayProblem, plan: Plan): PlaceSource[] {
  const nodes = orderOf(plan).flat();
  const held = new Set([...nodes.flatMap((x) => problem.places[x - 1] ?? []), ...boundTo(problem, nodes)]);
  return by.flatMap((other) => problem.places[other - 1] ?? []).filter((place) => held.has(place));
}

/**
 * The visits that took the time of a place, where they are worth as much: a café is no reason to leave out a temple.
 */
function worthierThan(weight: number, by: readonly PlaceSource[]): string[] {
  return by.flatMap((place) => (place.weight >= weight && place.kind !== "cafe" ? [place.name] : []));
}

/** The two that are most like a place, of its very kind where there are any, with what people come for first. */
function mostAlike(kind: PlaceSource["kind"] | undefined, by: readonly PlaceSource[]): string[] {
  const same = by.filter((place) => place.kind === kind);
  return (same.length > 0 ? same : by)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ name }) => name);
}

function reasonFor(missing: Missing, problem: DayProblem, plan: Plan, request: Explained): Reason {
  const place = problem.places[missing.node - 1];
  if (place && problem.apart.has(place.id))
    return request.edit ? whyNotYet(place, request.edit) : whyApart(missing.node, place, problem, plan, request);
  const openDays = (problem.windows[missing.node - 1] ?? []).flatMap((windows, day) =>
    windows.length > 0 ? [day] : [],
  );
  switch (missing.why) {
    case "closed":
      return isShutThroughout(missing.node, problem)
        ? { why: whyShut(missing.node, problem), isFixed: true }
        : { why: isTooFarFor(missing.node, problem, request, openDays) ? TOO_FAR_FOR_HALF_A_DAY : NOT_OPEN };
    case "unreachable":
    case "no-time":
      return whyNoTime(missing.node, problem, plan, request);
    case "budget":
      // What was too dear while days were filled may be affordable in the plan as it stands.
      return isOverBudget(missing.node, problem, plan)
        ? { why: overBudget(missing.node, problem, plan) }
        : whyNoTime(missing.node, problem, plan, request);
    case "category": {
      const names = mostAlike(place?.kind, heldOf(missing.by ?? [], problem, plan));
      return names.length > 0
        ? { why: `You already have enough like it: ${names.join(" and ")}.` }
        : whyNoTime(missing.node, problem, plan, request);
    }
    case "displaced": {
      const worthier = worthierThan(place?.weight ?? 0, heldOf(missing.by ?? [], problem, plan)).slice(0, 2);
      return worthier.length > 0
        ? { why: `We chose ${worthier.join(" and ")} instead.` }
        : whyNoTime(missing.node, problem, plan, request);
    }
  }
}

/** Why a place is left out that a day would have had time for. */
function whyApart(node: Id, { district }: PlaceSource, problem: DayProblem, plan: Plan, request: Explained): Reason {
  const { places } = problem;
  const days = plan.days.filter(({ stops }) => stops.some((stop) => places[stop.node - 1]?.district === district));
  return days.length >= DISTRICT_DAYS
    ? { why: `You'd go to ${district} on one more day just for this.` }
    : whyNoTime(node, problem, plan, request);
}

/** The same in days that are edited, where nothing comes in unasked: as before, or there is room for it since. */
function whyNotYet({ id }: PlaceSource, { before }: NonNullable<DayRequest["edit"]>): Reason {
  const known = before.leftOut.find(({ placeId }) => placeId === id);
  return { why: known && !known.isFixed ? known.why : "There's room for this now." };
}

/** Of a place that is planned on no day: it is shut, or it is not known to be open. */
function whyShut(node: number, { unsure }: DayProblem): string {
  return unsure[node - 1]?.includes(true) ? NOT_KNOWN : CLOSED_ALWAYS;
}

function isShutThroughout(node: number, { windows }: DayProblem): boolean {
  return windows[node - 1]?.every((onDay) => onDay.length === 0) ?? false;
}

/** Why there is no meal at a table that people come for. */
function whyNoMealAt(table: PlaceSource, problem: DayProblem, { mealCap }: Explained): Reason {
  if (isShutThroughout(problem.places.indexOf(table) + 1, problem)) return { why: CLOSED_ALWAYS, isFixed: true };
  if (table.price > mealCap)
    return { why: `At $${table.price} a meal there is more than your budget allows.`, isFixed: true };
  return { why: "You have no meal near it while it is open." };
}

/**
 * The places that were asked for and are not in the plan, then the notable ones, most notable first, each with its
 * reason: what season, diet or access keeps out is said as well.
 * @param planned ids of all that the days hold, tables included
 * @param days the finished days: the free time that they leave proves a reason
 */
export function explainMissing(
  request: Explained,
  problem: DayProblem,
  plan: Plan,
  planned: ReadonlySet<string>,
  days: readonly ItineraryDay[],
): LeftOut[] {
  const { wanted, locked, accessNeeds } = request;
  const uneaten = (request.window ? [] : tablesPeopleComeFor(problem.places, request))
    .filter(({ id }) => !planned.has(id))
    .map((place) => ({ place, ...whyNoMealAt(place, problem, request) }));
  // A missing reason to come is always named, and the first of them however short the stay is.
  const nights = nightsOf(request);
  const named = (request.arrangement?.anchors ?? []).filter((one, rank) => one.nights <= nights || rank < ALWAYS_SAID);
  const due = [
    ...[...problem.shape.first, ...problem.shape.due].map(({ place }) => place.id),
    // A table that people come for and this party cannot eat at is no part of the shape.
    ...(request.window ? [] : named.map(({ place }) => place)),
  ];
  const asked = new Set([
    ...wanted,
    ...locked.map(({ placeId }) => placeId),
    ...due,
    ...uneaten.map(({ place }) => place.id),
  ]);
  const isTold = new Set(uneaten.map(({ place }) => place));
  const missing = plan.missing.flatMap((one) => {
    const place = problem.places[one.node - 1];
    if (!place || isTold.has(place)) return [];
    const isFixed = !couldBeAlone(one.node, problem) || place.price > (problem.problem.rules?.maxPrice ?? Infinity);
    return [{ place, ...(isFixed && { isFixed }), ...reasonFor(one, problem, plan, request) }];
  });
  const held = feastsHeldAt(problem.places);
  const isSeen = ({ id }: PlaceSource): boolean => (held.get(id) ?? []).some((feast) => planned.has(feast.id));
  const missed = problem.shape.missed.map(({ minutes, why, ...one }) => ({
    ...one,
    why: minutes === undefined ? why : whyKeptForTown({ why, minutes }, days),
  }));
  const found = [...problem.excluded, ...missed, ...missing, ...uneaten];
  const all = found
    .filter(({ place }) => wanted.includes(place.id) || !isSeen(place))
    .sort((a, b) => b.place.weight - a.place.weight || a.place.name.localeCompare(b.place.name));
  const isAsked = ({ place }: (typeof all)[number]): boolean => asked.has(place.id);
  const isNotable = ({ place }: (typeof all)[number]): boolean =>
    !asked.has(place.id) && !isMealPlace(place) && place.weight >= NOTABLE_WEIGHT;
  const notable = all.filter(isNotable);
  // A place that one of the party cannot get about in is always named, however much else there is to say.
  const isForAccess = ({ place }: (typeof all)[number]): boolean =>
    accessNeeds.some((need) => ACCESS_RULES[need].excludes(place));
  const others = notable.filter((one, index) => index < MOST_NAMED || isForAccess(one));
  const told = [...all.filter(isAsked), ...others].map(({ place, why, isFixed }) => ({
    placeId: place.id,
    name: place.name,
    why,
    ...(isFixed && { isFixed }),
  }));
  return [...told, ...seenBefore(request), ...stillLeftOut(request)];
}

/** What the traveller has seen on an earlier visit, what people come for first. */
function seenBefore({ seen = [], places }: Explained): LeftOut[] {
  return places
    .filter(({ id }) => seen.includes(id))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id, name }) => ({ placeId: id, name, why: "You've seen it before." }));
}

/**
 * A place of the traveller's own that had no room before, which an edit does not look at: it is named until they take
 * it out.
 */
function stillLeftOut({ edit, places, unwanted }: Explained): LeftOut[] {
  const asked = new Set([...places.map(({ id }) => id), ...unwanted]);
  return (edit?.before.leftOut ?? []).filter(({ placeId }) => !asked.has(placeId));
}
