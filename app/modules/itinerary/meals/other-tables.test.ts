import { expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { otherTables } from "./other-tables";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const DATE = "2027-05-04";
const table = townPlace("table", { kind: "restaurant", hours: "Mo-Su 11:00-23:00", price: 20 });
const spot = townPlace("spot", { north: 0.4 });
const farther = townPlace("farther", { north: 1.1 });

const line = (role: "visit" | "meal" | "transfer" | "rest", start: number, end: number, where: PlaceSource) => ({
  ...{ role, start, end, placeId: where.id },
  location: { name: where.name, lat: where.lat, lon: where.lon },
});

function offered(items: ReturnType<typeof line>[], meal: "lunch" | "dinner", places = [table], children = 0): string[] {
  const item = items.find(({ role }) => role === "meal")!;
  const request = townRequest(places, { children });
  return otherTables(item, items, meal, DATE, places, request, townSun).map(({ id }) => id);
}

/** A lunch of an hour 400 metres from the table, between two stops beside it. */
const lunchBefore = (next: number, leaves = 740, from = spot) => [
  line("visit", 660, leaves, from),
  line("meal", 750, 810, spot),
  line("visit", next, next + 60, spot),
];

it("offers a table out of the way only where there is time to walk there and on", () => {
  expect(distanceKm(spot, table)).toBeCloseTo(0.4);
  expect(offered(lunchBefore(790), "lunch")).toEqual([]);
  expect(offered(lunchBefore(900), "lunch")).toEqual([table.id]);
});

it("offers none that would be reached when lunch is over", () => {
  expect(offered(lunchBefore(1020, 750, farther), "lunch")).toEqual([table.id]);
  expect(offered(lunchBefore(1020, 900, farther), "lunch")).toEqual([]);
});

it("offers the last meal of a day any table in its walk", () => {
  expect(offered([line("visit", 660, 740, spot), line("meal", 750, 810, spot)], "lunch")).toEqual([table.id]);
});

it("sets out for a late dinner from the hotel, once the bags are there", () => {
  const late = [
    line("transfer", 1180, 1225, table),
    line("rest", 1225, 1235, farther),
    line("meal", 1240, 1315, farther),
  ];
  const beside = townPlace("beside", { kind: "restaurant", hours: "Mo-Su 11:00-23:00", price: 20, north: 1 });
  expect(offered(late, "dinner", [table, beside])).toEqual([beside.id]);
});

it("takes children to no table that is for drinking, unless somebody asks", () => {
  const bar = { ...table, id: "bar", kind: "cafe" as const, tags: ["books", "craft beer"] };
  expect(offered(lunchBefore(900), "lunch", [bar])).toEqual(["bar"]);
  expect(offered(lunchBefore(900), "lunch", [bar], 2)).toEqual([]);
});
