import { Link } from "@remix-run/react";
import type { PlannerStep } from "#app/modules/trips/trip/trip";
import { STEP_LABELS, STEP_PATHS, decideMove } from "../steps";

/** The steps as numerals on a rule; those that may be opened are links. */
export function PlannerSteps({
  current,
  reached,
  steps,
}: {
  current: PlannerStep;
  reached?: PlannerStep;
  steps: readonly PlannerStep[];
}) {
  const at = steps.indexOf(current);
  return (
    <nav aria-label="Planner steps">
      <ol className="steps">
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < at ? "done" : undefined}
            aria-current={step === current ? "step" : undefined}
          >
            {step !== current && decideMove(reached, step, steps).allowed ? (
              <Link to={STEP_PATHS[step]}>{STEP_LABELS[step]}</Link>
            ) : (
              <span>{STEP_LABELS[step]}</span>
            )}
            {index < at && <span className="visually-hidden">, done</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
