import { Field } from "#app/components/forms/field";
import type { FormProblem } from "#app/shared/form-problem";

/** The field that proves the owner: the password, or the typed address of an account without one. */
export function ProofField({
  id,
  hasPassword,
  email,
  problem,
}: {
  /** Begins the ids of the field, where a page has several. */
  id?: string;
  hasPassword: boolean;
  /** The address to type, where the page shows it. */
  email?: string;
  problem?: FormProblem;
}) {
  return hasPassword ? (
    <Field
      label="Your password"
      name="currentPassword"
      id={id && `${id}-password`}
      type="password"
      autoComplete="current-password"
      errors={problem?.fields.currentPassword}
      required
    />
  ) : (
    <Field
      label="Type your email address to confirm"
      name="email"
      id={id && `${id}-email`}
      type="email"
      autoComplete="off"
      hint={email}
      errors={problem?.fields.email}
      required
    />
  );
}
