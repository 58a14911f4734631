import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import type { RouteArgs } from "#app/http/route/context.server";
import { googleAttemptCookie } from "#app/http/route/google-cookie.server";
import { readForm, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { redirectWithToast } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { KEEP_SIGNED_IN } from "#app/modules/accounts/account/session-life";
import type { GoogleMode } from "#app/modules/accounts/sign-in/google-attempt";
import { beginGoogleSignIn, hasGoogle } from "#app/modules/accounts/sign-in/google-sign-in.server";
import { proveBeforeConnecting } from "#app/modules/accounts/settings/settings.server";
import { isAppError } from "#app/shared/app-error";

/** Leaves for Google; where Google is not configured, says so on the page that the visitor came from. */
async function leave(
  args: RouteArgs,
  mode: GoogleMode,
  next: string,
  back: string,
  of: { userId?: string; isKept?: boolean } = {},
): Promise<Response> {
  try {
    const { attempt, url } = await beginGoogleSignIn(ctxOf(args), mode, next, of);
    const headers = { "Set-Cookie": await googleAttemptCookie(attempt), "Cache-Control": "no-store", Vary: "Accept" };
    // The page's script asks for the address, keeps the state in its tab and leaves by itself (CHECKLIST AUTH-35).
    if (args.request.headers.get("Accept") === "application/json") return Response.json({ url }, { headers });
    return redirect(url, { status: 302, headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return redirectWithToast(back, { kind: "error", text: error.message });
  }
}

/** Sign-in and sign-up with Google (CHECKLIST AUTH-33). */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const params = queryOf(args.request);
  const mode = params.get("mode") === "signup" ? "signup" : "signin";
  const next = safeRedirect(params.get("redirect") ?? params.get("next"), mode === "signup" ? "/welcome" : "/profile");
  // Another site may begin a sign-in, and not make it a long one.
  const isOurs = ["same-origin", null].includes(args.request.headers.get("Sec-Fetch-Site"));
  const isKept = isOurs && params.get(KEEP_SIGNED_IN.field) === "on";
  return leave(args, mode, next, `/${mode}?redirect=${encodeURIComponent(next)}`, { isKept });
}

/**
 * Connects Google to the account that is signed in; by POST, so that no other site can begin it, and with the account's
 * password: a browser that was left open must not become a second way in.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  if (!hasGoogle()) return leave(args, "link", "/profile/account", "/profile/account");
  const password = textOf(await readForm(args.request), "currentPassword", 1000);
  try {
    await proveBeforeConnecting(ctxOf(args), user.id, password);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return redirectWithToast("/profile/account", { kind: "error", text: error.message });
  }
  return leave(args, "link", "/profile/account", "/profile/account", { userId: user.id });
}
