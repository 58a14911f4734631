import { minutesOfDay } from "#app/shared/calendar";
import { USUAL_DOORS } from "../offers/doors";
import type { Doors } from "../offers/doors";
import { mainAirline } from "../offers/flight";
import type { FlightLeg, FlightOffer } from "../offers/flight";
import { highestPrice } from "./offer-listing";
import type { Facet, FilterChoice, ListingRules } from "./offer-listing";

/** Parts of a day, by the local clock of the airport. */
const DAY_PARTS = [
  { value: "early", label: "Before 06:00", from: 0, to: 6 * 60 },
  { value: "morning", label: "06:00 to 12:00", from: 6 * 60, to: 12 * 60 },
  { value: "afternoon", label: "12:00 to 18:00", from: 12 * 60, to: 18 * 60 },
  { value: "evening", label: "After 18:00", from: 18 * 60, to: 24 * 60 },
] as const;

function dayPartOf(local: string): string {
  const at = minutesOfDay(local);
  return DAY_PARTS.find(({ to }) => at < to)?.value ?? "evening";
}

/** A group of parts of the day, of which only those that occur are choices. */
function timeOfDay(
  name: string,
  legend: string,
  chip: string,
  localOf: (offer: FlightOffer) => string,
): Facet<FlightOffer> {
  return {
    name,
    legend,
    mode: "any",
    choices(offers) {
      const found = new Set(offers.map((offer) => dayPartOf(localOf(offer))));
      return DAY_PARTS.filter(({ value }) => found.has(value)).map(({ value, label }) => ({ value, label }));
    },
    passes: (offer, value) => dayPartOf(localOf(offer)) === value,
    chip: (label) => `${chip} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  };
}

const STOPS: Readonly<Record<string, string>> = { "0": "Direct both ways", "1": "1 stop", "2": "2 or more stops" };

/** The stops of the direction that has more. */
function stopsOf({ outbound, inbound }: FlightOffer): string {
  return String(Math.min(2, Math.max(outbound.stops, inbound.stops)));
}

/** Airlines of the two directions, by code. */
function airlinesOf({ outbound, inbound }: FlightOffer): { value: string; label: string }[] {
  return [outbound, inbound].map((leg) => {
    const { airline, airlineName } = mainAirline(leg);
    return { value: airline, label: airlineName };
  });
}

/** Each choice once, the most frequent first, then by name. */
function byFrequency(found: readonly FilterChoice[]): FilterChoice[] {
  const counts = new Map<string, FilterChoice & { count: number }>();
  for (const { value, label } of found) {
    const known = counts.get(value);
    if (known) known.count += 1;
    else counts.set(value, { value, label, count: 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .map(({ value, label }) => ({ value, label }));
}

function airport(name: string, legend: string, codeOf: (offer: FlightOffer) => string): Facet<FlightOffer> {
  return {
    name,
    legend,
    mode: "any",
    choices: (offers) => byFrequency(offers.map((offer) => ({ value: codeOf(offer), label: codeOf(offer) }))),
    passes: (offer, value) => codeOf(offer) === value,
    chip: (label) => `${legend} ${label}`,
  };
}

/** Minutes from the airport at home to the door there, and from that door home again. */
function doorToDoor({ outbound, inbound }: FlightOffer, doors: Doors): number {
  return (
    outbound.durationMinutes +
    doors.arrival(outbound).rideMinutes +
    doors.departure(inbound).rideMinutes +
    inbound.durationMinutes
  );
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first one of the same flights is cheaper: every order ends with the price. */
const byPrice = (a: FlightOffer, b: FlightOffer): number => a.priceMinor - b.priceMinor;

function compareBy(value: (offer: FlightOffer) => string | number): (a: FlightOffer, b: FlightOffer) => number {
  return (a, b) => {
    const [mine, other] = [value(a), value(b)];
    return (typeof mine === "number" ? mine - Number(other) : byText(mine, String(other))) || byPrice(a, b);
  };
}

const leaves = (leg: FlightLeg): string => leg.departLocal;

/** The filters and orders of a list of flights. @param doors the ways at the destination, where they are known */
export function flightListing(travellers: number, doors: Doors = USUAL_DOORS): ListingRules<FlightOffer> {
  return {
    facets: [
      {
        name: "stops",
        legend: "Stops",
        mode: "any",
        choices(offers) {
          const found = new Set(offers.map(stopsOf));
          return Object.entries(STOPS).flatMap(([value, label]) => (found.has(value) ? [{ value, label }] : []));
        },
        passes: (offer, value) => stopsOf(offer) === value,
      },
      highestPrice("Highest price", travellers > 1 ? " each" : "", (offer) => offer.pricePerTravellerMinor),
      timeOfDay("leave", "Leave home", "Leave home", ({ outbound }) => leaves(outbound)),
      timeOfDay("land", "Land there", "Land there", ({ outbound }) => outbound.arriveLocal),
      timeOfDay("return", "Fly home", "Fly home", ({ inbound }) => leaves(inbound)),
      airport("from", "From", ({ outbound }) => outbound.from),
      airport("to", "To", ({ outbound }) => outbound.to),
      {
        name: "bag",
        legend: "Bags",
        mode: "all",
        choices: (offers) =>
          offers.some(({ holdBags = 0 }) => holdBags > 0) ? [{ value: "1", label: "Checked bag included" }] : [],
        passes: ({ holdBags = 0 }) => holdBags > 0,
      },
      {
        name: "airline",
        legend: "Airline",
        mode: "any",
        choices: (offers) => byFrequency(offers.flatMap(airlinesOf)),
        passes: (offer, value) => airlinesOf(offer).some((airline) => airline.value === value),
      },
    ],
    sorts: [
      { value: "best", label: "Best match" },
      { value: "price", label: "Lowest price", compare: byPrice },
      { value: "time", label: "Shortest, door to door", compare: compareBy((offer) => doorToDoor(offer, doors)) },
      { value: "leave", label: "Leaves home first", compare: compareBy(({ outbound }) => outbound.departAt) },
      {
        value: "land",
        label: "Gets you there first",
        compare: compareBy(({ outbound }) => doors.arrival(outbound).at),
      },
      {
        value: "home",
        label: "Flies home last",
        compare: (a, b) => byText(b.inbound.departAt, a.inbound.departAt) || byPrice(a, b),
      },
    ],
  };
}
