import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { SignInProgress } from "#app/modules/accounts/ui/sign-in-progress";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Signing in · ${PRODUCT.name}` },
  { name: "description", content: "Your sign-in is being completed." },
  { name: "robots", content: "noindex" },
];

/**
 * The page at the end of a sign-in elsewhere (CHECKLIST AUTH-49 to AUTH-55). Only the cookie tells which account is
 * signed in: a token in the address is not read, and is gone from the address at once.
 */
export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const isNew = params.get("isNewUser") === "true";
  if (params.get("finish") !== "1") {
    const onward = `/auth/success?isNewUser=${String(isNew)}&finish=1`;
    return data({ problem: null, onward }, { headers: { Refresh: `1; url=${onward}` } });
  }
  const user = await findUser(args).catch((error: unknown) => {
    ctxOf(args).log.error({ err: error }, "the profile could not be read after a sign-in");
    return undefined;
  });
  if (user) {
    const text = isNew ? "Account created! Please complete your profile." : "Welcome back!";
    return redirectWithToast(isNew ? "/welcome" : "/profile", { kind: "success", text });
  }
  if (isNew) return seeOther("/quiz");
  return data(
    { problem: "Failed to fetch user profile", onward: "/signin" },
    { status: 401, headers: { Refresh: "3; url=/signin" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
};

export default function AuthSuccessRoute() {
  return <SignInProgress {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
