import type { Picture } from "#app/modules/catalogue/art/poster-view";
import type { RouteMap } from "#app/modules/maps/route-map";
import { placeWayLine } from "#app/modules/trips/trip/between";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { statusBadge } from "#app/modules/trips/shown/dashboard";
import { namesInWords } from "#app/modules/trips/shown/longer-trip";
import type { TripNow } from "#app/modules/trips/shown/trip-now";
import { hasChosen, isBookable, isPaid, partyInWords, priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere, partsOf, placeWaysOf, staysOf } from "#app/modules/trips/trip/trip-parts";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { daysBetween } from "#app/shared/calendar";

/** What a place of a longer trip still needs, as the label of its button. */
function needOf(now: TripNow, trip: Trip): string | undefined {
  const place = trip.destination.name;
  if (now.kind === "ready" && isBookable(trip) && hasChosen(trip)) return `Book ${place}`;
  if (now.kind === "choose")
    return now.step === "flights" ? `Choose flights for ${place}` : `Choose a place to stay in ${place}`;
  return now.kind === "plan-days" ? `Plan the days in ${place}` : undefined;
}

/** A place of a longer trip as the page of the whole shows it. */
export interface PlaceOfWhole {
  tripId: string;
  name: string;
  slug?: string;
  badge: ReturnType<typeof statusBadge>;
  dates: string;
  nights: string;
  /** Where one stays there, and whether the days are planned. */
  facts: string[];
  /** How one goes on from there. */
  onward?: string;
  /** The choice that is still open, or that it can be booked. */
  need?: string;
  isReady: boolean;
}

/** The page of a longer trip as a whole. */
export interface WholePage {
  heading: string;
  line: string;
  money: string;
  places: (PlaceOfWhole & { picture: Picture | null })[];
  map: RouteMap | null;
  /** The trip of the place whose choices come next. */
  next: string | null;
  /** Where its places and nights are changed, while they may be. */
  change: string | null;
  hasAccount: boolean;
}

/** The way on from a place to the next one of the trip; undefined where it leads to a place that is gone, or home. */
export function wayOn(trip: Trip, next: Trip | undefined): PlaceWay | undefined {
  const { back } = placeWaysOf(trip);
  return back && back.place.slug === next?.destination.slug ? back : undefined;
}

/** How one goes on from a place, or that the way leads to a place that is gone. */
function onwardOf(trip: Trip, next: Trip | undefined, mayChange: boolean): string | undefined {
  const { back } = placeWaysOf(trip);
  if (!back) return undefined;
  const line = placeWayLine(back, "back");
  if (!next || !wayOn(trip, next)) {
    const gone = `${back.place.name} is no longer on this trip.`;
    return mayChange ? `${gone} Change places and nights to close the gap.` : `${gone} Find your own way on from here.`;
  }
  if (back.by !== "flight") return `${line}. You book this way yourself.`;
  return partsOf(next).flights === "open" ? `${line}. You choose this flight with ${back.place.name}.` : `${line}.`;
}

/**
 * A place of a longer trip.
 * @param now what its traveller needs next
 * @param next the place after it
 * @param mayChange whether the places of the trip may still change
 */
export function placeOfWhole(trip: Trip, now: TripNow, next: Trip | undefined, mayChange: boolean): PlaceOfWhole {
  const { arrives, leaves } = daysThere(trip);
  const nights = Math.max(0, daysBetween(arrives, leaves));
  const { name, slug } = trip.destination;
  const [stay] = staysOf(trip);
  const days = trip.itinerary?.days.length ?? 0;
  const onward = onwardOf(trip, next, mayChange);
  const need = needOf(now, trip);
  return {
    tripId: trip.id,
    name,
    ...(slug !== undefined && { slug }),
    badge: statusBadge(trip),
    dates: formatDateRange(arrives, leaves),
    nights: nights === 0 ? "the day" : formatCount(nights, "night"),
    facts: [
      stay ? stay.name : "No place to stay yet",
      days > 0 ? `${formatCount(days, "day")} planned` : "Days not planned yet",
    ],
    ...(onward !== undefined && { onward }),
    ...(need !== undefined && { need }),
    isReady: now.kind === "ready",
  };
}

/** A longer trip in a few lines: its names, dates and party, and what it costs so far against its budget. */
export function wholeInWords(trips: readonly Trip[]): { heading: string; line: string; money: string } {
  const [first, last] = [trips[0]!, trips.at(-1)!];
  const bought = trips.filter((trip) => hasChosen(trip));
  const sum = (of: readonly Trip[]): number => of.reduce((minor, trip) => minor + priceOf(trip).totalMinor, 0);
  const budgetMinor = trips.reduce((minor, trip) => minor + trip.budgetMinor * travellersOf(trip), 0);
  const [chosenMinor, paidMinor] = [sum(bought), sum(bought.filter(isPaid))];
  const { currency } = first;
  const waysMinor = trips.reduce((minor, { between }) => {
    const { back } = between ?? {};
    return minor + (back && back.by !== "flight" ? back.dollars * 100 * travellersOf(first) : 0);
  }, 0);
  const ways =
    waysMinor > 0
      ? ` The ways between, which you book yourself, come to about ${formatMoney(waysMinor, currency)} more.`
      : "";
  const of = `of your budget of ${formatMoney(budgetMinor, currency)}`;
  return {
    heading: namesInWords(trips.map(({ destination }) => destination)),
    line: `${formatDateRange(first.startDate, last.endDate)} · ${partyInWords(first)} from ${first.origin.label}`,
    money:
      chosenMinor === 0
        ? `Nothing is chosen yet ${of}.${ways}`
        : `${formatMoney(chosenMinor, currency)} chosen ${of}${paidMinor > 0 ? `, ${formatMoney(paidMinor, currency)} of it paid` : ""}.${ways}`,
  };
}
