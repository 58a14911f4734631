import type { Picture } from "#app/modules/catalogue/art/poster-view";
import type { RouteMap } from "#app/modules/maps/route-map";
import { placeWayLine } from "#app/modules/trips/trip/between";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { statusBadge } from "#app/modules/trips/shown/dashboard";
import { nameOfWhole, namesInWords } from "#app/modules/trips/shown/longer-trip";
import type { TripNow } from "#app/modules/trips/shown/trip-now";
import { hasChosen, isBookable, isPaid, partyInWords, priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere, partsOf, placeWaysOf, staysOf } from "#app/modules/trips/trip/trip-parts";
import type { PersonOfWhole } from "#app/modules/trips/trip/whole-party";
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

/** A place of a longer trip in words. */
export interface StandingPlace {
  name: string;
  dates: string;
  nights: string;
  /** Where one stays there, and whether the days are planned. */
  facts: string[];
  /** How one goes on from there. */
  onward?: string;
}

/** The same as the page of the whole shows it. */
export interface PlaceOfWhole extends StandingPlace {
  tripId: string;
  slug?: string;
  badge: ReturnType<typeof statusBadge>;
  /** The choice that is still open, or that it can be booked. */
  need?: string;
  isReady: boolean;
}

/** The page of a longer trip as a whole. */
export interface WholePage {
  heading: string;
  line: string;
  /** Undefined for a companion. */
  money?: string;
  places: (PlaceOfWhole & { picture: Picture | null; href?: string })[];
  map: RouteMap | null;
  /** The hired cars, each in a few sentences. */
  hires: string[];
  /** The trip of the place whose choices come next. */
  next: string | null;
  /** Where its places and nights are changed, while they may be. */
  change: string | null;
  /** Where all that is still open is paid at once; null while a choice is missing, or fewer than two are open. */
  pay: string | null;
  /** Where a ticket or another booking made elsewhere is read for the place that it fits, while one may take it. */
  ticket: string | null;
  /** Where it is renamed or cancelled, for its owner. */
  settings: string | null;
  /** Where people are invited, for its owner; each of those who come, with their places, in words. */
  together: { path: string; lines: string[] } | null;
  /** Where its money is summed and settled, for an account. */
  moneyPage: string | null;
  /** Where the files of the whole are, for an account. */
  files: string | null;
}

/** The way on from a place to the next one of the trip; undefined where it leads to a place that is gone, or home. */
export function wayOn(trip: Trip, next: Trip | undefined): PlaceWay | undefined {
  const { back } = placeWaysOf(trip);
  return back && back.place.slug === next?.destination.slug ? back : undefined;
}

/** The sentence where the way on leads to a place that is gone; none for a companion, whom others may await. */
export type GapAdvice = "change" | "find" | "none";

const GAP_ADVICE: Record<Exclude<GapAdvice, "none">, string> = {
  change: "Change places and nights to close the gap.",
  find: "Find your own way on from here.",
};

/** How one goes on from a place, or that the way leads to a place that is gone. */
function onwardOf(trip: Trip, next: Trip | undefined, advice: GapAdvice): string | undefined {
  const { back } = placeWaysOf(trip);
  if (!back) return undefined;
  const line = placeWayLine(back, "back");
  if (!next || !wayOn(trip, next))
    return advice === "none" ? undefined : `${back.place.name} is no longer on this trip. ${GAP_ADVICE[advice]}`;
  if (back.by !== "flight") return `${line}. You book this way yourself.`;
  return partsOf(next).flights === "open" ? `${line}. You choose this flight with ${back.place.name}.` : `${line}.`;
}

/**
 * A place of a longer trip as it stands: when, where one stays, and how one goes on.
 * @param next the place after it
 */
export function standingPlace(trip: Trip, next: Trip | undefined, advice: GapAdvice): StandingPlace {
  const { arrives, leaves } = daysThere(trip);
  const nights = Math.max(0, daysBetween(arrives, leaves));
  const [stay] = staysOf(trip);
  const days = trip.itinerary?.days.length ?? 0;
  const onward = onwardOf(trip, next, advice);
  return {
    name: trip.destination.name,
    dates: formatDateRange(arrives, leaves),
    nights: nights === 0 ? "the day" : formatCount(nights, "night"),
    facts: [
      stay ? stay.name : "No place to stay yet",
      days > 0 ? `${formatCount(days, "day")} planned` : "Days not planned yet",
    ],
    ...(onward !== undefined && { onward }),
  };
}

/**
 * A place of a longer trip as its owner goes on with it.
 * @param now what its traveller needs next
 */
export function placeOfWhole(trip: Trip, now: TripNow, standing: StandingPlace): PlaceOfWhole {
  const { slug } = trip.destination;
  const need = needOf(now, trip);
  return {
    ...standing,
    tripId: trip.id,
    ...(slug !== undefined && { slug }),
    badge: statusBadge(trip),
    ...(need !== undefined && { need }),
    isReady: now.kind === "ready",
  };
}

/** "Ben is coming along.", "Cy joins for Rome and Florence.", "Dee hasn't answered yet." */
export function companyLines(
  people: readonly PersonOfWhole[],
  trips: readonly Pick<Trip, "id" | "destination">[],
): string[] {
  return people.flatMap(({ role, name, at }) => {
    if (role === "owner") return [];
    const joined = new Set(at.flatMap(({ tripId, status }) => (status === "joined" ? [tripId] : [])));
    const places = trips.filter(({ id }) => joined.has(id)).map(({ destination }) => destination);
    if (places.length === trips.length) return [`${name} is coming along.`];
    if (places.length > 0) return [`${name} joins for ${namesInWords(places)}.`];
    return at.some(({ status }) => status === "invited") ? [`${name} hasn't answered yet.`] : [];
  });
}

/** Whether the places that are still open can be paid together: at least two of them, and each is chosen. */
export function canPayTogether(places: readonly Pick<PlaceOfWhole, "need" | "isReady">[]): boolean {
  const open = places.filter(({ need }) => need !== undefined);
  return open.length > 1 && open.every(({ isReady }) => isReady);
}

/** The ways between the places that the traveller books, for the whole party, in minor units. */
function waysMinorOf(trips: readonly Trip[]): number {
  return trips.reduce((minor, trip) => {
    const { back } = trip.between ?? {};
    return minor + (back && back.by !== "flight" ? back.dollars * 100 * travellersOf(trip) : 0);
  }, 0);
}

/** What a longer trip costs so far against its budget, and by how much it is over it. */
function moneyInWords(trips: readonly Trip[]): string {
  const bought = trips.filter((trip) => hasChosen(trip));
  const sum = (of: readonly Trip[]): number => of.reduce((minor, trip) => minor + priceOf(trip).totalMinor, 0);
  const budgetMinor = trips.reduce((minor, trip) => minor + trip.budgetMinor * travellersOf(trip), 0);
  const [chosenMinor, paidMinor, waysMinor] = [sum(bought), sum(bought.filter(isPaid)), waysMinorOf(trips)];
  const money = (minor: number): string => formatMoney(minor, trips[0]!.currency);
  const of = `of your budget of ${money(budgetMinor)}`;
  const [over, overWithWays] = [chosenMinor - budgetMinor, chosenMinor + waysMinor - budgetMinor];
  const paid = paidMinor > 0 ? `, ${money(paidMinor)} of it paid` : "";
  return [
    chosenMinor === 0 ? `Nothing is chosen yet ${of}.` : `${money(chosenMinor)} chosen ${of}${paid}.`,
    ...(over > 0 ? [`That's ${money(over)} over.`] : []),
    ...(waysMinor > 0 ? [`The ways between, which you book yourself, come to about ${money(waysMinor)} more.`] : []),
    ...(over <= 0 && overWithWays > 0 ? [`With them you're about ${money(overWithWays)} over.`] : []),
  ].join(" ");
}

/** A longer trip in a few lines: its names, dates and party, and what it costs so far against its budget. */
export function wholeInWords(trips: readonly Trip[]): { heading: string; line: string; money: string } {
  const [first, last] = [trips[0]!, trips.at(-1)!];
  return {
    heading: nameOfWhole(trips),
    line: `${formatDateRange(first.startDate, last.endDate)} · ${partyInWords(first)} from ${first.origin.label}`,
    money: moneyInWords(trips),
  };
}
