import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { toTripView } from "../shown/trip-view";
import type { Trip } from "../trip/trip";
import { BudgetBreakdown } from "./budget-breakdown";

const textOf = (trip: Trip): string =>
  renderToStaticMarkup(<BudgetBreakdown trip={toTripView(trip)} />).replace(/<[^>]+>/g, " ");

it("has the sum of what a trip costs under its name (CHECKLIST TRIP-43)", () => {
  const trip = { ...fullTrip("kyoto", 7), status: "planning" as const };
  const { totalMinor } = toTripView(trip).price;
  const text = textOf(trip);
  expect(text).toMatch(/Total Trip Cost\s+\$3,184\.20/);
  expect(totalMinor).toBe(318_420);
  expect(text).toContain("Allow about");
  expect(text).not.toContain("not a price");
});

it("says that the total is the budget while nothing is chosen, and takes what the days cost out of it", () => {
  const { itinerary } = fullTrip("kyoto", 7);
  const text = textOf(bareTrip({ status: "planning", itinerary }));
  expect(text).toMatch(/Total Trip Cost\s+\$6,400/);
  expect(text).toContain("This is your budget, not a price.");
  expect(text).toMatch(/which leaves \$[\d,.]+ for everything else/);
  expect(text).not.toMatch(/more for|over your/);
});
