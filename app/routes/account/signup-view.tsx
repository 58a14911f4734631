import { Form, Link } from "@remix-run/react";
import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { NameFields } from "#app/components/forms/name-fields";
import { SubmitButton } from "#app/components/forms/submit-button";
import { KEEP_SIGNED_IN } from "#app/modules/accounts/account/session-life";
import { GoogleButton } from "#app/modules/accounts/ui/google-button";
import { KeepSignedIn } from "#app/modules/accounts/ui/keep-signed-in";
import { NewPasswordFields } from "#app/modules/accounts/ui/new-password-fields";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

/** The fields of the page in their order. */
const FIELDS = ["firstName", "lastName", "email", "password", "confirmPassword", "acceptedTerms"];

interface Page {
  /** Where the visitor goes with the account. */
  to: string;
  notice: string | null;
  forTrip: boolean;
  hasGoogle: boolean;
}

/** The form that makes an account. */
export function SignUpView({
  page: { to, notice, forTrip, hasGoogle },
  refused,
}: {
  page: Page;
  refused: (FormProblem & { offersSignIn: boolean }) | undefined;
}) {
  const errors: Record<string, string[] | undefined> = refused?.fields ?? {};
  const signIn = `/signin?redirect=${encodeURIComponent(to)}`;
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Create your account</h1>
      {notice && (
        <p className="alert-box" role="status">
          {notice}
        </p>
      )}
      {forTrip && <p>We'll save this plan to your account.</p>}
      <FormErrors message={refused?.message} fields={listProblems(refused?.fields ?? {}, FIELDS)} />
      {refused?.offersSignIn && (
        <p>
          <Link className="button" to={signIn} reloadDocument>
            Sign in instead
          </Link>
        </p>
      )}
      <Form method="post" className="stack" noValidate data-keep="signup">
        <input type="hidden" name="redirect" value={to} />
        <div className="fields">
          <NameFields
            firstName={sentText(refused, "firstName")}
            lastName={sentText(refused, "lastName")}
            errors={errors}
          />
        </div>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={sentText(refused, "email")}
          errors={errors.email}
          required
        />
        <NewPasswordFields label="Password" mismatch="Passwords do not match" errors={refused?.fields} />
        <KeepSignedIn isTicked={sentText(refused, KEEP_SIGNED_IN.field) === "on"} />
        <CheckboxField
          name="acceptedTerms"
          label="I am at least 18 and accept the terms and conditions"
          defaultChecked={sentText(refused, "acceptedTerms") === "on"}
          errors={errors.acceptedTerms}
          required
        />
        <p className="meta">
          {"Read the "}
          <a href="/legal/terms" target="_blank" rel="noopener">
            terms
          </a>
          {" and the "}
          <a href="/legal/privacy" target="_blank" rel="noopener">
            privacy policy
          </a>
          {" (they open in new tabs)."}
        </p>
        <p className="row">
          <SubmitButton busy="Creating your account…">Sign up</SubmitButton>
        </p>
      </Form>
      <GoogleButton mode="signup" to={to} isConfigured={hasGoogle} />
      <p>
        {"Have an account? "}
        <Link to={signIn} reloadDocument>
          Sign in
        </Link>
      </p>
    </div>
  );
}
