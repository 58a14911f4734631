import { Link } from "@remix-run/react";
import type { PlannerStep } from "#app/modules/trips/trip/trip";
import { STEP_LABELS, STEP_PATHS, decideMove, doneBefore } from "../steps";

/** The steps as numerals on a rule; those that may be opened are links. */
export function PlannerSteps({
  current,
  reached,
  steps,
  isPaid,
}: {
  current: PlannerStep;
  reached?: PlannerStep;
  steps: readonly PlannerStep[];
  isPaid: boolean;
}) {
  const done = doneBefore(current, steps, isPaid);
  return (
    <nav aria-label="Planner steps">
      <ol className="steps">
        {steps.map((step) => (
          <li
            key={step}
            className={done.includes(step) ? "done" : undefined}
            aria-current={step === current ? "step" : undefined}
          >
            {step !== current && decideMove(reached, step, steps).allowed ? (
              <Link to={STEP_PATHS[step]}>{STEP_LABELS[step]}</Link>
            ) : (
              <span>{STEP_LABELS[step]}</span>
            )}
            {done.includes(step) && <span className="visually-hidden">, done</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
