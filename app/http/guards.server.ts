import { findSessionState } from "#app/modules/accounts/accounts.server";
import type { SessionState } from "#app/modules/accounts/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { ctxOf } from "./context.server";
import type { RouteArgs } from "./context.server";
import { readSessionToken, readVisitor } from "./cookies.server";
import { signInRedirect } from "./responses.server";

/** Whose trips a request may see: those of the account and those begun without one in this browser. */
export interface Holder {
  user?: CurrentUser;
  visitorId?: string;
}

const sessions = new WeakMap<Request, Promise<SessionState>>();

/** What the request's session cookie stands for. Read from the database once a request. */
function findSession(args: RouteArgs): Promise<SessionState> {
  const known = sessions.get(args.request);
  if (known) return known;
  const token = readSessionToken(args.request);
  const found = token ? findSessionState(ctxOf(args), token) : Promise.resolve({ status: "unknown" as const });
  sessions.set(args.request, found);
  return found;
}

/** The signed-in user, or undefined. */
export async function findUser(args: RouteArgs): Promise<CurrentUser | undefined> {
  const session = await findSession(args);
  return session.status === "valid" ? session.user : undefined;
}

/**
 * The signed-in user.
 * @throws Response a redirect to the sign-in page that keeps the page asked for, and says when the session ran out
 */
export async function requireUser(args: RouteArgs): Promise<CurrentUser> {
  const session = await findSession(args);
  if (session.status === "valid") return session.user;
  throw signInRedirect(args.request, "/signin", session.status === "expired" ? "session_expired" : undefined);
}

/** The user and the visitor of a request. */
export async function findHolder(args: RouteArgs): Promise<Holder> {
  const [user, visitorId] = await Promise.all([findUser(args), readVisitor(args.request)]);
  return { user, visitorId };
}
