import { readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import { openCommons } from "#app/integrations/wikimedia/commons.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { destinationPage } from "#app/modules/discover/destination-page.server";
import { settleReport } from "#app/modules/desk/reports-desk.server";
import { gatherPictures } from "#app/modules/pictures/gather.server";
import { forgetKept } from "#app/modules/pictures/kept-pictures.server";
import { findPhotograph, listPhotographs, openCopy, picturesOfStops } from "#app/modules/pictures/pictures.server";
import { findReportedPlace, isPhotographed, reportPlace } from "#app/modules/reports/reports.server";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { useParty } from "#tests/integration/planning/party.fixture";
import { startCommons } from "./commons.fixture";

const party = useParty();
const kyoto = findDestination("kyoto")!;
const PLACE = kyoto.places.find(({ name }) => name.startsWith("Fushimi Inari"))!;
const FEW = { ...kyoto, places: [PLACE] };
const USER_AGENT = "Voyance/0.1 (ops@example.org)";

let commons: Awaited<ReturnType<typeof startCommons>>;
let content: Buffer;

beforeAll(async () => {
  commons = await startCommons();
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="853"><linearGradient id="g"><stop stop-color="#e63"/><stop offset="1" stop-color="#28a"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="400" cy="300" r="200" fill="#fc6"/></svg>`;
  // What reads pictures in this process reads no SVG once it has begun.
  content = await sharp(new Resvg(scene).render().asPng())
    .jpeg()
    .withExif({ IFD0: { Make: "Camera of Ann" } })
    .toBuffer();
});
afterAll(() => commons.close());
beforeEach(() => {
  Object.assign(commons.world, { files: [], images: {}, instead: [], asked: [], mostAtOnce: 0 });
  rmSync(path.join(env().DATA_DIR, "pictures"), { recursive: true, force: true });
  forgetKept();
});

const open = () =>
  openCommons({
    commonsApi: commons.api,
    wikidataApi: commons.api,
    userAgent: USER_AGENT,
    pauseFactor: 0.001,
  });
const NEVER = new AbortController().signal;
const find = (changes: { wikidata?: string; localName?: string } = {}) =>
  open().find({ name: "Fushimi Inari Taisha", lat: 34.967, lon: 135.773, ...changes }, NEVER);
const file = (title: string, changes: object = {}) => ({ title: `File:${title}.jpg`, content, ...changes });

describe("a photograph of Commons", () => {
  it("is the one that Wikidata names, the preferred first", async () => {
    commons.world.files = [file("Any title"), file("Other")];
    commons.world.images.Q1 = [
      { file: "Other.jpg", rank: "normal" },
      { file: "Any title.jpg", rank: "preferred" },
    ];
    expect(await find({ wikidata: "Q1" })).toMatchObject({
      title: "Any title",
      author: "Ann & Lee",
      licence: { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
      pageUrl: "https://commons.wikimedia.org/wiki/File%3AAny%20title.jpg",
    });
  });

  it("is else one that is named after the place, nearby, and no other", async () => {
    commons.world.files = [
      file("Kyoto station", { near: 10 }),
      file("View from Fushimi Inari Taisha", { near: 20 }),
      file("Fushimi Inari Taisha gates", { near: 90 }),
      file("Fushimi Inari Taisha foxes", { near: 50, licence: "CC BY-NC 2.0" }),
    ];
    expect((await find({ wikidata: "Q404" }))?.title).toBe("Fushimi Inari Taisha gates");
    commons.world.files.splice(2, 1);
    expect(await find()).toBeUndefined();
  });

  it.each([
    ["a licence against commerce", { licence: "CC BY-NC-SA 4.0" }],
    ["a licence against changes", { licence: "CC BY-ND 4.0" }],
    ["an exception", { nonFree: "true" }],
    ["rights beside copyright", { restrictions: "personality" }],
    ["no author where one must be named", { artist: "<script>x</script>" }],
    ["another kind of file", { mime: "image/svg+xml" }],
    ["too few pixels", { width: 900, height: 700 }],
    ["the shape of a banner", { width: 9000, height: 900 }],
    ["an address elsewhere", { thumburl: "https://evil.example/x.jpg" }],
  ])("with %s is not taken", async (_, changes) => {
    commons.world.files = [file("Fushimi Inari Taisha", { near: 1, ...changes })];
    expect(await find()).toBeUndefined();
  });

  it("needs no author where its licence asks for none", async () => {
    commons.world.files = [file("Fushimi Inari Taisha", { near: 1, artist: "", licence: "CC0" })];
    expect(await find()).toMatchObject({ author: "", licence: { name: "CC0 1.0" } });
  });

  it("is asked for kindly: one request at a time, with a name, and as long afterwards as it is told", async () => {
    commons.world.files = [file("Fushimi Inari Taisha", { near: 1 })];
    const lag = JSON.stringify({ error: { code: "maxlag", info: "Waiting for a database" } });
    commons.world.instead = [
      { status: 200, headers: { "Retry-After": "5", "Content-Type": "application/json" }, body: lag },
      { status: 429, headers: { "Retry-After": "7" } },
    ];
    const shared = open();
    const place = { name: "Fushimi Inari Taisha", lat: 35, lon: 135.8 };
    expect(await Promise.all([shared.find(place, NEVER), shared.find(place, NEVER)])).toMatchObject([{}, {}]);
    expect(commons.world.mostAtOnce).toBe(1);
    expect(commons.world.asked).toHaveLength(8);
    for (const { path: asked, query, userAgent } of commons.world.asked) {
      expect(userAgent).toBe(USER_AGENT);
      if (asked === "/w/api.php") expect([query.get("maxlag"), query.get("formatversion")]).toEqual(["5", "2"]);
    }
  });

  it.each([
    ["asks for hours", [{ status: 429, headers: { "Retry-After": "7200" } }]],
    ["goes on failing", Array.from({ length: 4 }, () => ({ status: 503 }))],
    ["forbids it", [{ status: 403 }]],
    ["leads elsewhere", [{ status: 302, headers: { Location: "http://127.0.0.1:1/" } }]],
    ["never ends", [{ status: 200, body: "x".repeat(3 * 1024 * 1024) }]],
  ])("says that there is no line where the collection %s", async (_, instead) => {
    commons.world.instead = instead;
    await expect(find()).rejects.toMatchObject({ name: "NoLine" });
  });

  it("is none where the answer has another shape", async () => {
    commons.world.instead = [{ status: 200, body: "<html>Maintenance</html>" }];
    expect(await find()).toBeUndefined();
  });
});

describe("gathering", () => {
  const now = new Date("2026-12-01T12:00:00Z");
  const lines: string[] = [];
  const gather = (at = now, destinations = [FEW]) =>
    gatherPictures(open(), destinations, { now: at, signal: NEVER, say: (line) => lines.push(line) });
  const named = () => (commons.world.files = [file(PLACE.name, { near: 1 })]);
  const kept = (): string[] => readdirSync(path.join(env().DATA_DIR, "pictures/kyoto")).sort();

  it("keeps copies in three widths and two formats of at most 40 KB, without anything of the camera", async () => {
    named();
    expect(await gather()).toEqual({ added: 1, none: 0, passedOver: 0 });
    expect(lines.at(-1)).toContain("Ann & Lee, CC BY-SA 4.0");
    const copies = kept().filter((name) => !name.endsWith(".json"));
    expect(copies.map((name) => name.replace(/^[0-9a-f]+-/, ""))).toEqual([
      "1280.avif",
      "1280.webp",
      "320.avif",
      "320.webp",
      "640.avif",
      "640.webp",
    ]);
    for (const name of copies) {
      const bytes = readFileSync(path.join(env().DATA_DIR, "pictures/kyoto", name));
      expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
      expect(bytes.includes("Camera of Ann")).toBe(false);
      expect((await sharp(bytes).metadata()).width).toBe(Number(/-(\d+)\./.exec(name)![1]));
    }
  });

  it("passes over what is there, looks again for what was not there in three months, and ends where the line does", async () => {
    expect(await gather()).toEqual({ added: 0, none: 1, passedOver: 0 });
    named();
    expect(await gather()).toEqual({ added: 0, none: 0, passedOver: 1 });
    const later = new Date("2027-04-01T12:00:00Z");
    commons.world.instead = [{ status: 403 }];
    expect(await gather(later)).toMatchObject({ added: 0, endedBy: expect.stringMatching(/403/) });
    expect(await gather(later)).toMatchObject({ added: 1 });
  });

  it("shows them in the place of drawings, but to those who save data, with whose they are", async () => {
    const before = await destinationPage(makeCtx(), undefined, kyoto, "");
    expect(Object.values(before.pictures).every((one) => typeof one === "string")).toBe(true);
    named();
    await gather();
    forgetKept();
    const { pictures } = await destinationPage(makeCtx(), undefined, kyoto, "");
    expect(pictures[PLACE.id]).toMatchObject({
      page: `/picture/kyoto/${PLACE.id}`,
      credit: "Ann & Lee, CC BY-SA 4.0",
    });
    const days = [{ items: [{ placeId: PLACE.id }] }];
    expect((await picturesOfStops(makeCtx(), "kyoto", days))[PLACE.id]).toEqual(pictures[PLACE.id]);
    expect(await picturesOfStops({ savesData: true }, "kyoto", days)).toEqual({
      [PLACE.id]: before.pictures[PLACE.id],
    });
    expect(await listPhotographs()).toMatchObject([{ place: PLACE.name, destination: "Kyoto" }]);
    const { base } = pictures[PLACE.id] as { base: string };
    const name = `${base.split("/").at(-1)}-640.avif`;
    expect((await openCopy("kyoto", name))?.type).toBe("image/avif");
    for (const [slug, other] of [
      ["kyoto", `${PLACE.id}.json`],
      ["..", "session-secret"],
      ["kyoto", "../changed"],
      ["kyoto", name.replace("640", "641")],
    ] as const)
      expect(await openCopy(slug, other)).toBeUndefined();
  });

  it("has a wrong one taken away at the desk, for good, and from no other place that has the same", async () => {
    const other = kyoto.places.find(({ name }) => name.startsWith("Kinkaku"))!;
    commons.world.files = [file(PLACE.name, { near: 1 }), file(other.name, { near: 1 })];
    const both = [{ ...kyoto, places: [PLACE, other] }];
    expect(await gather(now, both)).toMatchObject({ added: 2 });
    forgetKept();
    const place = findReportedPlace(PLACE.id)!;
    expect(await isPhotographed(place)).toBe(true);
    await reportPlace(makeCtx(), place, { problem: "picture", words: "" }, undefined);
    const report = await db().selectFrom("place_reports").selectAll().executeTakeFirstOrThrow();
    const actor = { ...party.ada, name: "Ada" };
    await settleReport(makeCtx(), actor, report.id, { status: "accepted", change: "Taken away.", takeAway: "on" });
    expect([await findPhotograph("kyoto", PLACE.id), await isPhotographed(place)]).toEqual([undefined, false]);
    expect(kept().filter((name) => !name.endsWith(".json"))).toHaveLength(6);
    expect(await findPhotograph("kyoto", other.id)).toBeDefined();
    expect(await gather(new Date("2028-01-01T12:00:00Z"))).toEqual({ added: 0, none: 0, passedOver: 1 });
    const actions = await db().selectFrom("audit_entries").select("action").execute();
    expect(actions.map(({ action }) => action)).toContain("photograph taken away");
  });
});
