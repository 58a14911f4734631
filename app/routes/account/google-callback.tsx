import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { clearedGoogleAttemptCookie, readGoogleAttempt } from "#app/http/route/google-cookie.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { modeOf } from "#app/modules/accounts/sign-in/google-attempt";
import { checkGoogleReturn, completeGoogleSignIn } from "#app/modules/accounts/sign-in/google-sign-in.server";
import type { GoogleSignIn } from "#app/modules/accounts/sign-in/google-sign-in.server";
import { SignInProgress } from "#app/modules/accounts/ui/sign-in-progress";
import { isAppError } from "#app/shared/app-error";
import { beginSession } from "#app/http/route/begin-session.server";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Signing in · ${PRODUCT.name}` },
  { name: "description", content: "Your sign-in with Google is being completed." },
  { name: "robots", content: "noindex" },
];

/** The text of the message, and the page that the visitor lands on (CHECKLIST AUTH-44 to AUTH-48). */
function welcome({ mode, isNew, next }: GoogleSignIn, asked: string | null): { to: string; text: string } {
  if (mode === "link") return { to: next, text: "Google is connected to your account." };
  const to = mode === "signup" ? "/welcome" : safeRedirect(asked, next);
  return {
    to,
    text:
      isNew && mode === "signup"
        ? `Welcome to ${PRODUCT.name}! Your account has been created.`
        : "Successfully signed in with Google!",
  };
}

/**
 * The return from Google. A browser window first gets a page that says what is going on, shown long enough to be read
 * out and for as long as Google then takes. Requests that can be refused without asking Google are refused before.
 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const url = new URL(args.request.url);
  const param = (name: string): string | null => url.searchParams.get(name);
  const attempt = await readGoogleAttempt(args.request);
  const given = { code: param("code"), state: param("state"), error: param("error") };
  try {
    checkGoogleReturn(attempt, given);
    if (args.request.headers.has("Sec-Fetch-Dest") && param("finish") !== "1") {
      url.searchParams.set("finish", "1");
      const onward = url.pathname + url.search;
      return data({ problem: null, onward }, { headers: { Refresh: `1; url=${onward}` } });
    }
    const signIn = await completeGoogleSignIn(ctx, attempt, given, await findUser(args));
    const { to, text } = welcome(signIn, param("next"));
    return await redirectWithToast(to, { kind: "success", text }, [
      ...(await beginSession(
        args,
        signIn.user.id,
        signIn.mode === "link" ? "as-before" : signIn.isKept ? "kept" : "day",
      )),
      await clearedGoogleAttemptCookie(),
    ]);
  } catch (error) {
    if (!isAppError(error)) ctx.log.error({ err: error }, "Google sign-in failed");
    const onward = attempt && modeOf(attempt.state) === "link" ? "/profile/account" : "/signin";
    const headers = { Refresh: `3; url=${onward}`, "Set-Cookie": await clearedGoogleAttemptCookie() };
    return data(
      { problem: isAppError(error) ? error.message : "Authentication failed", onward },
      { status: isAppError(error) ? error.status : 500, headers },
    );
  }
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const headers = new Headers(loaderHeaders);
  headers.set("Cache-Control", CACHE.private);
  headers.set("Referrer-Policy", "no-referrer");
  return headers;
};

export default function GoogleCallbackRoute() {
  return <SignInProgress {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
