import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ItineraryDay } from "../day/itinerary";
import { DayList } from "./day-list";

const day: ItineraryDay = {
  date: "2027-05-07",
  dayNumber: 5,
  theme: "Travel home",
  items: [],
  walkKm: 0,
  costMinor: 0,
};

it("counts the activities of each day, and says of an empty one that it has none (CHECKLIST TRIP-37, TRIP-38)", () => {
  const page = renderToStaticMarkup(<DayList days={[day]} />);
  expect(page).toContain("No activities planned for this day");
  expect(page.replace(/<[^>]+>/g, " ")).toMatch(/Friday.*7 May.*0 activities/s);
});

it("writes the cost of a day to the cent, like the prices of its stops that it is the sum of", () => {
  const page = renderToStaticMarkup(<DayList days={[{ ...day, costMinor: 183_90 }]} />);
  expect(page).toContain("$183.90");
});
