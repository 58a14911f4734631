import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { liveDays } from "./live-map";

const stop = (id: string, lat: number, more: object = {}) => ({
  ...{ id, role: "visit", placeId: id, name: id, location: { name: "Old town", lat, lon: 2 } },
  ...{ start: 600, end: 690, tags: [], ...more },
});
const day = (dayNumber: number, items: object[]) =>
  ({ dayNumber, date: `2027-05-0${dayNumber}`, theme: "Old town", items }) as unknown as ItineraryDay;
const setting = {
  ...{ name: "Rome", centre: { lat: 41, lon: 2 }, places: [], water: [], units: "metric" as const },
  stays: [{ name: "Inn", lat: 41.5, lon: 2.5, checkIn: "2027-05-01", checkOut: "2027-05-04" }],
};

describe("days on a map that is opened large", () => {
  const one = day(1, [
    stop("forum", 41.1, { why: "A highlight.", fact: "Open until 19:00" }),
    { ...stop("rest", 41.2), role: "rest", placeId: undefined },
    stop("park", 41.3),
  ]);

  it("numbers stops as the list of the day does, with hours, reason and picture", () => {
    const { groups } = liveDays([one], setting, { forum: "/art/forum.svg" });
    expect(groups[0]!.stops).toEqual([
      {
        ...{ id: "stop-1-1", mark: "1", name: "forum", lat: 41.1, lon: 2, hours: "10:00 to 11:30" },
        ...{ fact: "Open until 19:00", why: "A highlight.", picture: "/art/forum.svg" },
      },
      {
        ...{ id: "stop-1-2", mark: "2", name: "park", lat: 41.3, lon: 2, hours: "10:00 to 11:30" },
        ...{ fact: "Old town", why: undefined, picture: undefined },
      },
    ]);
  });

  it("says the day before the number where there are several, and leaves days without stops out", () => {
    const { groups, ground } = liveDays([one, day(2, []), day(3, [stop("hill", 41.4)])], setting, {});
    expect(groups.map(({ id, stops }) => [id, stops.map(({ mark }) => mark)])).toEqual([
      ["day-1", ["1.1", "1.2"]],
      ["day-3", ["3.1"]],
    ]);
    expect(ground.units).toBe("metric");
    expect(ground.signs).toEqual([{ kind: "stay", name: "Inn", at: { lat: 41.5, lon: 2.5 } }]);
  });
});
