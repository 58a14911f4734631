import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, describedBy } from "./field";
import type { FieldFrameProps } from "./field";

type TextAreaFieldProps = Omit<FieldFrameProps, "id"> & {
  name: string;
} & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text. */
export function TextAreaField({ label, hint, errors, name, id = name, ...area }: TextAreaFieldProps) {
  const frame = { id, label, hint, errors };
  return (
    <FieldFrame {...frame}>
      <textarea id={id} name={name} {...area} {...describedBy(frame)} />
    </FieldFrame>
  );
}
