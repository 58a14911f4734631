import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { readResetSent, resetSentCookie } from "#app/http/answer/cookies.server";
import { parseForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { forgotPasswordSchema } from "#app/modules/accounts/account/accounts.schema";
import { requestPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";
import { isAppError } from "#app/shared/app-error";
import { sentText } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = (args) => [
  { title: "Forgot your password · Voyance" },
  { name: "description", content: "Enter your email, and we'll send you a link to choose a new password." },
  ...canonical(args),
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** Shown after the post, so that a reload sends nothing again. The address stays out of the address bar. */
export async function loader({ request }: LoaderFunctionArgs) {
  const isSent = queryOf(request).has("sent");
  return { isSent, sentTo: isSent ? ((await readResetSent(request)) ?? "you") : null };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, forgotPasswordSchema);
  if (sent.status === "error") return data(sent.problem, { status: 422 });
  try {
    await requestPasswordReset(ctx, sent.value.email);
    return seeOther("/forgot-password?sent=1", [await resetSentCookie(sent.value.email)]);
  } catch (error) {
    if (!isAppError(error)) ctx.log.error({ err: error }, "reset mail failed");
    return data(
      {
        ...sent.problem,
        message: isAppError(error) ? error.message : "Failed to send reset email",
      },
      { status: isAppError(error) ? error.status : 503 },
    );
  }
}

export default function ForgotPasswordRoute() {
  const { isSent, sentTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isSent) {
    return (
      <div className="wrap page stack form-page" role="status">
        <h1 className="step-3">Reset Email Sent</h1>
        <p>We&apos;ve sent a password reset link to {sentTo}</p>
        <p className="meta">
          If there's an account for this address, the email is on its way. The link works once, within an hour.
        </p>
        <p>
          <Link className="button" to="/signin" reloadDocument>
            Back to sign in
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Forgot your password?</h1>
      <p>Enter your email and we'll send you a link to choose a new one.</p>
      <FormErrors message={answer?.message} />
      <Form method="post" className="stack" noValidate>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={sentText(answer, "email")}
          errors={answer?.fields.email}
          required
        />
        <p className="row">
          <SubmitButton busy="Sending…">Send Reset Email</SubmitButton>
          <Link className="button" to="/signin" reloadDocument>
            Back to sign in
          </Link>
        </p>
      </Form>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
