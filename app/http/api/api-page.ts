import { fieldsOf } from "./schema-words";
import type { Field, JsonSchema } from "./schema-words";

/** The parts of an API description that its page reads. */
export interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

interface DescribedCall {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: unknown[];
  parameters?: {
    $ref?: string;
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: JsonSchema;
    example?: unknown;
  }[];
  requestBody?: { content: { "application/json"?: Content; "multipart/form-data"?: Content } };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

export interface CallView {
  id: string;
  method: string;
  path: string;
  summary: string;
  note?: string;
  isOpen: boolean;
  parameters: Field[];
  headers: string[];
  body: Field[];
  form: Field[];
  replies: { status: string; says: string; shapes: string[] }[];
  /** A command that makes the call. */
  request: string;
  /** The recorded answer of the call; undefined for a file. */
  answer?: string;
}

export interface ApiView {
  groups: { name: string; about: string; calls: CallView[] }[];
  shapes: { name: string; fields: Field[] }[];
}

type Parameter = NonNullable<DescribedCall["parameters"]>[number];

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The command line of a call. A quote in a body would end the command: none of the examples has one. */
function requestOf(
  method: string,
  path: string,
  call: DescribedCall,
  parameters: readonly Parameter[],
  origin: string,
) {
  const placed = (place: string) => parameters.filter((one) => one.in === place && one.example !== undefined);
  const address = placed("path").reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const query = new URLSearchParams(placed("query").map(({ name, example }) => [name, String(example)])).toString();
  const url = `${origin}${address}${query && `?${query}`}`;
  const body = call.requestBody?.content["application/json"]?.example;
  const form = call.requestBody?.content["multipart/form-data"];
  const isFile = Object.values(call.responses).some(({ content }) => content && !("application/json" in content));
  return [
    `curl${method === "GET" ? "" : ` -X ${method}`} "${url}"`,
    ...(call.security.length > 0 ? [`  -H "Authorization: Bearer $TOKEN"`] : []),
    ...(body === undefined ? [] : [`  -H "Content-Type: application/json"`, `  -d '${pretty(body)}'`]),
    ...Object.entries((form?.example ?? {}) as Record<string, string>).map(([name, text]) => `  -F '${name}=${text}'`),
    ...Object.entries(form?.schema.properties ?? {})
      .filter(([, { contentEncoding }]) => contentEncoding === "binary")
      .map(([name]) => `  -F '${name}=@${name}.pdf'`),
    ...(isFile ? ["  -O -J"] : []),
  ].join(" \\\n");
}

/** The named shapes at the first level of an answer. */
function shapesIn(schema: JsonSchema | undefined): string[] {
  const text = JSON.stringify(schema ?? {});
  return [...new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name))];
}

function viewOf(method: string, path: string, call: DescribedCall, origin: string): CallView {
  const parameters = (call.parameters ?? []).filter(({ $ref }) => $ref === undefined);
  const replies = Object.entries(call.responses);
  const content = call.requestBody?.content ?? {};
  const given = replies.find(([status]) => status.startsWith("2"))?.[1].content?.["application/json"];
  return {
    id: call.operationId,
    method,
    path,
    summary: call.summary,
    ...(call.description !== undefined && { note: call.description }),
    isOpen: call.security.length === 0,
    parameters: parameters.map(({ name, required, description, schema }) => ({
      ...fieldsOf({ properties: { [name]: schema } })[0]!,
      isRequired: required === true,
      ...(description !== undefined && { note: description }),
    })),
    headers: (call.parameters ?? []).flatMap(({ $ref }) => ($ref ? [$ref.replace(/^.*\//, "")] : [])),
    body: fieldsOf(content["application/json"]?.schema ?? {}),
    form: fieldsOf(content["multipart/form-data"]?.schema ?? {}),
    replies: replies.map(([status, { description, content: answered }]) => ({
      status,
      says: description,
      shapes: shapesIn(answered?.["application/json"]?.schema).filter((name) => name !== "Error"),
    })),
    request: requestOf(method, path, call, parameters, origin),
    ...(given?.example !== undefined && { answer: pretty(given.example) }),
  };
}

/** The API's description as its page shows it. @param origin the site's own, for the commands */
export function viewOfApi({ tags, paths, components }: Description, origin: string): ApiView {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      group: call.tags[0],
      view: viewOf(method.toUpperCase(), path, call, origin),
    })),
  );
  return {
    groups: tags.map(({ name, description }) => ({
      name,
      about: description,
      calls: calls.filter(({ group }) => group === name).map(({ view }) => view),
    })),
    shapes: Object.entries(components.schemas).map(([name, schema]) => ({ name, fields: fieldsOf(schema) })),
  };
}
