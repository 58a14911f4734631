import MiniSearch, { type SearchResult } from "minisearch";
import rows from "#app/data/generated/airports.json";
import { isBeyondNames, searchedPart } from "#app/shared/bounded-text";
import { countryName } from "#app/shared/display-names";
import { distanceKm, type Point } from "#app/shared/geo";
import { plainLetters } from "#app/shared/text";
import { CITY_ALIASES, METRO_AREAS } from "./metro-areas";

/** An airport with scheduled flights. */
export interface Airport {
  iata: string;
  name: string;
  /** The city a traveller would name. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** State or province, where the country is so wide that town names repeat. */
  region?: string;
  lat: number;
  lon: number;
  /** IANA time zone. */
  timeZone: string;
  size: "large" | "medium";
}

/** A place to fly from: one airport, or a city with several. */
export interface AirportChoice {
  /** Airport code, or the code of the city such as LON. Stable; safe to store. */
  value: string;
  kind: "city" | "airport";
  /** "London (all airports)", "London Heathrow, LHR", "Lisbon, LIS". */
  label: string;
  /** The facts that tell it from others of the same name: "Portland International Airport, Oregon, United States". */
  detail: string;
  city: string;
  country: string;
  /** Codes of its airports, the main one first. */
  airports: readonly string[];
}

/** The one departure a text means, or the near ones to choose from. */
export interface DepartureMatch {
  found?: AirportChoice;
  choices: AirportChoice[];
}

const CANDIDATES = 6;
/** Each word is searched on its own; no more are needed to tell airports and cities apart. */
const MOST_WORDS = 8;
/** The extra weight of a choice among equal text matches: cities with several airports first, then large airports. */
const BOOST = { city: 4, large: 2, medium: 1 } as const;

let airportsByCode: ReadonlyMap<string, Airport> | undefined;
let departures: ReturnType<typeof indexDepartures> | undefined;
let typed: MiniSearch | undefined;

/** The airport with that IATA code, in either case. */
export function findAirport(iata: string): Airport | undefined {
  return allAirports().get(iata.trim().toUpperCase());
}

/** Every airport, by code. */
export function listAirports(): Airport[] {
  return [...allAirports().values()];
}

/**
 * Airports and cities for an unfinished text: by city, airport, code or country, forgiving accents, case and a slip or
 * two. Exact matches come first, a city before its airports, large airports before small ones.
 */
export function searchAirports(query: string, limit = 8): AirportChoice[] {
  const text = searchable(searchedPart(query));
  if (text === "" || limit < 1) return [];
  const { choices } = departureIndex();
  const index = departureSearch();
  // A slip is forgiven only where nothing matches as it is written, so that "Portland" does not answer with Poland.
  const attempts = [
    { fuzzy: false, combineWith: "AND" as const },
    { combineWith: "AND" as const },
    { combineWith: "OR" as const },
  ];
  const hits = attempts.reduce<SearchResult[]>(
    (found, attempt) => (found.length > 0 ? found : index.search(text, attempt)),
    [],
  );
  const ranked = hits.flatMap(({ id }) => choices.get(String(id)) ?? []);
  const exact = [resolveExactDeparture(query), findDeparture(query)].flatMap((choice) => choice ?? []);
  return cityFirst([...exact, ...ranked]).slice(0, limit);
}

/**
 * The airports nearest to a point with their distance in kilometres, nearest first.
 */
export function nearestAirports(point: Point, limit: number): (Airport & { km: number })[] {
  return listAirports()
    .map((airport) => ({ ...airport, km: distanceKm(point, airport) }))
    .sort((a, b) => a.km - b.km || (a.iata < b.iata ? -1 : 1))
    .slice(0, limit);
}

/**
 * The departure a traveller means by a typed city, code or label: "London", "LHR", "sao paulo", "nyc". When a name fits
 * several cities equally, or only resembles one, nothing is found and the near choices are given.
 */
export function resolveDeparture(text: string): DepartureMatch {
  if (isBeyondNames(text)) return { choices: [] };
  const found = resolveExactDeparture(text);
  return { found, choices: found ? [found] : searchAirports(text, CANDIDATES) };
}

/** The choice that {@link AirportChoice.value} names. */
export function findDeparture(value: string): AirportChoice | undefined {
  return isBeyondNames(value) ? undefined : departureIndex().choices.get(value.trim().toUpperCase());
}

/** Codes of the airports a stored choice stands for, the main one first; empty when the code is unknown. */
export function airportsOfDeparture(value: string): readonly string[] {
  return findDeparture(value)?.airports ?? [];
}

/** The departure of an exact name or code, without a search for similar ones. */
export function resolveExactDeparture(text: string): AirportChoice | undefined {
  if (isBeyondNames(text)) return undefined;
  const typed = text.trim();
  const byCode = departureIndex().choices.get(typed.toUpperCase());
  // "GOA" is Genoa's code, "Goa" the place in India.
  return byCode && typed === typed.toUpperCase() ? byCode : (departureByName(typed) ?? byCode);
}

function departureByName(text: string): AirportChoice | undefined {
  const named = departureIndex().byName.get(searchable(text)) ?? [];
  if (named.length <= 1) return named[0];
  const metro = named.filter(({ kind }) => kind === "city");
  if (metro.length > 0) return metro.length === 1 ? metro[0] : undefined;
  const large = named.filter(({ value }) => findAirport(value)?.size === "large");
  return large.length === 1 ? large[0] : undefined;
}

/**
 * A city's name that several departures share, as it is written: "Manchester". The traveller has to be asked which is
 * meant.
 */
export function sharedDepartureName(text: string): string | undefined {
  if (isBeyondNames(text) || resolveExactDeparture(text)) return undefined;
  const [first] = departureIndex().byName.get(searchable(text)) ?? [];
  return first && findAirport(first.airports[0] ?? "")?.city;
}

/** Moves the airports of a city right behind the city, in the city's own order. */
function cityFirst(choices: readonly AirportChoice[]): AirportChoice[] {
  const ordered: AirportChoice[] = [];
  const placed = new Set<AirportChoice>();
  for (const choice of choices) {
    if (placed.has(choice)) continue;
    const members =
      choice.kind === "city" ? choice.airports.flatMap((iata) => choices.filter(({ value }) => value === iata)) : [];
    for (const next of [choice, ...members]) {
      if (placed.has(next)) continue;
      placed.add(next);
      ordered.push(next);
    }
  }
  return ordered;
}

function allAirports(): ReadonlyMap<string, Airport> {
  airportsByCode ??= new Map(rows.map((row) => toAirport(row)).map((airport) => [airport.iata, airport]));
  return airportsByCode;
}

function toAirport([iata, name, city, country, lat, lon, timeZone, size, region]: (string | number)[]): Airport {
  return {
    iata: String(iata),
    name: String(name),
    city: String(city),
    country: String(country),
    ...(region === undefined ? {} : { region: String(region) }),
    lat: Number(lat),
    lon: Number(lon),
    timeZone: String(timeZone),
    size: size === "L" ? "large" : "medium",
  };
}

/** The departures by value and by name. */
function departureIndex(): ReturnType<typeof indexDepartures> {
  departures ??= indexDepartures();
  return departures;
}

function indexDepartures() {
  const choices = new Map<string, AirportChoice>();
  const byName = new Map<string, AirportChoice[]>();
  for (const { choice, names, aliases } of eachDeparture()) {
    choices.set(choice.value, choice);
    const texts = new Set([choice.label, ...names, ...aliases].map(searchable));
    for (const text of texts) byName.set(text, [...(byName.get(text) ?? []), choice]);
  }
  return { choices, byName };
}

const wordsOf = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** The first words of a query, each once. */
function fewWords(query: string): string[] {
  return [...new Set(wordsOf(query).filter(Boolean))].slice(0, MOST_WORDS);
}

/** The search for unfinished names. It is slow to build, so a complete name of a departure does without it. */
function departureSearch(): MiniSearch {
  if (typed) return typed;
  const { choices } = departureIndex();
  typed = new MiniSearch({
    fields: ["code", "city", "alias", "name", "country"],
    processTerm: searchable,
    searchOptions: {
      boost: { code: 6, city: 5, alias: 3, name: 2, country: 1 },
      tokenize: fewWords,
      // While a name is typed its last word is unfinished; one letter before it stands for itself.
      prefix: (term, index, terms) => term.length > 1 || index === terms.length - 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boostDocument: (id) => boostOf(choices.get(String(id)), allAirports()),
    },
  });
  for (const { choice, aliases, name } of eachDeparture())
    typed.add({
      id: choice.value,
      code: choice.value,
      city: choice.city,
      alias: [...aliases, ...choice.airports].join(" "),
      name,
      country: countryOf(choice),
    });
  return typed;
}

/** A departure with its name. */
interface NamedDeparture {
  choice: AirportChoice;
  names: readonly string[];
  aliases: readonly string[];
  /** The text that is searched as its name. */
  name: string;
}

function* eachDeparture(): Generator<NamedDeparture> {
  const shortNames = new Map(
    METRO_AREAS.flatMap((metro) => metro.airports.map(([iata, shortName]) => [iata, { metro, shortName }] as const)),
  );
  for (const { code, city, country, airports: members } of METRO_AREAS) {
    const codes = members.map(([iata]) => iata);
    const detail = `${members.map(([, shortName]) => shortName).join(", ")}; ${countryOf({ country })}`;
    const choice: AirportChoice = {
      value: code,
      kind: "city",
      label: `${city} (all airports)`,
      detail,
      city,
      country,
      airports: codes,
    };
    yield { choice, names: [city, `${city}, ${countryOf(choice)}`], aliases: codes.flatMap(aliasesOf), name: "" };
  }
  for (const airport of allAirports().values()) {
    const member = shortNames.get(airport.iata);
    const choice = airportChoice(airport, member);
    const { city, region } = airport;
    // The name of a city with several airports means the city, not one of its airports.
    const cityNames =
      member?.metro.city === city
        ? []
        : [city, `${city}, ${countryOf(airport)}`, ...(region ? [`${city}, ${region}`] : [])];
    const ownNames = [airport.name, ...(member ? [`${choice.city} ${member.shortName}`] : [])];
    yield {
      choice,
      names: [...ownNames, ...cityNames],
      aliases: member ? [] : aliasesOf(airport.iata),
      name: [...ownNames, city, region ?? ""].join(" "),
    };
  }
}

function airportChoice(
  airport: Airport,
  member: { metro: { city: string }; shortName: string } | undefined,
): AirportChoice {
  const { iata, name, country, region } = airport;
  const city = member?.metro.city ?? airport.city;
  const label = member ? `${city} ${member.shortName}, ${iata}` : `${city}, ${iata}`;
  const detail = [name, ...(region ? [region] : []), countryOf({ country })].join(", ");
  return { value: iata, kind: "airport", label, detail, city, country, airports: [iata] };
}

function aliasesOf(iata: string): string[] {
  return CITY_ALIASES[iata]?.split(", ") ?? [];
}

function countryOf({ country }: { country: string }): string {
  return countryName(country);
}

function boostOf(choice: AirportChoice | undefined, airports: ReadonlyMap<string, Airport>): number {
  if (!choice) return 1;
  return choice.kind === "city" ? BOOST.city : BOOST[airports.get(choice.value)?.size ?? "medium"];
}

function searchable(text: string): string {
  return plainLetters(text).replaceAll("’", "'");
}
