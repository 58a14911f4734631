import type { Iata } from "../offers/offer";

const DAY = 1440;

/** No take-off, or no landing, between two minutes of the local day; the first is the first that is closed. */
interface ClosedHours {
  from: number;
  to: number;
}

interface Curfew {
  departures: ClosedHours;
  arrivals: ClosedHours;
}

/**
 * Airports that close to scheduled passenger flights at night, in local time: one span for both, or take-offs /
 * landings. Written from knowledge of the published rules (Sydney Airport Curfew Act 1995, Adelaide Airport Curfew Act
 * 2000, Frankfurt and Zürich operating rules, night quota seasons at Heathrow and so on), November 2026; not checked
 * line by line against them. Late arrivals and the few night slots of a quota are no schedule and are left out.
 */
const CURFEWS: Readonly<Record<Iata, string>> = {
  // Australia and New Zealand
  SYD: "23:00-06:00",
  ADL: "23:00-06:00",
  OOL: "23:00-06:00",
  WLG: "00:00-06:00",
  ZQN: "22:00-06:00",
  // Britain and Ireland
  LHR: "23:00-06:00/23:30-04:40",
  LCY: "22:30-06:30",
  BHD: "21:30-06:30",
  // Germany
  FRA: "23:00-05:00",
  MUC: "00:00-05:00",
  BER: "23:30-05:30",
  DUS: "22:00-06:00/23:00-06:00",
  HAM: "23:00-06:00",
  STR: "23:00-06:00/23:30-06:00",
  DTM: "22:00-06:00/23:00-06:00",
  // Switzerland
  ZRH: "23:00-06:00",
  GVA: "00:00-06:00",
  BRN: "23:00-06:00",
  BSL: "00:00-06:00/00:00-05:00",
  // France, Belgium, Luxembourg and the Netherlands
  ORY: "23:15-06:00/23:30-06:00",
  BVA: "00:00-05:00",
  CRL: "23:00-06:30",
  LUX: "23:00-06:00",
  EIN: "23:00-07:00",
  RTM: "23:00-07:00",
  // Italy, Portugal, Austria, Hungary and Denmark
  LIN: "23:30-06:00",
  CIA: "00:00-06:00",
  FLR: "23:00-06:00",
  LIS: "01:00-05:00",
  INN: "23:00-06:30",
  BUD: "00:00-05:00",
  BLL: "23:59-05:00",
  BMA: "22:00-07:00",
  // Japan, Korea and Taiwan
  NRT: "00:30-06:00",
  ITM: "21:00-07:00",
  FUK: "22:00-07:00",
  GMP: "23:00-06:00",
  TSA: "23:00-06:00",
  // The Americas
  SAN: "23:30-06:30/02:00-05:00",
  SNA: "22:00-07:00/23:00-07:00",
  YTZ: "22:45-06:45",
  CGH: "23:00-06:00",
  SDU: "23:00-06:00",
};

const parsed = new Map<Iata, Curfew>(
  Object.entries(CURFEWS).map(([iata, rule]) => {
    const [departures = "", arrivals = departures] = rule.split("/");
    return [iata, { departures: hoursOf(departures), arrivals: hoursOf(arrivals) }];
  }),
);

/** The airports that have a curfew. */
export const CURFEW_AIRPORTS: readonly Iata[] = Object.keys(CURFEWS);

/** Whether a scheduled flight may leave the airport at that minute of the local day. */
export function mayDepart(iata: Iata, minute: number): boolean {
  const curfew = parsed.get(iata);
  return !curfew || !isWithin(curfew.departures, minute);
}

/** Whether a scheduled flight may land at the airport at that minute of the local day. */
export function mayLand(iata: Iata, minute: number): boolean {
  const curfew = parsed.get(iata);
  return !curfew || !isWithin(curfew.arrivals, minute);
}

/** Whether the airport has a curfew at all. */
export function hasCurfew(iata: Iata): boolean {
  return parsed.has(iata);
}

function isWithin({ from, to }: ClosedHours, minute: number): boolean {
  const time = ((minute % DAY) + DAY) % DAY;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

function hoursOf(span: string): ClosedHours {
  const [from = "", to = ""] = span.split("-");
  return { from: minuteOf(from), to: minuteOf(to) };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
