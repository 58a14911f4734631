import { z } from "zod";
import { distanceKm, type Point } from "#app/shared/geo";
import { outcome, readRows, repeated, type ReadRow, type TableLine, type TableReading } from "../schema/read-table";
import { NIGHTS, WAY_KINDS, type WayBetween } from "./way";

/** A row of `ways.csv`: a way between two destinations, as good in the other direction. */
export interface WayRow {
  from: string;
  to: string;
  way: WayBetween;
}

/** A row of `stops.csv`: a station, a coach stop or a port of a destination. */
export interface StopRow extends Point {
  slug: string;
  name: string;
  /** Why it lies far from the destination it serves. */
  far?: string;
}

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected the slug of a destination");
const stopName = z.string().min(2).max(60);

/** A cell that may be empty. */
function orEmpty<T extends z.ZodType>(schema: T) {
  return z.union([z.literal("").transform(() => undefined), schema]);
}

function number(least: number, most: number) {
  return z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, "expected a number")
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

const whole = (least: number, most: number) => number(least, most).pipe(z.int());

const months = z
  .string()
  .transform((text) => text.split(" ").map(Number))
  .pipe(z.array(z.int().min(1).max(12)).min(1).max(11))
  .refine((list) => list.every((month, at) => at === 0 || month > list[at - 1]!), "expected months in their order");

const wayRow = z.strictObject({
  from: slug,
  to: slug,
  by: z.enum(WAY_KINDS),
  minutes: whole(20, 2_000).refine((minutes) => minutes % 5 === 0, "expected minutes rounded to five"),
  dollars: whole(1, 2_000),
  per_day: orEmpty(whole(1, 200)),
  operator: orEmpty(z.string().min(2).max(80)),
  book_ahead: orEmpty(z.literal("yes").transform(() => true as const)),
  months: orEmpty(months),
  night: orEmpty(z.enum(NIGHTS)),
  driver: orEmpty(z.literal("yes").transform(() => true as const)),
  from_stop: orEmpty(stopName),
  to_stop: orEmpty(stopName),
  note: orEmpty(
    z
      .string()
      .min(10)
      .max(160)
      .regex(/^[^!]*\.$/, "expected a sentence that ends with a full stop, without exclamation marks"),
  ),
});

const stopRow = z.strictObject({
  slug,
  name: stopName,
  lat: number(-90, 90),
  lon: number(-180, 180),
  far: orEmpty(z.string().min(10).max(120)),
});

/** Kilometres an hour from door to door, in a straight line, that no means goes beyond. */
const MOST_KMH: Readonly<Record<WayBetween["by"], number>> = { train: 230, coach: 95, car: 95, ferry: 60, flight: 750 };
/** No flight takes less, airports and the rides to them counted. */
const LEAST_FLIGHT_MINUTES = 150;
/** Kilometres from its destination beyond which a stop says why. */
const NEAR_KM = 40;

/** The key of a stop among those of all destinations. */
export function stopKey(slugOf: string, name: string): string {
  return `${slugOf} ${name}`;
}

/**
 * Reads `stops.csv`: a station, coach stop or port a line. One that lies beyond 40 km of its destination has its reason
 * in the column `far`.
 * @param places the centres of the destinations by slug
 */
export function readStopTable(lines: readonly TableLine[], places: ReadonlyMap<string, Point>): TableReading<StopRow> {
  const { rows, problems } = readRows(lines, stopRow);
  const misplaced = rows.flatMap(({ line, row }) => {
    const place = places.get(row.slug);
    if (!place) return [`line ${line}, column "slug": there is no destination ${row.slug}`];
    const km = Math.round(distanceKm(row, place));
    if (km > NEAR_KM && !row.far)
      return [`line ${line}: ${row.name} lies ${km} km from ${row.slug}, and "far" is empty`];
    return km <= NEAR_KM && row.far ? [`line ${line}: ${row.name} is near, and "far" is not empty`] : [];
  });
  const twice = repeated(rows, ({ slug: of, name }) => stopKey(of, name), "stop");
  return outcome(rows, [...problems, ...misplaced, ...twice]);
}

/**
 * Reads `ways.csv`: a way between two destinations a line, the one that most travellers take before the others of the
 * pair.
 * @param places the centres of the destinations by slug
 * @param stops keys of the stops of `stops.csv`
 */
export function readWayTable(
  lines: readonly TableLine[],
  places: ReadonlyMap<string, Point>,
  stops: ReadonlySet<string>,
): TableReading<WayRow> {
  const { rows: cells, problems } = readRows(lines, wayRow);
  const rows = cells.map(({ line, row }) => ({ line, row: toRow(row) }));
  const odd = rows.flatMap(({ line, row }) => oddities(row, places, stops).map((problem) => `line ${line}${problem}`));
  const twice = repeated(rows, ({ from, to, way }) => `${[from, to].sort().join(" and ")} by ${way.by}`, "way between");
  return outcome(rows, [...problems, ...odd, ...twice, ...strayStops(rows, stops)]);
}

function toRow({ from, to, by, minutes, dollars, ...cells }: z.output<typeof wayRow>): WayRow {
  const { per_day: perDay, operator, book_ahead: bookAhead, months: some, night, driver } = cells;
  const { from_stop, to_stop, note } = cells;
  const way = {
    by,
    minutes,
    dollars,
    ...(perDay && { perDay }),
    ...(operator && { operator }),
    ...(bookAhead && { bookAhead }),
    ...(some && { months: some }),
    ...(night && { night }),
    ...(driver && { driver }),
    ...(from_stop && { from: from_stop }),
    ...(to_stop && { to: to_stop }),
    ...(note && { note }),
  };
  return { from, to, way };
}

/** What cannot be true of a row, each behind the number of its line. */
function oddities({ from, to, way }: WayRow, places: ReadonlyMap<string, Point>, stops: ReadonlySet<string>): string[] {
  const [a, b] = [places.get(from), places.get(to)];
  if (!a || !b) return [`, column "${a ? "to" : "from"}": there is no destination ${a ? to : from}`];
  if (from === to) return [` leads from ${from} to itself`];
  const lost = [
    way.from &&
      !stops.has(stopKey(from, way.from)) &&
      `, column "from_stop": ${way.from} of ${from} is not in stops.csv`,
    way.to && !stops.has(stopKey(to, way.to)) && `, column "to_stop": ${way.to} of ${to} is not in stops.csv`,
  ].filter((problem) => typeof problem === "string");
  const kmh = Math.round(distanceKm(a, b) / (way.minutes / 60));
  if (kmh > MOST_KMH[way.by]) lost.push(`, column "minutes": ${kmh} km/h from door to door by ${way.by}`);
  if (way.night && (way.by === "car" || way.by === "flight"))
    lost.push(`, column "night": no night on board by ${way.by}`);
  if (way.driver && way.by !== "car") lost.push(`, column "driver": only a car has one`);
  if (way.by === "flight" && way.minutes < LEAST_FLIGHT_MINUTES)
    lost.push(`, column "minutes": a flight takes ${LEAST_FLIGHT_MINUTES} at least`);
  return lost;
}

function strayStops(rows: readonly ReadRow<WayRow>[], stops: ReadonlySet<string>): string[] {
  const named = new Set(
    rows.flatMap(({ row: { from, to, way } }) => [
      ...(way.from ? [stopKey(from, way.from)] : []),
      ...(way.to ? [stopKey(to, way.to)] : []),
    ]),
  );
  return [...stops].filter((stop) => !named.has(stop)).map((stop) => `no way names the stop ${stop}`);
}
