import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import { readForm } from "#app/http/form.server";
import { ctxOf } from "#app/http/context.server";
import { clearedSessionCookie, readVisitor, sessionCookie } from "#app/http/cookies.server";
import { findUser } from "#app/http/guards.server";
import { CACHE, seeOther } from "#app/http/responses.server";
import { safeRedirect } from "#app/http/safe-redirect";
import { createSession, signIn } from "#app/modules/accounts/accounts.server";
import { signInSchema } from "#app/modules/accounts/accounts.schema";
import { signInErrorData } from "#app/modules/accounts/sign-in-error";
import { SignInProblem } from "#app/modules/accounts/ui/sign-in-problem";
import { claimPlan } from "#app/modules/planner/planner.server";
import { isAppError } from "#app/shared/app-error";
import { fieldErrors } from "#app/shared/field-errors";

export const meta: MetaFunction = () => [{ title: "Sign in · Voyance" }];

const REASONS: Record<string, string> = {
  session_expired: "Your session has expired. Please sign in again to continue.",
  no_refresh_token: "Your login session has expired. Please sign in again.",
};

export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const reason = params.get("reason") ?? "";
  const to = safeRedirect(params.get("redirect"), "/profile");
  if (await findUser(args)) throw redirect(to);
  const headers = new Headers();
  if (REASONS[reason]) headers.append("Set-Cookie", clearedSessionCookie());
  return data({ to, notice: REASONS[reason] ?? null, explains: reason === "session_expired" }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  return headers;
};

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const form = Object.fromEntries(await readForm(args.request));
  const to = safeRedirect(form.redirect, "/profile");
  const email = String(form.email ?? "").slice(0, 254);
  const parsed = signInSchema.safeParse(form);
  if (!parsed.success) return data({ email, fields: fieldErrors(parsed.error), problem: null }, { status: 422 });
  try {
    const user = await signIn(ctx, parsed.data.email, parsed.data.password);
    const token = await createSession(ctx, user.id, args.request.headers.get("User-Agent") ?? "");
    const visitor = await readVisitor(args.request);
    if (visitor) await claimPlan(ctx, visitor, user.id);
    return seeOther(to, [sessionCookie(token)]);
  } catch (error) {
    const message = isAppError(error) ? error.message : "Sign in failed - please try again";
    if (!isAppError(error)) ctx.log.error({ err: error }, "sign-in failed");
    const headers = new Headers();
    if (isAppError(error) && error.details.retryAfter) headers.set("Retry-After", String(error.details.retryAfter));
    return data({ email, fields: {} as Record<string, string[]>, problem: { message, ...signInErrorData(message) } }, { status: isAppError(error) ? error.status : 500, headers });
  }
}

export default function SignInRoute() {
  const { to, notice, explains } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Sign in</h1>
      {notice && !refused && (
        <div className="alert-box" role="status">
          <p>{notice}</p>
          {explains && <p className="meta">For your safety, everyone is signed out after more than 24 hours.</p>}
        </div>
      )}
      {refused?.problem && <SignInProblem problem={refused.problem} />}
      <Form method="post" className="stack" noValidate>
        <input type="hidden" name="redirect" value={to} />
        <Field label="Email" name="email" type="email" autoComplete="username" inputMode="email" defaultValue={refused?.email} errors={refused?.fields.email} required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" errors={refused?.fields.password} required />
        <p className="row spread">
          <SubmitButton busy="Signing in…">Sign in</SubmitButton>
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      </Form>
      <p>
        New here? <Link to={`/signup?redirect=${encodeURIComponent(to)}`}>Sign up</Link>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
