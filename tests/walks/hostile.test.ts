import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import { signIn } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

const PAGES = [
  "/",
  "/signin",
  "/signup",
  "/forgot-password",
  "/planner/start",
  "/planner/flight",
  "/planner/booking",
  "/itinerary/x",
  "/trips/x",
  "/trips/x/confirmation",
  "/billing/upgrade",
  "/sandbox/pay/x",
  "/nope",
  "/%00",
  "/..%5c..%5c",
];
const CALLS = [
  "/api/v1/auth/signin",
  "/api/v1/auth/signup",
  "/api/v1/auth/refresh",
  "/api/v1/auth/reset-password",
  "/api/v1/trips",
  "/api/v1/trips/x",
  "/api/v1/trips/x/checkout",
  "/api/v1/trips/x/itinerary/regenerate",
  "/api/v1/stripe/create-checkout-session",
  "/webhooks/stripe",
  "/api/nope",
];
const FORM = "application/x-www-form-urlencoded";
const BODIES: [string, string, string | undefined][] = [
  ["broken JSON", '{"a":', "application/json"],
  ["null", "null", "application/json"],
  [
    "wrong types",
    JSON.stringify({
      email: { a: 1 },
      password: ["x"],
      destination: 5,
      startDate: "2027-13-45",
      travelers: -3,
      preferences: "x",
      status: "booked!",
    }),
    "application/json",
  ],
  ["odd characters", "intent=%00&offer=%ff%fe&a=1&a=2&email=%00", FORM],
  ["a broken multipart form", "x", "multipart/form-data; boundary=zz"],
  ["text", "hello", "text/plain"],
  ["a megabyte", "a=".padEnd(1_000_000, "x"), FORM],
];

/** Sends a request of no browser: without cookies, and with no headers but these. */
const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.origin + path, { redirect: "manual", ...init });
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  send(path, { method: "POST", body: new URLSearchParams(form), headers });

interface TripRow {
  id: string;
}
async function tripsOf(walk: Walk): Promise<TripRow[]> {
  return ((await (await walk.fetch("/api/v1/trips")).json()) as { data: TripRow[] }).data;
}

describe("hostile requests", () => {
  it.each([...PAGES, ...CALLS])("nothing that is sent to %s makes the server fail", async (path) => {
    for (const method of ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"])
      expect((await send(path, { method })).status, method).toBeLessThan(500);
    for (const [what, body, type] of BODIES) {
      // As bytes, so that no type is added where none is sent.
      const bytes = new TextEncoder().encode(body);
      for (const headers of [{}, { Origin: site.origin }] as Record<string, string>[]) {
        const answer = await send(path, {
          method: "POST",
          body: bytes,
          headers: { ...headers, ...(type && { "Content-Type": type }) },
        });
        expect(answer.status, what).toBeLessThan(500);
        expect(answer.headers.get("x-content-type-options"), what).toBe("nosniff");
        expect(answer.headers.get("content-security-policy"), what).toContain("frame-ancestors 'none'");
      }
    }
  });

  it("API errors have one shape, and unknown paths are told from wrong methods", async () => {
    const unknown = await send("/api/nope");
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { success: false, error: { code: "NOT_FOUND", message: "This API path doesn't exist" } },
    ]);
    const wrong = await send("/api/v1/auth/signin");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    const invalid = await send("/api/v1/auth/signup", {
      method: "POST",
      body: JSON.stringify({ email: "no" }),
      headers: { "Content-Type": "application/json" },
    });
    expect(invalid.status).toBe(422);
    expect(Object.keys(((await invalid.json()) as { error: { fields: object } }).error.fields)).toEqual(
      expect.arrayContaining(["email", "firstName", "password", "acceptedTerms"]),
    );
    expect((await send("/api/v1/trips")).status).toBe(401);
    const forged = { Authorization: `Bearer ${"x".repeat(43)}` };
    expect((await send("/api/v1/trips", { headers: forged })).status).toBe(401);
  });

  it("requests that another site started change nothing", async () => {
    const form = { email: "premium@voyance.test", password: "Voyage2026" };
    for (const headers of [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    ] as Record<string, string>[])
      expect((await post("/signin", form, headers)).status, JSON.stringify(headers)).toBe(403);
    const own = { Origin: site.origin, "Sec-Fetch-Site": "same-origin" };
    expect((await post("/signin", form, own)).status).toBe(303);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%0d%0aLocation:%20https://evil.example",
  ])("the address %s leads to no other site after signing in", async (redirect) => {
    const answer = await post("/signin", { email: "fresh@voyance.test", password: "Voyage2026", redirect });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/(?![/\\])/);
  });

  it("a session ends after a day and says so", async () => {
    const walk = site.visit();
    await signIn(walk, "fresh");
    const tomorrow = new Date(Date.now() + 24.1 * 3_600_000).toISOString();
    const answer = await walk.fetch("/trip/dashboard", { headers: { "x-voyance-now": tomorrow } });
    expect(answer.headers.get("location")).toBe("/signin?redirect=%2Ftrip%2Fdashboard&reason=session_expired");
    const visitor = site.visit();
    await visitor.goto("/signin?reason=session_expired");
    visitor.page.getByText("Your session has expired. Please sign in again to continue.");
  });

  it("too many wrong passwords have to wait", async () => {
    const guess = (): Promise<Response> =>
      send("/api/v1/auth/signin", {
        method: "POST",
        body: JSON.stringify({ email: "guessed@example.com", password: "Wrong-1234" }),
        headers: { "Content-Type": "application/json", "x-voyance-address": "203.0.113.9" },
      });
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await guess();
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Too many");
  });

  it("a port that fails leaves a designed page", async () => {
    const walk = await site.visitAs("premium");
    const [trip] = await tripsOf(walk);
    const failed = await walk.fetch(`/trips/${trip!.id}`, { headers: { "x-voyance-fault": "trips=error" } });
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain("Failed to load trip");
    const pdf = await walk.fetch(`/api/v1/trips/${trip!.id}/pdf`, { headers: { "x-voyance-fault": "pdf=error" } });
    expect(pdf.status).toBeGreaterThanOrEqual(500);
    expect(((await pdf.json()) as { error: { message: string } }).error.message).toBe("Failed to generate PDF");
  });

  it.each(["/", "/start", "/explore", "/destination/lisbon", "/guides"])(
    "a page made for one traveller is kept by no store, and none of it reaches a visitor: %s",
    async (path) => {
      const visitor = site.visit();
      const traveller = await site.visitAs("premium");
      const open = await visitor.fetch(path);
      expect([open.headers.get("cache-control"), open.headers.get("vary"), open.headers.get("set-cookie")]).toEqual([
        expect.stringMatching(/^public/),
        expect.stringContaining("Cookie"),
        null,
      ]);
      const own = await traveller.fetch(path, { headers: { "If-None-Match": open.headers.get("etag") ?? "" } });
      expect([own.status, own.headers.get("cache-control"), own.headers.get("etag")]).toEqual([
        200,
        "private, no-store",
        null,
      ]);
      expect(await own.text()).toContain('href="/profile"');
      expect(await (await visitor.fetch(path)).text()).toBe(await open.text());
    },
  );

  it("an invitation's link is not indexed, not kept and not told to others; no old way of asking reads it", async () => {
    const walk = await site.visitAs("premium");
    let link: string | undefined;
    for (const { id } of await tripsOf(walk)) {
      const body = new URLSearchParams({ intent: "invite", name: "Bo" });
      await walk.fetch(`/trips/${id}/companions`, { method: "POST", body });
      link ??= /\/join\/[\w-]{43}/.exec(await (await walk.fetch(`/trips/${id}/companions`)).text())?.[0];
    }
    expect(link).toBeDefined();
    const page = await send(link!);
    expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    expect(page.headers.get("referrer-policy")).toMatch(/same-origin$/);
    expect((await send(`${link!}?_data=routes/trips/join`)).status).toBe(400);
    expect((await post(link!, { intent: "join", name: "Bo" }, { Origin: "null" })).status).toBe(403);
  });
});
