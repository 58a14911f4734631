import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { getCountry } from "#app/modules/catalogue/country/countries";
import { COUNTRIES_WITH_FACTS, findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import type { ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import type { Trip } from "#app/modules/trips/trip/trip";
import { packingList, plugsFit } from "./packing-list";
import type { PackingFor } from "./packing-list";
import { bareTrip, fullTrip } from "./trip.fixture";

function about(
  slug: string,
  from: string,
  changes: Partial<Trip> = {},
  units: PackingFor["units"] = "metric",
): PackingFor {
  const place = findDestination(slug)!;
  return {
    trip: bareTrip({ destination: { slug, name: place.name }, ...changes }),
    place,
    countryName: getCountry(place.country).name,
    facts: findCountryFacts(place.country),
    home: findCountryFacts(from),
    isAbroad: from !== place.country,
    units,
  };
}

const linesOf = (one: PackingFor): Record<string, string> =>
  Object.fromEntries(
    packingList(one).flatMap(({ lines }) => lines.map(({ id, name, why }) => [id, `${name}: ${why}`])),
  );

/** A trip to Kyoto with one visit of a kind on its second day. */
function visiting(kind: ItineraryItem["kind"]): Partial<Trip> {
  const { itinerary } = fullTrip("kyoto", 3);
  const days = itinerary!.days.map((day) => ({
    ...day,
    items: day.items.map((item): ItineraryItem => ({ ...item, kind: undefined })),
  }));
  days[1]!.items[0] = { ...days[1]!.items[0]!, kind, role: "visit", name: "The one place" };
  return { itinerary: { ...itinerary!, days } };
}

describe("the packing list", () => {
  it("goes by the weather of the months one is there, and says so", () => {
    const june = { startDate: "2027-06-03", endDate: "2027-06-10" };
    const kyoto = linesOf(about("kyoto", "DE", june));
    expect(kyoto["rain-jacket"]).toMatch(/^Rain jacket: it rains on \d+ days in June$/);
    expect(kyoto.sun).toMatch(/days reach \d+ °C in June$/);
    expect(kyoto["warm-coat"]).toBeUndefined();
    const lisbon = linesOf(about("lisbon", "DE", { startDate: "2027-07-28", endDate: "2027-08-03" }));
    expect(lisbon["rain-jacket"] ?? lisbon.umbrella).toBeUndefined();
    const winter = linesOf(about("reykjavik", "US", { startDate: "2027-01-10", endDate: "2027-01-14" }, "imperial"));
    expect(winter["warm-coat"]).toMatch(/^Warm coat, hat and gloves: nights go down to \d+ °F in January$/);
    expect(winter.sun).toBeUndefined();
  });

  it("goes by the worst of two months", () => {
    const place = findDestination("lisbon")!;
    const climate = { ...place.climate, rainDays: "1 1 1 1 1 1 1 1 1 1 1 12" };
    const over = { ...about("lisbon", "DE", { startDate: "2026-11-28", endDate: "2026-12-02" }), place: { climate } };
    expect(linesOf(over)["rain-jacket"]).toBe("Rain jacket: it rains on 12 days in December");
  });

  it.each([
    ["trail", "walking-shoes"],
    ["temple", "covered"],
    ["mosque", "covered"],
    ["theatre", "evening"],
    ["beach", "swimwear"],
    ["boat-trip", "windproof"],
    ["wildlife", "binoculars"],
  ] as const)("goes by what the days hold: a %s asks for %s", (kind, id) => {
    expect(linesOf(about("kyoto", "DE", visiting(kind)))[id]).toMatch(/: for The one place on day 2$/);
    expect(linesOf(about("kyoto", "DE", visiting("museum")))[id]).toBeUndefined();
  });

  it("goes by the sockets there and the plugs at home", () => {
    expect(linesOf(about("kyoto", "DE")).adapter).toBe(
      "A plug adapter: sockets in Japan are types A and B; yours are types C and F",
    );
    expect(linesOf(about("kyoto", "US")).adapter).toBeUndefined();
    expect(linesOf(about("lisbon", "DE")).adapter).toBeUndefined();
    expect(linesOf({ ...about("kyoto", "DE"), home: undefined }).adapter).toMatch(/unless yours fit: sockets in Japan/);
    expect(linesOf(about("lisbon", "US")).volts).toMatch(/at home it is 120 volts|at home it is/);
    expect(linesOf(about("lisbon", "DE")).volts).toBeUndefined();
  });

  it("takes no change of clothes for a day without a night", () => {
    const [startDate, endDate] = ["2027-06-03", "2027-06-03"];
    expect(linesOf(about("kyoto", "DE", { startDate, endDate })).clothes).toBeUndefined();
  });

  it("takes clothes for the nights, and has them washed on a long stay", () => {
    expect(linesOf(about("kyoto", "DE", { startDate: "2027-06-03", endDate: "2027-06-05" })).clothes).toBe(
      "3 sets of underwear, 3 pairs of socks, 3 tops: for 2 nights",
    );
    expect(linesOf(about("kyoto", "DE", { startDate: "2027-06-03", endDate: "2027-06-17" })).clothes).toBe(
      "8 sets of underwear, 8 pairs of socks, 8 tops: for 14 nights; wash once on the way",
    );
  });

  it("thinks of children, of the night on board and of a passport where a border is crossed", () => {
    expect(linesOf(about("kyoto", "DE", { children: 1 }))["child-games"]).toMatch(/1 child under 12 comes along$/);
    expect(linesOf(about("kyoto", "DE"))["child-games"]).toBeUndefined();
    expect(linesOf(about("kyoto", "DE", { flight: fullTrip("kyoto", 3).flight }))["night-flight"]).toBeDefined();
    expect(linesOf(about("kyoto", "DE")).passport).toContain("Passport");
    expect(linesOf(about("kyoto", "JP")).passport).toContain("Photo ID");
  });

  it("has for every place and month a list whose lines have a name, a reason and an id of their own", () => {
    for (const { slug } of listDestinations())
      for (const month of ["01", "04", "07", "10"]) {
        const lines = packingList(
          about(slug, "GB", { startDate: `2027-${month}-05`, endDate: `2027-${month}-12` }),
        ).flatMap((group) => group.lines);
        expect(new Set(lines.map(({ id }) => id)).size, slug).toBe(lines.length);
        for (const { id, name, why } of lines) {
          expect(id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
          expect(`${name} ${why}`, slug).not.toMatch(/undefined|NaN|null/);
        }
      }
  });
});

describe("plugs", () => {
  it("fit sockets of their own kind, and the flat ones of Europe most others there", () => {
    expect(plugsFit(["C"], ["E"])).toBe(true);
    expect(plugsFit(["C", "F"], ["J"])).toBe(false);
    expect(plugsFit(["A"], ["B"])).toBe(true);
    expect(plugsFit(["A", "B"], ["A"])).toBe(false);
    expect(plugsFit(["G"], ["C", "F"])).toBe(false);
    for (const code of COUNTRIES_WITH_FACTS) {
      const { plugs } = findCountryFacts(code)!;
      expect(plugsFit(plugs, plugs), code).toBe(true);
    }
  });
});
