import type { ReactNode } from "react";
import { describedBy } from "./field";

/** Radio buttons or boxes that answer one question; the problem with the answer is read out with the question. */
export function ChoiceGroup({
  id,
  legend,
  hint,
  errors,
  className = "choices",
  children,
}: {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  /** How the answers are laid out. */
  className?: string;
  children: ReactNode;
}) {
  const { "aria-describedby": described } = describedBy({ id, label: legend, hint, errors });
  return (
    // The summary above the form leads here, so that the group can be focused.
    <fieldset
      className={errors?.length ? "fieldset has-error" : "fieldset"}
      id={id}
      tabIndex={-1}
      aria-describedby={described}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={className}>{children}</div>
      {errors && errors.length > 0 && (
        <p className="error" id={`${id}-error`}>
          {errors.join("\n")}
        </p>
      )}
    </fieldset>
  );
}
