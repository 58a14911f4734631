import { describe, expect, it } from "vitest";
import { longStayLine, townDaysOf } from "./enough-days";
import { townPlace } from "./town.fixture";

const places = Array.from({ length: 8 }, (_, index) => townPlace(`sight-${index}`, { minutes: 65 }));
const town = { name: "Town", places, dayTrips: [] };

describe("how many days are enough", () => {
  it("is what the sights fill at the pace, with the way to each", () => {
    expect(townDaysOf(places, "moderate")).toBe(2);
    expect(townDaysOf(places, "relaxed")).toBeGreaterThan(2);
  });

  it("is said before more nights than that are booked, and not of tables or far places", () => {
    expect(longStayLine(town, "moderate", 5)).toMatch(/^About 2 days are enough for Town at this pace\. In 5 nights /);
    expect(longStayLine(town, "moderate", 4)).toBeUndefined();
    const more = [...places, townPlace("table", { kind: "restaurant" }), townPlace("lake", { dayTrip: true })];
    expect(longStayLine({ ...town, places: more }, "moderate", 5)).toMatch(/^About 2 days/);
    expect(longStayLine({ ...town, dayTrips: [{} as never] }, "moderate", 5)).toBeUndefined();
  });
});
