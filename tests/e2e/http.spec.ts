import { expect, signInAs, test } from "./test";

test("every answer states its cache policy, and none but a page that is read is kept for others", async ({
  request,
}) => {
  for (const path of [
    "/profile",
    "/planner",
    "/trip",
    "/reveal",
    "/quiz",
    "/auth/google",
    "/guides/nope",
    "/profile.data",
    "/api/v1/trips",
    "/api/nope",
    "/nope.png",
    "/favicon.svg",
    "/favicon.ico",
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).headers()["cache-control"], path).toBeTruthy();
  }
  expect((await request.get("/destinations")).headers()["cache-control"]).toContain("public");
  const posted = await request.post("/destinations", { form: { a: "b" } });
  expect([posted.status(), posted.headers()["cache-control"], posted.headers().allow]).toEqual([
    405,
    "private, no-store",
    "GET, HEAD, OPTIONS",
  ]);
});

test("the methods of an address are told on asking, and by a refusal", async ({ request }) => {
  for (const [path, allow] of [
    ["/signin", "GET, HEAD, POST, OPTIONS"],
    ["/art/kyoto.svg", "GET, HEAD, OPTIONS"],
    ["/healthz", "GET, HEAD, OPTIONS"],
    ["/api/v1/trips", "GET, HEAD, POST, OPTIONS"],
  ] as const) {
    const asked = await request.fetch(path, { method: "OPTIONS" });
    expect([asked.status(), asked.headers().allow], path).toEqual([204, allow]);
  }
  const refused = await request.post("/healthz", { form: { a: "b" } });
  expect([refused.status(), refused.headers().allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
});

test("what a caller holds already is not sent again, in no coding it does not read", async ({ request }) => {
  for (const path of [
    "/guides",
    "/art/kyoto.svg",
    "/static/destinations-bundle.json",
    "/api/destinations",
    "/api/guides",
    "/api/docs",
    "/api/openapi.json",
    "/favicon.svg",
    "/favicon.ico",
  ]) {
    const { etag } = (await request.get(path)).headers();
    expect(etag, path).toBeTruthy();
    const again = await request.get(path, { headers: { "If-None-Match": `"other", ${etag}` } });
    expect([again.status(), (await again.body()).length], path).toEqual([304, 0]);
    const plain = await request.get(path, { headers: { "Accept-Encoding": "br;q=0" } });
    expect(plain.headers()["content-encoding"], path).toBeUndefined();
  }
});

test("a public page has one address, whatever it was asked with; one that is not there has none", async ({
  page,
  origin,
}) => {
  const address = () =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null);
  for (const [path, known] of [
    ["/Guides/?category=all", "/guides"],
    ["/explore?region=asia&page=2", "/explore"],
    ["/sample-itinerary?destination=tokyo&edits=", "/sample-itinerary?destination=tokyo"],
    ["/signin?redirect=/billing", "/signin"],
  ] as const) {
    await page.goto(path);
    expect(await address()).toBe(`${origin}${known}`);
  }
  await page.goto("/destination/nowhere-at-all");
  expect(await address()).toBeNull();
  await signInAs(page, "premium", "/trip/dashboard");
  await expect.poll(address).toBeNull();
});
