import { describe, expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import { findDestination, listDestinations } from "../places/catalogue.server";
import { GROUND } from "./ground";
import { estimateWay } from "./estimate-way";

function between(from: string, to: string) {
  const [a, b] = [findDestination(from), findDestination(to)];
  if (!a || !b) throw new Error(`${from} or ${to} is no destination`);
  return estimateWay({ ...a, hasLargeAirport: true }, { ...b, hasLargeAirport: true });
}

describe("an estimate of the way between two places", () => {
  it.each([
    ["munich", "vienna", "train"],
    ["seville", "granada", "train"],
    ["agra", "delhi", "train"],
    ["banff", "vancouver", "flight"],
    ["las-vegas", "grand-canyon", "car"],
    ["split", "dubrovnik", "coach"],
    ["kuala-lumpur", "singapore", "coach"],
    ["rome", "split", "flight"],
    ["santorini", "mykonos", "flight"],
    ["london", "paris", "flight"],
    ["malaga", "fes", "flight"],
    ["madrid", "vienna", "flight"],
    ["bangkok", "siem-reap", "flight"],
  ])("goes from %s to %s by %s", (from, to, by) => {
    const way = between(from, to);
    expect(way).toMatchObject({ by, isEstimate: true });
    expect(between(to, from)).toEqual(way);
  });

  it("counts the airports and the rides to them", () => {
    // Madrid and Vienna: 1,810 km, 45 and 35 minutes to their airports.
    const { minutes } = between("madrid", "vienna");
    expect(minutes).toBeGreaterThanOrEqual(45 + 150 + 136 + 35);
    expect(minutes).toBeLessThanOrEqual(45 + 150 + 180 + 35);
  });

  it("expects a change far away, and where an airport is small", () => {
    const [bergen, split] = [findDestination("bergen")!, findDestination("split")!];
    const small = estimateWay({ ...bergen, hasLargeAirport: true }, split);
    const large = estimateWay({ ...bergen, hasLargeAirport: true }, { ...split, hasLargeAirport: true });
    expect(small.minutes).toBe(large.minutes + 120);
    expect(small.note).toContain("change");
    expect(large.note).toBeUndefined();
    expect(between("paris", "auckland").note).toContain("change");
  });

  it("asks less where prices are low", () => {
    const [delhi, agra] = [findDestination("delhi")!, findDestination("agra")!];
    const dear = { ...delhi, costs: { moderate: [100, 60, 20, 20] } };
    expect(estimateWay(delhi, agra).dollars).toBeLessThan(estimateWay(dear, agra).dollars);
  });

  it("is plausible for every two destinations", () => {
    const all = listDestinations();
    const odd = all.flatMap((a, index) =>
      all.slice(index + 1).flatMap((b) => {
        const { by, minutes, dollars } = estimateWay(a, b);
        const kmh = distanceKm(a, b) / (minutes / 60);
        const isOdd =
          dollars < 1 || (by === "flight" ? minutes < 190 || kmh > 750 : minutes > 720 || kmh > 75) || minutes % 5 > 0;
        return isOdd ? [`${a.slug} ${b.slug}: ${by} ${minutes} ${dollars}`] : [];
      }),
    );
    expect(odd).toEqual([]);
  });
});

it("knows islands by the slugs of destinations, each once", () => {
  const slugs = Object.values(GROUND.islands).flat();
  expect(slugs.filter((slug) => !findDestination(slug))).toEqual([]);
  expect(new Set(slugs).size).toBe(slugs.length);
});
