import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ItineraryDay, Leg } from "../day/itinerary";
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

it("writes estimates without cents, and the cost of a day as the sum of what its lines print", () => {
  const legBefore = { mode: "taxi", from: "A", to: "B", minutes: 9, km: 3, priceMinor: 1_40 } as unknown as Leg;
  const stop = {
    type: "attraction",
    role: "visit",
    name: "Temple",
    location: { name: "Ubud" },
    start: 540,
    end: 600,
    tags: [],
  };
  const items = [96_30, 20, 0].map((priceMinor, index) => ({ ...stop, id: String(index), priceMinor, legBefore }));
  const page = renderToStaticMarkup(<DayList days={[{ ...day, items: items as unknown as typeof day.items }]} />);
  expect(page.match(/\$[\d.,]*\d/g)).toEqual(["$100", "$1", "$96", "$1", "$1", "$1"]);
});
