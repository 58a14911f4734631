import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Trip } from "../trip/trip";
import { seenChoices, usuallySeen, visitedOn } from "./seen-places";

const { places } = findDestination("rome")!;
const visit = (placeId: string) => ({ role: "visit", placeId });
const trip = (changes: object): Trip =>
  ({
    destination: { slug: "rome", name: "Rome" },
    status: "booked",
    endDate: "2026-05-10",
    itinerary: { days: [{ items: [visit("pantheon"), { role: "meal", placeId: "table" }] }] },
    ...changes,
  }) as unknown as Trip;

describe("places seen on an earlier visit", () => {
  it("are at first what everybody sees in town, and no day out", () => {
    const seen = usuallySeen(places);
    expect(seen).toContain("colosseum");
    expect(places.filter(({ id, dayTrip, onlyOn }) => seen.includes(id) && (dayTrip || onlyOn))).toEqual([]);
  });

  it("can be ticked in a list that begins with the best known and holds all that is ticked", () => {
    const little = places.find(({ weight }) => weight < 4)!;
    const offered = seenChoices(places, [little.id]).map(({ id }) => id);
    expect(usuallySeen(places)).toContain(offered[0]);
    expect(offered.at(-1)).toBe(little.id);
    expect(seenChoices(places).map(({ id }) => id)).not.toContain(little.id);
  });

  it("are what the days of an own trip held, once that trip is over", () => {
    expect(visitedOn([trip({})], "rome", "2026-06-01")).toEqual(["pantheon"]);
    expect(visitedOn([trip({})], "rome", "2026-05-10")).toEqual([]);
    expect(visitedOn([trip({ status: "cancelled" })], "rome", "2026-06-01")).toEqual([]);
    expect(visitedOn([trip({})], "paris", "2026-06-01")).toEqual([]);
  });
});
