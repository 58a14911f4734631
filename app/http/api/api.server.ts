import { createHash } from "node:crypto";
import type { z } from "zod";
import { findUserByBearer, findUserBySession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitApiAccount, limitApiWrites } from "#app/modules/accounts/account/rate-limits.server";
import { LONGEST_IN_ADDRESS, LONGEST_TEXT } from "#app/shared/bounded-text";
import { AppError, isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import type { Ctx, LimitCount } from "#app/shared/context";
import { fieldErrors } from "#app/shared/field-errors";
import { wordsForCalls } from "#app/shared/issue-words";
import { countsOf, ctxOf } from "../route/context.server";
import type { RouteArgs } from "../route/context.server";
import { readSessionToken } from "../answer/cookies.server";
import { findCookieUser } from "../route/guards.server";
import { holdsAlready } from "../answer/negotiation";

const MAX_BODY_BYTES = 64 * 1024;

/** The error shape of the JSON API; a PortFailure answers with the status of the port. */
export function apiError(error: unknown, ctx: Ctx): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (isAppError(error)) {
    if (error.details.retryAfter) headers.set("Retry-After", String(error.details.retryAfter));
    const { fields, errorData, extra } = error.details;
    const told = {
      code: error.code,
      message: error.message,
      ...(fields && { fields }),
      ...(errorData && { errorData }),
    };
    return Response.json({ success: false, error: told, ...extra }, { status: error.status, headers });
  }
  const status = error instanceof PortFailure ? error.status : 500;
  if (!(error instanceof PortFailure) && !ctx.signal.aborted) ctx.log.error({ err: error }, "API call failed");
  const code = status === 429 ? "RATE_LIMITED" : status >= 500 ? "INTERNAL" : "BAD_REQUEST";
  return Response.json(
    { success: false, error: { code, message: "An unexpected error occurred", traceId: ctx.traceId } },
    { status, headers },
  );
}

/** No keyboard types NUL, and not every database can keep it. */
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
}

/**
 * Refuses texts that are longer than any call takes before a schema reads them.
 * @param value of JSON, as deep as 64 KB of it may be
 * @throws AppError 422
 */
function refuseLongTexts(value: unknown, most: number, message: string): void {
  const fields: Record<string, string[]> = {};
  const left: [path: string, value: unknown][] = [["", value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, one] = next;
    if (typeof one === "string" && one.length > most)
      fields[path || "body"] = [`${path || "The body"} must have at most ${most} characters`];
    if (typeof one === "object" && one !== null)
      for (const [name, inner] of Object.entries(one)) left.push([path ? `${path}.${name}` : name, inner]);
  }
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION_ERROR", message, { fields });
}

/**
 * Reads a JSON body against a schema. An empty body reads as an empty object.
 * @throws AppError 400, 413, 415 or 422
 */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES)
    throw new AppError("TOO_LARGE", "The body is too large");
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw new AppError("TOO_LARGE", "The body is too large");
  if (text && !/^application\/json\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send JSON with the content type application/json");
  let body: unknown;
  try {
    body = text ? JSON.parse(text, withoutNul) : {};
  } catch {
    throw new AppError("BAD_REQUEST", "The body is not valid JSON");
  }
  refuseLongTexts(body, LONGEST_TEXT, "Some fields are not valid");
  const parsed = schema.safeParse(body, { error: wordsForCalls });
  if (!parsed.success)
    throw new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields: fieldErrors(parsed.error, "body") });
  return parsed.data;
}

/** Parses the search parameters of an API call; repeated names count once, the first wins. @throws AppError 422 */
export function readQuery<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const params = new URL(request.url).searchParams;
  const asked = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.get(key)]));
  refuseLongTexts(asked, LONGEST_IN_ADDRESS, "Some parameters are not valid");
  const parsed = schema.safeParse(asked, { error: wordsForCalls });
  if (!parsed.success)
    throw new AppError("VALIDATION_ERROR", "Some parameters are not valid", {
      fields: fieldErrors(parsed.error, "body"),
    });
  return parsed.data;
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
}

/**
 * Whether the credentials that let the caller in still stand: asked during an answer that lasts longer than a sign-out
 * takes.
 */
export async function isStillAdmitted(args: RouteArgs): Promise<boolean> {
  const ctx = { ...ctxOf(args), now: new Date() };
  const bearer = bearerOf(args.request);
  if (bearer) return (await findUserByBearer(ctx, bearer)) !== undefined;
  const token = readSessionToken(args.request);
  return token !== undefined && (await findUserBySession(ctx, token)) !== undefined;
}

/**
 * The caller: by bearer token, else by the browser's cookie. @throws AppError 401, or 429 for a caller with too many
 * requests
 */
export async function requireApiUser(args: RouteArgs): Promise<CurrentUser> {
  const bearer = bearerOf(args.request);
  const user = args.request.headers.has("Authorization")
    ? bearer && (await findUserByBearer(ctxOf(args), bearer))
    : await findCookieUser(args);
  if (!user) throw new AppError("UNAUTHENTICATED", "Please sign in to continue");
  const { method } = args.request;
  await limitApiAccount(ctxOf(args), user.id, method === "GET" || method === "HEAD");
  return user;
}

/** Success of the trip and user calls. */
export function apiData(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(
    { success: true, data: value },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/**
 * Answers a GET with a validator of its content, and 304 to a caller that holds the content already. An ETag in the
 * headers is kept in front, so that the ETag of a trip still gives its revision (`basis.server.ts`).
 */
export function validated(request: Request, body: string, status: number, headers: Headers): Response {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = headers.get("ETag")?.replace(/"$/, `-${digest}"`) ?? `W/"${digest}"`;
  headers.set("ETag", etag);
  if (holdsAlready(request.headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(body, { status, headers });
}

/** An answer that is the same for every caller: kept for some time, then asked for again by its validator. */
export function publicData(request: Request, value: unknown, seconds = 300): Response {
  return validated(request, JSON.stringify(value), 200, new Headers({ "Cache-Control": `public, max-age=${seconds}` }));
}

/** Adds the headers that state the caller's limits (IETF draft-ietf-httpapi-ratelimit-headers). */
function withLimits(request: Request, answer: Response): Response {
  const counts = countsOf(request);
  if (counts.length === 0) return answer;
  const list = (one: (count: LimitCount) => string) => counts.map(one).join(", ");
  answer.headers.set(
    "RateLimit-Policy",
    list(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`),
  );
  answer.headers.set(
    "RateLimit",
    list(({ name, left, resetsIn }) => `"${name}";r=${left};t=${resetsIn}`),
  );
  return answer;
}

type Handler<A extends RouteArgs> = (args: A, ctx: Ctx) => Promise<Response>;
export type ApiMethod = "GET" | "POST" | "PATCH" | "DELETE";

type Refuse = (error: unknown, ctx: Ctx) => Response;

/** Calls the handler of a method; answers by itself where there is no handler or the handler throws. */
async function answerBy<A extends RouteArgs>(
  handlers: Partial<Record<ApiMethod, Handler<A>>>,
  args: A,
  ctx: Ctx,
  refuse: Refuse,
): Promise<Response> {
  const allowed = Object.keys(handlers).join(", ");
  const methods = `${allowed.replace("GET", "GET, HEAD")}, OPTIONS`;
  const method = args.request.method === "HEAD" ? "GET" : args.request.method;
  const handler = handlers[method as ApiMethod];
  try {
    if (method === "OPTIONS")
      return new Response(null, { status: 204, headers: { Allow: methods, "Cache-Control": "no-store" } });
    if (!handler) {
      const answer = refuse(new AppError("METHOD_NOT_ALLOWED", `Use ${allowed}`), ctx);
      answer.headers.set("Allow", methods);
      return answer;
    }
    if (method !== "GET") await limitApiWrites(ctx);
    return await handler(args, ctx);
  } catch (error) {
    if (error instanceof Response) return error;
    return refuse(error, ctx);
  }
}

/**
 * Builds the function that is both loader and action of a resource from handlers by method: one place maps errors,
 * a method without a handler answers 405, OPTIONS names those that have one, and limits are told.
 * @param refuse makes the answer of an error
 */
export function apiRoute<A extends RouteArgs = RouteArgs & { params: Record<string, string | undefined> }>(
  handlers: Partial<Record<ApiMethod, Handler<A>>>,
  refuse: Refuse = apiError,
) {
  return async (args: A): Promise<Response> =>
    withLimits(args.request, await answerBy(handlers, args, ctxOf(args), refuse));
}
