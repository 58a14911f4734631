import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import type { PlannedWays } from "#app/modules/elsewhere/own-way";
import { changesBetween } from "#app/modules/itinerary/words/changes-in-words";
import { isClosed, isPaid } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { placeWayLine } from "#app/modules/trips/trip/between";
import { isForTheDay, ownStayOf, partsOf, placeWaysOf, staysOf } from "#app/modules/trips/trip/trip-parts";
import type { PartWhere } from "#app/modules/trips/trip/trip-parts";
import { formatCount, formatDateRange } from "#app/shared/format";

export type BookingPart = "flights" | "stay";

/** The content of the page of a trip's bookings. */
export interface BookingsPage {
  path: string;
  back: string;
  place: string;
  neighbourhoods: string[];
  /** Of a place of a longer trip: the ways to and from the places beside it. */
  planned?: PlannedWays;
  currencies: { value: string; label: string }[];
  basis: { revision: number; formKey: string };
  /** The present words for each part, whether it is booked elsewhere, and whether it may change. */
  parts: Record<BookingPart, { now: string; isOwn: boolean; isOpen: boolean }>;
  /** The forms that are open. */
  open: { flights?: FormTexts; stay?: FormTexts };
}

const NOW: Record<BookingPart, Record<PartWhere, string>> = {
  flights: {
    here: "You're flying with the flights you chose here.",
    elsewhere: "Your flights are booked elsewhere, and your days are planned around them.",
    "not-needed": "You're not flying.",
    open: "We don't know your flights, so your days aren't planned around them.",
  },
  stay: {
    here: "You're staying at the hotel you chose here.",
    elsewhere: "Your stay is booked elsewhere, and your days start and end there.",
    "not-needed": "You don't need a place to stay.",
    open: "We don't know where you're staying, so your days start and end in the centre.",
  },
};

/** The known facts about the parts of a trip; a part that was paid for here stays as it is. */
export function bookingParts(trip: Trip): BookingsPage["parts"] {
  const where = partsOf(trip);
  const of = (part: BookingPart) => ({
    now:
      where[part] === "here" && isPaid(trip)
        ? `${NOW[part].here} ${part === "flights" ? "They're" : "It's"} paid for, so ${part === "flights" ? "they" : "it"} can't be changed here.`
        : NOW[part][where[part]],
    isOwn: where[part] !== "here" && trip.elsewhere?.[part] !== undefined,
    isOpen: where[part] !== "here" || !isPaid(trip),
  });
  // The way between two places that is planned is told beside the flights.
  const { out, back } = placeWaysOf(trip);
  const ways = [out && placeWayLine(out, "out"), back && placeWayLine(back, "back")].filter(Boolean);
  const flights = of("flights");
  const now = [flights.now, ...ways.map((line) => `${line}.`)].join(" ");
  const noNight = { now: "You're there for the day, so there's no night.", isOwn: false, isOpen: false };
  return { flights: { ...flights, now }, stay: isForTheDay(trip) ? noNight : of("stay") };
}

/** Whether bookings made elsewhere can be entered: the days may still change, and a part was not paid for here. */
export function tellsOfBookings(trip: Trip): boolean {
  if (!trip.itinerary || !trip.destination.slug || isClosed(trip)) return false;
  const { flights, stay } = bookingParts(trip);
  return flights.isOpen || stay.isOpen;
}

/** The effects of changed bookings on a trip, a sentence each: its dates, its stay, then its days. */
export function bookingChanges(before: Trip, after: Trip): string[] {
  const isMoved = before.startDate !== after.startDate || before.endDate !== after.endDate;
  const isOwnStayGone = ownStayOf(before) !== undefined && staysOf(after).length === 0;
  const [was, is] = [before.itinerary?.days.length ?? 0, after.itinerary?.days.length ?? 0];
  return [
    isMoved ? `Your trip is now ${formatDateRange(after.startDate, after.endDate)}.` : [],
    was === is ? [] : `You have ${formatCount(is, "day", "days")} there, not ${was}.`,
    before.hotel && !after.hotel ? "The hotel you chose here is removed from your trip." : [],
    before.flight && !after.flight ? "The flights you chose here are removed from your trip." : [],
    isOwnStayGone ? "We no longer know where you're staying, so your days start and end in the centre." : [],
    before.itinerary && after.itinerary ? changesBetween(before.itinerary, after.itinerary) : [],
  ].flat();
}
