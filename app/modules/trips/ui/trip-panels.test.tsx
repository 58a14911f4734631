import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { toTripView } from "../shown/trip-view";
import type { Trip } from "../trip/trip";
import { TripPanels } from "./trip-panels";

const pageOf = (trip: Trip, canBook: boolean): string =>
  renderToStaticMarkup(
    <TripPanels trip={toTripView(trip)} canBook={canBook} held={null} priceConfidence={0.9} priceAlerts={[]} />,
  );
const panelsOf = (trip: Trip, canBook: boolean): string[] => {
  const page = pageOf(trip, canBook);
  return [...page.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading!);
};

it("has no price where nothing is for sale, and calls the budget a budget", () => {
  const bare = bareTrip({ status: "planning" });
  expect(panelsOf(bare, false)).toEqual(["Status", "Total Cost"]);
  for (const canBook of [true, false])
    expect(pageOf(bare, canBook)).toMatch(/Total Cost<\/h2><p[^>]*>Not known yet<\/p><p[^>]*>Your budget is \$/);
});

it("has what it costs and how steady that is where it can be booked", () => {
  expect(panelsOf({ ...fullTrip("kyoto", 7), status: "planning" }, true)).toEqual(["Status", "Total Cost", "Pricing"]);
});

it("calls no price sure before flights or a stay are chosen", () => {
  const bare = bareTrip({ status: "planning" });
  expect(panelsOf(bare, true)).toEqual(["Status", "Total Cost", "Pricing"]);
  expect(pageOf(bare, true)).toContain("No flights or stay chosen yet");
  expect(pageOf({ ...fullTrip("kyoto", 7), status: "planning" }, true)).not.toContain("Your budget");
  expect(pageOf(bare, true)).not.toContain("Confidence");
  expect(pageOf({ ...fullTrip("kyoto", 7), status: "planning" }, true)).toContain("Confidence 90% that it stays");
});

it("has what was paid after that, and no price to lock for offers that nobody can buy", () => {
  expect(panelsOf(bareTrip({ status: "booked" }), false)).toEqual(["Status", "Total Cost", "Pricing"]);
  expect(panelsOf({ ...fullTrip("kyoto", 7), status: "planning" }, false)).toEqual(["Status", "Total Cost"]);
});
