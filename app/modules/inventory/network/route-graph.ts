import { LRUCache } from "lru-cache";
import { distanceKm } from "#app/shared/geo";
import { hashText } from "#app/shared/rng";
import { dayNumber } from "./zone-clock";
import type { BagPolicy } from "./airlines";
import type { Iata } from "../offers/offer";

/** The facts of an airport that the network needs. */
export interface FlightAirport {
  iata: Iata;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lon: number;
  timeZone: string;
  size: "large" | "medium";
}

/** The facts of an airline that the network needs. */
export interface Carrier {
  iata: string;
  name: string;
  country: string;
  alliance: string | null;
  /** Airlines outside the alliance whose flights it sells as connections; enough if one of the two names the other. */
  partners?: readonly string[];
  kind: "full" | "low-cost" | "regional";
  hubs: readonly Iata[];
  bags: BagPolicy;
  /** The last local day of departure of an airline that ends, YYYY-MM-DD. */
  until?: string;
}

/** An airline flies between two airports without a stop, both ways. */
export interface NonStopPair {
  airline: string;
  from: Iata;
  to: Iata;
  /** First and last local day of departure, YYYY-MM-DD, of a route that begins or ends. */
  since?: string;
  until?: string;
}

/** One direction of a non-stop connection. */
export interface Hop {
  carrier: Carrier;
  from: FlightAirport;
  to: FlightAirport;
  km: number;
  /** Flight numbers of the pair are `10 x block + 1..8`: odd away from the carrier's hub, even towards it. */
  numberBlock: number;
  outward: boolean;
  /** First and last local day of departure, in days since 1970, of a route that begins or ends. */
  since?: number;
  until?: number;
  /** A short flight to the nearest hub, added for an airport that the network does not list. */
  isFeeder: boolean;
}

/** A way from one airport to another: one to three hops through hubs. */
export interface Path {
  hops: readonly Hop[];
  /** Kilometres flown. */
  km: number;
}

/** How much longer than the great circle a connection may be. */
const MAX_DETOUR = 1.35;
/**
 * The same where nothing else leads there: across the southern oceans and between islands the way often leads over a
 * far hub.
 */
const LAST_RESORT = { detour: 2.1, fromKm: 600 };
const FEEDER_REACH_KM = { home: 1_800, abroad: 1_300 };
const FEEDER_LEAST_KM = 80;
const FEEDERS_PER_AIRPORT = 3;
/** Pairs of airports whose paths are kept. */
const KNOWN_PATHS = 1_000;
const ONE_STOP_LIMIT = 40;
const TWO_STOP_LIMIT = 30;
/** Long-haul pairs get flight numbers below 1000, the rest four digits, as airlines do. */
const LONG_HAUL_KM = 3_500;
const NUMBER_BLOCKS = {
  longHaul: { first: 0, count: 100 },
  shortHaul: { first: 100, count: 300 },
  feeder: { first: 400, count: 300 },
  spare: { first: 700, count: 299 },
};

/**
 * The route network, indexed once: the airlines of each route, and the sensible ways between two airports. Connections
 * stay on one airline, its alliance or its partners, change aircraft at a hub of one of the two airlines, and make no
 * detour above {@link MAX_DETOUR}. Low-cost airlines fly point to point and do not connect.
 */
export class RouteGraph {
  readonly #carriers: readonly Carrier[];
  readonly #findAirport: (iata: Iata) => FlightAirport | undefined;
  readonly #from = new Map<Iata, Hop[]>();
  readonly #to = new Map<Iata, Hop[]>();
  readonly #known = new LRUCache<string, readonly Path[]>({ max: KNOWN_PATHS });

  /**
   * Pairs that name an unknown airport or airline, or an airport twice, are left out.
   * @throws RangeError when an airline has more than some 400 long or 600 short routes: its flight numbers run out
   */
  constructor(
    carriers: readonly Carrier[],
    pairs: readonly NonStopPair[],
    findAirport: (iata: Iata) => FlightAirport | undefined,
  ) {
    this.#carriers = carriers;
    this.#findAirport = findAirport;
    const byCode = new Map(carriers.map((carrier) => [carrier.iata, carrier]));
    const seen = new Set<string>();
    const takenBlocks = new Set<string>();
    const keyed = pairs
      .map((pair) => ({ pair, key: pairKey(pair) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    for (const { pair, key } of keyed) {
      const carrier = byCode.get(pair.airline);
      const from = findAirport(pair.from);
      const to = findAirport(pair.to);
      if (!carrier || !from || !to || pair.from === pair.to || seen.has(key)) continue;
      seen.add(key);
      this.#addPair(carrier, from, to, { key, taken: takenBlocks, ...lifeOf(pair) });
    }
  }

  /** Whether the network lists the airport at all. */
  serves(iata: Iata): boolean {
    return this.#from.has(iata);
  }

  /**
   * Every sensible way, direct ones first, then by kilometres flown. An airport outside the network is joined to it by
   * flights to the nearest hub; an empty list means that no way exists.
   */
  paths(from: Iata, to: Iata): readonly Path[] {
    const listed = this.listedPaths(from, to);
    return listed.length > 0 ? listed : this.#keep(`fed ${from} ${to}`, () => this.#fedPaths(from, to));
  }

  /** The ways over flights that the network lists: without feeders and without wide detours. */
  listedPaths(from: Iata, to: Iata): readonly Path[] {
    return this.#keep(`listed ${from} ${to}`, () =>
      from === to || !this.#findAirport(from) || !this.#findAirport(to)
        ? []
        : this.#pathsOver(from, to, this.#from.get(from) ?? [], this.#to.get(to) ?? [], MAX_DETOUR),
    );
  }

  /**
   * The ways of {@link paths} and those with a wide detour: where the shorter ones wait for hours, one of them may
   * arrive first.
   */
  widePaths(from: Iata, to: Iata): readonly Path[] {
    return this.#keep(`wide ${from} ${to}`, () => this.#fedPathsWithin(from, to, LAST_RESORT.detour));
  }

  #keep(key: string, find: () => Path[]): readonly Path[] {
    const known = this.#known.get(key) ?? find();
    this.#known.set(key, known);
    return known;
  }

  #fedPaths(from: Iata, to: Iata): Path[] {
    const fed = this.#fedPathsWithin(from, to, MAX_DETOUR);
    return fed.length > 0 ? fed : [...this.widePaths(from, to)];
  }

  #fedPathsWithin(from: Iata, to: Iata, detour: number): Path[] {
    if (from === to || !this.#findAirport(from) || !this.#findAirport(to)) return [];
    const outgoing = [...(this.#from.get(from) ?? []), ...this.#feeders(from, "from")];
    const incoming = [...(this.#to.get(to) ?? []), ...this.#feeders(to, "to")];
    return this.#pathsOver(from, to, outgoing, incoming, detour);
  }

  #addPair(
    carrier: Carrier,
    a: FlightAirport,
    b: FlightAirport,
    { key, taken, ...life }: Life & { key: string; taken: Set<string> },
  ): void {
    const km = distanceKm(a, b);
    const numberBlock = freeBlock(carrier.iata, key, km, taken);
    const outwardFromA = isOutward(carrier, a, b);
    push(this.#from, a.iata, this.#to, b.iata, {
      carrier,
      from: a,
      to: b,
      km,
      numberBlock,
      outward: outwardFromA,
      ...life,
      isFeeder: false,
    });
    push(this.#from, b.iata, this.#to, a.iata, {
      carrier,
      from: b,
      to: a,
      km,
      numberBlock,
      outward: !outwardFromA,
      ...life,
      isFeeder: false,
    });
  }

  #pathsOver(from: Iata, to: Iata, outgoing: readonly Hop[], incoming: readonly Hop[], detour: number): Path[] {
    const origin = this.#findAirport(from);
    const target = this.#findAirport(to);
    if (!origin || !target) return [];
    const km = distanceKm(origin, target);
    if (detour > MAX_DETOUR && km < LAST_RESORT.fromKm) return [];
    const limitKm = detour * km;
    const direct = outgoing.filter((hop) => hop.to.iata === to).map((hop) => ({ hops: [hop], km: hop.km }));
    const oneStop = shortest(this.#oneStopPaths(outgoing, incoming, limitKm), ONE_STOP_LIMIT);
    const twoStop = shortest(this.#twoStopPaths(from, to, outgoing, incoming, limitKm), TWO_STOP_LIMIT);
    return [...direct, ...oneStop, ...twoStop];
  }

  #oneStopPaths(outgoing: readonly Hop[], incoming: readonly Hop[], limitKm: number): Path[] {
    const paths: Path[] = [];
    for (const last of incoming) {
      for (const first of outgoing) {
        if (first.to.iata !== last.from.iata || first.km + last.km > limitKm || !connects(first, last)) continue;
        paths.push({ hops: [first, last], km: first.km + last.km });
      }
    }
    return paths;
  }

  #twoStopPaths(from: Iata, to: Iata, outgoing: readonly Hop[], incoming: readonly Hop[], limitKm: number): Path[] {
    const lastByHub = groupBy(incoming, (hop) => hop.from.iata);
    const paths: Path[] = [];
    for (const first of outgoing) {
      if (first.to.iata === to || first.km > limitKm) continue;
      for (const middle of this.#from.get(first.to.iata) ?? []) {
        if (first.km + middle.km > limitKm) continue;
        const lasts = lastByHub.get(middle.to.iata);
        if (!lasts || middle.to.iata === from || middle.to.iata === to || !connects(first, middle)) continue;
        for (const last of lasts) {
          const km = first.km + middle.km + last.km;
          if (km <= limitKm && connects(middle, last)) paths.push({ hops: [first, middle, last], km });
        }
      }
    }
    return paths;
  }

  /** Not in the network, or a small airport from which only low-cost airlines fly. */
  #isOutOfReach({ iata, size }: FlightAirport): boolean {
    const hops = this.#from.get(iata) ?? [];
    return hops.length === 0 || (size === "medium" && hops.every((hop) => hop.carrier.kind === "low-cost"));
  }

  /** Flights to the nearest hubs of the country's own airlines, else to the nearest hubs of a neighbour's. */
  #feeders(iata: Iata, direction: "from" | "to"): Hop[] {
    const airport = this.#findAirport(iata);
    if (!airport || !this.#isOutOfReach(airport)) return [];
    const hubs = this.#carriers
      .filter((carrier) => carrier.kind !== "low-cost" && !carrier.until)
      .flatMap((carrier) => carrier.hubs.map((code) => ({ carrier, hub: this.#findAirport(code) })))
      .flatMap(({ carrier, hub }) =>
        hub && hub.iata !== iata && this.serves(hub.iata) ? [{ carrier, hub, km: distanceKm(airport, hub) }] : [],
      )
      .filter(({ km }) => km >= FEEDER_LEAST_KM)
      .sort((a, b) => a.km - b.km || (a.carrier.iata < b.carrier.iata ? -1 : 1));
    const home = hubs.filter(({ carrier, km }) => carrier.country === airport.country && km <= FEEDER_REACH_KM.home);
    const abroad = hubs.filter(
      ({ carrier, hub, km }) =>
        carrier.kind === "full" && carrier.country === hub.country && km <= FEEDER_REACH_KM.abroad,
    );
    return (home.length > 0 ? home : abroad).slice(0, FEEDERS_PER_AIRPORT).map(({ carrier, hub, km }) => {
      const [a, b] = direction === "from" ? [airport, hub] : [hub, airport];
      const key = pairKey({ airline: carrier.iata, from: iata, to: hub.iata });
      const numberBlock = NUMBER_BLOCKS.feeder.first + (hashText(key) % NUMBER_BLOCKS.feeder.count);
      return { carrier, from: a, to: b, km, numberBlock, outward: direction === "to", isFeeder: true };
    });
  }
}

type Life = Pick<Hop, "since" | "until">;

function lifeOf({ since, until }: NonStopPair): Life {
  return { ...(since && { since: dayNumber(since) }), ...(until && { until: dayNumber(until) }) };
}

/** Whether a traveller may change from one hop to the next on one ticket. */
function connects(first: Hop, next: Hop): boolean {
  const [a, b] = [first.carrier, next.carrier];
  const via = next.from.iata;
  if (!a.hubs.includes(via) && !b.hubs.includes(via)) return false;
  if (a.kind === "low-cost" || b.kind === "low-cost") return false;
  if (a.iata === b.iata || (a.alliance !== null && a.alliance === b.alliance)) return true;
  if (a.partners?.includes(b.iata) || b.partners?.includes(a.iata)) return true;
  // The flight to a remote place is sold together with those of other airlines, but not of another alliance.
  return (
    (first.isFeeder || next.isFeeder) &&
    (a.alliance === null || b.alliance === null || a.kind === "regional" || b.kind === "regional")
  );
}

function isOutward(carrier: Carrier, from: FlightAirport, to: FlightAirport): boolean {
  const [fromRank, toRank] = [carrier.hubs.indexOf(from.iata), carrier.hubs.indexOf(to.iata)];
  if (fromRank >= 0 && toRank >= 0) return fromRank < toRank;
  return fromRank >= 0 || (toRank < 0 && from.iata < to.iata);
}

/** The pair's own block of ten flight numbers; the next free one when two pairs of an airline draw the same. */
function freeBlock(airline: string, key: string, km: number, taken: Set<string>): number {
  const own = km >= LONG_HAUL_KM ? NUMBER_BLOCKS.longHaul : NUMBER_BLOCKS.shortHaul;
  const start = hashText(key) % own.count;
  for (let step = 0; step < own.count + NUMBER_BLOCKS.spare.count; step++) {
    const block =
      step < own.count ? own.first + ((start + step) % own.count) : NUMBER_BLOCKS.spare.first + step - own.count;
    const name = `${airline} ${block}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return block;
  }
  throw new RangeError(`Airline ${airline} has more routes than flight numbers.`);
}

function pairKey({ airline, from, to }: NonStopPair): string {
  return from < to ? `${airline} ${from} ${to}` : `${airline} ${to} ${from}`;
}

function push(from: Map<Iata, Hop[]>, a: Iata, to: Map<Iata, Hop[]>, b: Iata, hop: Hop): void {
  const outgoing = from.get(a);
  if (outgoing) outgoing.push(hop);
  else from.set(a, [hop]);
  const incoming = to.get(b);
  if (incoming) incoming.push(hop);
  else to.set(b, [hop]);
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function shortest(paths: Path[], limit: number): Path[] {
  return paths.sort((a, b) => a.km - b.km || (pathKey(a) < pathKey(b) ? -1 : 1)).slice(0, limit);
}

function pathKey(path: Path): string {
  return path.hops.map((hop) => `${hop.carrier.iata}${hop.to.iata}`).join(" ");
}
