import { CheckboxField } from "#app/components/forms/checkbox-field";
import { KEEP_SIGNED_IN } from "../account/session-life";

/** The box that keeps a device signed in. */
export function KeepSignedIn({ isTicked }: { isTicked: boolean }) {
  const { field, label, hint } = KEEP_SIGNED_IN;
  return <CheckboxField name={field} label={label} hint={hint} defaultChecked={isTicked} />;
}
