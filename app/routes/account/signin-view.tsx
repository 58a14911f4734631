import { Form, Link } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { signInErrorData } from "#app/modules/accounts/sign-in/sign-in-error";
import { KEEP_SIGNED_IN, SIGNED_OUT_AFTER } from "#app/modules/accounts/account/session-life";
import { GoogleButton } from "#app/modules/accounts/ui/google-button";
import { KeepSignedIn } from "#app/modules/accounts/ui/keep-signed-in";
import { PasskeyButton } from "#app/modules/accounts/ui/passkey-button";
import { SignInProblem } from "#app/modules/accounts/ui/sign-in-problem";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

interface Page {
  /** Where the visitor goes once signed in. */
  to: string;
  notice: string | null;
  explains: boolean;
  why: string | null | undefined;
  hasGoogle: boolean;
}

/** The form that signs in. */
export function SignInView({
  page: { to, notice, explains, why, hasGoogle },
  refused,
}: {
  page: Page;
  refused: (FormProblem & { problem: (ReturnType<typeof signInErrorData> & { message: string }) | null }) | undefined;
}) {
  return (
    <div className="wrap page stack form-page" data-sign-in-part>
      <h1 className="step-3">Sign in</h1>
      {why && <p>{why}</p>}
      {notice && !refused && (
        <div className="alert-box" role="status">
          <p>{notice}</p>
          {explains && <p className="meta">{SIGNED_OUT_AFTER}</p>}
        </div>
      )}
      {refused?.problem && <SignInProblem problem={refused.problem} form="sign-in" />}
      <Form method="post" id="sign-in" className="stack" noValidate reloadDocument data-offline="own" data-sign-in>
        <input type="hidden" name="redirect" value={to} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={sentText(refused, "email")}
          errors={refused?.fields.email}
          required
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          errors={refused?.fields.password}
          required
        />
        <KeepSignedIn isTicked={sentText(refused, KEEP_SIGNED_IN.field) === "on"} />
        <p className="row spread">
          <SubmitButton busy="Signing in…">Sign in</SubmitButton>
          <Link className="target" to="/forgot-password">
            Forgot your password?
          </Link>
        </p>
      </Form>
      <PasskeyButton to={to} />
      <GoogleButton mode="signin" to={to} isConfigured={hasGoogle} />
      <section className="stack" aria-labelledby="new-here">
        <h2 id="new-here" className="step-1">
          New here?
        </h2>
        <p>
          <Link className="button wide" to={`/signup?redirect=${encodeURIComponent(to)}`}>
            Create account
          </Link>
        </p>
        <p>
          <Link className="target" to="/planner/start">
            Plan without an account
          </Link>
        </p>
      </section>
    </div>
  );
}
