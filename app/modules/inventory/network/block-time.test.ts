import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { distanceKm } from "#app/shared/geo";
import { blockMinutes, degreesEast } from "./block-time";

/** Scheduled minutes gate to gate as airlines publish them, the middle of the year's timetable. */
const KNOWN = `
BA LHR CDG 1:15
KL AMS LHR 1:20
IB MAD BCN 1:20
LH FRA MUC 0:55
AF CDG FRA 1:15
EI DUB LHR 1:20
BA LHR MAD 2:25
BA LHR FCO 2:35
A3 ATH LHR 4:00
TK IST LHR 4:10
BA LHR JFK 8:05
BA JFK LHR 7:00
AF CDG JFK 8:25
EK LHR DXB 6:55
SQ SIN LHR 14:10
JL HND LHR 14:30
BA LHR HND 13:45
LH FRA PVG 11:30
KE CDG ICN 12:10
SQ SIN KUL 1:05
NH HND ITM 1:10
QF SYD MEL 1:35
QF SYD AKL 3:05
QF LAX SYD 15:00
QF SYD LAX 13:35
DL JFK LAX 6:15
DL LAX JFK 5:25
DL ATL MIA 1:55
SQ JFK SIN 18:40
LA SCL EZE 2:05
EK DXB DEL 3:10
CX HKG BKK 2:50
AI DEL LHR 9:30
`
  .trim()
  .split("\n")
  .map((line) => {
    const [airline = "", from = "", to = "", time = ""] = line.split(" ");
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return { airline, from, to, minutes: hours * 60 + minutes };
  });

/** Flights that the sky closed in 2022 sends another way. */
const ROUND_ABOUT = [
  ["HEL", "NRT", "FI", 780],
  ["NRT", "HEL", "FI", 795],
  ["IST", "NRT", "TR", 680],
  ["JFK", "SIN", "SG", 1120],
  ["HND", "CDG", "JP", 865],
  ["FRA", "HND", "DE", 780],
  ["CDG", "ICN", "KR", 730],
] as const;

const COUNTRY: Record<string, string> = {
  ...{ BA: "GB", KL: "NL", IB: "ES", LH: "DE", AF: "FR", EI: "IE", A3: "GR", TK: "TR", EK: "AE", SQ: "SG", JL: "JP" },
  ...{ KE: "KR", NH: "JP", QF: "AU", DL: "US", LA: "CL", CX: "HK", AI: "IN" },
};

function airport(code: string) {
  const found = findAirport(code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
}

function block(from: string, to: string, carrierCountry: string): number {
  const [a, b] = [airport(from), airport(to)];
  return blockMinutes(a, b, distanceKm(a, b), carrierCountry);
}

describe("blockMinutes", () => {
  it.each(KNOWN)("is within a tenth of the timetable: $airline $from-$to", ({ airline, from, to, minutes }) => {
    const own = block(from, to, COUNTRY[airline] ?? "");
    expect(Math.abs(own - minutes) / minutes, `${own} for ${minutes} minutes`).toBeLessThanOrEqual(0.1);
  });

  it.each(ROUND_ABOUT)("is within a twentieth of the timetable round Russia: %s-%s", (from, to, country, minutes) => {
    const own = block(from, to, country);
    expect(Math.abs(own - minutes) / minutes, `${own} for ${minutes} minutes`).toBeLessThanOrEqual(0.05);
  });

  it("takes longer against the westerlies than with them, and the same both ways in the tropics", () => {
    expect(block("LHR", "JFK", "GB")).toBeGreaterThan(block("JFK", "LHR", "GB") + 45);
    expect(block("SIN", "KUL", "SG")).toBe(block("KUL", "SIN", "SG"));
  });

  it("goes round Russia with the airlines that may not cross it, and only with them", () => {
    expect(block("HEL", "NRT", "FI")).toBeGreaterThan(block("HEL", "NRT", "CN") + 120);
    expect(block("JFK", "LHR", "GB")).toBe(block("JFK", "LHR", "CN"));
    expect(block("SFO", "SYD", "US")).toBe(block("SFO", "SYD", "CN"));
  });

  it("knows that Santiago lies east of Auckland", () => {
    expect(degreesEast(airport("AKL"), airport("SCL"))).toBeCloseTo(114, 0);
    expect(degreesEast(airport("SCL"), airport("AKL"))).toBeCloseTo(-114, 0);
  });
});
