import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onlyWay, sketchFlight } from "../curation/curation.fixture";
import { shiftLocal } from "../offers/doors";
import type { FlightLeg, FlightOffer } from "../offers/flight";
import { flightListing } from "./flight-listing";
import { listOffers } from "./offer-listing";
import type { Listing } from "./offer-listing";

const DIRECT = sketchFlight("direct", { price: 900, hours: 5, lands: "12T10:00" });
const HUB = sketchFlight("hub", { price: 600, hours: 9, stops: 1, lands: "12T15:00", seat: "standard" });
const LATE = sketchFlight("late", { price: 700, hours: 6, stops: 1, lands: "12T22:30", leaves: "20:00" });
const SLOW = sketchFlight("slow", { price: 400, hours: 20, stops: 2, lands: "13T08:00", leaves: "07:00" });
const ALL = [DIRECT, HUB, LATE, SLOW];
const RULES = flightListing(2);

const list = (search: string, offers: readonly FlightOffer[] = ALL): Listing<FlightOffer> =>
  listOffers(offers, RULES, new URLSearchParams(search));
const ids = (search: string): string[] => list(search).offers.map(({ id }) => id);
const countsOf = (search: string, name: string): Record<string, number> =>
  Object.fromEntries(
    list(search)
      .groups.find((group) => group.name === name)!
      .choices.map(({ label, count }) => [label, count]),
  );

describe("a list of flights in one direction", () => {
  const listOf = (only: "out" | "back", search = "") =>
    listOffers(
      ALL.map((offer) => onlyWay(offer, only)),
      flightListing(2, undefined, { only }),
      new URLSearchParams(search),
    );
  const words = (only: "out" | "back") => {
    const { facets, sorts } = flightListing(2, undefined, { only });
    return [facets.map(({ legend }) => legend).join(", "), sorts.map(({ label }) => label).join(", ")];
  };

  it("speaks of that direction alone", () => {
    expect(words("out")).toEqual([
      "Stops, Highest price, Leave, Land there, From, To, Bags, Airline",
      "Best match, Lowest price, Shortest, door to door, Leaves first, Gets you there first",
    ]);
    expect(words("back")).toEqual([
      "Stops, Highest price, Fly home, From, To, Bags, Airline",
      "Best match, Lowest price, Shortest, door to door, Flies home last",
    ]);
    expect(listOf("out").groups[0]!.choices[0]!.label).toBe("Direct");
  });

  it("is ordered and filtered by it", () => {
    expect(listOf("out", "sort=land").offers.map(({ id }) => id)).toEqual(["direct", "hub", "late", "slow"]);
    expect(listOf("back", "sort=home").offers.map(({ id }) => id)).toEqual(["late", "hub", "direct", "slow"]);
    expect(listOf("back", "return=evening").offers.map(({ id }) => id)).toEqual(["late"]);
    expect(listOf("out", "sort=time").offers.map(({ id }) => id)).toEqual(["direct", "late", "hub", "slow"]);
  });

  it("names no home that is not left, where the way home ends elsewhere", () => {
    const { sorts } = listOffers(ALL, flightListing(2, undefined, { homes: ["BBB"] }), new URLSearchParams());
    expect(sorts.map(({ label }) => label)).toContain("Leaves first");
  });
});

describe("a list of flights", () => {
  it("stands in the order of the best match, and in each order that is asked for", () => {
    expect(ids("all=1")).toEqual(["direct", "hub", "late", "slow"]);
    expect(ids("sort=price")).toEqual(["slow", "hub", "late", "direct"]);
    expect(ids("sort=time")).toEqual(["direct", "late", "hub", "slow"]);
    expect(ids("sort=land")).toEqual(["direct", "hub", "late", "slow"]);
    expect(ids("sort=home")).toEqual(["late", "hub", "direct", "slow"]);
  });

  it("orders by the door there, not by the landing, where the ways are known", () => {
    const far = { ...HUB, outbound: { ...HUB.outbound, to: "FAR", arriveLocal: "2027-04-12T09:00" } };
    const minutes = (to: string): number => (to === "FAR" ? 240 : 60);
    const doors = {
      arrival: ({ to, arriveLocal }: FlightLeg) => ({
        at: shiftLocal(arriveLocal, minutes(to)),
        rideMinutes: minutes(to),
        by: "bus",
      }),
      departure: ({ departLocal }: FlightLeg) => ({ at: departLocal, rideMinutes: 60, by: "bus" }),
    };
    const listed = listOffers([far, DIRECT], flightListing(2, doors), new URLSearchParams("sort=land"));
    expect(listed.offers.map(({ id }) => id)).toEqual(["direct", "hub"]);
  });

  it("lets any choice of one group be enough, and needs each group", () => {
    expect(ids("stops=0&stops=1")).toEqual(["direct", "hub", "late"]);
    expect(ids("stops=0&stops=1&land=evening")).toEqual(["late"]);
    expect(ids("bag=1")).toEqual(["hub"]);
    expect(ids("most=350&sort=price")).toEqual(["slow", "hub", "late"]);
  });

  it("counts beside each choice the flights that it leaves, whatever else its own group holds", () => {
    expect(countsOf("", "stops")).toEqual({ "Direct both ways": 1, "1 stop": 2, "2 or more stops": 1 });
    expect(countsOf("stops=0&land=evening", "stops")).toEqual({
      "Direct both ways": 0,
      "1 stop": 1,
      "2 or more stops": 0,
    });
    expect(countsOf("stops=1", "land")).toMatchObject({ "12:00 to 18:00": 1, "After 18:00": 1, "06:00 to 12:00": 0 });
  });

  it("names the filter to let go of where nothing is left", () => {
    const { found, loosen } = list("stops=0&land=evening&sort=price");
    expect(found).toBe(0);
    expect(loosen).toEqual({ label: "Direct both ways", without: "?all=1&sort=price&land=evening", count: 1 });
    expect(list("stops=0").loosen).toBeUndefined();
    const stuck = list("stops=0&land=evening&bag=1");
    expect(stuck.loosen).toBeUndefined();
    expect(stuck.clear).toBe("?all=1");
  });

  it("takes the nonsense of an address for nothing", () => {
    const nonsense = `sort=cheapest&stops=7&stops=__proto__&land=&airline=${"x".repeat(5_000)}&most=-4&bag=no&page=x`;
    expect(list(nonsense)).toEqual(list(""));
    expect(list("most=999999999").chosen).toEqual([]);
    expect(list("sort=constructor").sorts.find(({ isCurrent }) => isCurrent)?.label).toBe("Best match");
  });

  it("keeps a highest price that is none of its steps, and says it in words", () => {
    const { groups, chosen } = list("most=333");
    expect(groups.find(({ name }) => name === "most")!.choices.at(-1)).toEqual({
      value: "333",
      label: "Up to $333 each",
      count: 2,
      isChosen: true,
    });
    expect(chosen).toEqual([{ label: "Up to $333 each", without: "?all=1" }]);
  });

  it("has one address for one list, which reads back as it was written", () => {
    const choice = fc.record({
      sort: fc.constantFrom("best", "price", "time", "leave", "land", "home"),
      stops: fc.subarray(["0", "1", "2"]),
      land: fc.subarray(["early", "morning", "afternoon", "evening"]),
      bag: fc.subarray(["1"]),
    });
    fc.assert(
      fc.property(choice, ({ sort, ...groups }) => {
        const params = new URLSearchParams([["sort", sort]]);
        for (const [name, values] of Object.entries(groups)) for (const value of values) params.append(name, value);
        const once = list(params.toString());
        const again = list(once.search.slice(1));
        expect(again).toEqual(once);
        // What stands beside a choice is what choosing it gives.
        for (const { name, mode, choices } of once.groups.filter((group) => group.mode === "any"))
          for (const { value, count } of choices) {
            const alone = new URLSearchParams(once.search);
            alone.delete(name);
            alone.set(name, value);
            expect(list(alone.toString()).found, `${mode} ${name}=${value}`).toBe(count);
          }
      }),
      { numRuns: 60 },
    );
  });

  it("offers no group that leaves nothing to choose", () => {
    expect(list("", [DIRECT]).groups).toEqual([]);
    expect(list("").groups.map(({ name }) => name)).not.toContain("airline");
  });
});
