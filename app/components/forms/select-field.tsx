import type { SelectHTMLAttributes } from "react";
import { FieldFrame, describedBy } from "./field";
import type { FieldFrameProps } from "./field";

type SelectFieldProps = Omit<FieldFrameProps, "id"> & {
  name: string;
  options: readonly { value: string; label: string }[];
} & SelectHTMLAttributes<HTMLSelectElement>;

/** A list of which one entry is picked. */
export function SelectField({ label, hint, errors, name, id = name, options, ...select }: SelectFieldProps) {
  const frame = { id, label, hint, errors };
  return (
    <FieldFrame {...frame}>
      <select id={id} name={name} {...select} {...describedBy(frame)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
