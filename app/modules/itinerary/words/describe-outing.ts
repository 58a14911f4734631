import { bedInWords } from "./bed-words";
import type { TripMode } from "#app/modules/catalogue/schema/arrangement.schema";
import type { Diet } from "#app/modules/catalogue/schema/diets";
import { formatClock } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Stretch } from "#app/shared/geo";
import { waysFor } from "../travel/access-rules";
import { whyKitchensAreShut } from "../travel/day-notes";
import type { DayRequest } from "../day/day-request";
import type { DayProblem } from "../problem/day-problem";
import { describeStop } from "./describe-stop";
import {
  dietsBeside,
  dietsToAsk,
  isNamedAfterWhatIsNotEaten,
  whatToAskFirst,
  whatToAskThere,
  whatToLookFor,
} from "../party/diet-rules";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { areSeatsGone } from "../outings/outing-candidates";
import { legOnOuting } from "../outings/outing-legs";
import { isEatenElsewhere, stopsInFile } from "../outings/outing-lunch";
import type { PlannedOuting } from "../outings/outing";

type DayItem = ItineraryDay["items"][number];

/** The vehicle of a way, as the first words of a line: "Train to Versailles". */
const RIDES: Readonly<Record<TripMode, string>> = {
  walk: "Walk",
  bicycle: "Cycle",
  train: "Train",
  bus: "Bus",
  boat: "Boat",
  ferry: "Ferry",
  car: "Drive",
  driver: "Driver",
  jeep: "Jeep",
  "tour-bus": "Tour bus",
  "cable-car": "Cable car",
  flight: "Flight",
};

const LUNCH_WORDS = {
  included: "Lunch is included.",
  bought: "Lunch isn't included.",
  packed: "Bring a picnic.",
} as const;

/** Whether the lunch of a day out is not sold because of a fast. */
function isLunchShut({ destination }: DayRequest, { how }: LunchOut, date: string): boolean {
  return how === "bought" && whyKitchensAreShut(destination, date, "lunch") === "fast";
}

/** A lunch takes so long only out of the sun. */
const LONG_LUNCH = 90;
/** Below this two places are one spot: no way between them is worth a line. */
const SAME_SPOT_KM = 0.1;
/** A traveller who ends so near to where the day began takes the same train, bus or road home. */
const SAME_WAY_KM = 2;

function rideItem(
  { outing }: PlannedOuting,
  id: string,
  name: string,
  location: ItineraryItem["location"],
  times: { start: number; end: number },
  about: { description: string; priceMinor: number },
): ItineraryItem {
  return { id, role: "transfer", type: "transport", name, location, ...about, ...times, tags: [], mode: outing.by };
}

type LunchOut = Exclude<PlannedOuting["outing"]["lunch"], { how: "before" }>;

/** The one house of a stop: there is no other to look for. */
const ONE_HOUSE =
  /\b(the|an?|its|at|studio's|park's|monastery's|museum's) .*\b(kitchen|canteen|caf[eé]|cafeteria|kiosk|bar|buffet|restaurant|taverna|tavern|inn|lodge|hut|shack|truck|roadhouse|camp|farm|winery|vineyard|visitor centre|guest house|tea house|rest house|village house|station|grill|parador)\b/i;
const BESIDE = / (?:by|near|opposite) /;
const CHOICE = / or /;

/** Advice for travellers with diets about the lunch of a day out; a packed lunch is their own. */
function dietWords({ how, where }: LunchOut, diets: readonly Diet[]): string | undefined {
  if (how === "packed") return undefined;
  if (how === "included") return whatToAskFirst(where, diets);
  const open = dietsBeside(where, diets);
  return ONE_HOUSE.test(where.split(BESIDE)[0]!) && !CHOICE.test(where) ? whatToAskThere(open) : whatToLookFor(open);
}

/** Where the way back begins; nothing where the day ends near where it began, as it is the way out again. */
function backWords({ outing, times }: PlannedOuting, home: string): string {
  const first = outing.places[0]!;
  const last = times.visits.at(-1)?.place ?? first;
  return distanceKm(first, last) <= SAME_WAY_KM ? "" : `From ${last.name} back to ${home}.`;
}

function visitItems(
  request: DayRequest,
  problem: DayProblem,
  planned: PlannedOuting,
  date: string,
  whys: ReadonlyMap<string, string>,
): ItineraryItem[] {
  const seen = new Set<string>();
  const { visits, home } = planned.times;
  return visits.map(({ place, start, end }, order) => {
    const index = problem.places.findIndex(({ id }) => id === place.id);
    const stop = { node: index + 1, arrive: start, start, leave: end, slack: 0 };
    const item = describeStop(request, place, stop, problem.windows[index]![planned.day]!, date, whys.get(place.id));
    // The operator, not the plan, says how late the traveller may be.
    const goesOn = visits.slice(order + 1).some((later) => later.place === place);
    // A walk in two halves is not at its end by lunch.
    const location = goesOn ? { ...item.location, to: undefined } : item.location;
    const visit = { ...item, location, slackMinutes: undefined };
    if (!seen.has(place.id)) {
      seen.add(place.id);
      return visit;
    }
    // The second half of a visit is paid for, and no stop that could be moved on its own.
    return {
      id: `${date}-${place.id}-after-lunch`,
      role: "visit",
      type: visit.type,
      kind: visit.kind,
      name: `More time at ${place.name}`,
      location: visit.location,
      description: `You're back at about ${formatClock(home)}.`,
      start,
      end,
      priceMinor: 0,
      tags: [],
      paidWith: place.name,
    } satisfies ItineraryItem;
  });
}

/** Lunch on the way, where it is no part of what is seen and not eaten before leaving. */
function lunchItem(request: DayRequest, { outing, times }: PlannedOuting, date: string): ItineraryItem | undefined {
  const { lunch } = outing;
  if (!times.lunch || lunch.how === "before") return undefined;
  const { near, start, end } = times.lunch;
  const isShut = isLunchShut(request, lunch, date);
  const isNameless =
    isNamedAfterWhatIsNotEaten(lunch.where, request.diets) ||
    isEatenElsewhere(lunch, near, stopsInFile(request, outing), request.destination.name);
  return {
    id: `${date}-lunch`,
    role: "meal",
    meal: "lunch",
    type: "restaurant",
    name: isShut ? "A packed lunch" : isNameless ? `Lunch in ${near.district}` : lunch.where,
    location: { name: near.district, lat: near.lat, lon: near.lon },
    description: [
      isShut ? "Kitchens are shut until sunset: take lunch with you and eat it out of sight." : LUNCH_WORDS[lunch.how],
      end - start >= LONG_LUNCH ? "Stay in the shade until the worst of the heat is over." : [],
      isShut ? [] : (dietWords(lunch, dietsToAsk(request)) ?? []),
    ]
      .flat()
      .join(" "),
    start,
    end,
    priceMinor: lunch.price * 100,
    tags: [],
  };
}

/** Dinner out there, before the last stop of the day. */
function dinnerItem(request: DayRequest, { outing, times }: PlannedOuting, date: string): ItineraryItem | undefined {
  if (!times.dinner || typeof outing.dinner !== "object") return undefined;
  const { near, start, end } = times.dinner;
  return {
    id: `${date}-dinner`,
    role: "meal",
    meal: "dinner",
    type: "restaurant",
    name: outing.dinner.where,
    location: { name: near.district, lat: near.lat, lon: near.lon },
    description: [
      "You eat there before the day's last stop.",
      dietWords({ how: "bought", ...outing.dinner }, dietsToAsk(request)) ?? [],
    ]
      .flat()
      .join(" "),
    start,
    end,
    priceMinor: outing.dinner.price * 100,
    tags: [],
  };
}

/** The way to the first place and the way back to the hotel. */
function rideItems(request: DayRequest, planned: PlannedOuting, date: string): { out: DayItem; back: DayItem } {
  const { outing, times } = planned;
  const { base, destination } = request;
  const first = outing.places[0]!;
  // A traveller who stays on an island does not come back to it from a day on it.
  const home = bedInWords(base);
  const out = rideItem(
    planned,
    `${date}-way-out`,
    `${RIDES[outing.by]} to ${first.name}`,
    { name: first.from?.name ?? first.district, lat: first.lat, lon: first.lon },
    { start: times.leave, end: times.reach },
    {
      description: [
        outing.way,
        outing.price > 0 ? "The price is for both ways." : [],
        areSeatsGone(destination, outing, date) ? "Everyone travels today: book seats both ways well ahead." : [],
      ]
        .flat()
        .join(" "),
      priceMinor: outing.price * 100,
    },
  );
  const back = rideItem(
    planned,
    `${date}-way-back`,
    `${RIDES[outing.by]} back`,
    { name: base.name, lat: base.lat, lon: base.lon },
    { start: times.turnBack, end: times.home },
    { description: backWords(planned, home), priceMinor: 0 },
  );
  return { out, back };
}

/**
 * An outing as lines of its day, from leaving the hotel to being back, with the ways between its places.
 * @param whys what speaks for its places, by id
 */
export function describeOuting(
  request: DayRequest,
  problem: DayProblem,
  planned: PlannedOuting,
  date: string,
  whys: ReadonlyMap<string, string>,
): DayItem[] {
  const { outing } = planned;
  const { out, back } = rideItems(request, planned, date);
  const middle: ItineraryItem[] = [
    ...visitItems(request, problem, planned, date, whys),
    lunchItem(request, planned, date) ?? [],
    dinnerItem(request, planned, date) ?? [],
  ].flat();
  middle.sort((a, b) => a.start - b.start);
  const ways = waysFor(request);
  const { lat, lon } = outing.places[0]!;
  let here: Stretch = { lat, lon };
  const between = middle.map((item): DayItem => {
    const leg = legOnOuting(outing, here, item.location, ways);
    here = item.location;
    return leg.km >= SAME_SPOT_KM ? { ...item, legBefore: leg } : item;
  });
  return [out, ...between, back];
}
