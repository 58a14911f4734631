import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { SettingsProblem } from "../settings/settings-form";

/** A plain form: it leaves for another site. */
function ConnectForm({ children }: { children?: ReactNode }) {
  return (
    <form method="post" action="/auth/google" className="stack">
      {children}
      <p>
        <button type="submit" className="button">
          Go to Google
        </button>
      </p>
    </form>
  );
}

/** Google as a second way in. */
export function GoogleSettings({
  isConnected,
  isConfigured,
  hasPassword,
  problem,
}: {
  isConnected: boolean;
  isConfigured: boolean;
  hasPassword: boolean;
  problem?: SettingsProblem;
}) {
  return (
    <section className="panel stack" aria-labelledby="google-heading">
      <h2 className="step-1" id="google-heading">
        Google
      </h2>
      {problem?.intent === "google-remove" && <FormErrors message={problem.message} />}
      <p>{isConnected ? "Google is connected. You can sign in with it." : "Google isn't connected."}</p>
      {isConnected && hasPassword && (
        <Form method="post">
          <SubmitButton busy="Disconnecting…" isPrimary={false} name="intent" value="google-remove">
            Disconnect Google
          </SubmitButton>
        </Form>
      )}
      {!isConnected && !isConfigured && <p className="meta">Google sign-in isn't available here.</p>}
      {!isConnected && isConfigured && !hasPassword && <ConnectForm />}
      {!isConnected && isConfigured && hasPassword && (
        <details className="more">
          <summary>Connect Google</summary>
          <ConnectForm>
            <Field
              label="Your password"
              name="currentPassword"
              id="google-password"
              type="password"
              autoComplete="current-password"
              required
            />
          </ConnectForm>
        </details>
      )}
    </section>
  );
}
