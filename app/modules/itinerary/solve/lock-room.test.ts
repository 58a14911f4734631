import { expect, it } from "vitest";
import { USUAL_MEAL_HOURS } from "#app/modules/catalogue/hours/meal-hours";
import { isVisit } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

it("holds places next door to each other at the hours they had as one visit", () => {
  const places = [
    townPlace("palace", { minutes: 40, north: 0.5 }),
    townPlace("chapel", { minutes: 60, north: 0.55 }),
    townPlace("square", { minutes: 30, north: 0.2 }),
  ];
  const date = "2027-05-04";
  const locked = [
    { placeId: "palace", date, start: 600 },
    { placeId: "chapel", date, start: 630 },
  ];
  const { itinerary } = planDays(townRequest(places, { locked }), townSun, "2027-01-01T00:00:00.000Z");
  const visits = itinerary.days[1]!.items.filter(isVisit);
  expect(visits).toMatchObject(locked.map(({ placeId, start }) => ({ placeId, start })));
});

it("holds the hour before dinner, and dines after it", () => {
  const places = [
    townPlace("pier", { minutes: 45, north: 3, hours: "24/7" }),
    townPlace("square", { minutes: 30, north: 0.2 }),
  ];
  const locked = [{ placeId: "pier", date: "2027-05-04", start: 19 * 60 + 15 }];
  const mealHours = { ...USUAL_MEAL_HOURS, dinner: { from: 19.5 * 60, to: 22 * 60 } };
  const request = townRequest(places, { locked, mealHours, pace: "relaxed" });
  const { itinerary, conflicts } = planDays(request, townSun, "2027-01-01T00:00:00.000Z");
  const [visit, dinner] = itinerary.days[1]!.items.slice(-2);
  expect(visit).toMatchObject({ placeId: "pier", start: 19 * 60 + 15 });
  expect(dinner).toMatchObject({ meal: "dinner" });
  expect(conflicts).toEqual([]);
});
