import type { OwnFlight } from "#app/modules/elsewhere/own-flights";
import { placesOf, spotNote } from "#app/modules/elsewhere/own-stay";
import type { OneStay } from "#app/modules/elsewhere/own-stay";
import { wayLine } from "#app/modules/elsewhere/own-way";
import { CABIN_NAMES, mainAirline, sharesOf } from "#app/modules/inventory/offers/flight";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { roomInWords } from "#app/modules/inventory/curation/hotel-card";
import { stayTerms } from "#app/modules/inventory/offers/offer-terms";
import { factWithoutDiets, mealWithoutDiets } from "#app/modules/itinerary/party/diet-rules";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { withoutNames } from "#app/modules/itinerary/party/parting";
import { costForParty } from "#app/modules/itinerary/words/party-costs";
import { formatShortDate } from "#app/shared/format";
import { homeOnThisTicket } from "../trip/ticket-home";
import { placeWayLine } from "../trip/between";
import { estimateOf, travellersOf, isPaid, nameOfTrip, partyInWords } from "../trip/trip";
import type { Trip, TripPrice, TripStatus } from "../trip/trip";
import { statusBadge, totalDays } from "./dashboard";
import { costOf } from "../trip/own-costs";
import { legsOf, ownFlightsOf, ownStayOf, partsOf, placeWaysOf, staysOf, waysOf } from "../trip/trip-parts";
import type { PartsWhere, TripStay } from "../trip/trip-parts";
import { toTripStrip } from "./trip-strip";
import type { TripStrip } from "./trip-strip";

/** One flight of a trip as its card prints it (CHECKLIST TRIP-32). */
export interface FlightView {
  /** Onward where one goes on to the next place of a longer trip. */
  title: "Outbound" | "Return" | "Onward";
  airline: string;
  /** Full names of other airlines that fly a part of it. */
  operatedBy: string[];
  flightNumber: string;
  from: string;
  to: string;
  date: string;
  departs: string;
  arrives: string;
  dayShift: string;
  durationMinutes: number;
  stops: number;
  /** Of a flight that is bought here. */
  cabin?: string;
  /** Of a flight home that another place has: "On the ticket to Rome". */
  ticket?: string;
  /** Half of a round trip, or all of one way, and of a ticket home from another place, for the whole party; of a flight bought here, where prices are shown. */
  priceMinor?: number;
}

export interface HotelView {
  name: string;
  address: string;
  /** Official-style class, where it is known. */
  stars?: number;
  checkIn: string;
  checkOut: string;
  roomType: string;
  guests: number;
  nights: number;
  amenities: string[];
  moreAmenities: number;
  /** None for readers from whom prices are hidden. */
  price?: { totalMinor: number; perNightMinor: number };
  /** Facts about the rate: its own terms, and the price paid on the spot. */
  terms: string[];
}

/** A stay that was booked elsewhere; without its booking code, which is the traveller's alone. */
export interface OwnStayView {
  name: string;
  address: string;
  checkIn: string;
  checkOut: string;
  nights: number;
  hasBreakfast: boolean;
  /** With friends, or in a place of the traveller's own. */
  isPrivate: boolean;
  /** A note on its location. */
  spotNote?: string;
}

/** A trip as its page shows it; holds nothing that a visitor with the link may not see. */
export interface TripView {
  id: string;
  name: string;
  destination: string;
  slug?: string;
  startDate: string;
  endDate: string;
  totalDays: number;
  travellers: number;
  /** The party in words, with the children's ages for those who may see them. */
  party: string;
  /** Of them under 18. */
  children: number;
  status: TripStatus;
  badge: ReturnType<typeof statusBadge>;
  flights: FlightView[];
  /** Flights booked elsewhere of which not all is known, a line each. */
  flightLines: string[];
  /** How a traveller who does not fly gets there and home, a line each. */
  wayLines: string[];
  hotel?: HotelView;
  /** The places of a traveller who booked the stay elsewhere, one after the other. */
  ownStays: OwnStayView[];
  /** Where each part is booked. */
  where: PartsWhere;
  itinerary?: Itinerary;
  /** All of it at a glance; null while there is nothing but its dates. */
  strip: TripStrip | null;
  /** The price of the parts bought here, or the budget while nothing is. */
  price: TripPrice;
  /** The same with what was booked elsewhere, as far as its price was told. */
  cost: TripPrice;
  /** The cost of the days on the spot, for the whole party; children by an estimate. */
  onTheSpotMinor: number;
  /** The budget of the traveller, for the whole party. */
  budgetMinor: number;
  currency: string;
  /** Offers that cannot be bought, and whose pages say so. */
  isSimulated: { flights: boolean; hotel: boolean };
}

/** Amenities shown before "+N more" (CHECKLIST TRIP-35). */
const SHOWN_AMENITIES = 6;
function flightView(
  title: FlightView["title"],
  leg: FlightLeg,
  { flight, flightHome }: Pick<Trip, "flight" | "flightHome">,
): FlightView {
  const isOnOther = flightHome !== undefined && title !== "Outbound";
  const offer = isOnOther ? undefined : flight?.offer;
  return {
    title,
    airline: mainAirline(leg).airlineName,
    operatedBy: [...new Set(leg.segments.flatMap(({ operatedBy }) => operatedBy ?? []))],
    flightNumber: leg.segments.flatMap(({ flightNumber }) => flightNumber || []).join(", "),
    from: leg.from,
    to: leg.to,
    date: formatShortDate(leg.departLocal.slice(0, 10)),
    departs: leg.departLocal.slice(11),
    arrives: leg.arriveLocal.slice(11),
    dayShift: leg.dayOffset === 0 ? "" : `${leg.dayOffset > 0 ? "+" : "−"}${Math.abs(leg.dayOffset)}`,
    durationMinutes: leg.durationMinutes,
    stops: leg.stops,
    ...(offer && {
      cabin: CABIN_NAMES[offer.cabin],
      priceMinor: flight?.home ? offer.priceMinor : sharesOf(offer)[title === "Outbound" ? "outMinor" : "homeMinor"],
    }),
    ...(isOnOther && { ticket: `On the ticket to ${flightHome.place}` }),
  };
}

/** A flight whose times or airports were not told: "TP 1351 on Wed 12 May". */
function flightLine({ flightNumber, date, from, to }: OwnFlight): string {
  const way = from && to ? `${from} to ${to}` : undefined;
  return `${[flightNumber, way].filter(Boolean).join(", ") || "A flight"} on ${formatShortDate(date)}`;
}

function ownStayViews(trip: Trip): OwnStayView[] {
  const own = ownStayOf(trip);
  const stays = staysOf(trip);
  return own ? placesOf(own).map((one, index) => ownStayView(one, stays[index]!, trip)) : [];
}

function ownStayView(own: OneStay, stay: TripStay, trip: Trip): OwnStayView {
  const at = (date: string, word: string, time: string | undefined): string =>
    formatShortDate(date) + (time ? `, ${word} ${time}` : "");
  return {
    name: own.name,
    address: stay.address,
    checkIn: at(own.checkIn, "from", own.checkInTime),
    checkOut: at(own.checkOut, "until", own.checkOutTime),
    nights: stay.nights,
    hasBreakfast: own.hasBreakfast,
    isPrivate: own.isPrivate ?? false,
    spotNote: spotNote(own, trip.destination.name),
  };
}

/** Where each part of a trip is booked, as a sentence; undefined while nothing is booked elsewhere. */
export function whereInWords({ flights, stay, isPrivateStay }: PartsWhere): string | undefined {
  const isElsewhere = { flights: flights === "elsewhere", stay: stay === "elsewhere" && !isPrivateStay };
  if (isElsewhere.flights && isElsewhere.stay) return "You booked your flights and your stay elsewhere.";
  if (isElsewhere.flights)
    return `You booked your flights elsewhere${stay === "here" ? "; your hotel is from here" : ""}.`;
  if (isElsewhere.stay)
    return `You booked your stay elsewhere${flights === "here" ? "; your flights are from here" : ""}.`;
  return undefined;
}

function hotelView(offer: HotelOffer): HotelView {
  return {
    name: offer.name,
    address: offer.address,
    stars: offer.stars,
    checkIn: formatShortDate(offer.checkIn) + (offer.checkInTime ? `, from ${offer.checkInTime}` : ""),
    checkOut: formatShortDate(offer.checkOut) + (offer.checkOutTime ? `, until ${offer.checkOutTime}` : ""),
    roomType: roomInWords(offer),
    guests: offer.guests,
    nights: offer.nights,
    amenities: offer.amenities.slice(0, SHOWN_AMENITIES),
    moreAmenities: Math.max(0, offer.amenities.length - SHOWN_AMENITIES),
    price: { totalMinor: offer.totalMinor, perNightMinor: offer.perNightMinor },
    terms: stayTerms(offer),
  };
}

/** Whether flights or a stay are chosen here: only what is offered at a price can move, and be held. */
export function hasOffers({ where }: Pick<TripView, "where">): boolean {
  return where.flights === "here" || where.stay === "here";
}

/**
 * Whether the total cost is the budget itself, as nothing of the trip has a price yet and nothing is paid: then what is
 * spent on the spot comes out of it, and is never added.
 */
export function costsItsBudget(trip: Pick<TripView, "cost" | "status">): boolean {
  return !isPaid(trip) && trip.cost.lines.every(({ category }) => category === "budget");
}

/** Whether all that is known of the money is what the traveller wants to spend: nothing is for sale here, or paid. */
export function isOnlyBudget(trip: Pick<TripView, "cost" | "status">, canBook: boolean): boolean {
  return !canBook && costsItsBudget(trip);
}

function itemWithoutNeeds<I extends ItineraryItem>(item: I): I {
  const isOpenMeal = (item.role === "meal" || item.role === "breakfast") && item.placeId === undefined;
  return {
    ...withoutNames(item),
    fact: factWithoutDiets(item.fact),
    ...(isOpenMeal && { description: mealWithoutDiets(item.description) }),
  };
}

/**
 * A day plan for readers who are not of the party: it holds no person's name, share or needs, neither by themselves nor
 * in the words on a stop or on a place that was left out.
 */
export function withoutPeople(itinerary: Itinerary | undefined): Itinerary | undefined {
  if (!itinerary) return undefined;
  return {
    ...itinerary,
    group: undefined,
    keepsTo: undefined,
    leftOut: [],
    days: itinerary.days.map((day) => ({
      ...day,
      items: day.items.map(itemWithoutNeeds),
      split: day.split && {
        ...day.split,
        items: day.split.items.map(itemWithoutNeeds),
        memberIds: [],
        names: ["some of the party"],
      },
    })),
  };
}

/**
 * The page of a trip for readers who do not see what its flights and stay cost. What sights and meals cost is no
 * secret.
 */
export function withoutBookedPrices(view: TripView): TripView {
  const none: TripPrice = { lines: [], totalMinor: 0, perTravellerMinor: 0, currency: view.currency };
  return {
    ...view,
    flights: view.flights.map((flight) => ({ ...flight, priceMinor: undefined })),
    hotel: view.hotel && { ...view.hotel, price: undefined, terms: [] },
    price: none,
    cost: none,
  };
}

/** How one gets there or goes on without a flight of the trip, in words; undefined where nothing is known of it. */
export function wayInWords(trip: Trip, side: "out" | "back"): string | undefined {
  const [place, way] = [placeWaysOf(trip)[side], waysOf(trip)[side]];
  if (place) return placeWayLine(place, side);
  return way && wayLine(way, side, trip.between?.[side]?.place.name);
}

/** The flight home from the last place of a longer trip that is on this trip's ticket; undefined for other tickets. */
function homeInWords({ flight }: Trip): string | undefined {
  const { home, offer } = flight ?? {};
  return home && offer?.inbound && homeOnThisTicket(home, offer.inbound);
}

/** The heading over the ways of a trip. */
export function headingOfWays({ flights, flightLines }: Pick<TripView, "flights" | "flightLines">): string {
  return flights.length + flightLines.length > 0 ? "Flights" : "Getting there";
}

/** Maps a trip to its page. */
export function toTripView(trip: Trip): TripView {
  const flight = trip.flight?.offer;
  const hotel = trip.hotel?.offer;
  const travellers = travellersOf(trip);
  const { outbound, inbound } = legsOf(trip);
  const own = ownFlightsOf(trip);
  return {
    id: trip.id,
    name: nameOfTrip(trip),
    destination: trip.destination.name,
    slug: trip.destination.slug,
    startDate: trip.startDate,
    endDate: trip.endDate,
    totalDays: totalDays(trip),
    travellers,
    party: partyInWords(trip),
    children: trip.children,
    status: trip.status,
    badge: statusBadge(trip),
    flights: [
      ...(outbound ? [flightView("Outbound", outbound, trip)] : []),
      ...(inbound ? [flightView(trip.between?.back ? "Onward" : "Return", inbound, trip)] : []),
    ],
    flightLines: [...(outbound ? [] : (own?.outbound ?? [])), ...(inbound ? [] : (own?.inbound ?? []))].map(flightLine),
    wayLines: [wayInWords(trip, "out"), wayInWords(trip, "back"), homeInWords(trip)].filter(
      (line) => line !== undefined,
    ),
    hotel: hotel && hotelView(hotel),
    ownStays: ownStayViews(trip),
    where: partsOf(trip),
    itinerary: trip.itinerary,
    strip: toTripStrip(trip),
    price: estimateOf(trip),
    cost: costOf(trip),
    onTheSpotMinor: costForParty(trip.itinerary?.days ?? [], trip),
    budgetMinor: trip.budgetMinor * travellers,
    currency: trip.currency,
    isSimulated: {
      flights: flight?.isSandbox ?? trip.flightHome?.isSandbox ?? false,
      hotel: hotel?.isSandbox ?? false,
    },
  };
}
