import { z } from "zod";
import { API_CALLS_PER_ACCOUNT, API_WRITES_PER_ADDRESS } from "#app/modules/accounts/account/rate-limits.server";
import { ERROR_STATUS } from "#app/shared/app-error";
import type { ErrorCode } from "#app/shared/app-error";
import { fillExample, placeholderOf } from "./example";
import { GROUPS, bodyOf, bodySchemaOf, errorSchemaOf, refusalsOf } from "./operation";
import type { Declaration, Reply } from "./operation";
import type { ApiPath } from "./operation.server";

type Json = Record<string, unknown>;

/** Recorded answers, by the id of the call; a day that was so far ahead stands as `{date+60}`. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

const REFERENCE = "#/components/schemas/";
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

/** Gathers the named schemas that descriptions refer to. */
class Schemas {
  readonly named: Json = {};

  /**
   * A schema as JSON Schema 2020-12. @param side "input" for bodies that callers send, "output" for answers that they
   * get
   */
  of(schema: z.ZodType, side: "input" | "output"): Json {
    const made = z.toJSONSchema(schema, {
      io: side,
      unrepresentable: "any",
      override: ({ jsonSchema }) => {
        // The server checks that no undeclared field goes out; callers are not to rely on that.
        if (side === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        delete jsonSchema.id;
      },
    });
    const text = JSON.stringify(made).replaceAll('"#/$defs/', `"${REFERENCE}`);
    const { $defs, ...rest } = JSON.parse(text) as Json;
    delete rest.$schema;
    Object.assign(this.named, $defs);
    return rest;
  }
}

function parametersOf(declaration: Declaration, schemas: Schemas, example: Declaration["example"]): Json[] {
  const { params, query, headers = [] } = declaration;
  const named = (schema: z.ZodType | undefined, place: "path" | "query", examples: Record<string, string> = {}) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.of(schema, "input") as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...rest }]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(name in examples && { example: rest.type === "string" ? examples[name] : Number(examples[name]) }),
    }));
  };
  return [
    ...named(params, "path", example.params),
    ...named(query, "query", example.query),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

const JSON_TYPE = "application/json";
const HEADER = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });

function replyOf(reply: Reply, method: string, isCounted: boolean, schemas: Schemas, answer: unknown): Json {
  const isPaged = reply.schema instanceof z.ZodObject && "limit" in reply.schema.shape;
  const content = reply.file
    ? { [reply.file]: { schema: { type: "string", contentEncoding: "binary" } } }
    : {
        [JSON_TYPE]: {
          schema: schemas.of(bodySchemaOf(reply), "output"),
          ...(answer !== undefined && { example: answer }),
        },
      };
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

function refusalReplies(method: string, declaration: Declaration, schemas: Schemas): Json {
  const schema = schemas.of(errorSchemaOf(declaration), "output");
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
function formOf({ fields, files }: NonNullable<Declaration["form"]>, schemas: Schemas, today: string): Json {
  const {
    properties,
    required = [],
    ...rest
  } = schemas.of(fields(today), "input") as {
    properties: Json;
    required?: string[];
  };
  const parts = Object.entries(files).map(([name, description]) => [
    name,
    { type: "string", contentEncoding: "binary", description },
  ]);
  return {
    ...rest,
    properties: { ...properties, ...Object.fromEntries(parts) },
    required: [...required, ...Object.keys(files)],
  };
}

function operationOf(method: string, declaration: Declaration, schemas: Schemas, today: string, answer: unknown): Json {
  const { id, group, summary, note, access, replies } = declaration;
  const example = fillExample(declaration.example, today, placeholderOf);
  const body = bodyOf(declaration, today);
  const isCounted = access === "account" || method !== "GET";
  const parameters = parametersOf(declaration, schemas, example);
  const given = Object.entries(replies) as [string, Reply][];
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(note && { description: note }),
    security: access === "account" ? [{ bearer: [] }, { cookie: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(declaration.form && {
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": { schema: formOf(declaration.form, schemas, today), example: example.body },
        },
      },
    }),
    ...(body && {
      requestBody: {
        required: !body.safeParse({}).success,
        content: { [JSON_TYPE]: { schema: schemas.of(body, "input"), example: example.body } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        given.map(([status, reply], index) => [
          status,
          replyOf(reply, method, isCounted, schemas, index === 0 ? answer : undefined),
        ]),
      ),
      ...(method === "GET" &&
        !given.some(([, { file }]) => file) && { 304: { description: "The caller has it already" } }),
      ...refusalReplies(method, declaration, schemas),
    },
  };
}

const text = (description: string) => ({ description, schema: { type: "string" } });

/**
 * The OpenAPI 3.1 description of the declared calls.
 * @param today the day for which the examples are made
 */
export function describeApi(paths: readonly ApiPath[], today: string, answers: RecordedAnswers): Json {
  const schemas = new Schemas();
  const answered = fillExample(answers, today, (name) => `{${name}}`);
  const described = Object.fromEntries(
    paths.map(({ path, operations }) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, { declaration }]) => [
          method.toLowerCase(),
          operationOf(method, declaration, schemas, today, answered[declaration.id]),
        ]),
      ),
    ]),
  );
  return {
    openapi: "3.1.0",
    info: { title: "Voyance API", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths: described,
    components: {
      schemas: schemas.named,
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
}
