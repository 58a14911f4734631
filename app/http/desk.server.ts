import type { Request as ExpressRequest, RequestHandler } from "express";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { loadContext } from "./express.server";
import { findUser } from "./guards.server";
import type { RouteArgs } from "./context.server";
import { answerUnknown } from "./unknown-address.server";

/** Under this first part of an address stands the desk. */
const DESK = "admin";
/** An address that nothing stands under, for whoever is not to know of the desk. */
const NOWHERE = "-";

/** Whether an address leads to the desk, however it is spelled. */
function isOfDesk(path: string): boolean {
  try {
    const [first = ""] = decodeURIComponent(path.split("?", 1)[0]!).split("/").filter(Boolean);
    return first.replace(/\.data$/, "").toLowerCase() === DESK;
  } catch {
    return false;
  }
}

async function isAdmin(args: RouteArgs): Promise<boolean> {
  try {
    return (await findUser(args))?.isAdmin ?? false;
  } catch {
    return false;
  }
}

/** The request as the guards read it. */
function argsOf(req: ExpressRequest, context: RouteArgs["context"]): RouteArgs {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (typeof value === "string" && /^(cookie|x-voyance-[a-z]+)$/.test(name)) headers.set(name, value);
  return { request: new Request(new URL(req.originalUrl, context.origin ?? "http://localhost"), { headers }), context };
}

/** The same address with the desk's name replaced, so that it leads nowhere. */
function elsewhere(url: string): string {
  const [path = "", ...query] = url.split("?");
  const end = /\.data$/.test(path.split("/").filter(Boolean)[0] ?? "") ? ".data" : "";
  const moved = path.replace(/^(\/+)[^/]+/, `$1${NOWHERE}${end}`);
  return [moved, ...query].join("?");
}

/** What a browser asks of routes it may need, without those of the desk. */
function withoutDesk(url: string): string {
  const asked = new URL(url, "http://localhost");
  const paths = asked.searchParams.getAll("p");
  asked.searchParams.delete("p");
  for (const path of paths) asked.searchParams.append("p", isOfDesk(path) ? `/${NOWHERE}` : path);
  return asked.pathname + asked.search;
}

/**
 * Nobody but its people learns that there is a desk: for anybody else its addresses are answered as any address is that
 * nothing stands under, by the very code that answers those.
 */
export const hideDesk: RequestHandler = (req, res, next) => {
  const url = req.originalUrl;
  const hidden = isOfDesk(url) ? elsewhere : /^\/+__manifest\b/i.test(url) ? withoutDesk : undefined;
  if (!hidden) return next();
  isAdmin(argsOf(req, loadContext(req, res)))
    .then((isAllowed) => {
      if (!isAllowed) {
        req.url = hidden(url);
        req.originalUrl = req.url;
      }
      next();
    })
    .catch(next);
};

/** Whoever sits at the desk. @throws Response the answer of an address that nothing stands under, for everybody else */
export async function requireAdmin(args: RouteArgs): Promise<CurrentUser> {
  const user = await findUser(args).catch(() => undefined);
  if (user?.isAdmin) return user;
  throw await answerUnknown(args.request);
}
