import { hashText, seededRng, type Rng } from "#app/shared/rng";
import { blockMinutes, degreesEast } from "./block-time";
import { hasCurfew, mayDepart, mayLand } from "./night-curfew";
import type { FlightAirport, Hop, Path } from "./route-graph";
import type { ZoneClock } from "./zone-clock";

const DAY = 1440;
const MINUTE_MS = 60_000;
/** Any winter day: the timetable is drawn once with the clocks of that day. */
const REFERENCE_DAY = Date.UTC(2026, 0, 14) / (DAY * 60_000);

/** A day in each month: some zones change their clocks in March or April, others in September, October or November. */
const CLOCK_DAYS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 20) / (DAY * MINUTE_MS));

/**
 * Shortest and longest change of aircraft, minutes. Crossing a border takes longer than staying inside a country; the
 * last resort is for places that no shorter connection reaches.
 */
export const LAYOVER = { domesticMin: 70, internationalMin: 90, max: 240, lastResort: 1080 } as const;

/**
 * Waves of departures at a hub, minutes of the local day. Hubs of the Gulf and the Bosporus live by night, East Asia
 * departs late.
 */
const WAVES = {
  night: [135, 495, 870, 1230],
  eastAsia: [510, 785, 1080, 1390],
  usual: [450, 715, 1005, 1285],
} as const;
/** Long flights rather keep to these two waves, so that they connect to one another. */
const MAIN_WAVES = new Set([1, 3]);
const MAIN_WAVE_PULL = 1.5;
const NIGHT_HUB_COUNTRIES = new Set(["AE", "QA", "BH", "KW", "OM", "SA", "TR", "ET"]);
/** Discomfort from which a departure is drawn only when there is no other. */
const UNFIT = 4;
/** Block minutes above which a flight counts as long. */
const LONG_BLOCK = 300;
const FREE_TIMES = [390, 585, 795, 1020, 1200, 1335] as const;

/** One daily departure of a hop. */
export interface Departure {
  /** Minutes of the local day at the origin. */
  minute: number;
  blockMinutes: number;
  /** Number without the airline's code. */
  number: number;
}

/** One flight on one day. */
export interface TimedHop {
  hop: Hop;
  departure: Departure;
  departMs: number;
  arriveMs: number;
}

/** A path flown on a given day. */
export interface Itinerary {
  path: Path;
  flights: readonly TimedHop[];
  departMs: number;
  arriveMs: number;
}

/** Shortest legal change between two hops: 70 minutes inside a country, 90 where a border is crossed. */
export function minimumLayover(first: Hop, next: Hop): number {
  const isDomestic = first.from.country === first.to.country && next.from.country === next.to.country;
  return isDomestic ? LAYOVER.domesticMin : LAYOVER.internationalMin;
}

/**
 * The daily departures of every hop and the itineraries they allow. Departures come in waves at the airline's hubs, so
 * that flights arrive before a wave and leave with it; times and numbers are drawn from (airline, pair).
 */
export class Timetable {
  readonly #clock: ZoneClock;
  readonly #drawn = new WeakMap<Hop, readonly Departure[]>();

  constructor(clock: ZoneClock) {
    this.#clock = clock;
  }

  /**
   * Departures of a hop on a local day (days since 1970). A flight towards a hub keeps its place in the wave there, so
   * its departure moves when one end changes its clocks and the other does not; its number stays. Before a route begins
   * and after it ends there are none.
   */
  departures(hop: Hop, day: number): readonly Departure[] {
    if (day < (hop.since ?? day) || day > (hop.until ?? day)) return [];
    const drawn = this.#drawn.get(hop) ?? this.#draw(hop);
    this.#drawn.set(hop, drawn);
    const { carrier, from, to } = hop;
    const moved = this.#clockDifference(hop, REFERENCE_DAY) - this.#clockDifference(hop, day);
    if (moved === 0 || carrier.hubs.includes(from.iata) || !carrier.hubs.includes(to.iata)) return drawn;
    return drawn.map((departure) => ({ ...departure, minute: inDay(departure.minute + moved) }));
  }

  /**
   * Every way to fly the path when leaving on that local day (days since 1970), each with the first legal connections.
   * @param maxLayover longest wait between two flights, minutes
   */
  itineraries(path: Path, departDay: number, maxLayover: number = LAYOVER.max): Itinerary[] {
    const [first, ...rest] = path.hops;
    if (!first) return [];
    const found: Itinerary[] = [];
    for (const departure of this.departures(first, departDay)) {
      const leaving = this.#fly(first, departure, departDay);
      if (!this.#isOpen(leaving)) continue;
      const flights = this.#follow([leaving], rest, maxLayover);
      if (flights === undefined) continue;
      found.push({
        path,
        flights,
        departMs: (flights[0] as TimedHop).departMs,
        arriveMs: (flights[flights.length - 1] as TimedHop).arriveMs,
      });
    }
    return found;
  }

  #follow(flown: TimedHop[], rest: readonly Hop[], maxLayover: number): TimedHop[] | undefined {
    for (const hop of rest) {
      const last = flown[flown.length - 1] as TimedHop;
      const next = this.#firstConnection(last, hop, maxLayover);
      if (next === undefined) return undefined;
      flown.push(next);
    }
    return flown;
  }

  #firstConnection(last: TimedHop, hop: Hop, maxLayover: number): TimedHop | undefined {
    const earliest = last.arriveMs + minimumLayover(last.hop, hop) * MINUTE_MS;
    const latest = last.arriveMs + maxLayover * MINUTE_MS;
    const { day } = this.#clock.toWallClock(hop.from.timeZone, earliest);
    let best: TimedHop | undefined;
    for (const tryDay of [day, day + 1]) {
      for (const departure of this.departures(hop, tryDay)) {
        const flight = this.#fly(hop, departure, tryDay);
        if (flight.departMs < earliest || flight.departMs > latest || !this.#isOpen(flight)) continue;
        if (best === undefined || flight.departMs < best.departMs) best = flight;
      }
    }
    return best;
  }

  #fly(hop: Hop, departure: Departure, day: number): TimedHop {
    const departMs = this.#clock.toEpochMs(hop.from.timeZone, { day, minute: departure.minute });
    return { hop, departure, departMs, arriveMs: departMs + departure.blockMinutes * MINUTE_MS };
  }

  /**
   * The timetable keeps the curfews all year; in the night in which the clocks change a flight may miss its hour, and
   * is not sold.
   */
  #isOpen({ hop, departMs, arriveMs }: TimedHop): boolean {
    const { from, to } = hop;
    return (
      (!hasCurfew(from.iata) || mayDepart(from.iata, this.#clock.toWallClock(from.timeZone, departMs).minute)) &&
      (!hasCurfew(to.iata) || mayLand(to.iata, this.#clock.toWallClock(to.timeZone, arriveMs).minute))
    );
  }

  #draw(hop: Hop): Departure[] {
    const rng = seededRng(hashText(`${hop.carrier.iata} ${hop.from.iata} ${hop.to.iata}`));
    const block = blockMinutes(hop.from, hop.to, hop.km, hop.carrier.country);
    const shift = this.#clockDifference(hop, REFERENCE_DAY);
    const isOpen = this.#openAllYear(hop, block, shift);
    const candidates = candidateTimes(hop, block, shift, rng)
      .map((wished, wave) => {
        const { minute, away } = nearestOpen(wished, isOpen);
        return {
          minute,
          discomfort: discomfort(hop, minute, block, shift),
          // Far from its wave a flight connects to nothing.
          cost: rng() - (MAIN_WAVES.has(wave) ? MAIN_WAVE_PULL : 0) + away / 40,
        };
      })
      .sort((a, b) => a.discomfort + a.cost - (b.discomfort + b.cost) || a.minute - b.minute);
    const fit = candidates.filter((candidate) => candidate.discomfort < UNFIT);
    const minutes = (fit.length > 0 ? fit : candidates.slice(0, 1))
      .slice(0, dailyDepartures(hop, rng))
      .map(({ minute }) => minute);
    return [...new Set(minutes)]
      .sort((a, b) => a - b)
      .map((minute, index) => ({
        minute,
        blockMinutes: block,
        number: hop.numberBlock * 10 + 2 * index + (hop.outward ? 1 : 2),
      }));
  }

  /**
   * Whether a departure keeps the curfews at both ends on every day of the year: the clocks change on different days,
   * so every difference between the least and the greatest counts, and with it the departures that move for it.
   */
  #openAllYear(hop: Hop, block: number, shift: number): (minute: number) => boolean {
    const { carrier, from, to } = hop;
    if (!hasCurfew(from.iata) && !hasCurfew(to.iata)) return () => true;
    const differences = CLOCK_DAYS.map((day) => this.#clockDifference(hop, day));
    const moves = !carrier.hubs.includes(from.iata) && carrier.hubs.includes(to.iata);
    const [least, most] = [Math.min(...differences), Math.max(...differences)];
    return (minute) => {
      for (let difference = least; difference <= most; difference += 30) {
        const leaves = moves ? minute + shift - difference : minute;
        if (!mayDepart(from.iata, leaves) || !mayLand(to.iata, leaves + block + difference)) return false;
      }
      return true;
    };
  }

  /** Minutes by which the clocks at the far end are ahead of those at the near end. */
  #clockDifference(hop: Hop, day: number): number {
    const noon = (day * DAY + DAY / 2) * MINUTE_MS;
    return this.#clock.offsetMinutes(hop.to.timeZone, noon) - this.#clock.offsetMinutes(hop.from.timeZone, noon);
  }
}

/**
 * Departure times that fit the waves of the airline's hub at either end; spread over the day where neither end is a
 * hub.
 */
function candidateTimes(hop: Hop, block: number, shift: number, rng: Rng): number[] {
  const { carrier, from, to } = hop;
  if (carrier.hubs.includes(from.iata)) return waves(carrier.iata, from).map((wave) => inDay(wave + jitter(rng, 45)));
  if (carrier.hubs.includes(to.iata))
    return waves(carrier.iata, to).map((wave) => inDay(wave - 95 - jitter(rng, 55) - block - shift));
  return FREE_TIMES.map((time) => inDay(time + jitter(rng, 120)));
}

/** The time itself, or the nearest at which both airports are open; the time itself where there is none. */
function nearestOpen(wished: number, isOpen: (minute: number) => boolean): { minute: number; away: number } {
  for (let away = 0; away <= DAY / 2; away += 5) {
    for (const time of [wished + away, wished - away]) if (isOpen(time)) return { minute: inDay(time), away };
  }
  return { minute: wished, away: 0 };
}

function waves(airline: string, hub: FlightAirport): number[] {
  const times = NIGHT_HUB_COUNTRIES.has(hub.country)
    ? WAVES.night
    : hub.lon > 90 && hub.lat > -12
      ? WAVES.eastAsia
      : WAVES.usual;
  const offset = (hashText(`${airline} ${hub.iata}`) % 9) * 5 - 20;
  return times.map((time) => time + offset);
}

/**
 * How little anyone would want to fly at that time: by night at either end, except where airports work by night, and a
 * long way east other than overnight.
 */
function discomfort(hop: Hop, minute: number, block: number, shift: number): number {
  const arrival = inDay(minute + block + shift);
  const isLong = block > LONG_BLOCK;
  let cost = 0;
  if (isLong ? minute > 30 && minute < 330 : minute >= 1395 || minute < 345) cost += nightCost(hop.from, isLong);
  if (arrival > 30 && arrival < (isLong ? 285 : 345)) cost += nightCost(hop.to, isLong);
  // Overnight is usual; a flight by day is bearable when it lands in time for dinner.
  const isByDay = minute > 120 && minute < 990;
  if (block > 330 && degreesEast(hop.from, hop.to) > 45 && isByDay)
    cost += arrival > 1260 || arrival < 60 ? UNFIT : 1.5;
  return cost;
}

/**
 * Gulf airports never sleep; those of South Asia, South-East Asia, Africa and Latin America send long flights off after
 * midnight.
 */
function nightCost({ country, lat, lon }: FlightAirport, isLong: boolean): number {
  if (NIGHT_HUB_COUNTRIES.has(country)) return 1;
  const isAwake = isLong && ((lat > -12 && lat < 40 && lon > 60 && lon < 150) || (lat < 23 && lon > -120 && lon < 55));
  return isAwake ? 1 : UNFIT;
}

function dailyDepartures(hop: Hop, rng: Rng): number {
  const { km, carrier } = hop;
  const isBusy = hop.from.size === "large" && hop.to.size === "large";
  if (carrier.kind === "low-cost") return km < 2_500 ? 2 : 1;
  if (km < 1_500) return isBusy || hop.isFeeder ? 4 : 3;
  if (km < 3_500) return isBusy ? 3 : 2;
  if (km < 7_500) return 2;
  return isBusy && rng() < 0.5 ? 2 : 1;
}

function jitter(rng: Rng, spread: number): number {
  return Math.floor((rng() * spread) / 5) * 5;
}

function inDay(minute: number): number {
  return ((Math.round(minute) % DAY) + DAY) % DAY;
}
