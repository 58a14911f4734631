import type { CountryFacts } from "#app/modules/catalogue/schema/country-facts.schema";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import type { MonthClimate } from "#app/modules/catalogue/places/explore-climate";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import type { Trip } from "#app/modules/trips/trip/trip";
import { legsOf } from "#app/modules/trips/trip/trip-parts";
import { daysBetween, eachDay, monthOf } from "#app/shared/calendar";
import { formatCount } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";
import { formatDistanceKm, formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";

/** A thing to take along, and the reason. */
interface PackingLine {
  /** Stable, since ticks are stored under it. */
  id: string;
  name: string;
  why: string;
}

export interface PackingGroup {
  title: string;
  lines: PackingLine[];
}

/** The facts from which the list is made. */
export interface PackingFor {
  trip: Pick<Trip, "startDate" | "endDate" | "children" | "childAges" | "itinerary" | "flight" | "hotel" | "elsewhere">;
  place: Pick<DestinationSource, "climate">;
  countryName: string;
  facts?: CountryFacts;
  /** The country of departure; undefined where it is not known. */
  home?: CountryFacts;
  /** Whether the trip crosses a border. */
  isAbroad: boolean;
  units: Units;
}

/** The days of rain in a month from which a coat is worth its room, and from which an umbrella will do. */
const RAIN_COAT_DAYS = 8;
const UMBRELLA_DAYS = 4;
/** Degrees Celsius. */
const FREEZING_NIGHT = 3;
const COOL_NIGHT = 14;
const HOT_DAY = 26;
const WARM_SEA = 20;
/** Kilometres on foot in one day that are too far for new shoes. */
const LONG_WALK_KM = 7;
/** The most sets of clothes; on longer trips they are washed on the way. */
const MOST_SETS = 8;

type Plug = CountryFacts["plugs"][number];
/** Sockets that take other plugs besides those of their own letter. */
const ALSO_FITS: Readonly<Partial<Record<Plug, readonly Plug[]>>> = {
  A: ["B"],
  C: ["E", "F", "H", "J", "K", "L", "N", "O"],
  E: ["F"],
  F: ["E"],
};

/** Whether every plug of the traveller's home fits a socket there. */
export function plugsFit(home: readonly Plug[], there: readonly Plug[]): boolean {
  return home.every((plug) => [plug, ...(ALSO_FITS[plug] ?? [])].some((socket) => there.includes(socket)));
}

/** "type G", "types A and B". */
function typesInWords(plugs: readonly Plug[]): string {
  return `${plugs.length === 1 ? "type" : "types"} ${inWords(plugs)}`;
}

/** "A", "A and B", "A, B and C". */
function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** The usual weather of a trip's months, in order. */
function monthsOf({ trip, place }: PackingFor): MonthClimate[] {
  const climate = climateByMonth(place);
  return [...new Set(eachDay(trip.startDate, trip.endDate).map(monthOf))].flatMap((month) => climate[month - 1] ?? []);
}

const monthName = ({ month }: MonthClimate): string => MONTHS[month - 1] ?? "";
const most = (months: readonly MonthClimate[], by: (month: MonthClimate) => number): MonthClimate | undefined =>
  months.toSorted((a, b) => by(b) - by(a))[0];

function forWeather(about: PackingFor): PackingLine[] {
  const months = monthsOf(about);
  const degrees = (celsius: number): string => formatTemperature(celsius, about.units);
  const wettest = most(months, ({ rainDays }) => rainDays);
  const coldest = most(months, ({ low }) => -low);
  const hottest = most(months, ({ high }) => high);
  if (!wettest || !coldest || !hottest) return [];
  const lines: PackingLine[] = [];
  const rain = `it rains on ${wettest.rainDays} days in ${monthName(wettest)}`;
  if (wettest.rainDays >= RAIN_COAT_DAYS) lines.push({ id: "rain-jacket", name: "Rain jacket", why: rain });
  else if (wettest.rainDays >= UMBRELLA_DAYS) lines.push({ id: "umbrella", name: "Small umbrella", why: rain });
  const nights = `nights go down to ${degrees(coldest.low)} in ${monthName(coldest)}`;
  if (coldest.low <= FREEZING_NIGHT) lines.push({ id: "warm-coat", name: "Warm coat, hat and gloves", why: nights });
  else if (coldest.low <= COOL_NIGHT) lines.push({ id: "warm-layer", name: "A warm layer", why: nights });
  if (hottest.high >= HOT_DAY)
    lines.push({
      id: "sun",
      name: "Sunscreen, sun hat and sunglasses",
      why: `days reach ${degrees(hottest.high)} in ${monthName(hottest)}`,
    });
  return lines;
}

interface Activity {
  kinds: readonly PlaceKind[];
  line: Pick<PackingLine, "id" | "name">;
}

const ACTIVITIES: readonly Activity[] = [
  {
    kinds: ["trail", "mountain", "waterfall", "cave"],
    line: { id: "walking-shoes", name: "Walking shoes with good grip" },
  },
  {
    kinds: ["temple", "mosque", "church"],
    line: { id: "covered", name: "Clothes that cover shoulders and knees" },
  },
  { kinds: ["theatre", "music"], line: { id: "evening", name: "Something nice for the evening" } },
  { kinds: ["beach", "hot-spring", "spa"], line: { id: "swimwear", name: "Swimwear and a light towel" } },
  { kinds: ["boat-trip"], line: { id: "windproof", name: "A windproof layer for the water" } },
  { kinds: ["wildlife"], line: { id: "binoculars", name: "Small binoculars" } },
];

/** "for Pura Besakih on day 3", "for 14 stops, from day 3". */
function reasonIn(itinerary: Itinerary, kinds: readonly PlaceKind[]): string | undefined {
  const visits = itinerary.days.flatMap((day) =>
    [...day.items, ...(day.split?.items ?? [])].flatMap((item) =>
      item.role === "visit" && item.kind && kinds.includes(item.kind) ? [{ name: item.name, day: day.dayNumber }] : [],
    ),
  );
  const [first] = visits;
  if (!first) return undefined;
  const stops = new Set(visits.map(({ name }) => name)).size;
  return stops > 1 ? `for ${stops} stops, from day ${first.day}` : `for ${first.name} on day ${first.day}`;
}

function forDays(about: PackingFor): PackingLine[] {
  const { itinerary, hotel } = about.trip;
  const lines = (itinerary ? ACTIVITIES : []).flatMap(({ kinds, line }) => {
    const why = reasonIn(itinerary!, kinds);
    return why ? [{ ...line, why }] : [];
  });
  const longest = itinerary?.days.toSorted((a, b) => b.walkKm - a.walkKm)[0];
  if (longest && longest.walkKm >= LONG_WALK_KM)
    lines.push({
      id: "worn-shoes",
      name: "Shoes you've already worn in",
      why: `you walk ${formatDistanceKm(longest.walkKm, about.units)} on day ${longest.dayNumber}`,
    });
  if (!lines.some(({ id }) => id === "swimwear")) {
    const sea = most(monthsOf(about), (month) => month.sea ?? -1);
    if (hotel?.offer.amenities.some((one) => /pool/i.test(one)))
      lines.push({ id: "swimwear", name: "Swimwear", why: "your hotel has a pool" });
    else if (sea?.sea !== undefined && sea.sea >= WARM_SEA)
      lines.push({
        id: "swimwear",
        name: "Swimwear",
        why: `the sea is ${formatTemperature(sea.sea, about.units)} in ${monthName(sea)}`,
      });
  }
  return lines;
}

function forNights({ trip }: PackingFor): PackingLine[] {
  const nights = daysBetween(trip.startDate, trip.endDate);
  const sets = Math.min(nights + 1, MOST_SETS);
  const lines: PackingLine[] = [];
  if (nights > 0)
    lines.push({
      id: "clothes",
      name: `${sets} sets of underwear, ${sets} pairs of socks, ${sets} tops`,
      why: `for ${formatCount(nights, "night")}${sets <= nights ? "; wash once on the way" : ""}`,
    });
  if (legsOf(trip).outbound?.dayOffset)
    lines.push({ id: "night-flight", name: "Neck pillow and eye mask", why: "you land a day after you leave" });
  const young = trip.childAges?.filter((age) => age < 12).length ?? trip.children;
  if (young > 0) {
    const why = `${formatCount(young, "child", "children")} under 12 ${young === 1 ? "comes" : "come"} along`;
    lines.push(
      { id: "child-clothes", name: "A spare set of clothes in the hand luggage", why },
      { id: "child-games", name: "Something to play with on the way", why },
    );
  }
  return lines;
}

function forPower({ facts, home, countryName }: PackingFor): PackingLine[] {
  if (!facts) return [];
  const sockets = `sockets in ${countryName} are ${typesInWords(facts.plugs)}`;
  const lines: PackingLine[] = [];
  if (!home) lines.push({ id: "adapter", name: "A plug adapter, unless yours fit", why: sockets });
  else if (!plugsFit(home.plugs, facts.plugs))
    lines.push({ id: "adapter", name: "A plug adapter", why: `${sockets}; yours are ${typesInWords(home.plugs)}` });
  const isLow = (volts: readonly number[]): boolean => Math.max(...volts) < 150;
  if (home && isLow(home.volts) !== isLow(facts.volts))
    lines.push({
      id: "volts",
      name: "Only chargers marked 100–240 V",
      why: `the power is ${facts.volts.join(" or ")} volts; at home it is ${home.volts.join(" or ")}`,
    });
  return lines;
}

function forHealth({ facts, countryName }: PackingFor): PackingLine[] {
  const lines: PackingLine[] = [
    { id: "medicine", name: "Your medicines", why: "in your hand luggage, with a few days to spare" },
  ];
  const bites =
    facts?.health &&
    [facts.health.malaria.level !== "none" && "malaria", facts.health.dengue.level === "occurs" && "dengue"].filter(
      (one) => one !== false,
    );
  if (bites && bites.length > 0)
    lines.push({ id: "repellent", name: "Mosquito repellent", why: `there is ${inWords(bites)} in ${countryName}` });
  if (facts && facts.water !== "safe")
    lines.push({
      id: "water",
      name: "A bottle with a water filter",
      why: `tap water in ${countryName} isn't safe to drink untreated`,
    });
  return lines;
}

function papers({ isAbroad, countryName, facts }: PackingFor): PackingLine[] {
  const lines: PackingLine[] = [
    isAbroad
      ? { id: "passport", name: "Passport, and a copy kept separately", why: `you're entering ${countryName}` }
      : { id: "passport", name: "Photo ID", why: "airlines and hotels ask for it" },
  ];
  if (facts?.money?.pay === "cash")
    lines.push({ id: "cash", name: "Cash", why: `few places in ${countryName} take cards` });
  else lines.push({ id: "cash", name: "Two cards and some cash", why: "kept in different places" });
  return lines;
}

/**
 * The packing list of a trip, with reasons: from the usual weather of its months, the activities of its days, its
 * length, its travellers, and the differences of the country.
 */
export function packingList(about: PackingFor): PackingGroup[] {
  const groups: PackingGroup[] = [
    { title: "Papers and money", lines: papers(about) },
    { title: "Clothes for the weather", lines: forWeather(about) },
    { title: "For what you'll do", lines: forDays(about) },
    { title: "For the nights and the journey", lines: forNights(about) },
    { title: "Power", lines: forPower(about) },
    { title: "Health", lines: forHealth(about) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
