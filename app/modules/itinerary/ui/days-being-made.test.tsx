import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PLANNING_STEPS } from "../day/planning-step";
import type { PlanningStep } from "../day/planning-step";
import { DaysBeingMade } from "./days-being-made";

function linesAt(step: PlanningStep, hasFlights: boolean, hasStay: boolean): string[] {
  const html = renderToStaticMarkup(<DaysBeingMade place="Kyoto" {...{ step, hasFlights, hasStay }} />);
  return [...html.matchAll(/<li(.*?)>(.*?)<\/li>/g)].map(
    ([, attributes = "", words = ""]) =>
      `${attributes.includes("done") ? "[x]" : attributes.includes("aria-current") ? "[>]" : "[ ]"} ${words}`,
  );
}

it("shows as done what the planner has done, and one step as under way", () => {
  expect(linesAt("frame", true, true)[0]).toBe("[>] Fitting your days around your flights and your stay");
  expect(linesAt("walks", true, false)).toEqual([
    "[x] Fitted around your flights",
    "[x] Opening hours checked",
    "[x] Sights chosen",
    "[>] Drawing walks between the sights",
    "[ ] Finding tables for lunch and dinner",
  ]);
  expect(linesAt("hours", false, false)[0]).toBe("[x] Fitted to your dates");
  for (const [at, step] of PLANNING_STEPS.entries())
    expect(linesAt(step, false, true).map((line) => line.slice(0, 3))).toEqual(
      PLANNING_STEPS.map((_, index) => (index < at ? "[x]" : index === at ? "[>]" : "[ ]")),
    );
});
