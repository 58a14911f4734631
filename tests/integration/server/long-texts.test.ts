import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { canonical } from "#app/components/layout/canonical";
import { db } from "#app/db/client.server";
import { bodyOf } from "#app/http/api/operation";
import type { Declaration } from "#app/http/api/operation";
import type * as FormServer from "#app/http/route/form.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { toPlainParagraphs } from "#app/integrations/sanitizer/plain-text";
import { resolveDeparture, searchAirports } from "#app/modules/catalogue/places/airports.server";
import { listDestinations, resolveDestination } from "#app/modules/catalogue/places/catalogue.server";
import { placeInText } from "#app/modules/catalogue/places/place-in-text";
import { spelled } from "#app/modules/catalogue/search/query-spelling";
import { readIntent } from "#app/modules/catalogue/search/search-intent";
import { plainText } from "#app/modules/content/guide";
import { pointOfMapLink } from "#app/modules/maps/map-link";
import { notedPath } from "#app/modules/measuring/measuring";
import { takeDates } from "#app/modules/planner/wish/dates/dates-in-words";
import { understandWish } from "#app/modules/planner/wish/wish.server";
import { nameProblem } from "#app/modules/travellers/latin-name";
import routes from "#app/routes";
import { declaredPaths } from "#app/routes/api/declared.server";
import { utcDateOf } from "#app/shared/calendar";
import { readAmount } from "#app/shared/amounts";
import { oneLine } from "#app/shared/one-line";
import { foldText } from "#app/shared/text";
import { sampleOfDay } from "#tests/setup/day-sample";
import { ApiWorld, ORIGIN, cookieOf } from "../api/api.fixture";
import { insertTrip, makeCtx } from "../booking/booking.fixture";
import { costlyTexts } from "./long-texts.fixture";
import type { Door } from "./long-texts.fixture";
import { formsOf, isWithin, namesAsked, textPlaces, withText } from "./long-texts-doors.fixture";
import type { Pair } from "./long-texts-doors.fixture";

const read = vi.hoisted(() => ({ schemas: [] as unknown[] }));

// The forms of an action are known by the schemas that it reads them with.
vi.mock("#app/http/route/form.server", async (original) => {
  const real = await original<typeof FormServer>();
  const readSubmission: typeof real.readSubmission = (form, schema, longer) => {
    read.schemas.push(schema);
    return real.readSubmission(form, schema, longer);
  };
  const parseForm: typeof real.parseForm = async (request, schema) =>
    readSubmission(await real.readForm(request), schema);
  return { ...real, readSubmission, parseForm };
});

type Handler = (args: unknown) => Promise<unknown>;
interface RouteModule {
  loader?: Handler;
  action?: Handler;
}
const modules = import.meta.glob<RouteModule>(["../../../app/root.tsx", "../../../app/routes/**/*.{ts,tsx}"], {
  eager: true,
});

interface Entry {
  path?: string;
  file: string;
  children?: Entry[];
}
const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((one) => [one, ...flat(one.children ?? [])]);
const DECLARED = /^routes\/api\//;
/** Every page and file, once; the calls of the API are told by their declarations. */
const entries = [
  { path: "", file: "root.tsx" },
  ...new Map(flat(routes as readonly Entry[]).map((one) => [one.file, one])).values(),
]
  .filter(({ file }) => !DECLARED.test(file))
  .map((entry) => ({ ...entry, ...modules[`../../../app/${entry.file}`]! }));
type Page = (typeof entries)[number];
const sourceOf = ({ file }: Entry) => readFileSync(`app/${file}`, "utf8");

/** Pages that read all of their query at once, or only under a condition: the names they read. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "routes/account/saved-travellers.tsx": ["change"],
  "routes/discover/explore-matches.tsx": ["month", "all"],
  "routes/planner/booking.tsx": ["hold"],
  "routes/planner/fares.ts": ["destination", "departureCity", "month", "nights", "leave"],
  "routes/planner/flight.tsx": ["own", "offers", "all", "page"],
  "routes/surprise/history.tsx": ["limit", "offset"],
  "routes/trips/sealed.tsx": ["ask"],
};
const NO_FORM = "answers that it takes no form";
/** Actions that are not knocked at, and why. */
const NO_FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "applications.tsx",
      "audit.tsx",
      "booking-ledger.tsx",
      "guides.tsx",
      "messages.tsx",
      "orders.tsx",
      "overview.tsx",
      "positions.tsx",
      "reports.tsx",
    ]
      .concat("resume.ts", "switches.tsx")
      .map((file) => [`routes/admin/${file}`, NO_FORM]),
  ),
  ...Object.fromEntries(
    ["planner/index", "planner/itinerary", "profile/to-profile", "profile/to-reveal", "trips/to-dashboard"].map(
      (file) => [`routes/${file}.ts`, NO_FORM],
    ),
  ),
  "routes/account/saved-travellers.tsx":
    "its fields are those of planner/travellers.tsx, and it opens with real flights",
  "routes/account/signout.tsx": "a button alone",
  "routes/billing/duffel-webhook.ts": "an event, refused unread without its signature",
  "routes/billing/stripe-webhook.ts": "an event, refused unread without its signature",
  "routes/debug/sign-in-check.tsx": "a button alone",
  "routes/dev/reset.ts": "empties the database",
  "routes/resources/waiting-forms.ts": "hands its form to the pages, which are tried themselves",
  "routes/discover/destination-map.ts": NO_FORM,
  "routes/itinerary/itinerary.tsx": "plans days whatever is sent; its fields are those of trips/manage.tsx",
  "routes/resources/openapi.ts": NO_FORM,
  "routes/resources/unknown.ts": NO_FORM,
  "routes/site/career.tsx": "its form is that of the call applyForJob",
  "routes/site/sample-map.ts": NO_FORM,
  "routes/trips/map.ts": NO_FORM,
  "routes/trips/shared-map.ts": NO_FORM,
};

/** Pages for signed-out visitors. */
const SIGNED_OUT = /account\/(signin|signup|forgot|reset|google-callback)/;
const today = utcDateOf(new Date());
const inDays = (days: number) => utcDateOf(new Date(Date.now() + days * 86_400_000));

const world = new ApiWorld();
let cookie = "";
beforeAll(async () => {
  await world.open();
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", world.caller.id).execute();
}, 240_000);
afterAll(() => world.close());

/** Signed in anew, since some doors sign out, and no calls are counted. */
async function freshen(): Promise<void> {
  await world.freshen();
  cookie = (await cookieOf(world.caller.id)).Cookie!;
}

/** The values for the names in an address: a trip with days, a place. */
async function paramsOf({ path = "" }: Entry): Promise<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  if (names.length === 0) return {};
  const dates = { start_date: inDays(60), end_date: inDays(61) };
  const trip = await insertTrip(world.caller, { ...dates, status: "planning", itinerary: world.days });
  return Object.fromEntries(names.map((name) => [name, name === "slug" ? "lisbon" : trip]));
}

interface Knock {
  path?: string;
  params: Record<string, string>;
  query?: readonly Pair[];
  form?: readonly Pair[];
  headers?: Record<string, string>;
}

const pairs = (list: readonly Pair[]) => new URLSearchParams(list.map(([name, value]) => [name, value]));

/** Calls a loader or an action as the router does; an answer that it throws is an answer. */
async function ask({ file }: Entry, handler: Handler, { path = "x", params, query = [], form, headers }: Knock) {
  const request = new Request(`${ORIGIN}/${path}?${pairs(query)}`, {
    method: form ? "POST" : "GET",
    body: form && pairs(form),
    headers: { ...(!SIGNED_OUT.test(file) && { Cookie: cookie }), ...headers },
  });
  try {
    return await handler({ request, params, context: { origin: ORIGIN, address: world.address() } });
  } catch (error) {
    if (error instanceof Error) throw error;
    return error;
  }
}

async function expectCheap(doors: readonly Door[]): Promise<void> {
  const costly: string[] = [];
  for (const door of doors) {
    await freshen();
    costly.push(...(await costlyTexts(door)));
  }
  expect(costly).toEqual([]);
}

/** A header holds bytes, and no end of a line. */
const asHeader = (text: string): string =>
  Buffer.from(text)
    .toString("latin1")
    .replace(/[\0\r\n]/g, " ");
const COOKIES = ["auth_token", "toast", "visitor", "preferences", "analytics_id", "x-voyance-now", "x-voyance-fault"];
const LONG = 120_000;

/** The steps of the planner open one another: they are always all tried. */
const isStep = (name: string) => name.startsWith("routes/planner/");

/** The doors of a kind that are tried today. */
function doorsOfDay<T>(doors: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  const drawn = sampleOfDay(doors, ([name]) => name.replace(/\.tsx?$/, ""), 10);
  return doors.filter((door) => isStep(door[0]) || drawn.includes(door));
}

describe.each(doorsOfDay(entries.filter(({ loader }) => loader).map((page) => [page.file, page] as const)))(
  "%s",
  (file, page) => {
    const load = page.loader!;

    it(
      "is not kept busy by an address",
      async () => {
        await freshen();
        const params = await paramsOf(page);
        const asked = (query: Pair[]) => namesAsked(URLSearchParams, () => ask(page, load, { params, query }));
        const first = await asked([]);
        const names = [
          ...new Set([...first, ...(await asked(first.map((name): Pair => [name, "x"]))), ...(QUERIES[file] ?? [])]),
        ];
        if (/queryOf\(|searchParams/.test(sourceOf(page)))
          expect(names, "name what it reads in QUERIES").not.toEqual([]);
        await expectCheap([
          ...names.map((name) => ({
            name: `${file}?${name}`,
            knock: (text: string) => ask(page, load, { params, query: [[name, text]] }),
          })),
          ...Object.keys(params).map((name) => ({
            name: `${file}:${name}`,
            knock: (text: string) => ask(page, load, { params: { ...params, [name]: text } }),
          })),
          ...(/pathname/.test(sourceOf(page))
            ? [{ name: `${file} path`, knock: (text: string) => ask(page, load, { params, path: text }) }]
            : []),
        ]);
      },
      LONG,
    );
  },
);

it(
  "is not kept busy by a header or a cookie",
  async () => {
    const home = entries.find(({ file }) => file === "root.tsx")!;
    await freshen();
    const send = (headers: Record<string, string>) => ask(home, home.loader!, { params: {}, headers });
    const names = await namesAsked(Headers, () => send({}));
    expect(names).toContain("Cookie");
    await expectCheap([
      ...names.map((name) => ({ name: `header ${name}`, knock: (text: string) => send({ [name]: asHeader(text) }) })),
      ...COOKIES.map((name) => ({
        name: `cookie ${name}`,
        knock: (text: string) => send({ Cookie: `${name}=${asHeader(text)}` }),
      })),
    ]);
  },
  LONG,
);

/** The forms that an action takes, filled in, and the names of fields that it reads without a schema. */
async function formsOfAction(
  page: Page,
  params: Record<string, string>,
): Promise<{ forms: Pair[][]; names: Set<string> }> {
  const names = new Set<string>();
  const forms: Pair[][] = [];
  const left: Pair[][] = [[]];
  for (let sent = left.pop(); sent; sent = left.pop()) {
    const form = sent;
    await freshen();
    read.schemas = [];
    for (const name of await namesAsked(FormData, () => ask(page, page.action!, { params, form }))) names.add(name);
    for (const filled of read.schemas.flatMap((schema) => formsOf(schema as z.ZodType))) {
      // A schema with a button of its own stands alone; else the button that was pressed comes along.
      const isWhole = filled.some(([name]) => name === "intent");
      const whole = isWhole ? filled : [...form.filter(([name]) => !filled.some(([one]) => one === name)), ...filled];
      if (forms.some((known) => isWithin(whole, known))) continue;
      forms.push(whole);
      left.push(whole);
    }
  }
  return { forms: forms.filter((one) => !forms.some((other) => other !== one && isWithin(one, other))), names };
}

describe.each(
  doorsOfDay(
    entries.filter(({ action, file }) => action && !(file in NO_FIELDS)).map((page) => [page.file, page] as const),
  ),
)("%s", (file, page) => {
  it(
    "is not kept busy by a form",
    async () => {
      const params = await paramsOf(page);
      const { forms, names } = await formsOfAction(page, params);
      const isRead = forms.length > 0 || names.size > 0;
      expect(isRead, "name it in NO_FIELDS, or make its form readable here").toBe(true);
      const others = [...names].filter((name) => !forms.flat().some(([one]) => one === name));
      const all = [
        ...forms.flatMap((form) => form.map(([name]) => ({ form, name }))),
        ...others.map((name) => ({ form: forms[0] ?? [], name })),
      ];
      await expectCheap(
        all.map(({ form, name }) => ({
          name: `${file} ${form.find(([one]) => one === "intent")?.[1] ?? ""} ${name}`,
          knock: (text: string) =>
            ask(page, page.action!, { params, form: [...form.filter(([one]) => one !== name), [name, text]] }),
        })),
      );
    },
    LONG,
  );
});

const calls = declaredPaths().flatMap((route) =>
  Object.entries(route.operations).map(([method, operation]) => ({
    route,
    method,
    declaration: operation.declaration as Declaration,
  })),
);

describe.each(doorsOfDay(calls.map((call) => [call.declaration.id, call] as const)))(
  "%s",
  (id, { route, method, declaration }) => {
    it(
      "is not kept busy by a call",
      async () => {
        await world.freshen();
        const example = await world.exampleOf(declaration);
        const headers = declaration.access === "account" ? await world.signedIn() : {};
        const call = async (change: Partial<Declaration["example"]>, more: Record<string, string> = {}) => {
          const answer = await world.call(route, method, { ...example, ...change }, { ...headers, ...more });
          await answer.body?.cancel();
        };
        const body = bodyOf(declaration, today) ?? declaration.form?.fields(today);
        await expectCheap([
          ...(body ? textPlaces(body) : []).map((at) => ({
            name: `${id} {${at.join(".")}}`,
            knock: (text: string) => call({ body: withText(example.body, at, text) }),
          })),
          ...(declaration.query ? textPlaces(declaration.query) : []).map(([name = ""]) => ({
            name: `${id}?${name}`,
            knock: (text: string) => call({ query: { ...example.query, [name]: text } }),
          })),
          ...Object.keys(example.params ?? {}).map((name) => ({
            name: `${id}:${name}`,
            // An address has no half of a letter.
            knock: (text: string) => call({ params: { ...example.params, [name]: Buffer.from(text).toString() } }),
          })),
          ...["Authorization", "If-None-Match", ...(declaration.headers ?? [])].map((name) => ({
            name: `${id} ${name}`,
            knock: (text: string) => call({}, { [name]: asHeader(text) }),
          })),
        ]);
      },
      LONG,
    );
  },
);

/** The code that searches and matches texts, without its callers. */
const MATCHERS: Readonly<Record<string, (text: string) => unknown>> = {
  searchAirports,
  resolveDeparture,
  resolveDestination,
  placeInText: (text) => placeInText(text, text, listDestinations()),
  readIntent,
  spelled,
  takeDates: (text) => takeDates(text, today),
  understandWish: (text) => understandWish(makeCtx(), text),
  nameProblem: (text) => nameProblem(text, "family name"),
  foldText,
  oneLine,
  plainText,
  toPlainParagraphs,
  pointOfMapLink,
  readAmount: (text) => readAmount(text, "USD"),
  notedPath: (text) => notedPath(`/${text}`),
  safeRedirect: (text) => safeRedirect(text, "/"),
  canonical: (text) =>
    canonical({ location: { pathname: `/${text}` }, matches: [{ id: "root", data: { origin: ORIGIN } }] }),
};

it.each(Object.entries(MATCHERS))("%s reads any text in little time", async (name, match) => {
  expect(await costlyTexts({ name, knock: match })).toEqual([]);
});
