import { expect, it } from "vitest";
import { servesEach } from "#app/modules/catalogue/schema/diets";
import type { DayRequest } from "../day/day-request";
import { tablesFor } from "./table-offers";
import { townPlace, townRequest } from "../day/town.fixture";

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
  // A table with hardly any others beside it stays.
  expect(names(["vegetarian"], places.slice(2))).toContain("star");
});

it("a house of mutton is none for people who eat no meat while three others are there, nor a room for couples with a child", () => {
  const table = (id: string, note: string) =>
    townPlace(id, { kind: "restaurant", price: 10, serves: servesEach({}), note });
  const others = Array.from({ length: 3 }, (_, index) => table(`table-${index}`, "A plain room with good soup."));
  const mutton = table("mutton", "Mutton dumplings and milk tea at any hour.");
  const couples = table("couples", "Velvet chairs and cakes through a courtyard, made for couples.");
  const names = (change: Partial<DayRequest>, all = [...others, mutton, couples]) =>
    tablesFor(townRequest(all, change), { places: all, tables: [] }, "dinner", new Set()).map(([{ id }]) => id);
  expect(names({})).toEqual(expect.arrayContaining(["mutton", "couples"]));
  expect(names({ diets: ["vegetarian"] })).not.toContain("mutton");
  expect(names({ diets: ["vegetarian"] }, [others[0]!, others[1]!, mutton])).toContain("mutton");
  expect(names({ children: 1 })).not.toContain("couples");
});
