import { NO_NEEDS } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import type { TripStanding } from "#app/modules/accounts/account/plans";
import type { BudgetLevel, Taste } from "#app/modules/catalogue/schema/vocabulary";
import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { BusyPattern } from "#app/modules/itinerary/day/busy-hours";
import type { MealWish } from "#app/modules/itinerary/day/day-request";
import type { Itinerary, Pace } from "#app/modules/itinerary/day/itinerary";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import type { Between } from "./between";
import type { Expense } from "./spending";
import type { FlightHome, TicketHome } from "./ticket-home";
import { formatCount } from "#app/shared/format";
import { roundUpToShares } from "#app/shared/money";
import type { TripOrders } from "./trip-orders";

export const TRIP_STATUSES = ["draft", "planning", "booked", "completed", "cancelled"] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

export const PLANNER_STEPS = ["start", "flights", "hotels", "checkout", "itinerary"] as const;
export type PlannerStep = (typeof PLANNER_STEPS)[number];

/** Letters of the notes of a trip. */
export const MOST_NOTES = 4_000;
/** Letters of a note at a stop. */
export const MOST_NOTE = 500;

export interface TripPreferences {
  interests: Taste[];
  budgetTier: BudgetLevel;
  pace: Pace;
  /** Places that were taken out of the days; they stay out of every later plan until the traveller asks for them. */
  unwanted?: string[];
  /** Places that the traveller has seen on an earlier visit; days are planned without them. None on a first visit. */
  seen?: string[];
  /** The traveller's notes at places, by the place's id; they stay with the place whatever the days become. */
  notes?: Record<string, string>;
  /** Places that the traveller has added by hand; those that are not among the unwanted are part of every plan. */
  ownPlaces?: OwnPlace[];
  /** Minutes that the traveller wants to stay at a place, by its id. */
  stays?: Record<string, number>;
  /** The meals that the traveller has settled. */
  meals?: MealWish[];
  /** Hours that are not free on some days of every week: work, a nap. */
  busy?: BusyPattern[];
  /** What somebody of the party does not eat or cannot do, as it was said of this trip. */
  needs?: Needs;
}

/** The wishes that an edit may change beside the days, and that come back with them when it is undone. */
export type DayWishes = Pick<TripPreferences, "unwanted" | "seen" | "stays" | "meals"> &
  Partial<Pick<TripPreferences, "pace" | "interests" | "ownPlaces" | "busy" | "needs">> & {
    /** Notes at the traveller's own places. */
    ownNotes?: Record<string, string>;
  };

/** The wishes that a trip's days were made for. */
export function dayWishesOf(preferences: TripPreferences): DayWishes {
  const {
    unwanted = [],
    seen = [],
    stays,
    meals,
    pace,
    interests,
    ownPlaces = [],
    notes = {},
    busy = [],
    needs = NO_NEEDS,
  } = preferences;
  return {
    unwanted,
    seen,
    stays,
    meals,
    pace,
    interests,
    ownPlaces,
    busy,
    needs,
    ownNotes: notesAtOwn(ownPlaces, notes),
  };
}

/** The notes at places of one's own among all. */
export function notesAtOwn(
  ownPlaces: readonly OwnPlace[],
  notes: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = new Set(ownPlaces.map(({ id }) => id));
  return Object.fromEntries(Object.entries(notes).filter(([id]) => own.has(id)));
}

/** A chosen offer with the reason it was shown for. */
export interface Chosen<T> {
  offer: T;
  reason: string;
}

/** The flights of a trip; with a `home`, its way home begins at the last place of the longer trip, and is that one's. */
interface ChosenFlight extends Chosen<FlightOffer> {
  home?: TicketHome;
}

/** The facts of a sealed trip that are no secret. */
export interface Seal {
  /** UTC ISO instant. */
  opensAt: string;
  /** The price of its flights and its stay for the party, in minor units. */
  totalMinor: number;
  /** Whether any of it is an offer of the built-in inventory. */
  isSandbox: boolean;
}

export interface Trip {
  id: string;
  /** How many commands have changed it since it was made. */
  revision: number;
  ownerId?: string;
  name: string;
  destination: { slug?: string; name: string };
  origin: { code: string; label: string };
  startDate: string;
  endDate: string;
  adults: number;
  children: number;
  /** How old each child is on the last day, where the inventory asks: as many as there are children. */
  childAges?: number[];
  /** The traveller's budget, per traveller, in minor units. */
  budgetMinor: number;
  currency: string;
  status: TripStatus;
  plannerStep: PlannerStep;
  preferences: TripPreferences;
  flight?: ChosenFlight;
  hotel?: Chosen<HotelOffer>;
  /** The parts of it that are booked elsewhere or not needed; a part is either here or there. */
  elsewhere?: Elsewhere;
  /** The longer trip of which it is one place. */
  journeyId?: string;
  /** The name that the traveller gave to the longer trip. */
  journeyName?: string;
  /** How it joins the places before and after it on a longer trip. */
  between?: Between;
  /** Its flight home, where that is on the ticket of the first place of the longer trip. */
  flightHome?: FlightHome;
  /** How its orders stand, where they are made after its payment and apart from it. */
  orders?: TripOrders;
  itinerary?: Itinerary;
  /** The things packed and settled, by the names of the lines. */
  ticked?: readonly string[];
  /** The party's expenses, as it noted them. */
  spending?: readonly Expense[];
  /** The owner's notes, for the owner alone. */
  notes?: string;
  priceConfidence: number;
  /** The seal, while the destination is a secret; see seal.ts. */
  seal?: Seal;
  sharedAt?: string;
  /** Whether those who read it by its link see what flights and stay cost. */
  sharesPrices?: boolean;
  bookedAt?: string;
  createdAt: string;
  updatedAt: string;
}

/** A place of a longer trip as its neighbours name it. */
export interface JourneyPlace extends Pick<Trip, "id" | "startDate" | "endDate"> {
  /** Of the place. */
  name: string;
}

/** A trip as lists know it: all but what is long. */
export type TripWithoutDays = Omit<Trip, "itinerary" | "spending">;

/** The holder whose rows a query may see: the account and, before sign-in, the visitor. */
export interface TripHolder {
  userId?: string;
  visitorId?: string;
}

/** How steady the whole trip's price is: as steady as its least steady part. */
export function confidenceOf({ flight, hotel }: Pick<Trip, "flight" | "hotel">): number {
  // Where a source does not say it, nothing is held against the price.
  return Math.min(1, flight?.offer.priceConfidence ?? 1, hotel?.offer.priceConfidence ?? 1);
}

/** How steady the price of a trip is; undefined where the source of an offer does not say. */
export function knownConfidence(trip: Pick<Trip, "flight" | "hotel" | "priceConfidence">): number | undefined {
  const offers = [trip.flight?.offer, trip.hotel?.offer].filter((offer) => offer !== undefined);
  return offers.every(({ priceConfidence }) => priceConfidence !== undefined) ? trip.priceConfidence : undefined;
}

/** Adults and children together. */
export function travellersOf(trip: Pick<Trip, "adults" | "children">): number {
  return trip.adults + trip.children;
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The party: "3 travellers", or "2 adults, 2 children (3 and 7)" where the children's ages on the last day are known. */
export function partyInWords({ adults, children, childAges }: Pick<Trip, "adults" | "children" | "childAges">): string {
  if (children === 0 || childAges?.length !== children) return formatCount(adults + children, "traveller");
  const ages = listed.format(childAges.map(String));
  return `${formatCount(adults, "adult")}, ${formatCount(children, "child", "children")} (${ages})`;
}

export interface PriceLine {
  category: "flights" | "hotel" | "budget";
  label: string;
  /** For the whole party; divides evenly among travellers. */
  totalMinor: number;
  perTravellerMinor: number;
}

export interface TripPrice {
  lines: PriceLine[];
  totalMinor: number;
  perTravellerMinor: number;
  currency: string;
}

function priceLine(trip: TripWithoutDays, category: PriceLine["category"], label: string, minor: number): PriceLine {
  const totalMinor = roundUpToShares(minor, travellersOf(trip));
  return { category, label, totalMinor, perTravellerMinor: totalMinor / travellersOf(trip) };
}

function sumOf(trip: TripWithoutDays, lines: PriceLine[]): TripPrice {
  const totalMinor = lines.reduce((sum, one) => sum + one.totalMinor, 0);
  return { lines, totalMinor, perTravellerMinor: totalMinor / travellersOf(trip), currency: trip.currency };
}

/** Whether anything is chosen here that could be paid for: flights, a stay, or an envelope. */
export function hasChosen({ flight, hotel, seal }: Pick<Trip, "flight" | "hotel" | "seal">): boolean {
  return flight !== undefined || hotel !== undefined || seal !== undefined;
}

/**
 * The price of booking the trip: the sum of the offers that are chosen, per-person price times travellers, to the cent
 * (CHECKLIST BOOK-21). Bookings made elsewhere are not in it. A trip without chosen offers costs nothing, as there is
 * nothing of it to pay for.
 */
export function priceOf(trip: TripWithoutDays): TripPrice {
  const line = (category: PriceLine["category"], label: string, minor: number): PriceLine =>
    priceLine(trip, category, label, minor);
  const lines: PriceLine[] = [];
  // Apart, the two would tell much of the place.
  if (trip.seal) lines.push(line("flights", "Flights and stay", trip.seal.totalMinor));
  else if (trip.flight) lines.push(line("flights", "Flights", trip.flight.offer.priceMinor));
  if (trip.hotel && !trip.seal)
    lines.push(
      line(
        "hotel",
        `Hotel, ${trip.hotel.offer.nights} ${trip.hotel.offer.nights === 1 ? "night" : "nights"}`,
        trip.hotel.offer.totalMinor,
      ),
    );
  return sumOf(trip, lines);
}

/**
 * The cost of a trip as pages show it (CHECKLIST TRIP-30): its price, and while nothing is chosen the budget as an
 * estimate, which is never charged.
 */
export function estimateOf(trip: TripWithoutDays): TripPrice {
  if (hasChosen(trip)) return priceOf(trip);
  return sumOf(trip, [priceLine(trip, "budget", "Trip budget", trip.budgetMinor * travellersOf(trip))]);
}

/** The name of a trip: its own, or its destination (CHECKLIST TRIP-13). */
export function nameOfTrip({ name, destination }: Pick<Trip, "name" | "destination">): string {
  return name || destination.name;
}

/** Whether its flights and stay are paid for. */
export function isPaid({ status }: Pick<Trip, "status">): boolean {
  return status === "booked" || status === "completed";
}

/** The standing of a trip, on which the rights of its owner depend. */
export function standingOfTrip(trip: Pick<Trip, "status" | "itinerary">): TripStanding {
  return { isOpen: isBookable(trip), isPlannedOrPaid: isPaid(trip) || trip.itinerary !== undefined };
}

/** Whether nothing of it may change any more: it is made, or cancelled. */
export function isClosed({ status }: Pick<Trip, "status">): boolean {
  return status === "completed" || status === "cancelled";
}

/** Booked and completed trips are not booked again (CHECKLIST BOOK-02). */
export function isBookable(trip: Pick<Trip, "status">): boolean {
  return trip.status === "draft" || trip.status === "planning";
}
