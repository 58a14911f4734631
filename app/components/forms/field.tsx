import type { InputHTMLAttributes, ReactNode } from "react";

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** Help to fill the field in; read out with it. */
  hint?: ReactNode;
  errors?: string[];
}

/** The attributes that tie a control to its hint and its messages. */
export function describedBy({ id, hint, errors }: FieldFrameProps): {
  "aria-describedby"?: string;
  "aria-invalid"?: true;
} {
  const ids = [hint ? `${id}-hint` : "", errors?.length ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { ...(ids && { "aria-describedby": ids }), ...(errors?.length && { "aria-invalid": true as const }) };
}

/** Label above, hint and messages below. */
export function FieldFrame({ id, label, hint, errors, children }: FieldFrameProps & { children: ReactNode }) {
  return (
    <div className={errors?.length ? "field has-error" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children}
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

type FieldProps = Omit<FieldFrameProps, "id"> & { name: string } & InputHTMLAttributes<HTMLInputElement> & {
    "data-suggest"?: string;
  };

/** One line of text, a number or a date. */
export function Field({ label, hint, errors, name, id = name, ...input }: FieldProps) {
  const frame = { id, label, hint, errors };
  return (
    <FieldFrame {...frame}>
      <input id={id} name={name} type="text" {...input} {...describedBy(frame)} />
    </FieldFrame>
  );
}
