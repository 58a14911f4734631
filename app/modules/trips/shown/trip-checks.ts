import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { OwnWay } from "#app/modules/elsewhere/own-way";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { openOn } from "#app/modules/itinerary/hours/open-windows";
import { placeOfOwn } from "#app/modules/itinerary/day/own-place";
import { costForParty } from "#app/modules/itinerary/words/party-costs";
import { addDays, minutesOfDay } from "#app/shared/calendar";
import { formatClock, formatCount, formatShortDate, formatWeekday } from "#app/shared/format";
import { formatMoney, formatRounded } from "#app/shared/money";
import { appointmentsOf } from "../commands/day-wishes";
import { costOf, isCostKnown } from "../trip/own-costs";
import type { PlaceWay } from "../trip/between";
import { isPaid, travellersOf } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { daysThere, flownBy, legsOf, partsOf, placeWaysOf, staysOf, waysOf } from "../trip/trip-parts";

/** Something about a trip that does not work out, in a sentence, and where it is mended. */
export interface TripCheck {
  kind: "connection" | "bed" | "flight" | "overlap" | "way" | "closed" | "appointment" | "budget";
  text: string;
  /** The day that planning anew would mend, by its date; none where days are not to blame. */
  date?: string;
  /** The step of the planner that would mend it. */
  step?: "flights" | "hotels";
  /** The part that was booked elsewhere and is to blame; it is put right where it was told. */
  own?: "flights" | "stay";
}

/** A shorter change of aircraft is too tight, in minutes. */
const LEAST_CONNECTION = 45;
/** Hours and ways are rounded to five minutes and to one. */
const ROUNDING = 2;
/** The traveller has to be at the airport so many minutes before. */
const LEAST_BEFORE_TAKE_OFF = 60;

function connections(leg: FlightLeg, { flight, flightHome }: Trip): TripCheck[] {
  return leg.layovers
    .filter(({ minutes }) => minutes < LEAST_CONNECTION)
    .map(({ airport, minutes }) => ({
      kind: "connection",
      text: `Only ${minutes} minutes to change planes in ${airport}.`,
      // A flight home on the ticket of another place is chosen there.
      ...(flight ? { step: "flights" } : !flightHome && { own: "flights" }),
    }));
}

/** The last place of a longer trip that is paid for without a flight home: the ticket that had it is gone. */
function withoutFlightHome(trip: Trip): TripCheck[] {
  const { journeyId, between, flight, destination } = trip;
  const isOpen = partsOf(trip).flights === "open" || (flight !== undefined && !flight.offer.inbound);
  if (journeyId === undefined || !isPaid(trip) || !between?.out || !flownBy(trip).back || !isOpen) return [];
  return [{ kind: "flight", text: `You have no flight home from ${destination.name}.`, own: "flights" }];
}

/** Nights at the place for which nothing is booked, where a stay is chosen at all. */
function nightsWithoutBed(trip: Trip): TripCheck[] {
  const stays = staysOf(trip);
  if (stays.length === 0) return [];
  const { arrives: from, leaves: to } = daysThere(trip);
  const found: TripCheck[] = [];
  for (let night = from; night < to; night = addDays(night, 1))
    if (!stays.some(({ checkIn, checkOut }) => checkIn <= night && night < checkOut))
      found.push({
        kind: "bed",
        text: `No bed for the night of ${formatShortDate(night)}.`,
        ...(trip.hotel ? { step: "hotels" } : { own: "stay" }),
      });
  return found;
}

/** A traveller by train has to be at the station so many minutes before. */
const LEAST_BEFORE_LEAVING = 10;

/** When the traveller is there, and when they have to be gone, local time, with the words for it. */
function endsOf(trip: Trip) {
  const { outbound, inbound } = legsOf(trip);
  const [ways, places] = [waysOf(trip), placeWaysOf(trip)];
  const { out, back } = { out: ways.out ?? places.out, back: ways.back ?? places.back };
  const isFlown = inbound !== undefined || back?.by === "flight";
  const at = (way: OwnWay | PlaceWay | undefined) => (way?.time === undefined ? undefined : `${way.date}T${way.time}`);
  const leaving = back?.by === "car" ? "leaves no time to set out" : `leaves no time to catch your ${back?.by}`;
  return {
    there: outbound ? outbound.arriveLocal : at(out),
    early: `is planned before you ${outbound || out?.by === "flight" ? "land" : "get there"}`,
    leaves: inbound ? inbound.departLocal : at(back),
    least: isFlown ? LEAST_BEFORE_TAKE_OFF : LEAST_BEFORE_LEAVING,
    late: isFlown ? "leaves no time to catch your flight" : leaving,
  };
}

/** Stops before the traveller is there, or too late to catch the flight or the train. */
function againstFlights(trip: Trip): TripCheck[] {
  const { there: landed, early, leaves, least, late } = endsOf(trip);
  return (trip.itinerary?.days ?? []).flatMap(({ date, items }) =>
    items.filter(isVisit).flatMap((item): TripCheck[] => {
      if (landed && (date < landed.slice(0, 10) || (landed.startsWith(date) && item.start < minutesOfDay(landed))))
        return [{ kind: "flight", date, text: `${item.name} ${early}.` }];
      if (leaves?.startsWith(date) && item.end > minutesOfDay(leaves) - least)
        return [{ kind: "flight", date, text: `${item.name} ${late}.` }];
      return [];
    }),
  );
}

/** Lines of a day that stand on each other, or whose way takes longer than there is. */
function inOrder({ date, items }: ItineraryDay): TripCheck[] {
  return items.slice(1).flatMap((item, index): TripCheck[] => {
    const before = items[index]!;
    if (item.start < before.end)
      return [
        {
          kind: "overlap",
          date,
          text: `${item.name} begins at ${formatClock(item.start)}, while ${before.name} lasts until ${formatClock(before.end)}.`,
        },
      ];
    const way = item.legBefore?.minutes ?? 0;
    return item.start - before.end < way - ROUNDING
      ? [
          {
            kind: "way",
            date,
            text: `It takes ${way} minutes to get to ${item.name}, but you only have ${item.start - before.end}.`,
          },
        ]
      : [];
  });
}

/** Visits outside of the hours of their place on that date. */
function closed(
  { date, items }: ItineraryDay,
  { ownPlaces = [] }: Trip["preferences"],
  destination: DestinationSource,
  sun: SunCalculator,
): TripCheck[] {
  const places = [...destination.places, ...ownPlaces.map(placeOfOwn)];
  return items.filter(isVisit).flatMap((item): TripCheck[] => {
    const place = places.find(({ id }) => id === item.placeId);
    if (!place) return [];
    const { windows, isUsuallyShut } = openOn(place, date, destination, sun);
    if (windows.some(({ open, close }) => open <= item.start && item.start < close)) {
      if (!isUsuallyShut) return [];
      const text = `${item.name} may be closed on ${formatWeekday(date)}: check before you go.`;
      return [{ kind: "closed", date, text }];
    }
    const when = windows.length === 0 ? `on ${formatWeekday(date)}` : `at ${formatClock(item.start)}`;
    return [{ kind: "closed", date, text: `${item.name} is closed ${when}.` }];
  });
}

/** Appointments that the dates or the days of a trip do not hold. */
function missedAppointments(trip: Trip): TripCheck[] {
  const { arrives, leaves } = daysThere(trip);
  const { unwanted = [] } = trip.preferences;
  return appointmentsOf(trip.preferences)
    .filter(({ id }) => !unwanted.includes(id))
    .flatMap(({ id, name, at }): TripCheck[] => {
      const when = `${name} on ${formatShortDate(at.date)}`;
      if (at.date < arrives || at.date > leaves)
        return [{ kind: "appointment", text: `${when} isn't on the dates of this trip.` }];
      const day = trip.itinerary?.days.find(({ date }) => date === at.date);
      const isHeld = day?.items.some(({ placeId, start }) => placeId === id && start === at.start);
      return !day || isHeld
        ? []
        : [{ kind: "appointment", text: `${when} isn't in your days: the day leaves no way to be there in time.` }];
    });
}

/** Which part chosen here costs more, and so may save most; none where nothing was chosen here. */
function dearerStep({ flight, hotel }: Trip): TripCheck["step"] {
  if (!flight && !hotel) return undefined;
  return (flight?.offer.priceMinor ?? 0) > (hotel?.offer.totalMinor ?? 0) ? "flights" : "hotels";
}

function overBudget(trip: Trip): TripCheck[] {
  const cost = costOf(trip);
  const chosen = isCostKnown(cost) ? cost.totalMinor : 0;
  const spotMinor = costForParty(trip.itinerary?.days ?? [], trip);
  const all = chosen + spotMinor;
  const money = (minor: number): string => (spotMinor > 0 ? formatRounded : formatMoney)(minor, trip.currency);
  const budget = trip.budgetMinor * travellersOf(trip);
  return budget > 0 && all > budget
    ? [
        {
          kind: "budget",
          step: dearerStep(trip),
          text: `It comes to ${money(all)} in total, ${money(all - budget)} over the ${money(budget)} for ${formatCount(travellersOf(trip), "traveller")}.`,
        },
      ]
    : [];
}

/**
 * The faults of a trip, looked at from outside: the check trusts neither the planner nor the offers. It says nothing of
 * a trip that is in order.
 * @param today the local date of a trip that runs: a day that is over is not mended
 */
export function checkTrip(
  trip: Trip,
  destination: DestinationSource | undefined,
  sun: SunCalculator | undefined,
  today = "",
): TripCheck[] {
  const days = trip.itinerary?.days ?? [];
  const { outbound, inbound } = legsOf(trip);
  return [
    ...[outbound, inbound].flatMap((leg) => (leg ? connections(leg, trip) : [])),
    ...withoutFlightHome(trip),
    ...nightsWithoutBed(trip),
    ...againstFlights(trip),
    ...days.flatMap(inOrder),
    ...(destination && sun ? days.flatMap((day) => closed(day, trip.preferences, destination, sun)) : []),
    ...missedAppointments(trip),
    ...overBudget(trip),
  ].filter(({ date }) => date === undefined || date >= today);
}
