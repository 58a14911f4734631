import { expect, it } from "vitest";
import { servesEach } from "#app/modules/catalogue/diets";
import { tablesFor } from "./table-offers";
import { townPlace, townRequest } from "./town.fixture";

it("a table that is booked months ahead is none for people who have to ask first what they can eat there", () => {
  const table = (id: string, note: string) =>
    townPlace(id, { kind: "restaurant", price: 20, serves: servesEach({ vegetarian: "ask" }), note });
  const others = Array.from({ length: 6 }, (_, index) => table(`table-${index}`, "A plain room with good soup."));
  const star = table("star", "Curry with a star in a shop-house room; and months of bookings.");
  const places = [...others, star];
  const names = (diets: ("vegetarian" | "vegan")[], all = places) =>
    tablesFor(townRequest(all, { diets }), { places: all, tables: [] }, "dinner", new Set()).map(([{ id }]) => id);
  expect(names([])).toContain("star");
  expect(names(["vegetarian"])).not.toContain("star");
  expect(names(["vegetarian"])).toHaveLength(6);
  // Where there is hardly another, it stays.
  expect(names(["vegetarian"], places.slice(2))).toContain("star");
});
