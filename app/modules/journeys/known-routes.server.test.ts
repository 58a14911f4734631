import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { emptyStart } from "#app/modules/planner/start-form";
import type { StartValues } from "#app/modules/planner/start-form";
import { whyNights } from "./order/nights-words";
import { otherRoutes } from "./order/route-choices";
import { bestRoute } from "./order/route-order";
import type { RouteAsk, RoutePlan } from "./order/route-problem";
import { routeAsk, wayToLay } from "./route-ask.server";

function askFor(slugs: string, nights: number, rest: Partial<StartValues> = {}): RouteAsk {
  const destinations = slugs.split(" ").map((slug) => findDestination(slug)!);
  return routeAsk(destinations, { ...emptyStart(), departureCity: "London", ...rest }, nights);
}

const order = (plan: RoutePlan | undefined) => plan?.stays.map(({ slug }) => slug);
const nightsOf = (plan: RoutePlan | undefined, slug: string) =>
  plan?.stays.find((stay) => stay.slug === slug)?.nights ?? 0;

describe("routes that many people know", () => {
  it.each([12, 13, 14])("sees Italy's three cities along the line in %i nights, none longer than Rome", (nights) => {
    const plan = bestRoute(askFor("rome venice florence", nights));
    expect(order(plan)?.[1]).toBe("florence");
    expect(nightsOf(plan, "rome")).toBeGreaterThanOrEqual(4);
    for (const slug of ["florence", "venice"]) {
      expect(nightsOf(plan, slug)).toBeLessThanOrEqual(nightsOf(plan, "rome"));
      expect([3, 4]).toContain(nightsOf(plan, slug));
    }
  });

  it("gives Japan's capital more nights than Kyoto, and Osaka the fewest", () => {
    const plan = bestRoute(askFor("osaka tokyo kyoto", 12, { departureCity: "San Francisco" }));
    expect(order(plan)?.[1]).toBe("kyoto");
    expect(["tokyo", "kyoto", "osaka"].map((slug) => nightsOf(plan, slug))).toEqual([5, 4, 3]);
  });

  it("has Lisbon between Porto and Seville", () => {
    const plan = bestRoute(askFor("lisbon porto seville", 10, { departureCity: "New York" }));
    expect(order(plan)).toEqual(["porto", "lisbon", "seville"]);
    expect(nightsOf(plan, "lisbon")).toBe(4);
  });

  it("stays longest on Thailand's island, and longer still for a traveller who loves beaches", () => {
    const inThailand = (interests: string[]) =>
      bestRoute(askFor("bangkok chiang-mai phuket", 13, { startDate: "2027-01-10", interests }));
    const plan = inThailand(["culture"]);
    for (const slug of ["bangkok", "chiang-mai"]) {
      expect(nightsOf(plan, slug)).toBeGreaterThanOrEqual(3);
      expect(nightsOf(plan, slug)).toBeLessThan(nightsOf(plan, "phuket"));
    }
    expect(nightsOf(inThailand(["beach"]), "phuket")).toBeGreaterThan(nightsOf(plan, "phuket"));
  });

  it("goes round the Baltic by short ways, and stays nowhere for a single night", () => {
    const plan = bestRoute(askFor("riga stockholm helsinki tallinn", 9, { startDate: "2027-06-10" }))!;
    expect(order(plan)?.[1]).not.toBe("stockholm");
    expect(order(plan)?.[2]).not.toBe("stockholm");
    expect(plan.stays.every(({ nights }) => nights >= 2)).toBe(true);
  });

  it("crosses a continent once", () => {
    const plan = bestRoute(askFor("prague munich vienna berlin budapest salzburg", 18, { departureCity: "New York" }))!;
    const line = order(plan)!.join(" ");
    expect(line).toMatch(/munich salzburg vienna budapest|budapest vienna salzburg munich/);
    expect(line).toMatch(/prague berlin|berlin prague/);
  });

  it("counts the way from home, by the city that is typed", () => {
    const [fromLondon, fromNowhere] = [askFor("rome florence", 6), askFor("rome florence", 6, { departureCity: "" })];
    expect(fromLondon.places[0]!.home?.minutes).toBeGreaterThan(240);
    expect(fromNowhere.places[0]!.home).toBeUndefined();
  });

  it("flies home from an airport with many ways home, and not from the small one in the middle", () => {
    const ask = askFor("hanoi hoi-an ho-chi-minh-city", 10, { departureCity: "New York" });
    expect(order(bestRoute(ask))?.[1]).toBe("hoi-an");
  });

  it("travels long ways by ship overnight, and by air by day", () => {
    const { wayBetween } = askFor("stockholm helsinki rome", 9);
    expect(wayBetween("stockholm", "helsinki")).toMatchObject({ isOvernight: true });
    expect(wayBetween("helsinki", "rome").isOvernight).toBe(false);
  });

  it("goes on as the traveller has chosen, and in the usual way where there is no such way", () => {
    const destinations = ["venice", "vienna"].map((slug) => findDestination(slug)!);
    const minutes = (by: "night-train" | "ferry") =>
      routeAsk(destinations, emptyStart(), 6, {}, { by: { venice: by } }).wayBetween("venice", "vienna").minutes;
    expect([minutes("night-train"), minutes("ferry")]).toEqual([510, 305]);
    expect(wayToLay({ slug: "venice", by: "night-train" }, { slug: "vienna" }, "2027-05-04")).toMatchObject({
      by: "train",
      isOvernight: true,
    });
  });

  it.each([
    ["train", "barcelona", "paris", "train"],
    ["ground", "barcelona", "paris", "train"],
    ["car", "seville", "lisbon", "car"],
    ["train", "seville", "lisbon", "coach"],
    [undefined, "barcelona", "paris", "flight"],
  ] as const)("goes as the traveller likes where no way was chosen: %s from %s to %s", (goBy, from, to, by) => {
    const on = (chosen: object) => wayToLay({ slug: from, ...chosen }, { slug: to }, "2027-05-14").by;
    expect(on({ goBy })).toBe(by);
    expect(on({ goBy, by: "flight" })).toBe("flight");
  });

  it("proposes to leave out the city that lies far from the others", () => {
    const ask = askFor("paris bruges brussels amsterdam rome", 9, { departureCity: "New York" });
    const whys = otherRoutes(ask, bestRoute(ask)!).map(({ why }) => why);
    expect(whys.find((why) => why.startsWith("Leaves out"))).toMatch(
      /^Leaves out Rome: \d+ hours( 30 minutes)? less on the way, about \$\d+ less a person, .* nights? in /,
    );
  });
});

it("names what people come for, though it is a day out", () => {
  const wish = { pace: "moderate" as const, interests: [], months: [5] };
  expect(whyNights(findDestination("cusco")!, 5, wish)).toMatch(/Machu Picchu/);
  expect(whyNights(findDestination("rome")!, 4, wish)).toMatch(/^4 nights: Colosseum/);
  const [krakow, culture] = [findDestination("krakow")!, { ...wish, interests: ["culture" as const] }];
  expect(whyNights(krakow, 3, culture)).toMatch(/Auschwitz/);
  expect(whyNights(krakow, 3, { ...culture, hasChildren: true })).not.toMatch(/Auschwitz/);
});
