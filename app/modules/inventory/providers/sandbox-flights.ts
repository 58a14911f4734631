import { distanceKm } from "#app/shared/geo";
import { hashText, seededRng } from "#app/shared/rng";
import type { BagPolicy } from "#app/modules/inventory/network/airlines";
import { bagAllowance, meanerPolicy } from "#app/modules/inventory/prices/bags";
import {
  oneWayFareUsd,
  partyPrice,
  SANDBOX_CABINS,
  seasonFactor,
  type OneWayFare,
  type SandboxCabin,
} from "#app/modules/inventory/prices/fares";
import type { Cabin, Fare, FlightLeg, FlightOffer, FlightQuery } from "#app/modules/inventory/offers/flight";
import type { Iata, IsoDate, SearchAnswer } from "#app/modules/inventory/offers/offer";
import { toOneWay, type OneWay } from "#app/modules/inventory/network/one-way";
import type {
  AskOptions,
  DayFare,
  FlightEnds,
  FlightProvider,
  StayDates,
  UsualFare,
} from "#app/modules/inventory/search/ports";
import { priceConfidence } from "#app/modules/inventory/prices/price-confidence";
import {
  RouteGraph,
  type Carrier,
  type FlightAirport,
  type NonStopPair,
} from "#app/modules/inventory/network/route-graph";
import {
  chooseRoundTrips,
  chooseSingles,
  legsOf,
  waysOf,
  type RoundTrip,
  type SoldWays,
} from "#app/modules/inventory/network/round-trips";
import { LAYOVER, Timetable } from "#app/modules/inventory/network/timetable";
import { ZoneClock, dayNumber, isoWeekday } from "#app/modules/inventory/network/zone-clock";

/** Ticket kinds on sale; each round trip, or single way, is offered in those that its airlines have. */
const PRODUCTS: readonly { cabin: SandboxCabin; fare: Fare }[] = [
  { cabin: "economy", fare: "basic" },
  { cabin: "economy", fare: "standard" },
  { cabin: "premium", fare: "standard" },
  { cabin: "business", fare: "flexible" },
];
/** Below this distance no airline has a premium cabin. */
const PREMIUM_FROM_KM = 4_500;
/** Among ways that wait for hours or a night, so much more than the shortest is too much. */
const MUCH_LONGER_MINUTES = 300;
/** How far the sandbox prices of airlines, flights and days stray from the rule, as a share. */
const STRAY = { airline: 0.08, flight: 0.07, day: 0.015 } as const;

/**
 * The built-in flight inventory: real airports, airlines and non-stop connections, with a timetable and prices of its
 * own. Deterministic for the same query; nothing in it is a live flight or a live price, and every offer says so.
 */
export class SandboxFlights implements FlightProvider {
  readonly holdsPrices = true;
  readonly #graph: RouteGraph;
  readonly #findAirport: (iata: Iata) => FlightAirport | undefined;
  readonly #clock = new ZoneClock();
  readonly #timetable = new Timetable(this.#clock);

  /** @throws RangeError when an airline has more routes than flight numbers */
  constructor(
    carriers: readonly Carrier[],
    pairs: readonly NonStopPair[],
    findAirport: (iata: Iata) => FlightAirport | undefined,
  ) {
    this.#graph = new RouteGraph(carriers, pairs, findAirport);
    this.#findAirport = findAirport;
  }

  /**
   * Hundreds of round trips, or of single ways, where the network allows them; none when no connection exists, when the
   * departure is past or the return comes before it. The party flies out of and back to the same airports. A way home
   * that begins at another place is sold with the way there and costs half of a return, as airlines price an open jaw;
   * of one that ends in another city each direction is a ticket of its own.
   * @throws RangeError for a date that does not exist or an empty party
   */
  async search(query: FlightQuery, signal?: AbortSignal): Promise<SearchAnswer<FlightOffer>> {
    if (query.adults + query.children < 1) throw new RangeError("A flight search needs at least one traveller.");
    const days = {
      depart: dayNumber(query.departOn),
      return: dayNumber(query.returnOn),
      today: dayNumber(query.today),
    };
    const first = query.only === "back" ? days.return : days.depart;
    if (first < days.today || days.return < days.depart) return { offers: [], missing: [] };
    const found = this.#soldWays(query, days, signal);
    const offers = found.flatMap((sold) => this.#price(sold, query, first - days.today));
    offers.sort((a, b) => a.priceMinor - b.priceMinor || (a.id < b.id ? -1 : 1));
    return { offers, missing: [] };
  }

  async getOffer(
    query: FlightQuery,
    offerId: string,
    { signal }: AskOptions<FlightOffer> = {},
  ): Promise<FlightOffer | undefined> {
    const { offers } = await this.search(query, signal);
    return offers.find((offer) => offer.id === offerId);
  }

  /** One day after the other, with a pause in between for the requests of other travellers. */
  async leastFares(queries: readonly FlightQuery[], signal?: AbortSignal): Promise<DayFare[]> {
    const fares: DayFare[] = [];
    for (const query of queries) {
      await new Promise((resume) => setTimeout(resume));
      const { offers } = await this.search({ ...query, cabins: ["economy"] }, signal);
      const { departOn, returnOn } = query;
      if (offers[0]) fares.push({ departOn, returnOn, priceMinor: offers[0].priceMinor });
    }
    return fares;
  }

  /** In economy with a full-service airline, over the most direct way that the network lists. */
  usualFares({ origins, destinations, today }: FlightEnds, stays: readonly StayDates[]): UsualFare[] {
    const [way] = origins
      .flatMap((from) => destinations.flatMap((to) => this.#graph.paths(from, to)[0] ?? []))
      .sort((a, b) => a.hops.length - b.hops.length || a.km - b.km);
    const [origin, destination] = [way?.hops[0]?.from, way?.hops.at(-1)?.to];
    if (!way || !origin || !destination) return [];
    const fixed = {
      km: distanceKm(origin, destination),
      stops: way.hops.length - 1,
      cabin: "economy",
      fare: "basic",
      carrierKind: "full",
    } as const;
    return stays.map(({ departOn, returnOn }) => {
      const daysAhead = dayNumber(departOn) - dayNumber(today);
      const usd = [departOn, returnOn]
        .map((date) => ({ weekday: isoWeekday(dayNumber(date)), season: seasonFactor(date, destination.lat) }))
        .reduce((sum, day) => sum + oneWayFareUsd({ ...fixed, ...day, daysAhead }), 0);
      return { departOn, returnOn, adultPriceMinor: Math.round(usd) * 100 };
    });
  }

  #soldWays(query: FlightQuery, days: { depart: number; return: number }, signal?: AbortSignal): SoldWays[] {
    const { origins, destinations, homes = origins, only } = query;
    if (only === "out")
      return chooseSingles(this.#sensibleWays(origins, destinations, days.depart, signal).ways, "there");
    if (only === "back")
      return chooseSingles(this.#sensibleWays(destinations, homes, days.return, signal).ways, "back");
    return this.#roundTrips(query, days, signal);
  }

  /**
   * Each direction for itself: to the ends of the world two flights a day seldom meet, and a night between them may be
   * the way out but not the way home.
   */
  #roundTrips(query: FlightQuery, days: { depart: number; return: number }, signal?: AbortSignal): RoundTrip[] {
    const { origins, destinations, leaves = destinations, homes = origins } = query;
    const there = this.#sensibleWays(origins, destinations, days.depart, signal);
    const home = this.#sensibleWays(leaves, homes, days.return, signal);
    if (query.homes) return chooseRoundTrips(there.ways, home.ways, "apart");
    if (query.leaves) return chooseRoundTrips(there.ways, home.ways, "open-jaw");
    const trips = chooseRoundTrips(there.ways, home.ways);
    if (trips.length > 0 && !there.isLastResort && !home.isLastResort) return trips;
    // To the ends of the world the airline of a good way out has none home: then two single tickets are sold.
    return chooseRoundTrips(there.ways, home.ways, "any");
  }

  /**
   * Ways without a long wait; where there are none, those with one or a wide detour that are not much longer than the
   * shortest.
   */
  #sensibleWays(
    from: readonly Iata[],
    to: readonly Iata[],
    day: number,
    signal?: AbortSignal,
  ): { ways: OneWay[]; isLastResort: boolean } {
    const found = this.#oneWays(from, to, day, LAYOVER.max, signal);
    if (found.length > 0) return { ways: found, isLastResort: false };
    const ways = this.#oneWays(from, to, day, LAYOVER.lastResort, signal);
    const shortest = Math.min(...ways.map((way) => way.leg.durationMinutes));
    return {
      ways: ways.filter((way) => way.leg.durationMinutes <= shortest + MUCH_LONGER_MINUTES),
      isLastResort: true,
    };
  }

  /** Ways between the airports of two cities; feeder flights only where no airport of the two has a listed way. */
  #oneWays(
    from: readonly Iata[],
    to: readonly Iata[],
    day: number,
    maxLayover: number,
    signal?: AbortSignal,
  ): OneWay[] {
    const pairs = [...new Set(from)].flatMap((origin) =>
      [...new Set(to)].map((destination) => [origin, destination] as const),
    );
    const listed = pairs.flatMap(([origin, destination]) => this.#graph.listedPaths(origin, destination));
    const paths =
      maxLayover > LAYOVER.max
        ? pairs.flatMap(([a, b]) => this.#graph.widePaths(a, b))
        : listed.length > 0
          ? listed
          : pairs.flatMap(([a, b]) => this.#graph.paths(a, b));
    signal?.throwIfAborted();
    return paths.flatMap((path) =>
      this.#timetable.itineraries(path, day, maxLayover).map((itinerary) => toOneWay(itinerary, this.#clock)),
    );
  }

  #price(sold: SoldWays, query: FlightQuery, daysAhead: number): FlightOffer[] {
    const ways = [
      ...(sold.out ? [this.#pricedWay(sold.out, query.departOn, sold.out.leg, query)] : []),
      ...(sold.back ? [this.#pricedWay(sold.back, query.returnOn, turned(sold.back.leg), query)] : []),
    ].flatMap((way) => way ?? []);
    const [first] = ways;
    if (!first || ways.length < waysOf(sold).length) return [];
    const seasonality = ways.reduce((sum, { season }) => sum + season, 0) / ways.length;
    const confidence = priceConfidence({ daysAhead, seasonality, stops: Math.max(...ways.map(({ stops }) => stops)) });
    const drift = stray(`${first.airline} ${first.home} ${first.place} ${query.today}`, STRAY.day);
    const policy = ways.map(({ bags }) => bags).reduce(meanerPolicy);
    const service = ways.some(({ carrierKind }) => carrierKind === "low-cost") ? "low-cost" : "full";
    return PRODUCTS.filter(
      ({ cabin }) => (query.cabins ?? SANDBOX_CABINS).includes(cabin) && ways.every((way) => isSold(cabin, way)),
    ).map(({ cabin, fare }) => {
      const usd = ways.reduce((sum, way) => sum + oneWayFareUsd({ ...way, cabin, fare, daysAhead }) * way.stray, 0);
      const adultPriceMinor = Math.round(usd * drift) * 100;
      return {
        id: [...ways.map(({ flights, date }) => `${flights}.${date}`), `${cabin}-${fare}`].join("."),
        provider: "sandbox",
        isSandbox: true,
        ...legsOf(sold),
        cabin,
        fare,
        service,
        ...bagAllowance(cabin, fare, policy),
        adultPriceMinor,
        ...partyPrice(adultPriceMinor, query.adults, query.children),
        currency: "USD",
        priceConfidence: confidence,
      };
    });
  }

  /**
   * The facts that the price of one direction depends on, whatever the ticket; undefined where an end is not known.
   * @param ends its airports, the one at home first
   */
  #pricedWay(
    { leg, carrier, flights }: OneWay,
    date: IsoDate,
    ends: Pick<FlightLeg, "from" | "to">,
    { only, homes }: FlightQuery,
  ): PricedWay | undefined {
    const [home, place] = [this.#findAirport(ends.from), this.#findAirport(ends.to)];
    if (!home || !place) return undefined;
    return {
      ...{ flights, date, home: home.iata, place: place.iata, airline: carrier.iata, bags: carrier.bags },
      isSingle: only !== undefined || homes !== undefined,
      km: distanceKm(home, place),
      stops: leg.stops,
      carrierKind: carrier.kind,
      weekday: isoWeekday(dayNumber(date)),
      season: seasonFactor(date, place.lat),
      stray: stray(carrier.iata, STRAY.airline) * stray(`${flights} ${date}`, STRAY.flight),
    };
  }
}

type PricedWay = Omit<OneWayFare, "cabin" | "fare" | "daysAhead"> & {
  flights: string;
  date: IsoDate;
  /** Airports at home and at the destination. */
  home: Iata;
  place: Iata;
  airline: string;
  bags: BagPolicy;
  stray: number;
};

function turned({ from, to }: FlightLeg): Pick<FlightLeg, "from" | "to"> {
  return { from: to, to: from };
}

/** Low-cost and regional airlines have one cabin; premium exists on long flights only. */
function isSold(cabin: Cabin, { carrierKind, km }: PricedWay): boolean {
  if (cabin === "economy") return true;
  return carrierKind === "full" && (cabin === "business" || km >= PREMIUM_FROM_KM);
}

/** A factor around 1, drawn from the text; the same in every cabin, so that a better seat never costs less. */
function stray(text: string, share: number): number {
  return 1 + (seededRng(hashText(text))() * 2 - 1) * share;
}
