import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findGuide, listGuideCardsAbout, surveyGuides } from "#app/modules/content/guides.server";
import type { GuideAnswer } from "#app/modules/desk/ui/guide-form";
import * as guide from "#app/routes/admin/guide";
import * as guides from "#app/routes/admin/guides";
import * as api from "#app/routes/api/places/guides-one";
import * as page from "#app/routes/discover/guide";
import * as sitemap from "#app/routes/resources/sitemap";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

useParty();
let admin: CurrentUser;
beforeAll(async () => {
  admin = await insertUser("Desk");
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
});
beforeEach(async () => {
  await db().deleteFrom("written_guides").execute();
  await db().deleteFrom("audit_entries").execute();
});

const BODY =
  '<h2 onclick="steal()">Trains</h2><script>steal()</script><p>Ride early. A phrase <img src=x>like no other.</p>';
const CLEAN = "<h2>Trains</h2><p>Ride early. A phrase like no other.</p>";
const RAIL = {
  title: "Europe by rail",
  type: "Practical",
  excerpt: "Trains, and how to book them.",
  tags: "#Rail, trains",
  related: "Lisboa, kyoto",
  body: BODY,
};
const NOW = "2026-11-24T12:00:00.000Z";

type Fields = Record<string, string>;
const send = async (id: string, fields: Fields, now = NOW) => {
  const asked = await argsFor(`/admin/guides/${id}`, {
    user: admin,
    fields: Object.entries(fields),
    headers: { "x-voyance-now": now },
  });
  return outcomeOf<GuideAnswer>(guide.action({ ...asked, params: { id } }));
};
const seen = async (id: string, now = NOW) => {
  const asked = await argsFor(`/admin/guides/${id}`, { user: admin, headers: { "x-voyance-now": now } });
  return (await guide.loader({ ...asked, params: { id } })).guide!;
};
const visit = async (slug: string, now = NOW) =>
  outcomeOf(
    page.loader({ ...(await argsFor(`/guides/${slug}`, { headers: { "x-voyance-now": now } })), params: { slug } }),
  );
const ctxAt = (now: string) => makeCtx({ now: new Date(now) });
const slugsAt = async (now: string) => (await surveyGuides(ctxAt(now))).map(({ slug }) => slug);
const logged = async () => (await db().selectFrom("audit_entries").selectAll().execute()).map(({ action }) => action);
/** A draft of the fields. @returns its id */
async function draft(fields: Fields = RAIL): Promise<string> {
  const { status, to } = await send("new", { ...fields, intent: "guide-save" });
  expect(status).toBe(303);
  return to!.slice("/admin/guides/".length);
}

describe("a guide at the desk", () => {
  it("shows what visitors would see before anything is kept, and what had to go", async () => {
    const { status, data } = await send("new", { ...RAIL, title: "", intent: "guide-preview" });
    expect(status).toBe(200);
    expect(data!.preview).toEqual({ html: CLEAN, leftOut: ["script", "img"] });
    expect(data!.values).toMatchObject({ body: BODY, excerpt: RAIL.excerpt });
    expect((await send("new", { body: " ", intent: "guide-preview" })).data!.fields).toEqual({
      body: ["Please write the guide"],
    });
    expect(await db().selectFrom("written_guides").selectAll().execute()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  it("that was deleted while somebody wrote keeps what was typed, previewed or refused", async () => {
    const id = await draft();
    await db().deleteFrom("written_guides").execute();
    for (const [fields, status] of [
      [{ ...RAIL, revision: "1", intent: "guide-preview" }, 200],
      [{ ...RAIL, title: "", revision: "1", intent: "guide-save" }, 422],
    ] as const) {
      const asked = await argsFor(`/admin/guides/${id}`, { user: admin, fields: Object.entries(fields) });
      const sent = await outcomeOf<GuideAnswer>(guide.action({ ...asked, params: { id } }));
      expect([sent.status, sent.data!.values.body]).toEqual([status, BODY]);
      // The page that comes with the answer is drawn from the same request.
      const shown = await argsFor(`/admin/guides/${id}`, { user: admin });
      expect(await guide.loader({ ...shown, context: asked.context, params: { id } })).toEqual({
        guide: null,
        slug: "",
      });
      if (status === 200) expect(sent.data!.message).toContain("make it a new draft");
    }
    expect(await outcomeOf(guide.loader({ ...(await argsFor("/", { user: admin })), params: { id } }))).toMatchObject({
      status: 404,
    });
  });

  it("may stand in front of the others", async () => {
    const id = await draft({ ...RAIL, featured: "on" });
    expect(await seen(id)).toMatchObject({ isFeatured: true });
    await send(id, { ...RAIL, featured: "on", revision: "1", intent: "guide-publish" });
    const featured = async () => (await surveyGuides(ctxAt(NOW), { featured: true })).map(({ slug }) => slug);
    expect(await featured()).toContain("europe-by-rail");
    await send(id, { ...RAIL, revision: "2", intent: "guide-save" });
    expect(await featured()).not.toContain("europe-by-rail");
    expect(await slugsAt(NOW)).toContain("europe-by-rail");
  });

  it("is read whole once for all lists, and again when it was changed", async () => {
    const id = await draft();
    await send(id, { ...RAIL, revision: "1", intent: "guide-publish" });
    const titleNow = async () => (await surveyGuides(ctxAt(NOW)))[0]!.title;
    expect(await titleNow()).toBe("Europe by rail");
    // No code changes a guide in this way: its revision stays.
    await db().updateTable("written_guides").set({ title: "Behind our back" }).execute();
    expect(await titleNow()).toBe("Europe by rail");
    await send(id, { ...RAIL, title: "Europe by night train", revision: "2", intent: "guide-save" });
    expect(await titleNow()).toBe("Europe by night train");
    await send(id, { intent: "guide-withdraw" });
    expect(await titleNow()).not.toBe("Europe by night train");
  });

  it("is a draft first, which visitors do not see; published it stands beside the others everywhere", async () => {
    const id = await draft();
    expect(await slugsAt(NOW)).not.toContain("europe-by-rail");
    expect(await findGuide(ctxAt(NOW), "europe-by-rail")).toBeUndefined();
    const kept = await seen(id);
    expect(kept).toMatchObject({ state: "draft", tags: "rail, trains", related: "lisbon, kyoto", body: BODY });

    expect(await send(id, { ...RAIL, revision: "1", intent: "guide-publish" })).toMatchObject({ status: 303 });
    expect((await slugsAt(NOW))[0]).toBe("europe-by-rail");
    expect(await slugsAt(NOW)).toHaveLength(13);
    expect(await findGuide(ctxAt(NOW), "europe-by-rail")).toMatchObject({
      title: "Europe by rail",
      content: CLEAN,
      tags: ["rail", "trains"],
      related: ["lisbon", "kyoto"],
      publishedAt: "2026-11-24",
      readTime: "1 min",
      author: "The Voyance desk",
      featured: false,
    });
    expect((await surveyGuides(ctxAt(NOW), { q: "like no other", category: "practical" })).length).toBe(1);
    expect((await listGuideCardsAbout(ctxAt(NOW), "lisbon")).map(({ slug }) => slug)).toContain("europe-by-rail");
    expect((await surveyGuides(ctxAt(NOW)))[0]!.imageUrl).toMatch(/^\/art\/\w+\.svg\?view=card/);
    const asked = await argsFor("/sitemap.xml", { headers: { "x-voyance-now": NOW } });
    const map = await (await sitemap.loader({ ...asked, params: {} })).text();
    expect(map).toContain("/guides/europe-by-rail<");
    const called = await argsFor("/api/guides/europe-by-rail", { headers: { "x-voyance-now": NOW } });
    const answer = await api.answer({ ...called, params: { slug: "europe-by-rail" } });
    expect(await (answer as Response).json()).toMatchObject({ slug: "europe-by-rail", content: CLEAN });

    expect(await send(id, { intent: "guide-withdraw" })).toMatchObject({ status: 303 });
    expect((await visit("europe-by-rail")).status).toBe(404);
    expect(await slugsAt(NOW)).toHaveLength(12);
    expect((await logged()).sort()).toEqual(["guide drafted", "guide published", "guide taken back"]);
    const log = JSON.stringify(await db().selectFrom("audit_entries").selectAll().execute());
    expect(log).toContain("characters");
    expect(log).not.toContain("Ride early");
  });

  it("appears at the hour it is scheduled for, and not before", async () => {
    const id = await draft();
    const when = { publishDay: "2026-12-01", publishTime: "09:30" };
    const past = { ...RAIL, revision: "1", intent: "guide-schedule", publishDay: "2026-11-24", publishTime: "11:59" };
    expect(await send(id, past)).toMatchObject({
      status: 422,
      data: {
        fields: { publishDay: ["Please choose an hour that is still to come, in UTC"] },
        values: { title: RAIL.title, body: BODY, publishTime: "11:59" },
      },
    });
    const bare = await send(id, { ...past, title: "", publishDay: "" });
    expect(Object.keys(bare.data!.fields)).toEqual(["title", "publishDay"]);
    expect(await send(id, { ...RAIL, ...when, revision: "1", intent: "guide-schedule" })).toMatchObject({
      status: 303,
    });
    expect(await seen(id)).toMatchObject({ state: "scheduled", publishAt: "2026-12-01T09:30:00.000Z" });
    expect((await visit("europe-by-rail", "2026-12-01T09:29:59.999Z")).status).toBe(404);
    expect(await slugsAt("2026-12-01T09:29:59.999Z")).toHaveLength(12);
    expect((await visit("europe-by-rail", "2026-12-01T09:30:00.000Z")).status).toBe(200);
    expect(await slugsAt("2026-12-01T09:30:00.000Z")).toHaveLength(13);

    const out = "2026-12-02T00:00:00.000Z";
    const again = { ...RAIL, revision: "2", publishDay: "2026-12-24", publishTime: "09:30", intent: "guide-schedule" };
    expect(await send(id, again, out)).toMatchObject({ status: 409 });
    await send(id, { ...RAIL, revision: "2", excerpt: "Newer.", intent: "guide-publish" }, out);
    expect(await seen(id, out)).toMatchObject({ publishAt: "2026-12-01T09:30:00.000Z", excerpt: "Newer." });
    expect((await logged()).sort()).toEqual(["guide drafted", "guide published", "guide scheduled"]);
    const asked = await argsFor("/admin/guides", { user: admin, headers: { "x-voyance-now": NOW } });
    expect((await guides.loader({ ...asked, params: {} })).guides).toMatchObject([{ id, state: "scheduled" }]);
  });

  it("takes no address that is taken, and no place that we do not know", async () => {
    await draft();
    const again = await send("new", { ...RAIL, intent: "guide-save" });
    expect(again).toMatchObject({ status: 409, data: { isStale: false, values: { body: BODY } } });
    expect(again.data!.fields.title).toHaveLength(1);
    const built = await send("new", { ...RAIL, title: "First solo trip", intent: "guide-save" });
    expect(built).toMatchObject({ status: 409 });
    expect(
      (await send("new", { ...RAIL, title: "B", related: "Atlantys", intent: "guide-save" })).data!.fields,
    ).toEqual({
      related: ["We have no destination called “Atlantys”"],
    });
    const empty = await send("new", { ...RAIL, title: "B", body: "<script>1</script>", intent: "guide-save" });
    expect(empty).toMatchObject({ status: 422, data: { values: { body: "<script>1</script>" } } });
    const long = "x".repeat(50_000);
    const cut = await send("new", { ...RAIL, title: "B", body: long, intent: "guide-save" });
    expect(cut).toMatchObject({ status: 422, data: { values: { body: long } } });
    expect((await send("new", { ...RAIL, intent: "guide-lose" })).status).toBe(422);
    expect(await db().selectFrom("written_guides").selectAll().execute()).toHaveLength(1);
  });

  it("is not written over by somebody who saw it before the last change", async () => {
    const id = await draft();
    const change = (revision: string, excerpt: string) => ({ ...RAIL, revision, excerpt, intent: "guide-save" });
    expect(await send(id, change("1", "Ada's."))).toMatchObject({ status: 303 });
    for (const revision of ["1", "0", "x", "99999999999"])
      expect(await send(id, change(revision, "Bo's."))).toMatchObject({
        status: 409,
        data: { isStale: true, fields: {}, values: { excerpt: "Bo's.", body: BODY } },
      });
    expect(await seen(id)).toMatchObject({ revision: 2, excerpt: "Ada's." });
    const outcomes = await Promise.all([send(id, change("2", "One.")), send(id, change("2", "Two."))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await logged()).toHaveLength(3);
  });

  it("is deleted as a draft only, after asking, and what another one typed becomes a new draft", async () => {
    const id = await draft();
    expect((await send(id, { revision: "1", intent: "guide-delete" })).data!.fields).toHaveProperty("understood");
    await send(id, { ...RAIL, revision: "1", intent: "guide-publish" });
    const remove = (revision: string) => send(id, { revision, understood: "on", intent: "guide-delete" });
    expect(await remove("2")).toMatchObject({ status: 409 });
    await send(id, { intent: "guide-withdraw" });
    expect(await remove("2")).toMatchObject({ status: 409 });
    expect(await remove("3")).toMatchObject({ status: 303, to: "/admin/guides" });
    expect(await remove("3")).toMatchObject({ status: 404 });
    expect(await send(id, { intent: "guide-withdraw" })).toMatchObject({ status: 404 });
    expect(await send(id, { ...RAIL, revision: "3", intent: "guide-publish" })).toMatchObject({ status: 303 });
    const [left] = await db().selectFrom("written_guides").selectAll().execute();
    expect(left).toMatchObject({ status: "draft", body: BODY });
    expect(left!.id).not.toBe(id);
    for (const lost of [id, "a\0b", "x".repeat(70)]) expect((await outcomeOf(seen(lost))).status).toBe(404);
  });

  it("is not asked of the database under an address that none can have", async () => {
    for (const slug of ["a\0b", "A", "../x", "x".repeat(200)]) expect((await visit(slug)).status).toBe(404);
  });
});
