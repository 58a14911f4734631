import { describe, expect, it } from "vitest";
import { useSite } from "./site";
import { signIn } from "./steps";

const site = useSite();

describe("answers of the server", () => {
  it("every answer states its cache policy, and none but a page that is read is kept for others", async () => {
    const visitor = site.visit();
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
    ])
      expect((await visitor.fetch(path)).headers.get("cache-control"), path).toBeTruthy();
    expect((await site.visit().fetch("/destinations")).headers.get("cache-control")).toContain("public");
    const posted = await visitor.fetch("/destinations", { method: "POST", body: new URLSearchParams({ a: "b" }) });
    expect([posted.status, posted.headers.get("cache-control"), posted.headers.get("allow")]).toEqual([
      405,
      "private, no-store",
      "GET, HEAD, OPTIONS",
    ]);
  });

  it.each([
    ["/signin", "GET, HEAD, POST, OPTIONS"],
    ["/art/kyoto.svg", "GET, HEAD, OPTIONS"],
    ["/healthz", "GET, HEAD, OPTIONS"],
    ["/api/v1/trips", "GET, HEAD, POST, OPTIONS"],
  ])("the methods of %s are told on asking", async (path, allow) => {
    const asked = await site.visit().fetch(path, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("allow")]).toEqual([204, allow]);
  });

  it("the methods of an address are told by a refusal", async () => {
    const body = new URLSearchParams({ a: "b" });
    const refused = await site.visit().fetch("/healthz", { method: "POST", body });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it.each([
    "/guides",
    "/art/kyoto.svg",
    "/static/destinations-bundle.json",
    "/api/destinations",
    "/api/guides",
    "/api/docs",
    "/api/openapi.json",
    "/favicon.svg",
    "/favicon.ico",
  ])("%s is not sent again to a caller that holds it, nor in a coding it does not read", async (path) => {
    const visitor = site.visit();
    const etag = (await visitor.fetch(path)).headers.get("etag");
    expect(etag).toBeTruthy();
    // A program that asks so says "no-cache" by itself, which a browser does not.
    const held = { "If-None-Match": `"other", ${etag!}`, "Cache-Control": "max-age=0" };
    const again = await visitor.fetch(path, { headers: held });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const plain = await visitor.fetch(path, { headers: { "Accept-Encoding": "br;q=0" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  it("a public page has one address, whatever it was asked with; one that is not there has none", async () => {
    const addressIn = async (answer: Response): Promise<string | undefined> =>
      /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
    for (const [path, known] of [
      ["/Guides/?category=all", "/guides"],
      ["/explore?region=asia&page=2", "/explore"],
      ["/sample-itinerary?destination=tokyo&edits=", "/sample-itinerary?destination=tokyo"],
      ["/signin?redirect=/billing", "/signin"],
    ] as const)
      expect(await addressIn(await fetch(site.origin + path))).toBe(`${site.origin}${known}`);
    expect(await addressIn(await fetch(`${site.origin}/destination/nowhere-at-all`))).toBeUndefined();
    const traveller = await site.visitAs("premium");
    expect(await addressIn(await traveller.fetch("/trip/dashboard"))).toBeUndefined();
  });

  it.each(["/trip/dashboard", "/destination/kyoto", "/explore?q=beach", "/planner/start"])(
    "a page from memory is its reader's own: %s",
    async (path) => {
      const [ada, bo] = [await site.visitAs("premium"), await site.visitAs("admin")];
      const owners = [];
      for (const walk of [ada, bo, ada, bo, ada]) owners.push((await walk.fetch(path)).headers.get("x-voyance-owner"));
      expect(owners[0]).toBeTruthy();
      expect(owners[1]).not.toBe(owners[0]);
      expect(owners.slice(2)).toEqual([owners[0], owners[1], owners[0]]);
    },
  );

  it("a page from memory ends with what is written and with the session", async () => {
    const [ada, bo] = [site.visit(), await site.visitAs("admin")];
    // A session of her own, which she ends.
    await signIn(ada, "premium");
    const keyOf = async (): Promise<string | undefined> =>
      /name="formKey" value="([^"]+)"/.exec(await (await ada.fetch("/planner/start")).text())?.[1];
    const key = await keyOf();
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(await keyOf()).not.toBe(key);
    const isSaved = async (): Promise<boolean> =>
      (await (await ada.fetch("/destination/lisbon")).text()).includes("Saved. Undo");
    const before = await isSaved();
    const mark = { destination: "lisbon", kind: "saved", returnTo: "/", intent: before ? "unmark" : "mark" };
    await ada.fetch("/profile/marks", { method: "POST", body: new URLSearchParams(mark) });
    // The message of the form is a cookie that the next page takes away.
    for (let times = 0; times < 3; times++) expect(await isSaved()).toBe(!before);
    const out = await ada.fetch("/signout", { method: "POST", body: new URLSearchParams({ from: "test" }) });
    expect(out.status).toBe(303);
    expect((await ada.fetch("/trip/dashboard")).status).toBe(302);
    expect((await bo.fetch("/trip/dashboard")).status).toBe(200);
  });
});
