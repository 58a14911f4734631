import { z } from "zod";
import {
  outcome,
  readRows,
  repeated,
  type TableLine,
  type TableReading,
} from "#app/modules/catalogue/schema/read-table";

const airlineCode = z.string().regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/, "expected the two letters or digits of an airline");
const airportCode = z.string().regex(/^[A-Z]{3}$/, "expected the three letters of an airport");
const colour = z.string().regex(/^#[0-9a-f]{6}$/, "expected a colour such as #1d3f72");

const day = z.iso.date("expected a day such as 2026-12-31");

/** An airline on a route, and the first and last days of departure where it begins or ends: "KE", "TP/2027-03-28..". */
const FLOWN = /^(?<code>[A-Z0-9]{2})(?:\/(?<since>\d{4}-\d\d-\d\d)?\.\.(?<until>\d{4}-\d\d-\d\d)?)?$/;

export interface Flown {
  airline: string;
  /** First and last local day of departure, YYYY-MM-DD. */
  since?: string;
  until?: string;
}

/** Reads an airline on a route of `data/network.csv`; undefined for a text that is none. */
export function readFlown(text: string): Flown | undefined {
  const { code, since, until } = FLOWN.exec(text)?.groups ?? {};
  return code === undefined ? undefined : { airline: code, ...(since && { since }), ...(until && { until }) };
}

const flown = z.string().refine((text) => {
  const { airline, since, until } = readFlown(text) ?? {};
  return (
    airlineCode.safeParse(airline).success &&
    [since, until].every((each) => each === undefined || day.safeParse(each).success) &&
    !(since && until && since > until)
  );
}, "expected an airline, with its days where it begins or ends: TP/2027-03-28.. or TP/..2027-01-09");

function listOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .transform((text) => text.split(" ").filter((part) => part !== ""))
    .pipe(z.array(item));
}

const airlineRow = z.strictObject({
  iata: airlineCode,
  icao: z.string().regex(/^[A-Z]{3}$/, "expected three letters"),
  name: z.string().min(2),
  country: z.string().regex(/^[A-Z]{2}$/, "expected the two letters of a country"),
  alliance: z.enum(["Star Alliance", "SkyTeam", "oneworld", "none"]),
  kind: z.enum(["full", "low-cost", "regional"]),
  bags: z.enum(["hold-included", "hold-from-standard", "seat-only"]),
  hubs: listOf(airportCode).refine((hubs) => hubs.length > 0, "expected one airport at least"),
  bases: listOf(airportCode),
  partners: listOf(airlineCode),
  tail: colour,
  fin: colour,
  /** The last local day of departure of an airline that ends. */
  until: z.union([z.literal("").transform(() => undefined), day]),
  /** The airline that flies its routes from the day after on. */
  into: z.union([z.literal("").transform(() => undefined), airlineCode]),
});

const networkRow = z.strictObject({
  from: airportCode,
  to: airportCode,
  airlines: listOf(flown).refine((codes) => codes.length > 0, "expected one airline at least"),
});

export type AirlineRow = z.output<typeof airlineRow>;
export type NetworkRow = z.output<typeof networkRow>;

/**
 * Reads `data/airlines.csv`: an airline a line, lists separated by blanks. A partnership is written on one side only.
 */
export function readAirlineTable(lines: readonly TableLine[]): TableReading<AirlineRow> {
  const { rows, problems } = readRows(lines, airlineRow);
  const known = new Set(rows.map(({ row }) => row.iata));
  const strays = rows.flatMap(({ line, row }) =>
    row.partners
      .filter((code) => !known.has(code) || code === row.iata)
      .map((code) => `line ${line}, column "partners": ${code} is no other airline of this table`),
  );
  const lasting = new Set(rows.flatMap(({ row }) => (row.until ? [] : [row.iata])));
  const lost = rows.flatMap(({ line, row: { until, into } }) =>
    into && (!until || !lasting.has(into))
      ? [`line ${line}, column "into": ${into} takes over from no airline that ends`]
      : [],
  );
  return outcome(rows, [...problems, ...repeated(rows, ({ iata }) => iata, "airline"), ...strays, ...lost]);
}

/** Reads `data/network.csv`: two airports a line and who flies between them without a stop, both ways. */
export function readNetworkTable(
  lines: readonly TableLine[],
  airlineCodes: ReadonlySet<string>,
): TableReading<NetworkRow> {
  const { rows, problems } = readRows(lines, networkRow);
  const strays = rows.flatMap(({ line, row }) => [
    ...codesOf(row)
      .filter((code) => !airlineCodes.has(code))
      .map((code) => `line ${line}, column "airlines": ${code} is not in airlines.csv`),
    ...(new Set(codesOf(row)).size < row.airlines.length ? [`line ${line} names an airline twice`] : []),
    ...(row.from === row.to ? [`line ${line} flies from ${row.from} to itself`] : []),
  ]);
  return outcome(rows, [
    ...problems,
    ...repeated(rows, ({ from, to }) => [from, to].sort().join(" and "), "connection between"),
    ...strays,
  ]);
}

const codesOf = ({ airlines }: NetworkRow): string[] => airlines.flatMap((text) => readFlown(text)?.airline ?? []);
