/** Two processes of the built product on one PostgreSQL: what a traveller and the desk notice of that. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { CookieJar } from "jsdom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startServer } from "#tests/e2e/server";
import type { RunningServer } from "#tests/e2e/server";
import { RoundRobin } from "#tests/integration/server/round-robin.fixture";
import { startPostgres } from "../../scripts/throw-away-postgres.mjs";
import { goToPayment, planToCheckout, signIn } from "./steps";
import { Walk } from "./walk";

/** A page is a minute in memory: what is read fresh before that was not kept. */
const SOON = { timeout: 30_000, interval: 50 };

const postgres = startPostgres();

describe.runIf(postgres)("two processes", () => {
  const proxy = new RoundRobin();
  let folder: string;
  let one: RunningServer;
  let two: RunningServer;
  let front: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "voyance-two-"));
    const settings = { DATABASE_URL: postgres!.url, DISRUPTION_ALERTS: "on" };
    // They begin at once on an empty database.
    [one, two] = await Promise.all([startServer(folder, settings), startServer(folder, settings)]);
    front = (await proxy.open()).replace("127.0.0.1", "localhost");
    [one, two].forEach(({ origin }, index) => proxy.use(String(index), Number(new URL(origin).port)));
    await vi.waitUntil(() => proxy.ready().length === 2, SOON);
  });
  afterAll(async () => {
    proxy.close();
    await Promise.all([one, two].map((server) => server?.stop()));
    postgres!.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (origin: string, address: string): Promise<string> => (await fetch(origin + address)).text();

  it("sign in, plan, pay and cancel, with each request at the other process", async () => {
    const walk = new Walk(front);
    await signIn(walk, "premium", "/planner/start");
    await planToCheckout(walk);
    await goToPayment(walk);
    await walk.press("Pay");
    expect(walk.url).toMatch(/\/confirmation/);
    const id = walk.url.split("/")[2]!;
    for (const origin of [one.origin, two.origin])
      expect(await (await walk.fetch(`${origin}/api/v1/trips/${id}`)).json()).toMatchObject({
        data: { id, status: "booked" },
      });
    await walk.goto(`/trips/${id}/manage`);
    await walk.follow("Cancel the trip…");
    await walk.press("Yes, cancel the trip");
    walk.page.getByText("This trip is cancelled. You can still make a copy of it.");
    expect(proxy.lost).toEqual([]);
  });

  it("show a guide at once in both that is published at the desk of one", async () => {
    const jar = new CookieJar();
    const [here, there] = [new Walk(one.origin, jar), new Walk(two.origin, jar)];
    const title = `Rail ${Math.random().toString(36).slice(2, 10)}`;
    for (const { origin } of [one, two]) expect(await read(origin, "/guides")).not.toContain(title);
    await signIn(here, "admin");
    // Signed in at one, the desk of the other is open.
    await there.goto("/admin/guides/new");
    there.fill("Title", title);
    there.fill("Body", "<h2>Book early</h2><p>Seats go fast.</p>");
    there.fill("Excerpt", "Trains, and how to book them.");
    there.fill(/^Related places/, "Lisbon");
    await there.press("Save as a draft");
    await here.goto(there.url);
    await here.press("Publish now");
    for (const { origin } of [one, two]) await expect.poll(() => read(origin, "/guides"), SOON).toContain(title);
    await there.goto(here.url);
    await there.press("Take back to draft");
    for (const { origin } of [one, two]) await expect.poll(() => read(origin, "/guides"), SOON).not.toContain(title);
  });

  it("count calls of an account together", async () => {
    const jar = new CookieJar();
    const walk = new Walk(one.origin, jar);
    await signIn(walk, "free");
    const left = async (origin: string): Promise<number> => {
      const answer = await walk.fetch(`${origin}/api/v1/trips`);
      return Number(/r=(\d+)/.exec(answer.headers.get("RateLimit") ?? "")?.[1]);
    };
    const first = await left(one.origin);
    expect([await left(two.origin), await left(one.origin), await left(two.origin)]).toEqual(
      [1, 2, 3].map((calls) => first - calls),
    );
  });

  it("stream an alert that the other one has found", async () => {
    const walk = new Walk(one.origin);
    await signIn(walk, "premium");
    const { data } = (await (await walk.fetch("/api/v1/trips?limit=20")).json()) as {
      data: { id: string; status: string; startDate: string }[];
    };
    const trip = data.find(({ status }) => status === "booked")!;
    const now = new Date(Date.parse(`${trip.startDate}T00:00:00Z`) - 12 * 3_600_000).toISOString();
    const soon = new Walk(one.origin);
    await soon.setCookie("x-voyance-now", now);
    await signIn(soon, "premium");
    const cookie = (await soon.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const stream = await fetch(`${two.origin}/api/v1/disruption/${trip.id}/stream`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let said = "";
    const until = async (mark: string): Promise<void> => {
      while (!said.includes(mark)) said += (await reader.read()).value ?? "";
    };
    await until(": connected");
    // The page of the trip looks for alerts.
    await soon.goto(`/trips/${trip.id}`);
    await until("event: alert");
    await reader.cancel();
  });
});
