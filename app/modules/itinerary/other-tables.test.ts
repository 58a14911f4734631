import { expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/sun";
import { distanceKm } from "#app/shared/geo";
import { isTableFor } from "./meal-tables";
import { otherTables } from "./other-tables";

const rome = findDestination("rome")!;
const sun = sunCalculatorFor(rome);
const DATE = "2027-04-13";
const table = rome.places.find((place) => isTableFor(place, "lunch"))!;
const at = ({ lat, lon }: { lat: number; lon: number }) => ({ lat, lon, name: "" });
/** So far north of the table in degrees, some 900 metres. */
const NORTH = 0.008;
const spot = { lat: table.lat + NORTH, lon: table.lon };

const line = (role: "visit" | "meal", start: number, end: number, where: { lat: number; lon: number }, id: string) => ({
  ...{ role, start, end, placeId: id },
  location: at(where),
});

/** The tables offered for a lunch of an hour 900 metres from the table, between two stops beside it. */
function offered(nextStop: number): string[] {
  const meal = line("meal", 750, 810, spot, "another-table");
  const items = [line("visit", 660, 740, spot, "before"), meal, line("visit", nextStop, nextStop + 60, spot, "after")];
  return otherTables(meal, items, "lunch", DATE, [table], rome, sun, 500).map(({ id }) => id);
}

it("offers a table out of the way only where there is time to walk there and on", () => {
  expect(distanceKm(spot, table)).toBeLessThan(1.2);
  expect(offered(820)).toEqual([]);
  expect(offered(900)).toEqual([table.id]);
});

it("offers the last meal of a day any table in its walk", () => {
  const meal = line("meal", 750, 810, spot, "another-table");
  const items = [line("visit", 660, 740, spot, "before"), meal];
  expect(otherTables(meal, items, "lunch", DATE, [table], rome, sun, 500)).toEqual([table]);
});
