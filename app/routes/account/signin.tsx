import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { cookiesBesideSignIn, cookiesOfSignIn } from "#app/http/route/ended-session.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { signIn } from "#app/modules/accounts/account/accounts.server";
import { signInFormSchema } from "#app/modules/accounts/account/accounts.schema";
import { signInErrorData } from "#app/modules/accounts/sign-in/sign-in-error";
import { signInPage } from "#app/modules/accounts/sign-in/sign-in-page.server";
import { isAppError } from "#app/shared/app-error";
import { beginSession } from "#app/http/route/begin-session.server";
import { SignInView } from "./signin-view";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = (args) => [
  { title: "Sign in · Voyance" },
  { name: "description", content: "Sign in to see your trips, your profile and your held prices." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const to = safeRedirect(params.get("redirect"), "/profile");
  // The form is there even when the account cannot be read.
  if (await findUser(args).catch(() => undefined)) throw redirect(to, { headers: cookiesBesideSignIn(args.request) });
  return data(signInPage(to, params.get("reason")), { headers: cookiesOfSignIn(args.request) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  return headers;
};

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const to = safeRedirect(form.get("redirect"), "/profile");
  const sent = readSubmission(form, signInFormSchema);
  if (sent.status === "error") return data({ ...sent.problem, problem: null }, { status: 422 });
  try {
    const user = await signIn(ctx, sent.value.email, sent.value.password);
    return seeOther(to, await beginSession(args, user.id, sent.value.keepSignedIn ? "kept" : "day"));
  } catch (error) {
    const message = isAppError(error) ? error.message : "Sign in failed - please try again";
    if (!isAppError(error)) ctx.log.error({ err: error }, "sign-in failed");
    const headers = new Headers();
    if (isAppError(error) && error.details.retryAfter) headers.set("Retry-After", String(error.details.retryAfter));
    return data(
      { ...sent.problem, problem: { message, ...signInErrorData(message) } },
      { status: isAppError(error) ? error.status : 500, headers },
    );
  }
}

export default function SignInRoute() {
  return <SignInView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
