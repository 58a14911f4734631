import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { JOB_KINDS } from "#app/boot/job-lanes";
import { createJobRunner } from "#app/boot/job-runner.server";
import { startTracing } from "#app/boot/tracing.server";
import { env, readEnv } from "#app/config/env.server";
import { noteStatement } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import type { JobKind } from "#app/db/job-kinds";
import { enqueueJob } from "#app/db/jobs.server";
import type { JobHandler } from "#app/db/jobs.server";
import { migrateToLatest } from "#app/db/migrate.server";
import type { Database } from "#app/db/schema";
import { openFront } from "#app/http/front/front.fixture";
import type { Front } from "#app/http/front/front.fixture";
import { backgroundContext } from "#app/http/route/context.server";
import { openTracing } from "#app/integrations/tracing/open-telemetry.server";
import { traceHeaders, tracing, useTracing, withSpan } from "#app/config/tracing";
import { freshAddress } from "#tests/setup/database";
import { makeCtx } from "../booking/booking.fixture";

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })).default([]);
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  status: z.object({ code: z.number().optional() }).optional(),
  attributes,
});
type Span = z.output<typeof spanShape>;
const exportShape = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(spanShape) })) }),
  ),
});

/** A receiver of OTLP over HTTP, in JSON. */
let receiver: Server;
let spans: Span[] = [];
let services: unknown[] = [];
/** The headers of calls that are no spans. */
let called: (string | undefined)[] = [];

const PARENT = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const TRACEPARENT = `00-${PARENT.traceId}-${PARENT.spanId}-01`;

beforeAll(async () => {
  receiver = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      if (req.url === "/v1/traces") {
        const { resourceSpans } = exportShape.parse(JSON.parse(Buffer.concat(parts).toString()));
        for (const { resource, scopeSpans } of resourceSpans) {
          services.push(resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue);
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
        }
      } else called.push(req.headers.traceparent?.toString());
      res.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiverAddress();
  process.env.OTEL_SERVICE_NAME = "voyance-of-a-test";
});
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_SERVICE_NAME;
  receiver.close();
});

const receiverAddress = (): string => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

let folder: string;
let database: Kysely<Database>;
let ofOtherProcess: Kysely<Database>;
let front: Front | undefined;

beforeEach(async () => {
  [spans, services, called] = [[], [], []];
  folder = mkdtempSync(path.join(tmpdir(), "voyance-traces-"));
  const address = process.env.TEST_POSTGRES_URL ? await freshAddress() : `sqlite:${path.join(folder, "jobs.db")}`;
  [database, ofOtherProcess] = [openDatabase(address, noteStatement), openDatabase(address, noteStatement)];
  await migrateToLatest(database);
});
afterEach(async () => {
  useTracing(undefined);
  env().TRUST_PROXY = false;
  await front?.close();
  front = undefined;
  await Promise.all([database.destroy(), ofOtherProcess.destroy()]);
  rmSync(folder, { recursive: true, force: true });
});

/** A page that notes work. */
async function openPage(): Promise<Front> {
  front = await openFront((_req, res, next) => {
    database
      .transaction()
      .execute((trx) => enqueueJob(trx, "mail", "one", "one"))
      .then(() => res.send("noted"), next);
  });
  return front;
}

/** Does the noted work on another connection, as another process does. */
async function doWork(handler: JobHandler): Promise<void> {
  const handlers = Object.fromEntries(JOB_KINDS.map((kind) => [kind, handler])) as Record<JobKind, JobHandler>;
  const clock = () => new Date(Date.now() + 60_000);
  const runner = createJobRunner({
    ...{ db: () => ofOtherProcess, handlers, clock, elapsed: () => performance.now() },
    ...{ log: makeCtx().log, onLooked: () => undefined },
  });
  await runner.look();
  await runner.stop(new AbortController().signal);
}

const factOf = ({ attributes: facts }: Span, name: string): unknown =>
  Object.values(facts.find(({ key }) => key === name)?.value ?? {})[0];

describe("tracing", () => {
  test("is off until the settings name a receiver: nothing is taken, given on or noted", async () => {
    Object.assign(env(), { TRUST_PROXY: true, isTraced: false });
    await startTracing();
    expect(tracing()).toBeUndefined();
    const { origin } = await openPage();
    const answer = await fetch(`${origin}/page`, { headers: { traceparent: TRACEPARENT } });
    expect(answer.headers.get("X-Trace-Id")).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const row = await database.selectFrom("jobs").select("trace").executeTakeFirstOrThrow();
    expect([row.trace, traceHeaders()]).toEqual([null, {}]);
    expect(await withSpan("work", "internal", {}, () => Promise.resolve(7))).toBe(7);
    expect(spans).toEqual([]);
  });

  test("is on with the standard variables, and off by them", () => {
    const isTraced = (more: Record<string, string>) =>
      readEnv({ NODE_ENV: "test", DATA_DIR: folder, ...more }).isTraced;
    const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318";
    expect(isTraced({})).toBe(false);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true);
    expect(isTraced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` })).toBe(true);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: "true" })).toBe(false);
    expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: "none" })).toBe(false);
    expect(() => isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: "sometimes" })).toThrow(
      "OTEL_TRACES_SAMPLER",
    );
  });

  test("follows a request from the proxy into the work that another process does, and on to other servers", async () => {
    const opened = openTracing({ sampler: "parentbased_always_on", ratio: 1 });
    useTracing(opened.tracing);
    env().TRUST_PROXY = true;
    const { origin } = await openPage();
    const answer = await fetch(`${origin}/trips/${"k".repeat(43)}?a=secret`, { headers: { traceparent: TRACEPARENT } });
    expect(await answer.text()).toBe("noted");
    expect(answer.headers.get("X-Trace-Id")).toBe(PARENT.traceId);
    await fetch(`${origin}/readyz`);

    const inWork: { traceId: string; given: string | undefined }[] = [];
    await doWork(async () => {
      const { traceId } = backgroundContext("mail");
      await withSpan("mail server", "client", {}, () => fetch(receiverAddress(), { headers: traceHeaders() }));
      inWork.push({ traceId, given: called[0] });
      throw new Error("ada@example.com is not there");
    });
    await opened.end();

    expect(inWork.map(({ traceId }) => traceId)).toEqual([PARENT.traceId]);
    expect(new Set(services)).toEqual(new Set(["voyance-of-a-test"]));
    const named = (name: string): Span[] => spans.filter((span) => span.name === name);
    const [page] = named("GET page");
    expect(page).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId });
    expect([factOf(page!, "http.response.status_code"), factOf(page!, "url.path")]).toEqual([200, "/trips/[key]"]);
    const [job] = named("job mail");
    expect(job).toMatchObject({ traceId: PARENT.traceId, parentSpanId: page!.spanId, status: { code: 2 } });
    const [call] = named("mail server");
    expect(call).toMatchObject({ traceId: PARENT.traceId, parentSpanId: job!.spanId });
    expect(inWork[0]!.given).toBe(`00-${PARENT.traceId}-${call!.spanId}-01`);
    const insert = named("db insert").find((span) => String(factOf(span, "db.query.text")).includes("jobs"));
    expect(insert).toMatchObject({ traceId: PARENT.traceId, parentSpanId: page!.spanId });
    expect(named("GET sign")).toEqual([]);
    expect(JSON.stringify(spans)).not.toMatch(/secret|ada@example/);
  });

  test("believes nobody but the proxy, and keeps what its sampler says", async () => {
    const opened = openTracing({ sampler: "always_off", ratio: 1 });
    useTracing(opened.tracing);
    const { origin } = await openPage();
    const answer = await fetch(`${origin}/page`, { headers: { traceparent: TRACEPARENT } });
    const traceId = answer.headers.get("X-Trace-Id");
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(PARENT.traceId);
    const row = await database.selectFrom("jobs").select("trace").executeTakeFirstOrThrow();
    expect(row.trace).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    await opened.end();
    expect(spans).toEqual([]);
  });

  test("takes a header that is none for none", async () => {
    const opened = openTracing({ sampler: "always_on", ratio: 1 });
    useTracing(opened.tracing);
    env().TRUST_PROXY = true;
    const { origin } = await openPage();
    for (const traceparent of ["00-0-0-01", `00-${"0".repeat(32)}-${PARENT.spanId}-01`, `${TRACEPARENT}-more`]) {
      const answer = await fetch(`${origin}/page`, { headers: { traceparent } });
      expect(answer.headers.get("X-Trace-Id")).toMatch(/^[0-9a-f]{32}$/);
    }
    await opened.end();
    expect(spans.filter(({ name }) => name === "GET page").map(({ parentSpanId }) => parentSpanId ?? "")).toEqual([
      "",
      "",
      "",
    ]);
  });
});
