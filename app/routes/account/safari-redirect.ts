import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { findUser } from "#app/http/route/guards.server";
import { readGoogleAttempt } from "#app/http/route/google-cookie.server";
import { queryOf } from "#app/http/route/query.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";

/**
 * For browsers that lose the way after a sign-in elsewhere: leads on to the page that the visitor was going to
 * (CHECKLIST AUTH-56, AUTH-57). The address may name that page, else the sign-in that this browser began does.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const params = queryOf(args.request);
  const stored = (await readGoogleAttempt(args.request))?.next;
  const to = safeRedirect(params.get("redirect") ?? params.get("next") ?? stored, "/profile");
  const target = (await findUser(args).catch(() => undefined)) ? to : `/signin?redirect=${encodeURIComponent(to)}`;
  return redirect(target, { status: 302, headers: { "Cache-Control": "no-store" } });
}
