import { expect, it } from "vitest";
import { foldsUp } from "./folded-line";
import { STOP_ROLES } from "../day/itinerary";

it("folds the places of the catalogue that are visited or eaten at", () => {
  expect(STOP_ROLES.filter((role) => foldsUp({ role, placeId: "castle" }))).toEqual(["visit", "meal"]);
});

it("leaves appointments, own places and advice for a meal without a table open", () => {
  expect(foldsUp({ role: "visit", placeId: "own-1", isOwn: true })).toBe(false);
  expect(foldsUp({ role: "meal" })).toBe(false);
});
