import type { z } from "zod";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { serverError } from "#app/modules/contact/contact-answers";
import { AppError, isAppError } from "#app/shared/app-error";
import { PortFailure, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { apiError, apiRoute, readJson, readQuery, requireApiUser, validated } from "./api.server";
import type { ApiMethod } from "./api.server";
import type { RouteArgs } from "../route/context.server";
import { bodyOf } from "./operation";
import type { Declaration, Reply } from "./operation";

type Args = RouteArgs & { params: Record<string, string | undefined> };

type Parsed<S> = S extends (today: string) => infer D ? Parsed<D> : S extends z.ZodType ? z.output<S> : undefined;

/** A handler's argument: the request, read and checked as it was declared. */
interface Call<D extends Declaration> {
  ctx: Ctx;
  args: Args;
  request: Request;
  user: D["access"] extends "account" ? CurrentUser : undefined;
  params: Parsed<D["params"]>;
  query: Parsed<D["query"]>;
  body: Parsed<D["body"]>;
}

interface Given<Status, Value> {
  status: Status;
  value: Value;
  headers?: HeadersInit;
}

/** A handler's result: a value of one of the declared replies, or a file. */
type Answer<D extends Declaration> =
  | {
      [Status in keyof D["replies"]]: D["replies"][Status] extends Reply<infer S> ? Given<Status, z.input<S>> : never;
    }[keyof D["replies"]]
  | Response;

export interface Operation {
  declaration: Declaration;
  answer: (args: Args, ctx: Ctx) => Promise<Response>;
}

/** The answer of a handler. @param headers sent in place of the usual ones of the same name */
export function give<const Status extends number, const Value>(status: Status, value: Value, headers?: HeadersInit) {
  return { status, value, headers };
}

function send(request: Request, declaration: Declaration, given: Given<number, unknown>): Response {
  const { status, value } = given;
  const reply = declaration.replies[status as keyof typeof declaration.replies];
  const body = JSON.stringify(reply?.isWrapped ? { success: true, data: value } : value);
  const headers = new Headers(given.headers);
  headers.set(
    "Cache-Control",
    declaration.keptFor === undefined ? "no-store" : `public, max-age=${declaration.keptFor}`,
  );
  if (request.method === "GET" || request.method === "HEAD") return validated(request, body, status, headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(body, { status, headers });
}

/** @throws AppError NOT_FOUND for parts of an address that cannot name anything of ours */
function readParams(params: Args["params"], schema: z.ZodType): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new AppError("NOT_FOUND", "There is nothing at this address");
  return parsed.data;
}

/** @throws AppError 401, 403 or 429 */
async function admit(args: Args, { access, requires }: Declaration): Promise<CurrentUser | undefined> {
  if (access === "open") return undefined;
  const user = await requireApiUser(args);
  if (requires && !user.capabilities[requires.capability]) throw new AppError("FORBIDDEN", requires.refusal);
  return user;
}

/**
 * An error as one text, where the documents fix it so: the message of the first wrong field (CHECKLIST API-45,
 * CONTACT-09).
 */
function textOf(error: unknown, ctx: Ctx): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (isAppError(error)) {
    const { fields, retryAfter } = error.details;
    if (retryAfter) headers.set("Retry-After", String(retryAfter));
    const text = Object.values(fields ?? {}).flat()[0] ?? error.message;
    return Response.json({ error: text }, { status: fields ? 400 : error.status, headers });
  }
  const status = error instanceof PortFailure ? error.status : 500;
  ctx.log.error({ err: error }, "API call failed");
  return Response.json({ error: serverError(status) }, { status, headers });
}

/**
 * A call of the API. It is checked as declared before the handler runs, first the caller, then the address, the query
 * and the body; and its answer is of a declared reply.
 */
export function operation<const D extends Declaration>(
  declaration: D,
  handle: (call: Call<D>) => Promise<Answer<D>>,
): Operation {
  return {
    declaration,
    answer: async (args, ctx) => {
      const { request } = args;
      const user = await admit(args, declaration);
      const { params, query } = declaration;
      const body = bodyOf(declaration, todayOf(ctx));
      const call = {
        ctx,
        args,
        request,
        user,
        params: params && readParams(args.params, params),
        query: query && readQuery(request, query),
        body: body && (await readJson(request, body)),
      };
      const given = await handle(call as Call<D>);
      return given instanceof Response ? given : send(request, declaration, given as Given<number, unknown>);
    },
  };
}

/** The calls at one address. */
export interface ApiPath {
  (args: Args): Promise<Response>;
  path: string;
  operations: Partial<Record<ApiMethod, Operation>>;
}

/**
 * The loader and action of the calls at an address; the result carries their declarations.
 * @param path from the root, with parameters in braces
 */
export function apiPath(path: string, operations: Partial<Record<ApiMethod, Operation>>): ApiPath {
  const handlers = Object.fromEntries(
    Object.entries(operations).map(([method, { answer }]) => [method, answer]),
  ) as Partial<Record<ApiMethod, Operation["answer"]>>;
  const isText = Object.values(operations).some(({ declaration }) => declaration.saysErrorsAsText);
  return Object.assign(apiRoute(handlers, isText ? textOf : apiError), { path, operations });
}
