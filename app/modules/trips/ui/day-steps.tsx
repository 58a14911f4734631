import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { DAY_STEPS, STEP_LABELS } from "../trip/day-step";
import type { DayStep } from "../trip/day-step";

/**
 * Takes the last change of the days back, or makes it again; each button says which change that is. Nothing where there
 * is neither.
 * @param action the page that undoes, where it is another one than this
 */
export function DaySteps({
  steps,
  basis,
  action,
  page = "edit",
}: {
  steps: Partial<Record<DayStep, string>>;
  basis: ReactNode;
  action?: string;
  /** The page to which the traveller comes back. */
  page?: "trip" | "edit";
}) {
  const known = DAY_STEPS.filter((side) => steps[side] !== undefined);
  if (known.length === 0) return null;
  return (
    <Form method="post" action={action} className="row day-steps">
      {basis}
      <input type="hidden" name="page" value={page} />
      {known.map((side) => (
        <span key={side}>
          <button type="submit" className="button" name="intent" value={side} aria-describedby={`${side}-what`}>
            {STEP_LABELS[side]}
          </button>{" "}
          <span className="meta" id={`${side}-what`}>
            {steps[side]}
          </span>
        </span>
      ))}
    </Form>
  );
}
