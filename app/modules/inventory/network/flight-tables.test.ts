import { expect, it } from "vitest";
import { readAirlineTable, readFlown, readNetworkTable } from "./flight-tables";

const LOT = {
  iata: "LO",
  icao: "LOT",
  name: "LOT Polish Airlines",
  country: "PL",
  alliance: "Star Alliance",
  kind: "full",
  bags: "hold-from-standard",
  hubs: "WAW",
  bases: "KRK BUD",
  partners: "",
  tail: "#11397e",
  fin: "#d9a33a",
  until: "",
  into: "",
};
const TAP = { ...LOT, iata: "TP", icao: "TAP", name: "TAP Air Portugal", partners: "LO" };

function airlines(...cells: Record<string, string>[]) {
  return readAirlineTable(cells.map((each, index) => ({ line: index + 2, cells: each })));
}

function network(...lines: string[]) {
  return readNetworkTable(
    lines.map((text, index) => {
      const [from = "", to = "", flown = ""] = text.split(",");
      return { line: index + 2, cells: { from, to, airlines: flown } };
    }),
    new Set(["LO", "TP"]),
  );
}

it("reads an airline, its lists separated by blanks", () => {
  expect(airlines(LOT, TAP).rows).toEqual([
    { ...LOT, hubs: ["WAW"], bases: ["KRK", "BUD"], partners: [], until: undefined, into: undefined },
    { ...TAP, hubs: ["WAW"], bases: ["KRK", "BUD"], partners: ["LO"], until: undefined, into: undefined },
  ]);
});

it("names line and column of what is wrong with an airline", () => {
  expect(airlines({ ...LOT, kind: "cheap" }).problems).toEqual([expect.stringMatching(/^line 2, column "kind": /)]);
  expect(airlines(LOT, { ...TAP, hubs: "" }).problems).toEqual([
    'line 3, column "hubs": expected one airport at least',
  ]);
  expect(airlines(LOT, { ...LOT, name: "LOT again" }).problems).toEqual(["line 3 repeats the airline LO of line 2"]);
  expect(airlines({ ...LOT, partners: "XX" }).problems).toEqual([
    'line 2, column "partners": XX is no other airline of this table',
  ]);
});

it("reads the end of an airline and of a route", () => {
  expect(airlines({ ...LOT, until: "2026-12-31", into: "TP" }, { ...TAP, partners: "" }).rows?.[0]).toMatchObject({
    until: "2026-12-31",
    into: "TP",
  });
  expect(airlines({ ...LOT, until: "soon" }).problems).toHaveLength(1);
  expect(airlines({ ...LOT, into: "TP" }, TAP).problems).toEqual([
    'line 2, column "into": TP takes over from no airline that ends',
  ]);
  expect(network("WAW,LIS,LO/..2027-01-09 TP/2027-01-10..").rows).toHaveLength(1);
  expect(readFlown("TP/2027-01-10..2027-03-27")).toEqual({ airline: "TP", since: "2027-01-10", until: "2027-03-27" });
  for (const wrong of ["LO/2027-01-09", "LO/..2027-13-01", "LO/2027-02-01..2027-01-01"])
    expect(network(`WAW,LIS,${wrong}`).problems).toHaveLength(1);
});

it("reads who flies between two airports", () => {
  expect(network("WAW,LIS,LO TP").rows).toEqual([{ from: "WAW", to: "LIS", airlines: ["LO", "TP"] }]);
});

it("names the line of a connection that is wrong, in either direction of it", () => {
  expect(network("WAW,LIS,LO", "LIS,WAW,TP").problems).toEqual([
    "line 3 repeats the connection between LIS and WAW of line 2",
  ]);
  expect(network("WAW,LIS,ZZ").problems).toEqual(['line 2, column "airlines": ZZ is not in airlines.csv']);
  expect(network("WAW,WAW,LO").problems).toEqual(["line 2 flies from WAW to itself"]);
  expect(network("WAW,LIS,LO LO").problems).toEqual(["line 2 names an airline twice"]);
  expect(network("WAW,LISBON,LO").problems).toEqual(['line 2, column "to": expected the three letters of an airport']);
});
