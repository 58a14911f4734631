import { documentNote } from "#app/config/reality-words";
import type { WhatIsReal } from "#app/config/what-is-real";
import { CHILDREN_ESTIMATE } from "#app/modules/itinerary/words/party-costs";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { costsItsBudget, toTripView } from "#app/modules/trips/shown/trip-view";
import type { FlightView, HotelView, TripView } from "#app/modules/trips/shown/trip-view";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isBeingOrdered } from "#app/modules/trips/trip/trip-orders";
import { codesOf, legsOf } from "#app/modules/trips/trip/trip-parts";
import { formatCount, formatDate, formatDateRange, formatDuration, formatStops } from "#app/shared/format";
import { utcDateOf } from "#app/shared/calendar";
import { formatMoneyExact, formatRounded } from "#app/shared/money";
import type { Units } from "#app/shared/units";
import { dayPage } from "./pdf/day-pages";
import type { CanPrint, DayPage, DayPrint } from "./pdf/day-pages";
import { flightsPart, ownStayFacts } from "./pdf-elsewhere";
import type { FlightsPart, HotelFacts } from "./pdf-elsewhere";
import type { TripPdfKind } from "./pdf-file-name";

/** The facts of a confirmed booking. Amounts in minor units, instants in UTC ISO. */
export interface BookingFacts {
  reference: string;
  amountMinor: number;
  currency: string;
  bookedAt: string;
  priceLockedUntil?: string;
}

export interface TripPdfOptions extends Pick<DayPrint, "holidays" | "maps" | "pictures"> {
  kind: TripPdfKind;
  booking?: BookingFacts;
  /** Full name of the traveller it is made for. */
  traveller?: string;
  /** Whether the reader is a companion, so that no owner's budget may stand in place of a price. */
  isForCompanion?: boolean;
  /** Kilometres unless told otherwise. */
  units?: Units;
  generatedAt: Date;
  /** The realities of this installation. */
  real: WhatIsReal;
}

export interface LabelledFact {
  label: string;
  value: string;
}

export interface FlightRow {
  title: FlightView["title"];
  date: string;
  departs: string;
  arrives: string;
  from: string;
  to: string;
  /** "+1" when it lands on the next day, else empty. */
  dayShift: string;
  flightNumbers: string;
  airline: string;
  duration: string;
  stops: string;
  cabin: string;
  /** Each take-off and landing of a journey with changes; empty for a direct one. */
  segments: string[];
}

export interface CostLine {
  label: string;
  perPerson: string;
  all: string;
}

export interface TripPdfView extends FlightsPart {
  kind: TripPdfKind;
  eyebrow: string;
  title: string;
  facts: LabelledFact[];
  sandboxNote?: string;
  booking?: { reference: string; paid: string; facts: LabelledFact[] };
  flights: FlightRow[];
  hotels: HotelFacts[];
  days: DayPage[];
  leftOut: { name: string; why: string }[];
  /** Undefined where only the budget is known and the reader must not learn it. */
  costs?: { party: string; lines: CostLine[]; total: CostLine; onTheSpot: CostLine[] };
  closingNotes: string[];
  /** For the outline and the document's properties. */
  subject: string;
}

const EYEBROWS: Record<TripPdfKind, string> = { itinerary: "Itinerary", confirmation: "Booking confirmation" };

export const USUAL_NOTE =
  "Typical opening hours and prices; travel times and fares are estimates. All times are local.";

function segmentLines(leg: FlightLeg): string[] {
  if (leg.segments.length < 2) return [];
  return leg.segments.map((segment, index) => {
    const layover = leg.layovers[index];
    const change = layover ? `, then ${formatDuration(layover.minutes)} in ${layover.airport}` : "";
    const operator = segment.operatedBy ? ` (operated by ${segment.operatedBy})` : "";
    return `${segment.flightNumber} ${segment.airlineName}${operator}: ${segment.from} ${segment.departLocal.slice(11)} to ${segment.to} ${segment.arriveLocal.slice(11)}, ${formatDuration(segment.durationMinutes)}${change}`;
  });
}

function flightRow(flight: FlightView, leg: FlightLeg): FlightRow {
  const { title, date, departs, arrives, from, to, dayShift, operatedBy, cabin } = flight;
  const airline = [flight.airline, ...operatedBy.map((name) => `operated by ${name}`)].join(", ");
  return {
    title,
    date,
    departs,
    arrives,
    from,
    to,
    dayShift,
    airline,
    cabin: cabin ?? flight.ticket ?? "Booked elsewhere",
    flightNumbers: flight.flightNumber,
    duration: formatDuration(flight.durationMinutes),
    stops: formatStops(flight.stops),
    segments: segmentLines(leg),
  };
}

function flightRows(trip: Trip, view: TripView): FlightRow[] {
  const { outbound, inbound } = legsOf(trip);
  return view.flights.flatMap((flight) => {
    const leg = flight.title === "Outbound" ? outbound : inbound;
    return leg ? [flightRow(flight, leg)] : [];
  });
}

function hotelFacts(hotel: HotelView, trip: Trip): HotelFacts {
  const reference = trip.orders?.stay?.reference;
  return {
    name: hotel.name,
    address: hotel.address + (hotel.stars === undefined ? "" : ` · ${formatCount(hotel.stars, "star")}`),
    price: hotel.price ? formatMoneyExact(hotel.price.totalMinor, trip.currency) : "",
    facts: [
      ...(isBeingOrdered(trip) ? [{ label: "Status", value: "Being booked: not confirmed yet" }] : []),
      ...(reference ? [{ label: "Reference", value: reference }] : []),
      { label: "Check-in", value: hotel.checkIn },
      { label: "Check-out", value: hotel.checkOut },
      { label: "Stay", value: `${formatCount(hotel.nights, "night")}, ${formatCount(hotel.guests, "guest")}` },
      { label: "Room", value: hotel.roomType },
      { label: "Cancellation", value: trip.hotel?.offer.cancellation.text ?? "" },
      ...hotel.terms.map((value) => ({ label: "Terms", value })),
    ],
    amenities: hotel.amenities.join(" · ") + (hotel.moreAmenities > 0 ? ` · +${hotel.moreAmenities} more` : ""),
  };
}

/** Writes lines of the costs. @param format of what is charged, or of estimates */
const costLines =
  ({ travellers, currency }: TripView, format: typeof formatMoneyExact) =>
  (label: string, minor: number): CostLine => ({
    label,
    perPerson: format(Math.round(minor / travellers), currency),
    all: format(minor, currency),
  });

/** The lines add up to the paid amount: a held price that differs from the stored one gets a line of its own. */
function costsOf(view: TripView, booking: BookingFacts | undefined): TripPdfView["costs"] {
  const { travellers } = view;
  // A receipt begins with the amount paid here; a plan with the whole price of flights and stay.
  const price = booking ? view.price : view.cost;
  const elsewhere = booking
    ? view.cost.lines.filter(({ label }) => !price.lines.some((one) => one.label === label))
    : [];
  const elsewhereMinor = elsewhere.reduce((sum, one) => sum + one.totalMinor, 0);
  const [line, estimate] = [costLines(view, formatMoneyExact), costLines(view, formatRounded)];
  const totalMinor = booking?.amountMinor ?? price.totalMinor;
  const differenceMinor = totalMinor - price.totalMinor;
  const lines = price.lines.map((one) => line(one.label, one.totalMinor));
  if (differenceMinor !== 0) lines.push(line("Held price", differenceMinor));
  const besides = [
    ...elsewhere.map((one) => line(one.label, one.totalMinor)),
    ...(view.onTheSpotMinor > 0 ? [estimate("Meals, tickets and local transport, about", view.onTheSpotMinor)] : []),
  ];
  const leftMinor = totalMinor - view.onTheSpotMinor;
  // A total that is only the budget is not added to: the costs of the days come out of it.
  const sum =
    booking || !costsItsBudget(view)
      ? estimate("Total, about", totalMinor + elsewhereMinor + view.onTheSpotMinor)
      : estimate(leftMinor < 0 ? "Over the budget, about" : "Left for everything else, about", Math.abs(leftMinor));
  return {
    party: `All ${formatCount(travellers, "traveller")}`,
    lines,
    total: line(booking ? "Total paid" : "Total trip cost", totalMinor),
    onTheSpot: besides.length > 0 ? [...besides, sum] : [],
  };
}

function bookingOf(booking: BookingFacts): TripPdfView["booking"] {
  const facts = [{ label: "Booked on", value: formatDate(booking.bookedAt.slice(0, 10)) }];
  if (booking.priceLockedUntil) facts.push({ label: "Price", value: "Held by a price lock" });
  return { reference: booking.reference, paid: formatMoneyExact(booking.amountMinor, booking.currency), facts };
}

/** Whether a paid trip is still being ordered, or only in part ordered: its papers say so. */
function isNotWhole({ status, orders }: Trip): boolean {
  return status === "booked" && orders !== undefined && orders.state !== "confirmed";
}

function hasSimulatedOffers(trip: Trip): boolean {
  return [trip.flight?.offer, trip.hotel?.offer].some((offer) => offer?.isSandbox);
}

/** All the texts of a trip's document. */
export function toTripPdfView(trip: Trip, options: TripPdfOptions, canPrint: CanPrint): TripPdfView {
  const view = toTripView(trip);
  const dates = formatDateRange(trip.startDate, trip.endDate);
  const party =
    trip.children > 0
      ? `${formatCount(trip.adults, "adult")}, ${formatCount(trip.children, "child", "children")}`
      : formatCount(view.travellers, "traveller");
  const booking = options.kind === "confirmation" ? options.booking : undefined;
  const flights = flightRows(trip, view);
  return {
    kind: options.kind,
    eyebrow: EYEBROWS[options.kind],
    title: view.name,
    facts: [
      { label: "Destination", value: view.destination },
      { label: "Dates", value: dates },
      { label: "Travellers", value: party },
      { label: "From", value: trip.origin.label },
      ...(isNotWhole(trip) ? [{ label: "Status", value: view.badge.label }] : []),
      ...(options.traveller ? [{ label: "Made for", value: options.traveller }] : []),
    ],
    sandboxNote: documentNote(options.real, {
      hasSimulatedOffers: hasSimulatedOffers(trip),
      isPaid: booking !== undefined,
    }),
    booking: booking && bookingOf(booking),
    flights,
    ...flightsPart(trip, view),
    hotels: view.hotel ? [hotelFacts(view.hotel, trip)] : ownStayFacts(view, codesOf(trip).stays),
    days: (trip.itinerary?.days ?? []).map((day) =>
      dayPage(day, {
        ...{ currency: trip.currency, units: options.units ?? "metric", canPrint },
        ...{
          hasChildren: trip.children > 0,
          holidays: options.holidays,
          maps: options.maps,
          pictures: options.pictures,
        },
      }),
    ),
    leftOut: (trip.itinerary?.leftOut ?? []).map(({ name, why }) => ({ name, why })),
    costs:
      options.isForCompanion && view.cost.lines.every(({ category }) => category === "budget")
        ? undefined
        : costsOf(view, booking),
    closingNotes: [
      USUAL_NOTE,
      ...(trip.children > 0 && view.onTheSpotMinor > 0 ? [CHILDREN_ESTIMATE] : []),
      `Printed on ${formatDate(utcDateOf(options.generatedAt))} by Voyance.`,
    ],
    subject: `${EYEBROWS[options.kind]}: ${view.destination}, ${dates}`,
  };
}
