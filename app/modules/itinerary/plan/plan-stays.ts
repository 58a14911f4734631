import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { eachDay } from "#app/shared/calendar";
import { inBedSince } from "../outings/day-frame";
import { chosenFor, crowdOf } from "./places-of-stays";
import type { DayRequest } from "../day/day-request";
import { isVisit } from "../day/itinerary";
import type { GroupShare, Itinerary, ItineraryDay, LeftOut } from "../day/itinerary";
import { isMealPlace } from "../day/meal-tables";
import { mainPlaces } from "../outings/outing";
import { nightsOf } from "../day/pace";
import type { DayPlanning } from "./plan-days";
import { noteOf } from "../solve/quiet-days";
import { reasonsAgainst } from "../problem/reasons-against";

/** The days around one place to stay, from the day on which the traveller comes to it. */
interface Part {
  index: number;
  request: DayRequest;
  dates: readonly string[];
}

/** Tables that are known from another hotel stay out while each day has so many others. */
const TABLES_A_DAY = 4;
const MOST_LEFT_OUT = 12;

/** The days of each place to stay, as a request of its own without places; the day of moving on holds nothing. */
function partsOf(request: DayRequest): Part[] {
  const moves = request.moves ?? [];
  return moves.map(({ date, base }, index) => {
    const next = moves[index + 1];
    const firstDate = index === 0 ? request.firstDate : date;
    const lastDate = next?.date ?? request.lastDate;
    const dates = eachDay(firstDate, lastDate).filter((one) => one !== next?.date);
    const { arrival, departure } = request;
    const cameIn = index === 0 ? -Infinity : inBedSince({ ...request, base: moves[index - 1]!.base }, firstDate);
    return {
      index,
      dates,
      request: {
        ...request,
        base,
        firstDate,
        lastDate,
        nights: nightsOf(request),
        seed: request.seed + index,
        places: [],
        arrival: index === 0 ? arrival : undefined,
        inBedAt: cameIn === -Infinity ? undefined : cameIn,
        departure: next ? undefined : departure,
        movesOn: next?.date,
        moves:
          index === 0
            ? undefined
            : [
                { date: "", base: moves[index - 1]!.base },
                { date, base },
              ],
        locked: request.locked.filter((lock) => dates.includes(lock.date)),
      },
    };
  });
}

/** The money left to spend on so many of the days. */
function moneyFor(request: DayRequest, planned: readonly ItineraryDay[], part: Part): Partial<DayRequest> {
  const open = daysOf(request) - planned.length;
  const share = part.dates.length / Math.max(1, open);
  const all = planned.reduce((sum, { costMinor }) => sum + costMinor, 0) / 100;
  const meals = planned.reduce(
    (sum, { items }) =>
      sum +
      items.reduce((of, { role, priceMinor }) => of + (role === "meal" || role === "breakfast" ? priceMinor : 0), 0),
    0,
  );
  const { spend, budget } = request;
  return {
    spend: Math.floor(Math.max(0, spend - (all - meals / 100)) * share),
    ...(budget && {
      budget: {
        all: Math.floor(Math.max(0, budget.all - all) * share),
        least: Math.floor(budget.least * (part.dates.length / daysOf(request))),
      },
    }),
  };
}

const daysOf = ({ firstDate, lastDate }: DayRequest): number => eachDay(firstDate, lastDate).length;

const visitedIn = (days: readonly ItineraryDay[]): Set<string> =>
  new Set(days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId)));

/** The tables that a part may use: others than those before it, where there are enough. */
function tablesFor(request: DayRequest, planned: readonly ItineraryDay[], { dates }: Part): PlaceSource[] {
  const taken = new Set(planned.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
  const tables = request.places.filter(isMealPlace);
  const others = tables.filter(({ id }) => !taken.has(id));
  return others.length >= TABLES_A_DAY * dates.length ? others : tables;
}

/** The places that stay where they are with one that is locked: all of its day out. */
function heldBy({ placeId, outing }: DayRequest["locked"][number]): readonly string[] {
  return outing ? [placeId, ...outing.places] : [placeId];
}

/** The arrangement without day trips whose main places are chosen for another place to stay. */
function withWholeTrips({ arrangement, places }: DayRequest, known: ReadonlySet<string>): DayRequest["arrangement"] {
  if (!arrangement) return undefined;
  const byId = new Map(places.map((place) => [place.id, place]));
  const dayTrips = arrangement.dayTrips.filter((trip) => {
    const goesTo = trip.places.flatMap((id) => byId.get(id) ?? []);
    return goesTo.length === 0 || mainPlaces({ places: goesTo }).every(({ id }) => known.has(id));
  });
  return { ...arrangement, dayTrips };
}

/** The stops that were asked for, or were to stay in place, and the days do not hold. */
function unheld({ wanted, locked }: DayRequest, days: readonly ItineraryDay[], told: readonly string[]): string[] {
  const visited = visitedIn(days);
  const isHeld = ({ placeId, date, start }: DayRequest["locked"][number]): boolean =>
    days.some(
      (day) =>
        day.date === date &&
        day.items.some((item) => item.placeId === placeId && (start === undefined || item.start === start)),
    );
  return [
    ...(wanted.every((id) => visited.has(id)) ? [] : ["must"]),
    ...(locked.every(isHeld) ? [] : ["locked"]),
    ...told.filter((rule) => rule !== "must" && rule !== "locked" && rule !== "outing"),
  ];
}

/** Each member's gains and sacrifices over all parts, each part counting by its days. */
function sharesOf(plans: readonly { part: Part; itinerary: Itinerary }[]): GroupShare[] | undefined {
  const [first] = plans;
  if (!first?.itinerary.group) return undefined;
  const days = plans.reduce((sum, { part }) => sum + part.dates.length, 0);
  return first.itinerary.group.map((one) => {
    const own = plans.flatMap(({ part, itinerary }) => {
      const share = itinerary.group?.find(({ memberId }) => memberId === one.memberId);
      return share ? [{ ...share, weight: part.dates.length / days }] : [];
    });
    const gets = own.flatMap((share) => share.gets).slice(0, one.gets.length);
    return {
      ...one,
      share: Math.round(own.reduce((sum, { share, weight }) => sum + share * weight, 0) * 100) / 100,
      gets,
      givesUp: own.flatMap((share) => share.givesUp.filter((name) => !gets.includes(name))).slice(0, 3),
    };
  });
}

/** The places that no part holds, each once, with the word of the place to stay that it was meant for. */
function leftOutOf(
  request: DayRequest,
  plans: readonly { part: Part; itinerary: Itinerary }[],
  home: ReadonlyMap<string, number>,
): LeftOut[] {
  const held = new Set(
    plans.flatMap(({ itinerary }) =>
      itinerary.days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])),
    ),
  );
  const told = new Map<string, LeftOut>();
  for (const { part, itinerary } of plans)
    for (const one of itinerary.leftOut)
      if (!held.has(one.placeId) && (!told.has(one.placeId) || home.get(one.placeId) === part.index))
        told.set(one.placeId, one);
  const asked = new Set([...request.wanted, ...request.locked.map(({ placeId }) => placeId)]);
  const weight = new Map(request.places.map((place) => [place.id, place.weight]));
  const rank = ({ placeId }: LeftOut): number => (asked.has(placeId) ? Infinity : (weight.get(placeId) ?? 0));
  return [...told.values()].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a))).slice(0, MOST_LEFT_OUT);
}

interface PlannedPart {
  part: Part;
  itinerary: Itinerary;
  conflicts: string[];
}

/**
 * The places for the days around one stay: those near it, and the reasons to come that earlier days have not taken.
 * @param home the place that each sight is nearest to
 */
function sightsFor(
  request: DayRequest,
  home: ReturnType<typeof chosenFor>,
  plans: readonly PlannedPart[],
  part: Part,
): DayRequest["places"] {
  const visited = visitedIn(plans.flatMap(({ itinerary }) => itinerary.days));
  const done = new Set(plans.map((one) => one.part.index));
  const lockedHere = new Set(part.request.locked.flatMap(heldBy));
  const lockedElsewhere = new Set(
    request.locked.flatMap((lock) => (part.dates.includes(lock.date) ? [] : heldBy(lock))),
  );
  const isFull = crowdOf(request, home, part) >= 1;
  const reasons = new Set((request.arrangement?.anchors ?? []).map(({ place }) => place));
  const wanted = new Set(request.wanted);
  const isOffered = (place: PlaceSource): boolean => {
    if (lockedHere.has(place.id)) return true;
    if (visited.has(place.id) || lockedElsewhere.has(place.id)) return false;
    const at = home.get(place.id);
    return at === part.index || (done.has(at!) && (!isFull || reasons.has(place.id) || wanted.has(place.id)));
  };
  return request.places.filter((place) => !isMealPlace(place) && isOffered(place));
}

/** Plans the days around one place. @param isLast whether all others are planned by then */
type PlanPart = (request: DayRequest, isLast: boolean) => DayPlanning;

/** Plans the days around each place, that with the most to see for its days first. */
function planParts(
  request: DayRequest,
  parts: readonly Part[],
  home: ReturnType<typeof chosenFor>,
  plan: PlanPart,
): PlannedPart[] {
  const byLoad = parts.toSorted((a, b) => crowdOf(request, home, b) - crowdOf(request, home, a));
  const plans: PlannedPart[] = [];
  for (const part of byLoad) {
    const planned = plans.flatMap(({ itinerary }) => itinerary.days);
    const places = [...sightsFor(request, home, plans, part), ...tablesFor(request, planned, part)];
    const known = new Set(places.map(({ id }) => id));
    const asked = {
      ...part.request,
      ...moneyFor(request, planned, part),
      places,
      arrangement: withWholeTrips(request, known),
      wanted: request.wanted.filter((id) => known.has(id)),
    };
    const { itinerary, conflicts } = plan(asked, plans.length === byLoad.length - 1);
    const days = itinerary.days.filter(({ date }) => part.dates.includes(date));
    plans.push({ part, itinerary: { ...itinerary, days }, conflicts });
  }
  return plans;
}

/**
 * Plans the days of a stay at places that lie apart: those around each place by themselves, with what is near it. The
 * place with the most to see for its days comes first; what it has no room for is offered to the others, as far as
 * people come for it or their days are not full without it.
 */
export function planEachStay(request: DayRequest, plan: PlanPart): DayPlanning {
  const parts = partsOf(request);
  const home = chosenFor(
    request,
    parts.map(({ request: { base }, dates }) => ({ base, days: dates.length })),
  );
  const plans = planParts(request, parts, home, plan);
  const days = plans
    .flatMap(({ itinerary }) => itinerary.days)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((day, index) => ({ ...day, dayNumber: index + 1 }));
  const dates = days.map(({ date }) => date);
  const excluded = reasonsAgainst(request, dates).flatMap(({ why, ...one }) =>
    why === undefined ? [] : [{ ...one, why }],
  );
  const note = noteOf(request, { excluded });
  const group = sharesOf(plans);
  const { pace, interests, keepsTo, generatedAt } = plans[0]!.itinerary;
  return {
    itinerary: {
      ...{ seed: request.seed, pace, interests, keepsTo, generatedAt },
      days,
      leftOut: leftOutOf(request, plans, home),
      ...(note && { note }),
      ...(group && { group }),
    },
    conflicts: unheld(
      request,
      days,
      plans.flatMap(({ conflicts }) => conflicts),
    ),
  };
}
