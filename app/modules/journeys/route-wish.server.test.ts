import { describe, expect, it } from "vitest";
import { emptyStart } from "#app/modules/planner/start-form";
import { routesOfWish } from "./route-wish.server";

const place = (slug: string, name: string) => ({
  slug,
  name,
  country: "",
  perDay: 1,
  picture: { src: "", width: 1, height: 1, alt: "" },
  reasons: [],
});
const [rome, florence, venice] = [place("rome", "Rome"), place("florence", "Florence"), place("venice", "Venice")];
const values = { ...emptyStart(), startDate: "2027-05-01", endDate: "2027-05-05" };
const wish = { isNamed: true, places: [rome, venice], values, areas: [], ways: [], car: [] };
const hrefOf = (of: Parameters<typeof routesOfWish>[0], said: string) => routesOfWish(of, said)[0]?.href;

describe("a sentence that names several places", () => {
  it("goes on to the page of them all, with the length that it said", () => {
    expect(routesOfWish({ ...wish, nights: 9 }, "both, 9 nights")[0]).toEqual({
      label: "Plan both in one trip",
      href: expect.stringMatching(/place=rome&nights=&place=venice&nights=&inAll=9&.*endDate=2027-05-05/) as string,
    });
    expect(hrefOf(wish, "both")).not.toMatch(/inAll|endDate/);
  });

  it.each([
    ["3 nights in Rome then 2 in Florence", "place=rome&nights=3&place=florence&nights=2"],
    ["three nights in Rome and two nights in Florence", "place=rome&nights=3&place=florence&nights=2"],
    ["Rome 3 nights, Florence (2 nights)", "place=rome&nights=3&place=florence&nights=2"],
    ["Roma for 4 nights, 3 days in Firenze", "place=rome&nights=4&place=florence&nights=3"],
    ["Rome, 2 nights in Florence", "place=rome&nights=&place=florence&nights=&"],
    ["9 nights in Rome and Florence", "place=rome&nights=&place=florence&nights=&inAll=3"],
  ])("reads the nights of each in “%s”", (said, address) => {
    expect(hrefOf({ ...wish, places: [rome, florence], nights: 3 }, said)).toContain(address);
  });

  it.each([
    [["by train"], [], "train"],
    [[], ["with a hired car"], "car"],
    [["we'll drive"], [], "car"],
    [["no flying"], [], "ground"],
    [["off a cruise ship"], [], undefined],
    [[], [], undefined],
  ])("goes from place to place as it says: %j %j", (ways, car, goBy) => {
    const query = new URLSearchParams(hrefOf({ ...wish, ways, car }, "both")?.split("?")[1]);
    expect(query.get("goBy") ?? undefined).toBe(goBy);
  });

  it.each([
    ["by ferry", "ferry"],
    ["night train", "night-train"],
    ["by bus", "coach"],
  ])("chooses the way that it says most exactly: %s", (way, means) => {
    expect(hrefOf({ ...wish, ways: [way] }, "both")).toContain(`by=${means}&`);
    expect(hrefOf({ ...wish, ways: [way, "no flying"] }, "both")).not.toContain("by=");
  });

  it("is as long as it says, also where one place would not be", () => {
    const href = hrefOf({ ...wish, nights: 28 }, "both in four weeks");
    expect(href).toContain("inAll=28");
    expect(href).not.toContain("endDate");
    expect(hrefOf({ ...wish, nights: 90 }, "both in three months")).toContain("inAll=60");
  });

  it("ends where the traveller comes home from", () => {
    expect(hrefOf({ ...wish, nights: 9, homeFrom: "rome" }, "home from Rome")).toMatch(
      /place=venice&nights=&place=rome&nights=&inAll=9&inOrder=yes/,
    );
  });

  it("does not where it named one, asked which, or none by name", () => {
    expect(routesOfWish({ ...wish, places: [rome] }, "rome")).toEqual([]);
    expect(routesOfWish(wish, "Rome or Venice")).toEqual([]);
    expect(routesOfWish({ ...wish, isNamed: false }, "italy")).toEqual([]);
  });
});

describe("a sentence that names a country", () => {
  const open = { isNamed: false, places: [rome, florence, venice], values, ways: [], car: [], areas: ["Italy"] };

  it("leads to a route through it", () => {
    expect(routesOfWish({ ...open, nights: 14 }, "two weeks in Italy")).toEqual([
      {
        label: "A route through Italy",
        href: expect.stringMatching(/^\/planner\/route\?inAll=14&area=Italy&/) as string,
      },
    ]);
  });

  it("leads through two countries together", () => {
    const label = routesOfWish({ ...open, areas: ["Croatia", "Slovenia"] }, "Croatia and Slovenia")[0]?.label;
    expect(label).toBe("A route through Croatia and Slovenia");
  });

  it("leads to none for a few days, and none where we cover one place", () => {
    expect(routesOfWish({ ...open, nights: 3 }, "3 nights in Italy")).toEqual([]);
    expect(routesOfWish({ ...open, areas: ["Qatar"], nights: 9 }, "9 nights in Qatar")).toEqual([]);
  });
});
