import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { CheckboxField } from "#app/components/forms/checkbox-field";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { NameFields } from "#app/components/forms/name-fields";
import { SubmitButton } from "#app/components/forms/submit-button";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { signUp } from "#app/modules/accounts/account/accounts.server";
import { signUpSchema } from "#app/modules/accounts/account/accounts.schema";
import { normaliseEmail } from "#app/modules/accounts/account/email-address";
import { hasGoogle } from "#app/modules/accounts/sign-in/google-sign-in.server";
import { MAX_PASSWORD_LENGTH, passwordProblems } from "#app/modules/accounts/account/password-rules";
import { GoogleButton } from "#app/modules/accounts/ui/google-button";
import { NewPasswordFields } from "#app/modules/accounts/ui/new-password-fields";
import { isAppError } from "#app/shared/app-error";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { entryOf } from "#app/shared/table";
import { beginSession } from "./begin-session.server";

export const meta: MetaFunction = (args) => [
  { title: "Sign up · Voyance" },
  { name: "description", content: "Create an account to save your trips and see places that suit you." },
  ...canonical(args),
];

/** The fields of the page in their order. */
const FIELDS = ["firstName", "lastName", "email", "password", "confirmPassword", "acceptedTerms"];

/** Messages that other pages pass on; never free text from an address. */
const NOTICES: Record<string, string> = { quiz: "Please create an account to take the travel quiz" };

export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const to = safeRedirect(params.get("redirect"), "/welcome");
  if (await findUser(args).catch(() => undefined)) throw redirect(to);
  return {
    to,
    notice: entryOf(NOTICES, params.get("notice") ?? "") ?? null,
    forTrip: to.startsWith("/planner") || to.startsWith("/itinerary"),
    hasGoogle: hasGoogle(),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const to = safeRedirect(form.get("redirect"), "/welcome");
  const sent = readSubmission(form, signUpSchema);
  const refuse = (problem: Partial<FormProblem>, status: number, offersSignIn = false) =>
    data({ ...sent.problem, ...problem, offersSignIn }, { status });
  if (sent.status === "error") {
    const { fields } = sent.problem;
    // The rules of the password are told with the rest, not one visit later.
    const owner = {
      email: normaliseEmail(textOf(form, "email", 254)),
      firstName: textOf(form, "firstName", 80),
      lastName: textOf(form, "lastName", 80),
    };
    const typed = textOf(form, "password", MAX_PASSWORD_LENGTH + 1);
    const problems = fields.password ? [] : passwordProblems(typed, owner);
    return refuse(problems.length > 0 ? { fields: { ...fields, password: problems } } : {}, 422);
  }
  try {
    const user = await signUp(ctx, sent.value);
    return seeOther(to, await beginSession(args, user.id));
  } catch (error) {
    if (!isAppError(error)) {
      ctx.log.error({ err: error }, "sign-up failed");
      return refuse({ message: "Sign up failed" }, 500);
    }
    if (error.details.fields) return refuse({ fields: error.details.fields }, error.status);
    return refuse({ message: error.message }, error.status, error.code === "CONFLICT");
  }
}

export default function SignUpRoute() {
  const { to, notice, forTrip, hasGoogle } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
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
      {forTrip && <p>Your plan is saved to your new account.</p>}
      <FormErrors message={refused?.message} fields={listProblems(refused?.fields ?? {}, FIELDS)} />
      {refused?.offersSignIn && (
        <p>
          <Link className="button" to={signIn}>
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
        Have an account? <Link to={signIn}>Sign in</Link>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
