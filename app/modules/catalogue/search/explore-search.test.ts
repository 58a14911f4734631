import { describe, expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import { listDestinations } from "../places/catalogue.server";
import { climateByMonth, isDry, isWarm, warmAndDryIn } from "../places/explore-climate";
import { costPerDay, monthNames, readMonth } from "../places/explore-item";
import { findByIntent } from "./explore-search";
import { SORTS, readSort, sortItems } from "../explore/explore-sort";
import { readIntent } from "./search-intent";

const all = listDestinations();
const search = (text: string) => findByIntent(all, readIntent(text));

describe("search by anything", () => {
  it("keeps to the month, the price and the beach", () => {
    const { found, givenUp } = search("quiet beach in November under $150 a day");
    expect(givenUp.filter((part) => part !== "quiet")).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    for (const { destination, reasons } of found) {
      expect(destination.bestMonths).toContain(11);
      expect(costPerDay(destination)).toBeLessThanOrEqual(150);
      expect(destination.vibes).toContain("beach");
      expect(reasons).toContain("Good in November");
    }
  });

  it("finds a country and a place, with a slip of the pen too", () => {
    expect(
      search("Japan")
        .found.slice(0, 3)
        .map(({ destination }) => destination.country),
    ).toEqual(["JP", "JP", "JP"]);
    expect(search("reykjavk").found[0]?.destination.slug).toBe("reykjavik");
  });

  it("says what it gave up when nothing fits all of it", () => {
    const { found, givenUp } = search("beach under $12 a day");
    expect(givenUp).toEqual(["under $12 a day"]);
    expect(found.length).toBeGreaterThan(0);
  });

  it("finds nothing for nonsense", () => {
    expect(search("zzzzqqqq")).toEqual({ found: [], near: [], givenUp: [], missing: ["zzzzqqqq"] });
  });

  it("puts the nearest price first when the queryed one is had nowhere", () => {
    const { found, givenUp } = search("temples in Asia under $60");
    expect(givenUp).toEqual(["under $60 a day"]);
    expect(costPerDay(found[0]!.destination)).toBeLessThan(110);
    expect(found.every(({ destination }) => destination.region === "asia")).toBe(true);
  });

  it("names what comes close when little fits, and what it lacks", () => {
    const { found, near } = search("skiing in February");
    expect(found.map(({ destination }) => destination.slug)).toContain("sapporo");
    expect(near.length).toBeGreaterThan(0);
    for (const { destination, reasons } of near) {
      expect(found.map((one) => one.destination.slug)).not.toContain(destination.slug);
      expect(reasons[0]).toMatch(/^Better in /);
    }
  });

  it("leaves out what is not wanted", () => {
    const { found, givenUp } = search("beach in July, not in Europe");
    expect(givenUp).toEqual([]);
    expect(found.length).toBeGreaterThan(3);
    for (const { destination } of found) {
      expect(destination.region).not.toBe("europe");
      expect(destination.bestMonths).toContain(7);
    }
  });

  it("says the weather of the month when weather is asked for", () => {
    for (const { destination, reasons } of search("hiking in June not too hot").found) {
      expect(climateByMonth(destination)[5]!.high).toBeLessThanOrEqual(26);
      expect(reasons.some((reason) => / °C$/.test(reason))).toBe(true);
    }
  });

  it("looks for others like a place that is named, and leaves it out", () => {
    const slugs = search("somewhere like Bali but cheaper").found.map(({ destination }) => destination.slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs).not.toContain("bali");
    expect(search("Paris or Rome in June").found.map(({ destination }) => destination.slug)).toEqual(["paris", "rome"]);
  });

  // Queries with a result that a traveller would expect among the first three.
  it.each([
    ["somewhere cold with saunas", ["helsinki"]],
    ["food city cheap Asia", ["bangkok"]],
    ["northern lights", ["lofoten-tromso", "reykjavik"]],
    ["safari in August", ["nairobi"]],
    ["honeymoon island", ["mauritius", "bora-bora"]],
    ["jazz and nightlife", ["new-orleans"]],
    ["cherry blossom", ["kyoto"]],
    ["diving", ["cairns"]],
    ["desert", ["petra"]],
    ["ancient ruins", ["cusco", "cairo"]],
    ["fjords", ["bergen", "lofoten-tromso"]],
    ["whales", ["azores"]],
    ["art in Italy", ["florence", "venice"]],
    ["christmas markets", ["salzburg", "vienna"]],
    ["hot springs in winter", ["sapporo"]],
    ["carnival", ["rio-de-janeiro"]],
    ["new zealand adventure", ["queenstown"]],
    ["luxury beach resort", ["bora-bora"]],
    ["penguins", ["cape-town"]],
    ["island hopping Greece in May", ["mykonos"]],
    ["cycling holiday in summer", ["copenhagen", "amsterdam"]],
    ["autumn leaves", ["kyoto"]],
    ["I want mountains and lakes in July", ["interlaken"]],
    ["tango", ["buenos-aires"]],
    ["machu picchu", ["cusco"]],
    ["surf and yoga", ["bali"]],
    ["Easter Island", ["easter-island"]],
    ["hong kong", ["hong-kong"]],
    ["new york", ["new-york"]],
    ["mexico city", ["mexico-city"]],
    ["balii", ["bali"]],
    // Names in other languages and scripts, older names and codes.
    ["Wien", ["vienna"]],
    ["München", ["munich"]],
    ["Firenze", ["florence"]],
    ["Roma", ["rome"]],
    ["東京", ["tokyo"]],
    ["Лиссабон", ["lisbon"]],
    ["Bombay", ["mumbai"]],
    ["BCN", ["barcelona"]],
    ["hawaii", ["honolulu", "maui"]],
    ["chinese new year", ["hanoi"]],
    ["snow in july", ["queenstown"]],
    ["national parks", ["yellowstone", "grand-canyon"]],
    ["road trip usa", ["san-francisco"]],
    ["vegan food", ["kyoto"]],
    ["oktoberfest", ["munich"]],
    ["holi", ["delhi"]],
    ["carribean", ["havana", "cartagena"]],
  ])("%s", (text, expected) => {
    const first = search(text)
      .found.slice(0, 3)
      .map(({ destination }) => destination.slug);
    expect(first).toEqual(expect.arrayContaining(expected));
  });
});

describe("claims that a search does not make", () => {
  const slugs = (text: string): string[] => search(text).found.map(({ destination }) => destination.slug);

  it("says which words no place speaks of, rather than what only looks like them", () => {
    expect(search("gorillas")).toMatchObject({ found: [], missing: ["gorillas"] });
    expect(search("gorillas by a lake").missing).toEqual(["gorillas"]);
    // The texts use "safe" for tides and taxis; they do not judge the safety of a place.
    expect(search("safe for women")).toMatchObject({ found: [], missing: ["safe"] });
  });

  it("gives up what is had elsewhere and not in the part of the world that is asked for", () => {
    expect(search("volcanoes with kids in South Africa")).toMatchObject({ missing: [], givenUp: ["volcanoes"] });
    expect(search("safari with kids in Iceland")).toMatchObject({ missing: [], givenUp: ["safari"] });
  });

  it("takes names that are common words for names only where nothing else can be meant", () => {
    expect(slugs("nice beach in May").length).toBeGreaterThan(5);
    expect(slugs("nice in May")).toEqual(["nice"]);
    expect(slugs("a week in Bath")).toEqual(["bath"]);
  });

  it("leaves out what is refused by name or by kind", () => {
    expect(slugs("romantic but not Paris or Venice")).not.toEqual(expect.arrayContaining(["paris"]));
    expect(slugs("romantic but not Paris or Venice")).not.toContain("venice");
    for (const { destination } of search("beach without nightlife").found)
      expect(destination.vibes).not.toContain("nightlife");
  });

  it("says when a place that is named is better", () => {
    expect(search("Bali in February").found[0]?.reasons).toEqual(["Better in April to September"]);
  });
});

describe("where one starts", () => {
  const berlin = { city: "Berlin", airports: ["BER"], point: { lat: 52.36, lon: 13.5 } };
  const from = (text: string) =>
    findByIntent(all, readIntent(text, { findDeparture: (name) => (name === "berlin" ? berlin : undefined) }), {
      isNonStop: (_from, to) => to.includes("LIS") || to.includes("DOH"),
    });

  it("finds what is reached without a stop, never the departure itself", () => {
    const { found, givenUp } = from("direct from Berlin");
    expect(givenUp).toEqual([]);
    const served = all.filter(({ airports }) => airports.includes("LIS") || airports.includes("DOH"));
    expect(found.map(({ destination }) => destination.slug).sort()).toEqual(served.map(({ slug }) => slug).sort());
    expect(served.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["doha", "lisbon"]));
    expect(found.every(({ reasons }) => reasons.some((reason) => /^About \d+½? hours? by air$/.test(reason)))).toBe(
      true,
    );
  });

  it.each([
    ["weekend from Berlin", 2600],
    ["near Berlin", 1200],
    ["3 hours from Berlin", 2020],
  ])("%s stays within reach", (text, km) => {
    const { found } = from(text);
    expect(found.length).toBeGreaterThan(3);
    for (const { destination } of found) {
      expect(distanceKm(destination, berlin.point)).toBeLessThan(km);
      expect(destination.slug).not.toBe("berlin");
    }
  });
});

describe("months in words", () => {
  it("are read from numbers and names", () => {
    expect(["2", "February", " feb ", "12"].map(readMonth)).toEqual([2, 2, 2, 12]);
    expect(["0", "13", "-1", "1e1", "ma1", "m", "", null].map(readMonth).every((month) => month === undefined)).toBe(
      true,
    );
  });

  it.each([
    [[5], "May"],
    [[5, 6], "May and June"],
    [[1, 2, 12], "December to February"],
    [[3, 4, 5, 10], "March to May and October"],
    [[2, 6, 7, 8, 12], "February, June to August and December"],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "every month"],
  ])("%j", (months, text) => {
    expect(monthNames(months)).toBe(text);
  });
});

describe("sorting", () => {
  it("orders by price, name and sights, and reads only known orders", () => {
    const items = [
      { name: "B", averageCostPerDay: 90, vibe_score: 7 },
      { name: "A", averageCostPerDay: 120, vibe_score: 9 },
    ];
    expect(SORTS.map((sort) => sortItems(items, sort)[0]?.name)).toEqual(["B", "B", "A", "A", "A"]);
    expect(readSort("price")).toBe("price");
    expect(readSort("shoe size")).toBe("fit");
  });
});

describe("warm and dry", () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    "month %i lists only places that are, and leaves none out",
    (month) => {
      const found = warmAndDryIn(all, month);
      const expected = all.filter((one) =>
        climateByMonth(one).some((climate) => climate.month === month && isWarm(climate) && isDry(climate)),
      );
      expect(found.map(({ place }) => place.slug).sort()).toEqual(expected.map(({ slug }) => slug).sort());
      expect(found.length).toBeGreaterThan(0);
    },
  );
});
