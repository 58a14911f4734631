import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { blendFits } from "#app/modules/matching/group";
import { waysFor } from "../travel/access-rules";
import type { DayRequest } from "../day/day-request";
import { weightedFitFor } from "../day/member-fit";
import type { MemberFit } from "../day/member-fit";
import { isVisit } from "../day/itinerary";
import type { DaySplit, Itinerary, ItineraryDay, ItineraryItem } from "../day/itinerary";
import { planDays } from "./plan-days";
import { legBetween } from "../travel/travel-model";

/** An afternoon is worth a party of its own from this length on. */
const SHORTEST_AFTERNOON = 150;
/** People part only when those who leave get so much more out of the afternoon. */
const GAIN = 1.35;

function fitOfItems(
  items: readonly ItineraryItem[],
  members: readonly MemberFit[],
  places: ReadonlyMap<string, PlaceSource>,
): number {
  return items.filter(isVisit).reduce((sum, item) => {
    const place = places.get(item.placeId ?? "");
    return place ? sum + members.reduce((all, member) => all + weightedFitFor(member, place), 0) / members.length : sum;
  }, 0);
}

/** How alike two people see the places there are: the cosine of how places suit each, against the mean of each. */
function likeMinded(a: MemberFit, b: MemberFit, places: readonly PlaceSource[]): number {
  const mean = (one: MemberFit): number => places.reduce((sum, { id }) => sum + (one.fits[id] ?? 0), 0) / places.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [dot, squareA, squareB] = [0, 0, 0];
  for (const { id } of places) {
    const [x, y] = [(a.fits[id] ?? 0) - meanA, (b.fits[id] ?? 0) - meanB];
    dot += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return squareA === 0 || squareB === 0 ? 1 : dot / Math.sqrt(squareA * squareB);
}

/** Likeness below which two people count as wanting different things. */
const UNLIKE = 0.4;

/** The two most unlike people and who is with whom; undefined while no two differ strongly. */
function parties(group: readonly MemberFit[], places: readonly PlaceSource[]): [MemberFit[], MemberFit[]] | undefined {
  let pair: [MemberFit, MemberFit] | undefined;
  let least = UNLIKE;
  for (const [index, a] of group.entries()) {
    for (const b of group.slice(index + 1)) {
      const alike = likeMinded(a, b, places);
      if (alike < least) [pair, least] = [[a, b], alike];
    }
  }
  if (!pair) return undefined;
  const [first, second] = pair;
  const withSecond = group.filter(
    (one) => one === second || (one !== first && likeMinded(one, second, places) > likeMinded(one, first, places)),
  );
  return [group.filter((one) => !withSecond.includes(one)), withSecond];
}

interface Afternoon {
  day: ItineraryDay;
  lunch: ItineraryItem;
  dinner: ItineraryItem;
  items: ItineraryItem[];
}

/** The lines between lunch and dinner; undefined on days that lack one of them. */
function afternoonOf(day: ItineraryDay): Afternoon | undefined {
  const lunch = day.items.find((item) => item.meal === "lunch");
  const dinner = day.items.find((item) => item.meal === "dinner");
  if (!lunch || !dinner || dinner.start - lunch.end < SHORTEST_AFTERNOON) return undefined;
  const items = day.items.filter((item) => item.start >= lunch.end && item.end <= dinner.start);
  // A locked stop, a traveller's own place, a ride and hours that are not free are for the whole group.
  return items.some((item) => item.locked || item.isOwn || item.role === "transfer" || item.role === "busy")
    ? undefined
    : { day, lunch, dinner, items };
}

/** An afternoon of their own for some of the group, from lunch and back in time for dinner. */
function afternoonFor(
  request: DayRequest,
  { day, lunch, dinner }: Afternoon,
  party: readonly MemberFit[],
  taken: ReadonlySet<string>,
  sun: SunCalculator,
  generatedAt: string,
): ItineraryDay["items"] {
  const fits = Object.fromEntries(
    request.places.map(({ id }) => [
      id,
      blendFits(
        party.map((member) => member.fits[id] ?? 0),
        party.map(() => 1),
      ),
    ]),
  );
  const back = legBetween(lunch.location, dinner.location, waysFor(request)).minutes;
  const own: DayRequest = {
    ...request,
    arrival: undefined,
    departure: undefined,
    keep: undefined,
    edit: undefined,
    firstDate: day.date,
    lastDate: day.date,
    base: {
      name: lunch.location.name,
      address: lunch.location.name,
      lat: lunch.location.lat,
      lon: lunch.location.lon,
    },
    locked: [],
    wanted: [],
    unwanted: [...request.unwanted, ...taken],
    fits,
    window: { start: lunch.end, end: dinner.start - back },
  };
  return planDays(own, sun, generatedAt).itinerary.days[0]?.items.filter(isVisit) ?? [];
}

/**
 * Parts a group for the one afternoon where that gains most, when tastes lie far apart; the whole group is together
 * again for dinner. The plan stays as it is where no afternoon gains enough.
 */
export function splitHalfDay(
  request: DayRequest,
  itinerary: Itinerary,
  group: readonly MemberFit[],
  sun: SunCalculator,
  generatedAt: string,
): Itinerary {
  const was = request.edit?.before.days.find(({ split }) => split)?.date;
  // Days that are edited keep their parting, and get no other.
  const isSettled = request.edit && (was === undefined || itinerary.days.some(({ split }) => split));
  const found = isSettled ? undefined : parties(group, request.places);
  if (!found) return itinerary;
  const places = new Map(request.places.map((place) => [place.id, place]));
  const taken = new Set(itinerary.days.flatMap((day) => day.items.flatMap((item) => item.placeId ?? [])));
  let chosen: { date: string; split: DaySplit; gain: number; before: number } | undefined;
  for (const day of itinerary.days) {
    if (was !== undefined && day.date !== was) continue;
    const afternoon = afternoonOf(day);
    if (!afternoon) continue;
    for (const party of found) {
      const items = afternoonFor(request, afternoon, party, taken, sun, generatedAt);
      const before = fitOfItems(afternoon.items, party, places);
      const gain = fitOfItems(items, party, places) - before;
      // Of two parties that gain as much, the one leaves to which the afternoon of all gives less.
      const isBetter = gain > (chosen?.gain ?? 0) || (gain === chosen?.gain && before < chosen.before);
      if (items.length === 0 || gain + before < before * GAIN || !isBetter) continue;
      const split: DaySplit = {
        memberIds: party.map(({ id }) => id),
        names: party.map(({ name }) => name),
        start: afternoon.lunch.end,
        end: afternoon.dinner.start,
        items: items.map((item) => ({ ...item, id: `split-${item.id}` })),
        meetAt: afternoon.dinner.name,
      };
      chosen = { date: day.date, split, gain, before };
    }
  }
  if (!chosen) return itinerary;
  const { date, split } = chosen;
  return { ...itinerary, days: itinerary.days.map((day) => (day.date === date ? { ...day, split } : day)) };
}
