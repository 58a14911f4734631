import { data } from "@remix-run/node";
import { findSessionState } from "#app/modules/accounts/account/accounts.server";
import type { SessionState } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { WAITING_HEADER } from "#app/modules/offline/waiting-forms";
import { PortFailure } from "#app/shared/context";
import { ctxOf } from "./context.server";
import type { RouteArgs } from "./context.server";
import { hasSessionCookie, readSessionToken, readVisitor } from "../answer/cookies.server";
import { tellsOfTheEnd } from "./ended-session.server";
import { signInRedirect } from "../answer/responses.server";

/**
 * The holder of the trips that a request may see: the account, and the visitor that began trips without one in this
 * browser.
 */
export interface Holder {
  user?: CurrentUser;
  visitorId?: string;
}

const sessions = new WeakMap<object, Promise<SessionState>>();

/**
 * The key under which a value that is read once a request is remembered. The router gives each loader a `Request` of
 * its own, and all of them the context of the one request that came; a value that an action read is not remembered for
 * the page after it, since the action may have changed it.
 */
export function oneRequestOf({ request, context }: RouteArgs): object {
  const isReading = request.method === "GET" || request.method === "HEAD";
  return isReading && context.traceId !== undefined ? context : request;
}

/** The session of the request's cookie. Read from the database once a request. */
function findSession(args: RouteArgs): Promise<SessionState> {
  const key = oneRequestOf(args);
  const known = sessions.get(key);
  if (known) return known;
  const token = tellsOfTheEnd(args.request) ? undefined : readSessionToken(args.request);
  const found = token ? findSessionState(ctxOf(args), token) : Promise.resolve({ status: "unknown" as const });
  sessions.set(key, found);
  return found;
}

const UNREADABLE = "We couldn't load your account just now. You're still signed in; please try again in a moment.";

/**
 * A form that waited on a device is taken from the account that typed it only: another account may be signed in there
 * by now.
 */
function refuseOthersForm({ request }: RouteArgs, session: SessionState): void {
  const owner = request.headers.get(WAITING_HEADER);
  if (owner === null || (session.status === "valid" && ownerName(session.user.id) === owner)) return;
  throw data({ code: "UNAUTHENTICATED", message: "Sign in to send what is waiting on this device." }, { status: 401 });
}

/** A session that cannot be read is no reason to send the traveller to the sign-in page (CHECKLIST GUARD-03). */
async function readSession(args: RouteArgs): Promise<SessionState> {
  try {
    const session = await findSession(args);
    refuseOthersForm(args, session);
    return session;
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error;
    const { log, traceId } = ctxOf(args);
    log.error({ err: error }, "the user could not be loaded");
    throw data({ code: "UNAVAILABLE", message: UNREADABLE, traceId }, { status: 503, headers: { "Retry-After": "5" } });
  }
}

/** The caller of the API by the browser's cookie, or undefined. @throws PortFailure */
export async function findCookieUser(args: RouteArgs): Promise<CurrentUser | undefined> {
  const session = await findSession(args);
  return session.status === "valid" ? session.user : undefined;
}

/**
 * The signed-in user, or undefined. @throws a 503 answer that the page's error boundary shows, when the account cannot
 * be loaded
 */
export async function findUser(args: RouteArgs): Promise<CurrentUser | undefined> {
  const session = await readSession(args);
  return session.status === "valid" ? session.user : undefined;
}

/** The reason that the sign-in page gets; undefined for a browser that never had a session. */
function reasonOf(session: SessionState, hasCookie: boolean): "session_expired" | "no_refresh_token" | undefined {
  if (session.status === "expired") return "session_expired";
  return hasCookie ? "no_refresh_token" : undefined;
}

/**
 * The signed-in user.
 * @throws Response a redirect to the sign-in page that keeps the page asked for, and gives the reason: the session ran
 * out, or the cookie names no session, since it was ended elsewhere or never existed (CHECKLIST GUARD-04, AUTH-09); a
 * 503 answer when the account cannot be loaded
 */
export async function requireUser(args: RouteArgs): Promise<CurrentUser> {
  const session = await readSession(args);
  if (session.status === "valid") return session.user;
  throw signInRedirect(args.request, "/signin", reasonOf(session, hasSessionCookie(args.request)));
}

/** The user and the visitor of a request. */
export async function findHolder(args: RouteArgs): Promise<Holder> {
  const [user, visitorId] = await Promise.all([findUser(args), readVisitor(args.request)]);
  return { user, visitorId };
}
