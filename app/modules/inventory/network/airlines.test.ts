import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { AIRLINES, findAirline } from "./airlines";

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("AIRLINES", () => {
  it("names each airline once, under its own codes", () => {
    expect(AIRLINES.length).toBeGreaterThanOrEqual(130);
    expect(duplicates(AIRLINES.map(({ iata }) => iata))).toEqual([]);
    expect(duplicates(AIRLINES.map(({ icao }) => icao))).toEqual([]);
    expect(duplicates(AIRLINES.map(({ name }) => name))).toEqual([]);
    expect(
      AIRLINES.filter(({ iata, icao }) => !/^(?=.*[A-Z])[A-Z0-9]{2}$/.test(iata) || !/^[A-Z]{3}$/.test(icao)).map(
        ({ iata }) => iata,
      ),
    ).toEqual([]);
  });

  it("puts each in a known country, at home on airports that exist, with two colours", () => {
    const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(AIRLINES.filter(({ country }) => countries.of(country) === undefined)).toEqual([]);
    const unknown = AIRLINES.flatMap(({ iata, hubs, bases }) =>
      [...hubs, ...bases].filter((code) => !findAirport(code)).map((code) => `${iata} ${code}`),
    );
    expect(unknown).toEqual([]);
    expect(AIRLINES.filter(({ hubs }) => hubs.length === 0)).toEqual([]);
    expect(
      AIRLINES.flatMap(({ iata, hubs, bases }) => duplicates([...hubs, ...bases]).map((code) => `${iata} ${code}`)),
    ).toEqual([]);
    expect(AIRLINES.filter(({ livery }) => livery.some((colour) => !/^#[0-9a-f]{6}$/.test(colour)))).toEqual([]);
  });

  it("has the main hub in the airline's own country", () => {
    const abroad = AIRLINES.filter(({ country, hubs }) => findAirport(hubs[0] ?? "")?.country !== country).map(
      ({ iata }) => iata,
    );
    // Ryanair flies most from Stansted, HiSky from Bucharest, Volotea from Nantes.
    expect(abroad.sort()).toEqual(["FR", "H4", "V7"]);
  });

  it("names partners that exist, on both sides", () => {
    const strays = AIRLINES.flatMap((airline) =>
      airline.partners
        .filter((code) => !findAirline(code)?.partners.includes(airline.iata))
        .map((code) => `${airline.iata} ${code}`),
    );
    expect(strays).toEqual([]);
    expect(AIRLINES.filter(({ iata, partners }) => partners.includes(iata))).toEqual([]);
    expect(
      AIRLINES.filter(({ kind, partners }) => kind === "low-cost" && partners.length > 0).map(({ iata }) => iata),
    ).toEqual([]);
  });

  it("gives seat-only bags to low-cost airlines and never to others", () => {
    expect(AIRLINES.filter(({ kind, bags }) => bags === "seat-only" && kind !== "low-cost")).toEqual([]);
  });
});

/** Changes of the last years that older lists have wrong. */
describe("ten facts about airlines", () => {
  it.each([
    [
      "AZ",
      "ITA Airways, not Alitalia",
      (airline: NonNullable<ReturnType<typeof findAirline>>) => airline.name === "ITA Airways",
    ],
    ["TK", "has its hub at the new Istanbul airport", ({ hubs }) => hubs[0] === "IST" && !hubs.includes("ISL")],
    ["SK", "is in SkyTeam since September 2024", ({ alliance }) => alliance === "SkyTeam"],
    [
      "HA",
      "ended in April 2026 and flies on as Alaska",
      ({ until, into }) => until?.slice(0, 7) === "2026-04" && into === "AS",
    ],
    ["AI", "absorbed Vistara, whose code UK is gone", () => findAirline("UK") === undefined],
    [
      "KE",
      "takes over from Asiana, at the same hub",
      ({ iata, hubs }) => findAirline("OZ")?.into === iata && findAirline("OZ")?.hubs[0] === hubs[0],
    ],
    ["RX", "is Riyadh Air", ({ name, hubs }) => name === "Riyadh Air" && hubs[0] === "RUH"],
    [
      "JX",
      "is Starlux of Taipei",
      ({ name, hubs, country }) => name === "Starlux" && hubs[0] === "TPE" && country === "TW",
    ],
    ["4Y", "is Discover Airlines", ({ name, country }) => name === "Discover Airlines" && country === "DE"],
    ["VJ", "is VietJet of Vietnam", ({ name, country }) => name === "VietJet Air" && country === "VN"],
  ] as [string, string, (airline: NonNullable<ReturnType<typeof findAirline>>) => boolean][])(
    "%s %s",
    (code, _, holds) => {
      const airline = findAirline(code);
      expect(airline && holds(airline)).toBe(true);
    },
  );

  it("finds an airline in either case, and no other", () => {
    expect(findAirline("ba")?.name).toBe("British Airways");
    expect(findAirline("ZZ")).toBeUndefined();
  });
});
