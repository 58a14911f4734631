import { clearedSessionCookie, toldCookie } from "../answer/cookies.server";

/** The reasons in the sign-in page's address after a session has ended (CHECKLIST AUTH-07, AUTH-09). */
const ENDED = ["session_expired", "no_refresh_token"];

/**
 * Whether this browser has shown that its session ended: a traveller who comes back by "Back" after signing in again is
 * not told twice.
 */
export function wasTold(request: Request): boolean {
  return request.headers.get("Cookie")?.split(/;\s*/).includes(toldCookie(true).split(";", 1)[0]!) ?? false;
}

/**
 * Whether a request opens the sign-in page because the session has ended: the browser's session then counts no more. A
 * link on another site cannot sign a traveller out that way.
 */
export function tellsOfTheEnd(request: Request): boolean {
  const url = new URL(request.url);
  const isSignIn = url.pathname === "/signin" || url.pathname === "/signin.data";
  return (
    isSignIn &&
    ENDED.includes(url.searchParams.get("reason") ?? "") &&
    request.headers.get("Sec-Fetch-Site") !== "cross-site" &&
    !wasTold(request)
  );
}

/** The cookies of the sign-in page: where it tells that the session has ended, it ends in the browser as well. */
export function cookiesOfSignIn(request: Request): Headers {
  const headers = new Headers();
  if (!tellsOfTheEnd(request)) return headers;
  headers.append("Set-Cookie", clearedSessionCookie());
  headers.append("Set-Cookie", toldCookie(true));
  return headers;
}

/** The cookies of a traveller who is signed in already: the next end of a session is told anew. */
export function cookiesBesideSignIn(request: Request): Headers {
  const headers = new Headers();
  if (wasTold(request)) headers.append("Set-Cookie", toldCookie(false));
  return headers;
}
