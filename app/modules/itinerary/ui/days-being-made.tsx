import { WaitingSteps } from "#app/components/ui/waiting-steps";
import { PLANNING_STEPS } from "../day/planning-step";
import type { PlanningStep } from "../day/planning-step";

interface Around {
  hasFlights: boolean;
  hasStay: boolean;
}

/** What the days are fitted around, in words. */
function whatFrames({ hasFlights, hasStay }: Around): string {
  if (hasFlights) return hasStay ? "around your flights and your stay" : "around your flights";
  return hasStay ? "around your stay" : "to your dates";
}

/** Each step in words, while it is under way and once it is done. */
const inWords = (around: Around): Record<PlanningStep, { now: string; done: string }> => ({
  frame: { now: `Fitting your days ${whatFrames(around)}`, done: `Fitted ${whatFrames(around)}` },
  hours: { now: "Checking opening hours for your dates", done: "Opening hours checked" },
  sights: { now: "Choosing what to see", done: "Sights chosen" },
  walks: { now: "Drawing walks between the sights", done: "Walks drawn" },
  tables: { now: "Finding tables for lunch and dinner", done: "Tables found" },
});

/**
 * Shown while days are being planned, with the steps that the planner has come to; the page looks again by itself
 * (page-script/looks-again.client.ts), and without a script by loading anew (`looksAgain` of its route).
 */
export function DaysBeingMade({ place, step, ...around }: Around & { place: string; step: PlanningStep }) {
  const words = inWords(around);
  const reached = PLANNING_STEPS.indexOf(step);
  return (
    <section className="day-making stack" aria-label="Your days are being planned" data-looks-again>
      <p>We're planning your days in {place}. They'll be here in a few seconds.</p>
      <WaitingSteps
        steps={PLANNING_STEPS.map((one, index) => ({
          words: index < reached ? words[one].done : words[one].now,
          state: index < reached ? "done" : index === reached ? "now" : "next",
        }))}
      />
      <p className="meta">
        This page looks again by itself.{" "}
        <a className="target" href="?">
          Look again now
        </a>
      </p>
    </section>
  );
}
