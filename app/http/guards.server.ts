import { findUserBySession } from "#app/modules/accounts/accounts.server";
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

const users = new WeakMap<Request, Promise<CurrentUser | undefined>>();

/** The signed-in user, or undefined. Read from the database once a request. */
export function findUser(args: RouteArgs): Promise<CurrentUser | undefined> {
  const known = users.get(args.request);
  if (known) return known;
  const token = readSessionToken(args.request);
  const found = token ? findUserBySession(ctxOf(args), token) : Promise.resolve(undefined);
  users.set(args.request, found);
  return found;
}

/**
 * The signed-in user.
 * @throws Response a redirect to the sign-in page that keeps the page asked for
 */
export async function requireUser(args: RouteArgs): Promise<CurrentUser> {
  const user = await findUser(args);
  if (!user) throw signInRedirect(args.request);
  return user;
}

/** The user and the visitor of a request. */
export async function findHolder(args: RouteArgs): Promise<Holder> {
  const [user, visitorId] = await Promise.all([findUser(args), readVisitor(args.request)]);
  return { user, visitorId };
}
