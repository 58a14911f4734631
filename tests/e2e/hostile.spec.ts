import { expect, test } from "./test";

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

test("nothing that is sent makes the server fail", async ({ request }) => {
  for (const path of [...PAGES, ...CALLS]) {
    for (const method of ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"]) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      expect(answer.status(), `${method} ${path}`).toBeLessThan(500);
    }
    for (const [what, body, type] of BODIES) {
      const answer = await request.post(path, {
        data: Buffer.from(body),
        headers: type ? { "Content-Type": type } : {},
        maxRedirects: 0,
      });
      expect(answer.status(), `${what} to ${path}`).toBeLessThan(500);
      expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
      expect(answer.headers()["content-security-policy"], path).toContain("frame-ancestors 'none'");
    }
  }
});

test("API errors have one shape, and unknown paths are told from wrong methods", async ({ request }) => {
  const unknown = await request.get("/api/nope");
  expect([unknown.status(), await unknown.json()]).toEqual([
    404,
    { success: false, error: { code: "NOT_FOUND", message: "This API path doesn't exist" } },
  ]);
  const wrong = await request.get("/api/v1/auth/signin");
  expect([wrong.status(), wrong.headers().allow]).toEqual([405, "POST, OPTIONS"]);
  const invalid = await request.post("/api/v1/auth/signup", { data: { email: "no" } });
  expect(invalid.status()).toBe(422);
  expect(Object.keys(((await invalid.json()) as { error: { fields: object } }).error.fields)).toEqual(
    expect.arrayContaining(["email", "firstName", "password", "acceptedTerms"]),
  );
  expect((await request.get("/api/v1/trips")).status()).toBe(401);
  expect(
    (await request.get("/api/v1/trips", { headers: { Authorization: `Bearer ${"x".repeat(43)}` } })).status(),
  ).toBe(401);
});

test("requests that another site started change nothing", async ({ request, origin }) => {
  const form = { email: "premium@voyance.test", password: "Voyage2026" };
  expect((await request.post("/signin", { form, headers: { Origin: "https://evil.example" } })).status()).toBe(403);
  expect((await request.post("/signin", { form, headers: { "Sec-Fetch-Site": "cross-site" } })).status()).toBe(403);
  expect(
    (
      await request.post("/signin", {
        form,
        headers: { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      })
    ).status(),
  ).toBe(403);
  expect(
    (
      await request.post("/signin", {
        form,
        headers: { Origin: origin, "Sec-Fetch-Site": "same-origin" },
        maxRedirects: 0,
      })
    ).status(),
  ).toBe(303);
});

test("no address leads to another site after signing in", async ({ request }) => {
  for (const redirect of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%0d%0aLocation:%20https://evil.example",
  ]) {
    const answer = await request.post("/signin", {
      form: { email: "fresh@voyance.test", password: "Voyage2026", redirect },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location, redirect).toMatch(/^\/(?![/\\])/);
  }
});

test("a session ends after a day and says so; too many wrong passwords have to wait", async ({ request, page }) => {
  await request.post("/signin", { form: { email: "fresh@voyance.test", password: "Voyage2026" }, maxRedirects: 0 });
  const tomorrow = new Date(Date.now() + 24.1 * 3_600_000).toISOString();
  const answer = await request.get("/trip/dashboard", { headers: { "x-voyance-now": tomorrow }, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/signin?redirect=%2Ftrip%2Fdashboard&reason=session_expired");
  await page.goto("/signin?reason=session_expired");
  await expect(page.getByText("Your session has expired. Please sign in again to continue.")).toBeVisible();

  const guess = () =>
    request.post("/api/v1/auth/signin", {
      data: { email: "guessed@example.com", password: "Wrong-1234" },
      headers: { "x-voyance-address": "203.0.113.9" },
    });
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await guess()).status());
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const refused = await guess();
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(JSON.stringify(await refused.json())).toContain("Too many");
});

test("a port that fails leaves a designed page", async ({ request }) => {
  await request.post("/signin", { form: { email: "premium@voyance.test", password: "Voyage2026" }, maxRedirects: 0 });
  const trips = ((await (await request.get("/api/v1/trips")).json()) as { data: { id: string }[] }).data;
  const id = trips[0]!.id;
  const failed = await request.get(`/trips/${id}`, { headers: { "x-voyance-fault": "trips=error" } });
  expect(failed.status()).toBe(503);
  expect(await failed.text()).toContain("Failed to load trip");
  const pdf = await request.get(`/api/v1/trips/${id}/pdf`, { headers: { "x-voyance-fault": "pdf=error" } });
  expect([pdf.status() >= 500, ((await pdf.json()) as { error: { message: string } }).error.message]).toEqual([
    true,
    "Failed to generate PDF",
  ]);
});

test("a page made for somebody is kept by nobody, and none of it reaches a visitor", async ({
  request,
  playwright,
  origin,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: origin });
  await request.post("/signin", { form: { email: "premium@voyance.test", password: "Voyage2026" }, maxRedirects: 0 });
  for (const path of ["/", "/start", "/explore", "/destination/lisbon", "/guides"]) {
    const open = await visitor.get(path);
    expect([open.headers()["cache-control"], open.headers().vary, open.headers()["set-cookie"]], path).toEqual([
      expect.stringMatching(/^public/),
      expect.stringContaining("Cookie"),
      undefined,
    ]);
    const own = await request.get(path, { headers: { "If-None-Match": open.headers().etag ?? "" } });
    expect([own.status(), own.headers()["cache-control"], own.headers().etag], path).toEqual([
      200,
      "private, no-store",
      undefined,
    ]);
    expect(await own.text(), path).toContain('href="/profile"');
    expect(await (await visitor.get(path)).text(), path).toBe(await open.text());
  }
  await visitor.dispose();
});

test("an invitation's link is not indexed, not kept and not told to others; no old way of asking reads it", async ({
  request,
  playwright,
  origin,
}) => {
  await request.post("/signin", { form: { email: "premium@voyance.test", password: "Voyage2026" }, maxRedirects: 0 });
  const trips = ((await (await request.get("/api/v1/trips")).json()) as { data: { id: string }[] }).data;
  let link: string | undefined;
  for (const { id } of trips) {
    await request.post(`/trips/${id}/companions`, { form: { intent: "invite", name: "Bo" }, maxRedirects: 0 });
    link ??= /\/join\/[\w-]{43}/.exec(await (await request.get(`/trips/${id}/companions`)).text())?.[0];
  }
  expect(link).toBeDefined();
  const visitor = await playwright.request.newContext({ baseURL: origin });
  const page = await visitor.get(link!);
  expect([page.status(), page.headers()["cache-control"], page.headers()["x-robots-tag"]]).toEqual([
    200,
    "private, no-store",
    "noindex",
  ]);
  expect(page.headers()["referrer-policy"]).toMatch(/same-origin$/);
  expect((await visitor.get(`${link}?_data=routes/trips/join`)).status()).toBe(400);
  expect(
    (await visitor.post(link!, { form: { intent: "join", name: "Bo" }, headers: { Origin: "null" } })).status(),
  ).toBe(403);
  await visitor.dispose();
});
