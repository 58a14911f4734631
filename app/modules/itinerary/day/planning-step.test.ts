import { expect, it } from "vitest";
import { onlyForward } from "./planning-step";
import type { PlanningStep } from "./planning-step";

it("days that are planned in rounds tell of each step once, and never go back", () => {
  const told: PlanningStep[] = [];
  const reach = onlyForward((step) => told.push(step));
  for (const step of ["hours", "sights", "hours", "sights", "tables", "walks", "tables"] as const) reach(step);
  expect(told).toEqual(["hours", "sights", "tables"]);
});
