import { bedInWords } from "./bed-words";
import type { BusyHours, BusyKind } from "../day/busy-hours";
import type { DayRequest } from "../day/day-request";
import { MEALS } from "../day/itinerary";
import type { ItineraryItem, MealName } from "../day/itinerary";
import { mealHoursFor } from "../day/meal-breaks";
import { busyHoursOn } from "../outings/round-busy-hours";
import { wishesOn } from "../party/gentle-day";

/** Such hours hold a meal where they take so much of the time in which people sit down to it, in minutes. */
const HOLDS_A_MEAL = 45;
/** So many minutes of work make a working day. */
const WORKING_DAY = 240;

/** Said on the day of leaving, when the room is given up. */
const CHECKED_OUT = "You have checked out by then: ask where you can sit.";
/** Said of a nap that leaves no time for lunch before it, nor after it. */
const BITE_BEFORE = "Have a bite before it: there's no time to sit down to lunch.";

const WORDS: Record<BusyKind, (where: string) => string> = {
  work: (where) => `Working at ${where}: nothing is planned in these hours.`,
  nap: (where) => `Back at ${where} for it, with nothing planned until it's over.`,
  other: (where) => `Kept free for this at ${where}.`,
};

/** Said of a meal that falls into such hours. */
const MEAL_IN_IT: Record<MealName, string> = {
  lunch: "Lunch falls in your break.",
  dinner: "Dinner falls in your break.",
};

const overlap = (one: { start: number; end: number }, { from, to }: { from: number; to: number }): number =>
  Math.min(one.end, to) - Math.max(one.start, from);

/** The words for meals that such hours take: the day has none of them. */
function mealsIn(request: DayRequest, busy: BusyHours, meals: readonly MealName[]): string[] {
  const hours = mealHoursFor(wishesOn(request, busy.date));
  const taken = MEALS.filter((meal) => !meals.includes(meal) && overlap(busy, hours[meal]) >= HOLDS_A_MEAL);
  switch (busy.kind) {
    case "work":
    case "other":
      return taken.map((meal) => MEAL_IN_IT[meal]);
    case "nap":
      return taken.includes("lunch") ? [BITE_BEFORE] : [];
  }
}

/** From when until when the traveller is where they stay on a date, by the rides of arriving and leaving. */
function hoursThere(
  { arrival, departure }: DayRequest,
  date: string,
  items: readonly ItineraryItem[],
): { from: number; until: number } {
  const arrives = arrival?.at.startsWith(date) === true;
  const leaves = departure?.at.startsWith(date) === true;
  const [rides, way] = [
    items.filter(({ role }) => role === "rest" || role === "transfer"),
    items.find(({ role }) => role === "transfer"),
  ];
  return {
    from: arrives ? Math.max(0, ...rides.map(({ end }) => end)) : 0,
    until: leaves ? (way?.start ?? Infinity) : Infinity,
  };
}

/**
 * The hours of a day that are not free as lines of it, as far as the traveller is there for them.
 * @param items the other lines of the day
 */
export function busyItems(request: DayRequest, date: string, items: readonly ItineraryItem[]): ItineraryItem[] {
  const busy = busyHoursOn(request, date);
  if (busy.length === 0) return [];
  const { from, until } = hoursThere(request, date, items);
  const meals = items.flatMap(({ meal }) => meal ?? []);
  const { base } = request;
  const where = bedInWords(base);
  return busy.flatMap((one): ItineraryItem[] => {
    const [start, end] = [Math.max(one.start, from), Math.min(one.end, until)];
    if (end <= start) return [];
    const isOut = base.bed === "hotel" && request.departure?.at.startsWith(date) === true;
    const said = [WORDS[one.kind](where), ...(isOut ? [CHECKED_OUT] : []), ...mealsIn(request, one, meals)];
    return [
      {
        id: `${date}-busy-${one.start}`,
        role: "busy",
        type: "hotel",
        name: one.name,
        location: { name: base.name, lat: base.lat, lon: base.lon },
        description: said.join(" "),
        start,
        end,
        priceMinor: 0,
        tags: [],
      },
    ];
  });
}

/** The name of a day by its working hours: "Work, then Alfama"; undefined of one that is free for most of it. */
export function busyTheme(
  request: DayRequest,
  date: string,
  visits: readonly { start: number }[],
  area: string,
): string | undefined {
  const longest = busyHoursOn(request, date).find(({ start, end }) => end - start >= WORKING_DAY);
  if (!longest) return undefined;
  if (area === "") return longest.name;
  if (visits.every(({ start }) => start >= longest.end)) return `${longest.name}, then ${area}`;
  return visits.every(({ start }) => start < longest.start)
    ? `${area}, then ${longest.name}`
    : `${area} and ${longest.name}`;
}
