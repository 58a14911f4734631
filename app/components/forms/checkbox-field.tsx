import type { InputHTMLAttributes, ReactNode } from "react";
import { describedBy } from "./field";

/** A box to tick, with its words beside it. */
export function CheckboxField({
  label,
  name,
  id = name,
  errors,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; name: string; errors?: string[] }) {
  return (
    <div className={errors?.length ? "field has-error" : "field"}>
      <label className="check">
        <input id={id} name={name} type="checkbox" {...input} {...describedBy({ id, label, errors })} />{" "}
        <span>{label}</span>
      </label>
      {errors && errors.length > 0 && (
        <p className="error" id={`${id}-error`}>
          {errors.join("\n")}
        </p>
      )}
    </div>
  );
}
