import { Form } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { SettingsProblem } from "../settings/settings-form";
import { NewPasswordFields } from "./new-password-fields";

/** Changing the password, or setting a first one by mail. */
export function PasswordSettings({ hasPassword, problem }: { hasPassword: boolean; problem?: SettingsProblem }) {
  const refused = problem?.intent === "password-change" ? problem : undefined;
  return (
    <section className="panel stack" aria-labelledby="password-heading">
      <h2 className="step-1" id="password-heading">
        Password
      </h2>
      {problem?.intent === "password-link" && <FormErrors message={problem.message} />}
      {hasPassword ? (
        <details className="more" open={refused !== undefined}>
          <summary>Change the password</summary>
          <Form method="post" className="stack" noValidate>
            <FormErrors message={refused?.message} />
            <Field
              label="Current password"
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              errors={refused?.fields.currentPassword}
              required
            />
            <NewPasswordFields errors={refused?.fields} />
            <p className="meta">You stay signed in here and are signed out everywhere else.</p>
            <SubmitButton busy="Saving…" isPrimary={false} name="intent" value="password-change">
              Change password
            </SubmitButton>
          </Form>
        </details>
      ) : (
        <Form method="post" className="stack">
          <p>You sign in with Google, so your account has no password. Set one to sign in either way.</p>
          <SubmitButton busy="Sending…" isPrimary={false} name="intent" value="password-link">
            Email me a link to set one
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
