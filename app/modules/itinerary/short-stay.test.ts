import { expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { Arrangement } from "./arrangement";
import type { DayRequest } from "./day-request";
import type { Itinerary } from "./itinerary";
import { planDays } from "./plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "./town.fixture";

const anchor = (place: string, nights = 1) => ({ place, nights });

/** One night in town, Monday and Tuesday. */
function oneNight(
  places: PlaceSource[],
  arrangement: Partial<Arrangement>,
  change: Partial<DayRequest> = {},
): Itinerary {
  const whole = { ...NO_ARRANGEMENT, ...arrangement };
  const request = townRequest(places, { lastDate: "2027-05-04", arrangement: whole, ...change });
  return planDays(request, townSun, "2027-01-01T00:00:00.000Z").itinerary;
}

function visited({ days }: Itinerary): (string | undefined)[] {
  return days.flatMap(({ items }) => items.filter(({ role }) => role === "visit").map(({ placeId }) => placeId));
}

it("lets a lesser sight that belongs to a great one give way to another great one", () => {
  const hours = "Mo 09:00-12:15";
  const places = [
    townPlace("great", { minutes: 100, hours }),
    townPlace("lesser", { minutes: 100, hours }),
    townPlace("second", { minutes: 75, hours }),
  ];
  const together = [["great", "lesser"]];
  const seen = visited(oneNight(places, { together, anchors: [anchor("great"), anchor("second")] }));
  expect(seen).toContain("great");
  expect(seen).toContain("second");
});

it("goes to what belongs to a great sight that is shut in the hours there are", () => {
  const hours = "Mo 10:00-11:00";
  const places = [
    townPlace("palace", { hours: "We 09:00-18:00" }),
    townPlace("gardens", { hours, weight: 1 }),
    townPlace("gallery", { hours, weight: 5 }),
  ];
  expect(visited(oneNight(places, { together: [["palace", "gardens"]], anchors: [anchor("palace")] }))).toEqual([
    "gardens",
  ]);
});

it("sees what people come for on a night more before a sight that is worth more to the party", () => {
  const hours = "Mo 10:00-11:00";
  const places = [townPlace("famous", { hours, weight: 2 }), townPlace("gallery", { hours, weight: 5 })];
  expect(visited(oneNight(places, { anchors: [anchor("famous", 2)] }))).toEqual(["famous"]);
});

it("holds a little more of what people come for in a day than its pace would", () => {
  const names = ["one", "two", "three", "four", "five", "six"];
  const places = names.map((id) => townPlace(id, { hours: "Mo 08:00-20:00", minutes: 90 }));
  const anchors = names.map((id) => anchor(id));
  expect(visited(oneNight(places, { anchors }, { pace: "relaxed" }))).toHaveLength(6);
});

it("blames the pace, not the hours, for what would fit beside the free time that is printed", () => {
  const names = ["one", "two", "three", "four"];
  const places = [...names.map((id) => townPlace(id, { minutes: 110 })), townPlace("wished", { weight: 5 })];
  const anchors = names.map((id) => anchor(id));
  const { leftOut } = oneNight(places, { anchors }, { pace: "relaxed", lastDate: "2027-05-03" });
  expect(leftOut.find(({ placeId }) => placeId === "wished")?.why).toBe(
    "There are free hours for it, but it is more than a day at a relaxed pace holds.",
  );
});
