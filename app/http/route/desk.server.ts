import { data } from "@remix-run/node";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { RouteArgs } from "./context.server";
import { findUser } from "./guards.server";
import { answerUnknown } from "./unknown-address.server";
import { pageMarkOf } from "#app/shared/lists/pages";
import type { PageMark } from "#app/shared/lists/pages";
import { queryOf } from "./query.server";

/**
 * The account of a caller that may use the desk.
 * @throws Response for everybody else, the answer to an unknown address
 */
export async function requireAdmin(args: RouteArgs): Promise<CurrentUser> {
  const user = await findUser(args).catch(() => undefined);
  if (user?.isAdmin) return user;
  throw await answerUnknown(args.request);
}

/** The action of a desk page without a form. @throws Response as {@link requireAdmin} does */
export async function onlyRead(args: RouteArgs): Promise<Response> {
  await requireAdmin(args);
  return new Response(null, { status: 405 });
}

/** Said of something that is not behind the desk any more. */
export function goneFromDesk() {
  return data({ message: "It's no longer there." }, { status: 404 });
}

/** The filter that the address of a list names, and where its page begins. */
export function askedPage(request: Request): { status: string | null; after: PageMark | undefined } {
  const query = queryOf(request);
  return { status: query.get("status"), after: pageMarkOf(query.get("after")) };
}
