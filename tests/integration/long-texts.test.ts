import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { db } from "#app/db/client.server";
import { bodyOf } from "#app/http/operation";
import type { Declaration } from "#app/http/operation";
import type { RouteArgs } from "#app/http/context.server";
import type * as formServer from "#app/http/form.server";
import routes from "#app/routes";
import { declaredPaths } from "#app/routes/api/declared.server";
import { utcDateOf } from "#app/shared/calendar";
import { ApiWorld, ORIGIN, cookieOf } from "./api.fixture";
import { insertTrip } from "./booking.fixture";
import { costlyTexts, KINDS } from "./long-texts.fixture";
import type { Door } from "./long-texts.fixture";

const read = vi.hoisted(() => ({ schemas: [] as unknown[], names: new Set<string>() }));

// The forms that an action reads are known by the schemas that it hands over.
vi.mock("#app/http/form.server", async (original) => {
  const real = await original<typeof formServer>();
  const readSubmission: typeof real.readSubmission = (form, schema) => {
    read.schemas.push(schema);
    return real.readSubmission(form, schema);
  };
  return {
    ...real,
    readSubmission,
    parseForm: async (request: Request, schema: z.ZodType) => readSubmission(await real.readForm(request), schema),
    textOf: (form: FormData, name: string, most: number) => {
      read.names.add(name);
      return real.textOf(form, name, most);
    },
  };
});

const LENGTHS = [10_000, 5_000];
const today = utcDateOf(new Date());
const world = new ApiWorld();
beforeAll(async () => {
  await world.open();
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", world.caller.id).execute();
  cookie = (await cookieOf(world.caller.id)).Cookie!;
}, 240_000);
afterAll(() => world.close());

interface Page {
  loader?: (args: unknown) => Promise<unknown>;
  action?: (args: unknown) => Promise<unknown>;
}
const modules = import.meta.glob<Page>("../../app/routes/**/*.{ts,tsx}");

interface Entry {
  path?: string;
  file: string;
  children?: Entry[];
}
const all = (entries: readonly Entry[]): Entry[] => entries.flatMap((e) => [e, ...all(e.children ?? [])]);
const entries = [...new Map(all(routes as readonly Entry[]).map((one) => [one.file, one])).values()].filter(
  ({ path: at = "" }) => !at.startsWith("api/") || at === "api/*" || at === "api/docs",
);

const SIGNED_OUT = /account\/(signin|signup|forgot|reset|google)/;
let cookie = "";

type Pair = [name: string, value: string];
interface Knock {
  params: Record<string, string>;
  query?: readonly Pair[];
  form?: readonly Pair[];
  headers?: Record<string, string>;
}

/** Calls a loader or an action as the router does; what it throws as an answer is an answer. */
async function ask({ file }: Entry, handler: (args: unknown) => Promise<unknown>, { params, query = [], form, headers = {} }: Knock) {
  const isApart = SIGNED_OUT.test(file);
  const request = new Request(`${ORIGIN}/x?${new URLSearchParams(query as Pair[])}`, {
    method: form ? "POST" : "GET",
    body: form && new URLSearchParams(form as Pair[]),
    headers: { ...(!isApart && { Cookie: cookie }), ...headers },
  });
  const args: RouteArgs & { params: Record<string, string> } = {
    request,
    params,
    context: { origin: ORIGIN, address: world.address() },
  };
  try {
    return await handler(args);
  } catch (error) {
    if (error instanceof Error) throw error;
    return error;
  }
}

/** The names that a call looks for in its query or its form. */
async function namesRead(of: typeof URLSearchParams | typeof FormData, call: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>();
  const spies = (["get", "getAll", "has"] as const).map((method) => {
    const real = of.prototype[method] as (name: string) => unknown;
    return vi.spyOn(of.prototype, method).mockImplementation(function (this: never, name: string) {
      names.add(name);
      return real.call(this, name) as never;
    } as never);
  });
  try {
    await call();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...names];
}

interface Part {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
  items?: Part;
  minimum?: number;
  properties?: Record<string, Part>;
}

/** The forms that a schema takes: one for each part of a union. */
function formsOf(part: Part): Record<string, Part>[] {
  const among = part.anyOf ?? part.oneOf;
  if (among) return among.flatMap(formsOf);
  if (part.allOf)
    return part.allOf
      .map(formsOf)
      .reduce((left, right) => left.flatMap((one) => right.map((other) => ({ ...one, ...other }))), [{}]);
  return part.properties ? [part.properties] : [];
}

const inDays = (days: number) => utcDateOf(new Date(Date.now() + days * 86_400_000));
/** What a form's fields hold when nothing is odd about them. */
const USUAL: Readonly<Record<string, string>> = {
  destination: "Lisbon",
  departureCity: "London",
  startDate: inDays(60),
  endDate: inDays(64),
  budgetTotal: "2000",
  email: "ann@example.com",
  firstName: "Ann",
  lastName: "Lee",
  password: "Harbour-light-7",
  confirmPassword: "Harbour-light-7",
  amount: "12.50",
  currency: "USD",
  date: inDays(61),
  start: "10:00",
  minutes: "60",
};

function usualOf(name: string, part: Part): string {
  const one = part.const ?? part.enum?.[0] ?? part.items?.enum?.[0];
  if (one !== undefined) return String(one);
  if (USUAL[name] !== undefined) return USUAL[name];
  if (part.default !== undefined && typeof part.default !== "object") return String(part.default);
  return part.type === "number" || part.type === "integer" ? String(Math.max(1, part.minimum ?? 1)) : "Lisbon";
}

const fresh = async () => {
  await db().deleteFrom("rate_limits").execute();
};
const paramsOf = async ({ path: at = "" }: Entry): Promise<Record<string, string>> => {
  const names = [...at.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const trip = names.length > 0 ? await insertTrip(world.caller, { start_date: inDays(60), end_date: inDays(64), status: "planning", itinerary: world.days }) : "";
  return Object.fromEntries(names.map((name) => [name, name === "slug" ? "lisbon" : trip]));
};

const report: string[] = [];
async function check(doors: Door[], kinds: readonly string[] = KINDS) {
  const costly: string[] = [];
  for (const door of doors) {
    await fresh();
    costly.push(...(await costlyTexts(door, kinds, LENGTHS)));
  }
  report.push(...costly);
  return costly;
}

const FORMS: string[] = [];
describe.each(entries.map((one) => [one.file, one] as const))("%s", (file, entry) => {
  it("GET", async () => {
    const { loader } = await modules[`../../app/${file}`]!();
    if (!loader) return;
    const params = await paramsOf(entry);
    const headers: Record<string, string> = {};
    const query = async (pairs: Pair[]) => namesRead(URLSearchParams, () => ask(entry, loader, { params, query: pairs, headers }));
    const first = await query([]);
    const names = new Set([...first, ...(await query(first.map((name) => [name, "x"])))]);
    names.delete("p"); names.delete("_routes");
    FORMS.push(`${file} GET ${[...names].join(" ")}${/searchParams/.test(readFileSync(path.join("app", file), "utf8")) && names.size === 0 ? "  ***" : ""}`);
    const doors: Door[] = [
      ...[...names].map((name) => ({ name: `${file}?${name}`, knock: (text: string) => ask(entry, loader, { params, query: [[name, text]] }) })),
      ...Object.keys(params).map((name) => ({ name: `${file} :${name}`, knock: (text: string) => ask(entry, loader, { params: { ...params, [name]: text } }) })),
    ];
    expect.soft(await check(doors)).toEqual([]);
  }, 600_000);

  it("POST", async () => {
    const { action } = await modules[`../../app/${file}`]!();
    if (!action) return;
    const params = await paramsOf(entry);
    read.schemas = [];
    const names = new Set<string>();
    const seen = new Map<string, Pair[]>();
    const look = async (pairs: Pair[]) => {
      await fresh();
      read.schemas = [];
      for (const name of await namesRead(FormData, () => ask(entry, action, { params: { ...params }, form: pairs }))) names.add(name);
      for (const schema of read.schemas) {
        const part = z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }) as Part;
        for (const form of formsOf(part)) {
          const intents = form.intent?.enum ?? [form.intent?.const];
          for (const intent of intents) {
            const usual = Object.entries(form).map(([name, p]): Pair => [name, name === "intent" && intent !== undefined ? String(intent) : usualOf(name, p)]);
            const base = pairs.filter(([name]) => !form[name]);
            const all = [...base, ...usual];
            const key = JSON.stringify(all.map(([name, value]) => [name, name === "intent" ? value : ""]).sort());
            if (!seen.has(key)) { seen.set(key, all); await look(all); }
          }
        }
      }
    };
    await look([]);
    const doors: Door[] = [];
    const add = (pairs: Pair[], name: string) => {
      const rest = pairs.filter(([one]) => one !== name);
      const intent = pairs.find(([one]) => one === "intent")?.[1] ?? "";
      doors.push({ name: `${file} ${intent} [${name}]`, knock: (text) => ask(entry, action, { params, form: [...rest, [name, text]] }) });
    };
    const forms = [...seen.values()].sort((a, b) => b.length - a.length);
    // A form that is part of a larger one is no door of its own.
    const whole = forms.filter((one, i) => !forms.slice(0, i).some((other) => one.every(([n, v]) => other.some(([m, w]) => m === n && (n !== "intent" || v === w)))));
    for (const pairs of whole) for (const [name] of pairs) add(pairs, name);
    for (const name of names) if (!whole.some((pairs) => pairs.some(([one]) => one === name))) add(whole[0] ?? [], name);
    FORMS.push(`${file} POST ${whole.map((p) => `{${p.map(([n, v]) => n === "intent" ? v : n).join(",")}}`).join(" ")} + ${[...names].join(" ")}`);
    expect.soft(await check(doors, process.env.SOME ? KINDS.slice(0, 3) : KINDS)).toEqual([]);
  }, 600_000);
});

const calls = declaredPaths().flatMap((route) =>
  Object.entries(route.operations).map(([method, { declaration }]) => ({ route, method, declaration: declaration as Declaration })),
);
/** The places of texts in a value's schema. */
function* textsIn(part: Part, at: readonly string[] = []): Generator<readonly string[]> {
  for (const one of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]) yield* textsIn(one, at);
  for (const [name, one] of Object.entries(part.properties ?? {})) yield* textsIn(one, [...at, name]);
  if (part.items) yield* textsIn(part.items, [...at, "0"]);
  if (!part.properties && !part.items && at.length > 0) yield at;
}
const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Part;
function put(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === "0") return [put((value as unknown[] | undefined)?.[0], rest, text)];
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  return { ...fields, [name]: put(fields[name], rest, text) };
}

describe.each(calls.map((one) => [one.declaration.id, one] as const))("%s", (id, { route, method, declaration }) => {
  it("is not kept busy", async () => {
    const example = await world.exampleOf(declaration);
    const headers = declaration.access === "account" ? await world.signedIn() : {};
    const schema = bodyOf(declaration, today) ?? declaration.form?.fields(today);
    const call = async (change: Partial<Declaration["example"]>, more = {}) => {
      const answer = await world.call(route, method, { ...example, ...change }, { ...headers, ...more });
      await answer.body?.cancel();
    };
    const places = (one: z.ZodType) => [...new Map([...textsIn(jsonOf(one))].map((at) => [at.join("."), at])).values()];
    const doors: Door[] = [
      ...(schema ? places(schema) : []).map((at) => ({ name: `${id} {${at.join(".")}}`, knock: (text: string) => call({ body: put(example.body, at, text) }) })),
      ...(declaration.query ? places(declaration.query) : []).map((at) => ({ name: `${id}?${at.join(".")}`, knock: (text: string) => call({ query: { ...example.query, [at[0]!]: text } }) })),
      ...Object.keys(example.params ?? {}).map((name) => ({ name: `${id} :${name}`, knock: (text: string) => call({ params: { ...example.params, [name]: text } }) })),
    ];
    expect.soft(await check(doors)).toEqual([]);
  }, 600_000);
});

afterAll(async () => {
  const { writeFileSync } = await import("node:fs");
  writeFileSync("/tmp/report.txt", report.join("\n"));
  writeFileSync("/tmp/forms.txt", FORMS.join("\n"));
});
