import { data, redirect, redirectDocument } from "@remix-run/node";
import { isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { safeRedirect } from "./safe-redirect";
import { toastCookie } from "./cookies.server";
import type { Toast } from "./cookies.server";
import { problemOf } from "#app/shared/form-problem";

/** Redirects after a post, with a message for the next page and any further cookies. */
export async function redirectWithToast(to: string, toast: Toast, cookies: string[] = []): Promise<Response> {
  const headers = new Headers();
  headers.append("Set-Cookie", await toastCookie(toast));
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(safeRedirect(to, "/"), { status: 303, headers });
}

/** Redirects within the site; 303 so that a reload never posts again. */
export function seeOther(to: string, cookies: string[] = []): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(safeRedirect(to, "/"), { status: 303, headers });
}

/**
 * Sends a signed-out visitor to the sign-in page, which keeps the page asked for (CHECKLIST GUARD-01, GUARD-02). It is
 * a page without the framework, and always a document of its own.
 */
export function signInRedirect(
  request: Request,
  route: "/signin" | "/signup" = "/signin",
  reason?: "session_expired" | "no_refresh_token",
): Response {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  const path = url.pathname.replace(/\.data$/, "") + url.search;
  const query = `redirect=${encodeURIComponent(path)}${reason ? `&reason=${reason}` : ""}`;
  return redirectDocument(`${route}?${query}`, { status: 302 });
}

/** Cache policies by name, so that every page states one. */
export const CACHE = {
  /** For pages of one account: no cache keeps them. */
  private: "private, no-store",
  /** For pages that are the same for everybody who is signed out. */
  public: "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
  /** For content with a hash in its address. */
  immutable: "public, max-age=31536000, immutable",
} as const;

/** The body of an expected failure, for a route error page or a form. */
export function toRouteError(error: unknown, ctx: Ctx): unknown {
  if (error instanceof Response) return error;
  if (isAppError(error))
    return data({ code: error.code, message: error.message, traceId: ctx.traceId }, { status: error.status });
  if (error instanceof PortFailure)
    return data({ code: "UNAVAILABLE", message: "", traceId: ctx.traceId }, { status: 503 });
  return error;
}

/**
 * The answer of an action to a form that is refused as a whole.
 * @param extra further parts that the page of the form reads
 */
export function refused<Extra extends object = object>(message: string | null, status: number, extra?: Extra) {
  return data({ ...problemOf(message), ...(extra as Extra) }, { status });
}
