import { minutesOfDay } from "#app/shared/calendar";
import { USUAL_DOORS, doorToDoor } from "../offers/doors";
import type { Doors } from "../offers/doors";
import { flownLegs, mainAirline } from "../offers/flight";
import type { FlightOffer, FlightQuery } from "../offers/flight";
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
  localOf: (offer: FlightOffer) => string | undefined,
): Facet<FlightOffer> {
  const partOf = (offer: FlightOffer): string | undefined => {
    const local = localOf(offer);
    return local && dayPartOf(local);
  };
  return {
    name,
    legend,
    mode: "any",
    choices(offers) {
      const found = new Set(offers.map(partOf));
      return DAY_PARTS.filter(({ value }) => found.has(value)).map(({ value, label }) => ({ value, label }));
    },
    passes: (offer, value) => partOf(offer) === value,
    chip: (label) => `${chip} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  };
}

const STOPS: Readonly<Record<string, string>> = { "0": "Direct", "1": "1 stop", "2": "2 or more stops" };

/** The stops of the direction that has more. */
function stopsOf(offer: FlightOffer): string {
  return String(Math.min(2, Math.max(...flownLegs(offer).map(({ stops }) => stops))));
}

/** Airlines of the directions, by code. */
function airlinesOf(offer: FlightOffer): { value: string; label: string }[] {
  return flownLegs(offer).map((leg) => {
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

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first one of the same flights is cheaper: every order ends with the price. */
const byPrice = (a: FlightOffer, b: FlightOffer): number => a.priceMinor - b.priceMinor;

function compareBy(value: (offer: FlightOffer) => string | number): (a: FlightOffer, b: FlightOffer) => number {
  return (a, b) => {
    const [mine, other] = [value(a), value(b)];
    return (typeof mine === "number" ? mine - Number(other) : byText(mine, String(other))) || byPrice(a, b);
  };
}

/** The airports of the way there, or of the way home where that alone is flown. */
const startOf = ({ outbound, inbound }: FlightOffer): string => (outbound ?? inbound).from;
const endOf = ({ outbound, inbound }: FlightOffer): string => (outbound ?? inbound).to;

/** Whether the flights of a query leave home and come home again. */
const isThereAndBack = ({ only, homes }: Directions): boolean => only === undefined && homes === undefined;

type Directions = Pick<FlightQuery, "only" | "homes">;

/** The orders of a list of flights, of which only those of the directions that are flown. */
function sortsOf(doors: Doors, directions: Directions): ListingRules<FlightOffer>["sorts"] {
  const leavesFirst = isThereAndBack(directions) ? "Leaves home first" : "Leaves first";
  return [
    { value: "best", label: "Best match" },
    { value: "price", label: "Lowest price", compare: byPrice },
    { value: "time", label: "Shortest, door to door", compare: compareBy((offer) => doorToDoor(offer, doors)) },
    ...(directions.only === "back"
      ? []
      : [
          { value: "leave", label: leavesFirst, compare: compareBy(({ outbound }) => outbound?.departAt ?? "") },
          {
            value: "land",
            label: "Gets you there first",
            compare: compareBy(({ outbound }) => (outbound ? doors.arrival(outbound).at : "")),
          },
        ]),
    ...(directions.only === "out"
      ? []
      : [
          {
            value: "home",
            label: "Flies home last",
            compare: (a: FlightOffer, b: FlightOffer) =>
              byText(b.inbound?.departAt ?? "", a.inbound?.departAt ?? "") || byPrice(a, b),
          },
        ]),
  ];
}

/** The hours by which flights are filtered, of the directions that are flown. */
function hoursOf(directions: Directions): Facet<FlightOffer>[] {
  const leave = isThereAndBack(directions) ? "Leave home" : "Leave";
  const there = [
    timeOfDay("leave", leave, leave, ({ outbound }) => outbound?.departLocal),
    timeOfDay("land", "Land there", "Land there", ({ outbound }) => outbound?.arriveLocal),
  ];
  const home = [timeOfDay("return", "Fly home", "Fly home", ({ inbound }) => inbound?.departLocal)];
  return [...(directions.only === "back" ? [] : there), ...(directions.only === "out" ? [] : home)];
}

/**
 * The filters and orders of a list of flights.
 * @param doors the ways at the destination, where they are known
 * @param directions which are flown; home and back again when left out
 */
export function flightListing(
  travellers: number,
  doors: Doors = USUAL_DOORS,
  directions: Directions = {},
): ListingRules<FlightOffer> {
  const bothWays = directions.only ? "" : " both ways";
  return {
    facets: [
      {
        name: "stops",
        legend: "Stops",
        mode: "any",
        choices(offers) {
          const found = new Set(offers.map(stopsOf));
          return Object.entries(STOPS).flatMap(([value, label]) =>
            found.has(value) ? [{ value, label: value === "0" ? `${label}${bothWays}` : label }] : [],
          );
        },
        passes: (offer, value) => stopsOf(offer) === value,
      },
      highestPrice("Highest price", travellers > 1 ? " each" : "", (offer) => offer.pricePerTravellerMinor),
      ...hoursOf(directions),
      airport("from", "From", startOf),
      airport("to", "To", endOf),
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
    sorts: sortsOf(doors, directions),
  };
}
