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

test("an answer that the caller holds is not sent again, nor in a coding it does not read", async ({ request }) => {
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

test("a page from memory is its reader's own, and ends with what is written and with the session", async ({
  playwright,
  origin,
}) => {
  const signedIn = async (email: string) => {
    const one = await playwright.request.newContext({ baseURL: origin });
    await one.post("/signin", { form: { email, password: "Voyage2026", redirect: "/trip/dashboard" } });
    const ownerOf = async (path: string) => (await one.get(path)).headers()["x-voyance-owner"];
    return { one, ownerOf };
  };
  const [ada, bo] = [await signedIn("premium@voyance.test"), await signedIn("admin@voyance.test")];
  for (const path of ["/trip/dashboard", "/destination/kyoto", "/explore?q=beach", "/planner/start"]) {
    const owners = [];
    for (const { ownerOf } of [ada, bo, ada, bo, ada]) owners.push(await ownerOf(path));
    expect(owners[0], path).toBeTruthy();
    expect(owners[1], path).not.toBe(owners[0]);
    expect(owners.slice(2), path).toEqual([owners[0], owners[1], owners[0]]);
  }
  const starts = [await ada.one.get("/planner/start"), await ada.one.get("/planner/start")];
  const keys = await Promise.all(
    starts.map(async (page) => /name="formKey" value="([^"]+)"/.exec(await page.text())?.[1]),
  );
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  const isSaved = async () => (await (await ada.one.get("/destination/lisbon")).text()).includes("Saved. Undo");
  const before = await isSaved();
  const mark = { destination: "lisbon", kind: "saved", returnTo: "/", intent: before ? "unmark" : "mark" };
  await ada.one.post("/profile/marks", { form: mark, maxRedirects: 0 });
  // The message of the form is a cookie that the next page takes away.
  for (let times = 0; times < 3; times++) expect(await isSaved()).toBe(!before);
  const out = await ada.one.post("/signout", { form: { from: "test" }, maxRedirects: 0 });
  expect(out.status()).toBe(303);
  expect((await ada.one.get("/trip/dashboard", { maxRedirects: 0 })).status()).toBe(302);
  expect((await bo.one.get("/trip/dashboard", { maxRedirects: 0 })).status()).toBe(200);
  await Promise.all([ada.one.dispose(), bo.one.dispose()]);
});
