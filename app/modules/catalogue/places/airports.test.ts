import tzLookup from "@photostructure/tz-lookup";
import { describe, expect, it } from "vitest";
import {
  airportsOfDeparture,
  findAirport,
  findDeparture,
  listAirports,
  nearestAirports,
  resolveDeparture,
  searchAirports,
  sharedDepartureName,
} from "./airports.server";
import { CITY_ALIASES, METRO_AREAS } from "./metro-areas";

/** Minutes ahead of UTC of a zone on a day. */
function offsetMinutes(timeZone: string, isoDate: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
    new Date(isoDate),
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function labels(query: string, limit?: number): string[] {
  return searchAirports(query, limit).map(({ label }) => label);
}

describe("airports", () => {
  it("has the new ones, and neither the closed nor the coming ones", () => {
    for (const code of [
      "IST",
      "BER",
      "PKX",
      "TFU",
      "NQZ",
      "GOX",
      "NMI",
      "SAI",
      "TQO",
      "KIX",
      "JTR",
      "PUQ",
      "FTE",
      "RAK",
      "LPQ",
      "KEF",
      "CUR",
      "RSI",
      "ZNZ",
      "KTI",
    ]) {
      expect(findAirport(code)?.iata, code).toBe(code);
    }
    for (const code of ["REP", "TSE", "WSI", "TXL", "PNH", "ISL"]) expect(findAirport(code), code).toBeUndefined();
    expect(findAirport("cuu")).toMatchObject({ city: "Chihuahua", timeZone: "America/Chihuahua" });
    expect(findAirport("BSZ")?.city).toBe("Bishkek");
  });

  it("gives each a name, a city, a country, a spot and a clock that exist", () => {
    const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const zones = new Map<string, boolean>();
    for (const airport of listAirports()) {
      if (!zones.has(airport.timeZone))
        zones.set(airport.timeZone, offsetMinutes(airport.timeZone, "2027-01-15T12:00:00Z") % 15 === 0);
      const isSound =
        airport.name.length > 2 &&
        airport.city.length > 1 &&
        countries.of(airport.country) !== undefined &&
        Math.abs(airport.lat) <= 90 &&
        Math.abs(airport.lon) <= 180 &&
        zones.get(airport.timeZone);
      if (!isSound) expect.soft(airport).toBe("sound");
    }
    expect(listAirports().length).toBeGreaterThan(3_000);
  });

  it("names cities, not municipalities", () => {
    expect(
      listAirports()
        .filter(({ city }) => /[/,]|\(.*\(|^Ciudad de /.test(city))
        .map(({ iata, city }) => `${iata} ${city}`),
    ).toEqual([]);
    expect(["HKG", "KUL", "DPS", "GDL", "SAW", "TPE"].map((code) => findAirport(code)?.city)).toEqual([
      "Hong Kong",
      "Kuala Lumpur",
      "Bali",
      "Guadalajara",
      "Istanbul",
      "Taipei",
    ]);
  });

  it("keeps the clock of the place at every large airport", () => {
    const dates = ["2027-01-15T12:00:00Z", "2027-07-15T12:00:00Z"];
    const off = listAirports()
      .filter(
        ({ size, lat, lon, timeZone }) =>
          size === "large" &&
          dates.some((date) => offsetMinutes(timeZone, date) !== offsetMinutes(tzLookup(lat, lon), date)),
      )
      .map(({ iata, timeZone }) => `${iata} ${timeZone}`);
    // The map lookup takes the Bahrain coast for Iran's; airlines keep Beijing time in Urumqi.
    expect(off).toEqual(["BAH Asia/Bahrain", "URC Asia/Shanghai"]);
  });
});

describe("searchAirports", () => {
  it("puts a city before its airports, the main one first", () => {
    expect(labels("london")).toEqual([
      "London (all airports)",
      "London Heathrow, LHR",
      "London Gatwick, LGW",
      "London Stansted, STN",
      "London Luton, LTN",
      "London City, LCY",
      "London Southend, SEN",
      "London, YXU",
    ]);
    expect(labels("tok", 3)).toEqual(["Tokyo (all airports)", "Tokyo Haneda, HND", "Tokyo Narita, NRT"]);
    expect(labels("new york", 2)).toEqual(["New York (all airports)", "New York John F. Kennedy, JFK"]);
  });

  it("puts an exact code first, in either case", () => {
    expect(labels("LHR")[0]).toBe("London Heathrow, LHR");
    expect(labels("lhr")[0]).toBe("London Heathrow, LHR");
    expect(labels("nyc")[0]).toBe("New York (all airports)");
  });

  it.each([
    ["sao paulo", "São Paulo (all airports)"],
    ["São Pau", "São Paulo (all airports)"],
    ["lodz", "Łódź, LCJ"],
    ["tromso", "Tromsø, TOS"],
    ["reykjavick", "Reykjavík (all airports)"],
    ["santorni", "Santorini, JTR"],
    ["kioto", "Osaka (all airports)"],
    ["wien", "Vienna, VIE"],
    ["heathrow", "London Heathrow, LHR"],
    ["vegas", "Las Vegas, LAS"],
    ["saint petersburg", "St. Petersburg, LED"],
    ["japan", "Tokyo (all airports)"],
  ])("finds %s", (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  it("forgives a slip only where nothing fits as written", () => {
    expect(labels("portland")).toEqual(["Portland, PDX", "Portland, PWM"]);
    expect(searchAirports("portland").map(({ detail }) => detail)).toEqual([
      "Portland International Airport, Oregon, United States",
      "Portland International Jetport, Maine, United States",
    ]);
  });

  it("tells a code in capitals from a place of the same letters", () => {
    expect(labels("GOA")[0]).toBe("Genoa, GOA");
    expect(labels("goa").slice(0, 2)).toEqual(["Goa (all airports)", "Goa Dabolim, GOI"]);
    expect(labels("goa")).toContain("Genoa, GOA");
    expect(resolveDeparture("Goa").found?.value).toBe("GOI-ALL");
    expect(resolveDeparture("Kos").found?.value).toBe("KGS");
    expect(resolveDeparture("KOS").found?.value).toBe("KOS");
  });

  it("keeps to the limit and finds nothing for nothing", () => {
    expect(searchAirports("a", 5)).toHaveLength(5);
    expect(searchAirports("  ")).toEqual([]);
    expect(searchAirports("london", 0)).toEqual([]);
    expect(searchAirports("qqqqqqq")).toEqual([]);
  });
});

it("knows a name that several departures have, and takes none of them for it", () => {
  expect(["manchester", "BIRMINGHAM", "san jose"].map(sharedDepartureName)).toEqual([
    "Manchester",
    "Birmingham",
    "San Jose",
  ]);
  expect(["London", "LHR", "nowhere"].map(sharedDepartureName)).toEqual([undefined, undefined, undefined]);
});

describe("resolveDeparture", () => {
  it.each([
    ["London", "LON"],
    ["LHR", "LHR"],
    ["lhr ", "LHR"],
    ["São Paulo", "SAO"],
    ["sao paulo", "SAO"],
    ["nyc", "NYC"],
    ["New York City", "NYC"],
    ["Lisbon", "LIS"],
    ["Wien", "VIE"],
    ["Portland, Oregon", "PDX"],
    ["Birmingham, United Kingdom", "BHX"],
    ["Sydney", "SYD"],
    ["Melbourne", "MEL-ALL"],
    ["Santiago", "SCL"],
    ["Kyoto", "OSA"],
    ["Istanbul", "IST-ALL"],
    ["IST", "IST"],
  ])("takes %s for %s", (text, value) => {
    const { found, choices } = resolveDeparture(text);
    expect(found?.value).toBe(value);
    expect(choices).toEqual([found]);
  });

  it("asks back when a name fits several cities alike, or only resembles one", () => {
    for (const text of ["Portland", "Birmingham", "San Jose", "Japan", "Londn"]) {
      const { found, choices } = resolveDeparture(text);
      expect(found, text).toBeUndefined();
      expect(choices.length, text).toBeGreaterThan(1);
    }
    expect(resolveDeparture("Xyzzy")).toEqual({ found: undefined, choices: [] });
  });

  it("takes the label of every choice for that choice, and its value for itself", () => {
    const choices = [...listAirports().map(({ iata }) => iata), ...METRO_AREAS.map(({ code }) => code)].map((value) =>
      findDeparture(value),
    );
    expect(choices).not.toContain(undefined);
    const astray = choices
      .filter(
        (choice) =>
          choice &&
          (resolveDeparture(choice.label).found !== choice || resolveDeparture(choice.value).found !== choice),
      )
      .map((choice) => choice?.label);
    expect(astray).toEqual([]);
  });
});

describe("cities with several airports", () => {
  it("have codes of their own and airports that exist, in the city's country", () => {
    for (const { code, country, airports } of METRO_AREAS) {
      expect(findAirport(code), code).toBeUndefined();
      expect(airports.length).toBeGreaterThanOrEqual(2);
      for (const [iata] of airports) expect(findAirport(iata)?.country, iata).toBe(country);
    }
    const members = METRO_AREAS.flatMap(({ airports }) => airports.map(([iata]) => iata));
    expect(new Set(members).size).toBe(members.length);
  });

  it("lie together", () => {
    const wide = METRO_AREAS.filter(({ airports }) => {
      const [first] = airports.map(([iata]) => findAirport(iata));
      return (
        first &&
        nearestAirports(first, 200).filter(({ iata, km }) => airports.some(([code]) => code === iata) && km <= 130)
          .length < airports.length
      );
    }).map(({ code }) => code);
    expect(wide).toEqual([]);
  });

  it("stand for their airports", () => {
    expect(airportsOfDeparture("TYO")).toEqual(["HND", "NRT"]);
    expect(airportsOfDeparture("lis")).toEqual(["LIS"]);
    expect(airportsOfDeparture("nowhere")).toEqual([]);
  });

  it("have other names only for airports that exist", () => {
    expect(Object.keys(CITY_ALIASES).filter((code) => !findAirport(code))).toEqual([]);
  });
});

describe("nearestAirports", () => {
  it("counts from the point", () => {
    const found = nearestAirports({ lat: 35.01, lon: 135.77 }, 3);
    expect(found.map(({ iata }) => iata)).toEqual(["ITM", "UKB", "KIX"]);
    expect(found[0]?.km).toBeGreaterThan(30);
    expect(found[0]?.km).toBeLessThan(50);
  });
});
