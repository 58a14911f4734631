import { z } from "zod";
import { createDocument } from "zod-openapi";
import type {
  CreateDocumentOptions,
  ZodOpenApiObject,
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
} from "zod-openapi";
import { API_CALLS_PER_ACCOUNT, API_WRITES_PER_ADDRESS } from "#app/modules/accounts/account/rate-limits.server";
import { ERROR_STATUS } from "#app/shared/app-error";
import type { ErrorCode } from "#app/shared/app-error";
import { fillExample, placeholderOf } from "./example";
import { GROUPS, bodyOf, bodySchemaOf, errorSchemaOf, refusalsOf } from "./operation";
import type { Declaration, Reply } from "./operation";
import type { ApiPath } from "./operation.server";

/** Answers that were recorded, by the id of the call; a day that was so far ahead stands as `{date+60}`. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

const { points: accountCalls, seconds } = API_CALLS_PER_ACCOUNT;
const { points: addressCalls } = API_WRITES_PER_ADDRESS;

const ABOUT = [
  "Plan trips from a program, with the same calls that our pages make.",
  "Calls for an account need a bearer token, which you get by signing in; a browser that is signed in needs none.",
  "Every error has the same shape, described as Error. We may add members to answers; ignore those you do not know.",
  "Lists come in pages: ask with page and limit. total says how many entries there are, and the Link header where the other pages are.",
  "Answers to GET carry an ETag: send it back as If-None-Match, and you get 304 without a body if nothing has changed.",
  `An account can make ${accountCalls} calls in ${seconds / 60} minutes, and an IP address ${addressCalls} calls that change something; RateLimit and RateLimit-Policy say how many are left.`,
].join("\n\n");

const OPTIONS: CreateDocumentOptions = {
  override({ jsonSchema, io }) {
    // The check refuses undeclared values on their way out; callers are not to rely on it.
    if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

/** Parameters with their examples. */
function shown(parameters: z.ZodType, examples: Record<string, string> = {}): z.ZodObject {
  if (!(parameters instanceof z.ZodObject)) throw new TypeError("Parameters are declared as an object");
  const shape = Object.entries(parameters.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const text = examples[name];
    if (text === undefined) return [name, schema] as const;
    const example = typeof schema.safeParse(text).data === "number" ? Number(text) : text;
    return [name, schema.meta({ ...schema.meta(), param: { example } })] as const;
  });
  return z.object(Object.fromEntries(shape));
}

const JSON_TYPE = "application/json";
const HEADER = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });

function replyOf(reply: Reply, method: string, isCounted: boolean, answer: unknown): ZodOpenApiResponseObject {
  const isPaged = reply.schema instanceof z.ZodObject && "limit" in reply.schema.shape;
  const content = reply.file
    ? { [reply.file]: { schema: { type: "string" as const, contentEncoding: "binary" } } }
    : { [JSON_TYPE]: { schema: bodySchemaOf(reply), ...(answer !== undefined && { example: answer }) } };
  return {
    description: reply.says,
    headers: {
      ...(method === "GET" && !reply.file && HEADER("ETag")),
      ...(isPaged && HEADER("Link")),
      ...(isCounted && { ...HEADER("RateLimit"), ...HEADER("RateLimit-Policy") }),
    },
    content,
  };
}

function refusalReplies(method: string, declaration: Declaration): Record<string, ZodOpenApiResponseObject> {
  const schema = errorSchemaOf(declaration);
  const byStatus = new Map<number, string[]>();
  for (const [code, why] of Object.entries(refusalsOf(method, declaration))) {
    const status = ERROR_STATUS[code as ErrorCode];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${why}.`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      String(status),
      {
        description: reasons.join(" "),
        ...((status === 429 || status === 503) && { headers: HEADER("Retry-After") }),
        content: { [JSON_TYPE]: { schema } },
      },
    ]),
  );
}

/** A form as one object: its fields, and its files. */
function formOf({ fields, files }: NonNullable<Declaration["form"]>, today: string): z.ZodObject {
  const parts = Object.entries(files).map(([name, description]) => [name, z.file().meta({ description })] as const);
  return fields(today).extend(Object.fromEntries(parts));
}

function operationOf(
  method: string,
  declaration: Declaration,
  today: string,
  answer: unknown,
): ZodOpenApiOperationObject {
  const { id, group, summary, note, access, params, query, headers, form, replies } = declaration;
  const example = fillExample(declaration.example, today, placeholderOf);
  const body = bodyOf(declaration, today);
  const isCounted = access === "account" || method !== "GET";
  const given = Object.entries(replies) as [string, Reply][];
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(note && { description: note }),
    security: access === "account" ? [{ bearer: [] }, { cookie: [] }] : [],
    ...((params ?? query) && {
      requestParams: {
        ...(params && { path: shown(params, example.params) }),
        ...(query && { query: shown(query, example.query) }),
      },
    }),
    parameters: headers?.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(form && {
      requestBody: {
        required: true,
        content: { "multipart/form-data": { schema: formOf(form, today), example: example.body } },
      },
    }),
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { [JSON_TYPE]: { schema: body, example: example.body } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        given.map(([status, reply], index) => [
          status,
          replyOf(reply, method, isCounted, index === 0 ? answer : undefined),
        ]),
      ),
      ...(method === "GET" &&
        !given.some(([, { file }]) => file) && { 304: { description: "The caller has it already" } }),
      ...refusalReplies(method, declaration),
    },
  };
}

const text = (description: string) => ({ description, schema: { type: "string" as const } });

/**
 * The OpenAPI 3.1 description of the declared calls.
 * @param today the day for which the examples are made
 */
export function describeApi(paths: readonly ApiPath[], today: string, answers: RecordedAnswers): object {
  const answered = fillExample(answers, today, (name) => `{${name}}`);
  const described = Object.fromEntries(
    paths.map(({ path, operations }) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, { declaration }]) => [
          method.toLowerCase(),
          operationOf(method, declaration, today, answered[declaration.id]),
        ]),
      ),
    ]),
  );
  const description: ZodOpenApiObject = {
    openapi: "3.1.0",
    info: { title: "Voyance API", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths: described,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token you get by signing in" },
        cookie: { type: "apiKey", in: "cookie", name: "auth_token", description: "A browser's session" },
      },
      parameters: {
        "If-Match": {
          name: "If-Match",
          in: "header",
          ...text("The ETag of the trip as you read it: the change is made only if nothing is newer"),
        },
        "Idempotency-Key": {
          name: "Idempotency-Key",
          in: "header",
          description: "Your own name for this change: sent again, it still counts once",
          schema: { type: "string", minLength: 1, maxLength: 200 },
        },
      },
      headers: {
        ETag: text("Identifies this answer; send it back as If-None-Match"),
        Link: text("The first, previous, next and last page (RFC 8288)"),
        RateLimit: text("Calls left, and seconds until you have all of them again"),
        "RateLimit-Policy": text("Calls allowed, and the window in seconds"),
        "Retry-After": text("Seconds to wait before you try again"),
      },
    },
  };
  return createDocument(description, OPTIONS);
}
