import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigate, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { NewPasswordFields } from "#app/modules/accounts/ui/new-password-fields";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import { parseForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { resetPassword } from "#app/modules/accounts/sign-in/password-reset.server";
import { resetPasswordSchema } from "#app/modules/accounts/account/accounts.schema";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

/**
 * The header keeps the link from being passed on. The document itself may name its origin to our own server, because a
 * browser without scripts would otherwise post the form with the origin "null", which is refused.
 */
export const meta: MetaFunction = () => [
  { title: "Choose a new password · Voyance" },
  { name: "description", content: "Choose a new password for your account." },
  { name: "referrer", content: "same-origin" },
];

/** The sign-in page, which repeats that the password was reset. */
const SIGN_IN = "/signin?reason=password_reset";

/**
 * A link that lacks a part leads to asking for a new one (CHECKLIST AUTH-65, AUTH-66). Opening a link uses nothing up.
 * Success is shown after the post, so that a reload sends nothing again.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = queryOf(request);
  // Without a script the browser follows this header to the sign-in page.
  if (params.has("done")) return data({ link: null }, { headers: { Refresh: `3; url=${SIGN_IN}` } });
  const userId = params.get("userId");
  const resetToken = params.get("resetToken");
  if (!userId || !resetToken)
    throw await redirectWithToast("/forgot-password", {
      kind: "error",
      text: "Invalid reset link. Please request a new password reset.",
    });
  return data({ link: { userId: userId.slice(0, 64), resetToken: resetToken.slice(0, 64) } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
};

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, resetPasswordSchema);
  const refuse = (problem: Partial<FormProblem>, status: number) => data({ ...sent.problem, ...problem }, { status });
  if (sent.status === "error") return refuse({}, 422);
  try {
    await resetPassword(ctx, sent.value);
    return seeOther("/reset-password?done=1");
  } catch (error) {
    if (!isAppError(error)) {
      ctx.log.error({ err: error }, "password reset failed");
      return refuse({ message: "An unexpected error occurred. Please try again." }, 500);
    }
    return error.details.fields
      ? refuse({ fields: error.details.fields }, error.status)
      : refuse({ message: error.message }, error.status);
  }
}

const TO_SIGN_IN_MS = 3000;

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(SIGN_IN), TO_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="wrap page stack form-page" role="status">
      <h1 className="step-3">All set</h1>
      <p>Password reset successful! Please sign in with your new password.</p>
      <p>
        <Link className="button primary" to={SIGN_IN}>
          Sign in
        </Link>
      </p>
    </div>
  );
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function ResetPasswordRoute() {
  const { link } = useLoaderData<typeof loader>();
  return link ? <NewPassword {...link} /> : <Done />;
}

function NewPassword({ userId, resetToken }: { userId: string; resetToken: string }) {
  const answer = useActionData<typeof action>();
  // The token leaves the address bar once it is in the form.
  useEffect(() => history.replaceState(history.state, "", "/reset-password"), []);
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Choose a new password</h1>
      {answer?.message && (
        <>
          <h2 className="step-1">Password Reset Failed</h2>
          <FormErrors message={answer.message} />
          <p>
            <Link to="/forgot-password">Ask for a new link</Link>
          </p>
        </>
      )}
      <Form
        method="post"
        action={`/reset-password?userId=${encodeURIComponent(userId)}&resetToken=${encodeURIComponent(resetToken)}`}
        className="stack"
        noValidate
      >
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="resetToken" value={resetToken} />
        <NewPasswordFields errors={answer?.fields} />
        <p className="row">
          <SubmitButton busy="Saving…">Reset password</SubmitButton>
          <Link to="/signin" reloadDocument>
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
