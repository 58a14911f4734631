import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { Form, Link, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { clearedSessionCookie, readSessionToken } from "#app/http/answer/cookies.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { signOut } from "#app/modules/accounts/account/accounts.server";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Sign out · Voyance" },
  { name: "description", content: "End this session on this device." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** Ends the session on the server and takes the browser's copies with it. */
export async function action(args: ActionFunctionArgs) {
  const token = readSessionToken(args.request);
  if (token) await signOut(ctxOf(args), token);
  const response = await redirectWithToast("/", { kind: "info", text: "You are signed out." }, [
    clearedSessionCookie(),
  ]);
  response.headers.set("Clear-Site-Data", '"cache"');
  return response;
}

export default function SignOutRoute() {
  return (
    <div className="wrap page stack form-page">
      <h1 className="step-3">Sign out</h1>
      <p>Your trips and drafts stay safe in your account.</p>
      <Form method="post" className="row">
        <button type="submit" className="button primary">
          Sign out
        </button>
        <Link className="button" to="/trip/dashboard">
          Stay signed in
        </Link>
      </Form>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
