import { describe, expect, it } from "vitest";
import { askFor } from "./known-routes.fixture";
import { otherRoutes } from "./route-choices";
import { bestRoute } from "./route-order";
import type { RoutePlan } from "./route-problem";

const LONDON = { lat: 51.51, lon: -0.13 };
const NEW_YORK = { lat: 40.71, lon: -74.01 };
const SAN_FRANCISCO = { lat: 37.77, lon: -122.42 };

const order = (plan: RoutePlan | undefined) => plan?.stays.map(({ slug }) => slug);
const nightsOf = (plan: RoutePlan | undefined, slug: string) =>
  plan?.stays.find((stay) => stay.slug === slug)?.nights ?? 0;

describe("routes that many people know", () => {
  it.each([12, 13, 14])("sees Italy's three cities along the line in %i nights, the largest the longest", (nights) => {
    const plan = bestRoute(askFor("rome venice florence", nights, { home: LONDON }));
    expect(order(plan)?.[1]).toBe("florence");
    expect(nightsOf(plan, "rome")).toBeGreaterThanOrEqual(4);
    expect(nightsOf(plan, "rome")).toBeGreaterThanOrEqual(nightsOf(plan, "venice"));
    for (const slug of ["florence", "venice"]) expect([3, 4]).toContain(nightsOf(plan, slug));
  });

  it("gives Japan's capital more nights than Kyoto, and Osaka the fewest", () => {
    const plan = bestRoute(askFor("osaka tokyo kyoto", 12, { home: SAN_FRANCISCO }))!;
    expect(order(plan)?.[1]).toBe("kyoto");
    const [tokyo, kyoto, osaka] = ["tokyo", "kyoto", "osaka"].map((slug) => nightsOf(plan, slug));
    expect([tokyo, kyoto, osaka]).toEqual([tokyo, kyoto, osaka].toSorted((a, b) => b! - a!));
    expect(tokyo).toBeGreaterThanOrEqual(5);
    expect(kyoto).toBeGreaterThanOrEqual(4);
    expect(osaka).toBeGreaterThanOrEqual(2);
  });

  it("has Lisbon between Porto and Seville", () => {
    const plan = bestRoute(askFor("lisbon porto seville", 10, { home: NEW_YORK }))!;
    expect(order(plan)).toEqual(["porto", "lisbon", "seville"]);
    expect(nightsOf(plan, "lisbon")).toBe(4);
  });

  it("begins in Bangkok, where the long flight lands, and stays longest on the island", () => {
    const plan = bestRoute(
      askFor("bangkok phuket chiang-mai", 12, { home: LONDON, behind: "chiang-mai phuket", month: 1 }),
    )!;
    expect(order(plan)?.[0]).toBe("bangkok");
    expect(nightsOf(plan, "phuket")).toBe(5);
    expect(nightsOf(plan, "chiang-mai")).toBeGreaterThanOrEqual(3);
  });

  it("gives a traveller who loves beaches more nights on the island", () => {
    const nights = (interests: readonly ("beach" | "culture")[]) =>
      nightsOf(bestRoute(askFor("bangkok chiang-mai phuket", 13, { month: 1, interests })), "phuket");
    expect(nights(["beach"])).toBeGreaterThan(nights(["culture"]));
  });

  it("goes round the Baltic without crossing it twice, and stays nowhere for a single night", () => {
    const plan = bestRoute(askFor("riga stockholm tallinn helsinki", 9, { home: LONDON, month: 6 }))!;
    expect(order(plan)).toEqual(["riga", "tallinn", "helsinki", "stockholm"]);
    expect(plan.stays.every(({ nights }) => nights >= 2)).toBe(true);
  });

  it("proposes to leave out the city that lies far from the others", () => {
    const ask = askFor("paris bruges brussels amsterdam rome", 9, { home: NEW_YORK });
    const whys = otherRoutes(ask, bestRoute(ask)!).map(({ why }) => why);
    expect(whys.find((why) => why.startsWith("Leaves out"))).toMatch(
      /^Leaves out Rome: \d+ hours( 30 minutes)? less on the way, about \$\d+ less a person, .* nights? in /,
    );
  });
});
