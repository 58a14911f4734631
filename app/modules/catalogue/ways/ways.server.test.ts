import { describe, expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import { findDestination, listDestinations } from "../places/catalogue.server";
import { stopOf, waysBetween, waysToChoose } from "./ways.server";

describe("the ways between two places", () => {
  it("are those of the table, the usual one first", () => {
    expect(waysBetween("paris", "london")[0]).toMatchObject({ by: "train", operator: "Eurostar", bookAhead: true });
    expect(waysBetween("tokyo", "fukuoka").map(({ by }) => by)).toEqual(["flight", "train"]);
    expect(waysBetween("santorini", "mykonos")[0]?.months).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  it("are the same the other way round, with the stops changed over", () => {
    const [there] = waysBetween("rome", "florence");
    const [back] = waysBetween("florence", "rome");
    expect(there).toMatchObject({ from: "Roma Termini", to: "Firenze Santa Maria Novella" });
    expect(back).toEqual({ ...there, from: there?.to, to: there?.from });
    expect(waysBetween("siem-reap", "bangkok")).toEqual(waysBetween("bangkok", "siem-reap"));
  });

  it("keep a stop at its own end where the other end has none", () => {
    const there = waysBetween("miami", "orlando").find(({ by }) => by === "train");
    const back = waysBetween("orlando", "miami").find(({ by }) => by === "train");
    expect([there?.from, there?.to]).toEqual(["MiamiCentral", undefined]);
    expect([back?.from, back?.to]).toEqual([undefined, "MiamiCentral"]);
  });

  it("are one estimate where the table has none", () => {
    const [only, ...others] = waysBetween("reykjavik", "samarkand");
    expect(only).toMatchObject({ by: "flight", isEstimate: true });
    expect(others).toEqual([]);
  });

  it("are those that run in a month, and an estimate where none does", () => {
    const between = (from: string, to: string, month: number) => waysBetween(from, to, month).map(({ by }) => by);
    expect(between("split", "dubrovnik", 7)).toEqual(["coach", "ferry", "car"]);
    expect(between("split", "dubrovnik", 1)).toEqual(["coach", "car"]);
    expect(waysBetween("mykonos", "santorini", 7)[0]).toMatchObject({ by: "ferry", from: "Mykonos New Port" });
    expect(waysBetween("mykonos", "santorini", 1)).toMatchObject([{ by: "flight", isEstimate: true }]);
  });

  it("are none from a place to itself, or to one that is not ours", () => {
    expect(waysBetween("rome", "rome")).toEqual([]);
    expect(waysBetween("rome", "atlantis")).toEqual([]);
  });

  it("begin and end at stops whose points are known", () => {
    const lost = listDestinations().flatMap(({ slug }) =>
      listDestinations().flatMap((other) =>
        waysBetween(slug, other.slug).flatMap(({ from, to }) => [
          ...(from && !stopOf(slug, from) ? [`${slug} ${from}`] : []),
          ...(to && !stopOf(other.slug, to) ? [`${other.slug} ${to}`] : []),
        ]),
      ),
    );
    expect(lost).toEqual([]);
  });
});

it("knows where a stop is, by place and name", () => {
  const termini = stopOf("rome", "Roma Termini");
  expect(distanceKm(termini!, findDestination("rome")!)).toBeLessThan(2);
  expect(stopOf("florence", "Roma Termini")).toBeUndefined();
});

describe("the ways to choose from", () => {
  const means = (from: string, to: string) => waysToChoose(from, to).map((way) => way.means);

  it("are by day and at night where both run, and only at night where nothing else does", () => {
    expect(means("venice", "vienna")).toEqual(["flight", "train", "night-train", "car"]);
    expect(means("stockholm", "helsinki")).toContain("night-ferry");
    expect(waysToChoose("rome", "vienna").find(({ by }) => by === "train")).toMatchObject({ isOvernight: true });
  });

  it("have a hired car where visitors drive, estimated where the table has none", () => {
    expect(waysToChoose("seville", "granada").find(({ by }) => by === "car")).toMatchObject({ minutes: 175 });
    expect(waysToChoose("prague", "berlin").find(({ by }) => by === "car")).toMatchObject({ isEstimate: true });
    expect(means("shanghai", "xian")).not.toContain("car");
    expect(means("athens", "crete")).not.toContain("car");
  });
});
