import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy } from "./field";

/** A box to tick, with its words beside it. */
export function CheckboxField({
  label,
  name,
  id = name,
  hint,
  errors,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; name: string; hint?: ReactNode; errors?: string[] }) {
  return (
    <div className={errors?.length ? "field has-error" : "field"}>
      <label className="check">
        <input id={id} name={name} type="checkbox" {...input} {...describedBy({ id, label, hint, errors })} />{" "}
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors && errors.length > 0 && (
        <p className="error" id={`${id}-error`}>
          {errors.join("\n")}
        </p>
      )}
    </div>
  );
}
