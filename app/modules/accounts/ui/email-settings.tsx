import { Form } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { sentText } from "#app/shared/form-problem";
import type { SettingsProblem } from "../settings/settings-form";

/** The address of the account: whether it is proven, and a form to change it. */
export function EmailSettings({
  email,
  isVerified,
  hasPassword,
  problem,
}: {
  email: string;
  isVerified: boolean;
  hasPassword: boolean;
  problem?: SettingsProblem;
}) {
  const refused = problem?.intent === "email-change" ? problem : undefined;
  return (
    <section className="panel stack" aria-labelledby="email-heading">
      <h2 className="step-1" id="email-heading">
        Email address
      </h2>
      <p>
        <b>{email}</b>{" "}
        <span className={isVerified ? "badge booked" : "badge draft"}>
          {isVerified ? "Confirmed" : "Not confirmed"}
        </span>
      </p>
      {problem?.intent === "email-confirm" && <FormErrors message={problem.message} />}
      {!isVerified && (
        <Form method="post">
          <SubmitButton busy="Sending…" isPrimary={false} name="intent" value="email-confirm">
            Email me a confirmation link
          </SubmitButton>
        </Form>
      )}
      {hasPassword ? (
        <details className="more" open={refused !== undefined}>
          <summary>Change the address</summary>
          <Form method="post" className="stack" noValidate>
            <FormErrors message={refused?.message} />
            <Field
              label="New email address"
              name="email"
              id="new-email"
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={sentText(refused, "email")}
              errors={refused?.fields.email}
              hint="We'll email you a link. Your address changes when you open it."
              required
            />
            <Field
              label="Your password"
              name="currentPassword"
              id="email-password"
              type="password"
              autoComplete="current-password"
              errors={refused?.fields.currentPassword}
              required
            />
            <SubmitButton busy="Sending…" isPrimary={false} name="intent" value="email-change">
              Email the link
            </SubmitButton>
          </Form>
        </details>
      ) : (
        <p className="meta">To change the address, set a password first.</p>
      )}
    </section>
  );
}
