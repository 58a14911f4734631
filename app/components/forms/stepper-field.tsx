import type { InputHTMLAttributes } from "react";
import { FieldFrame, describedBy } from "./field";
import type { FieldFrameProps } from "./field";

type StepperFieldProps = Omit<FieldFrameProps, "id" | "label"> & {
  label: string;
  name: string;
  /** The name of a single unit: "adult". */
  one: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "defaultValue" | "max" | "min" | "onChange" | "required">;

/**
 * A small number with a button to either side, which a script makes work; without a script the number is typed (see
 * enhance.client.ts).
 */
export function StepperField({ label, hint, errors, name, one, ...input }: StepperFieldProps) {
  const frame = { id: name, label, hint, errors };
  return (
    <FieldFrame {...frame}>
      <span className="stepper">
        <button type="button" data-step="-1" aria-label={`One fewer ${one}`}>
          −
        </button>
        <input id={name} name={name} type="number" inputMode="numeric" {...input} {...describedBy(frame)} />
        <button type="button" data-step="1" aria-label={`One more ${one}`}>
          +
        </button>
      </span>
    </FieldFrame>
  );
}
