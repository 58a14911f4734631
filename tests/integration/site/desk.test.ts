import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { deleteOutlived, exportSent } from "#app/modules/desk/inbox.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { BUILT_IN_POSITIONS } from "#app/modules/careers/built-in-positions";
import { listPositions } from "#app/modules/careers/careers.server";
import { hashToken } from "#app/db/ids.server";
import routes from "#app/routes";
import * as application from "#app/routes/admin/application";
import * as audit from "#app/routes/admin/audit";
import * as job from "#app/routes/admin/position";
import * as message from "#app/routes/admin/message";
import * as messages from "#app/routes/admin/messages";
import * as outbox from "#app/routes/admin/outbox";
import * as overview from "#app/routes/admin/overview";
import * as resume from "#app/routes/admin/resume";
import * as switches from "#app/routes/admin/switches";
import * as career from "#app/routes/site/career";
import * as contact from "#app/routes/site/contact";
import { seedPositions } from "#app/data/seed/positions";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { makePdf } from "#tests/integration/trips/documents.fixture";
import { argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
let admin: typeof party.ada;
beforeAll(async () => {
  admin = await insertUser("Desk");
  await db().updateTable("users").set({ is_admin: 1 }).where("id", "=", admin.id).execute();
});
const TABLES = [
  "rate_limits",
  "contact_messages",
  "resumes",
  "job_applications",
  "job_postings",
  "desk_entries",
  "audit_entries",
  "jobs",
] as const;
beforeEach(async () => {
  for (const table of TABLES) await db().deleteFrom(table).execute();
  await seedPositions(db(), new Date());
});

type User = typeof party.ada;
const at = async (address: string, user?: User, fields?: Record<string, string>, id = "") => ({
  ...(await argsFor(address, { user, ...(fields && { fields: Object.entries(fields) }) })),
  params: { id },
});
const logged = async () => await db().selectFrom("audit_entries").selectAll().orderBy("at").execute();

async function writeMessage(user?: User): Promise<string> {
  const fields = { name: "Ann", email: "ann@example.com", message: "Where is\nmy trip?" };
  await contact.action(await argsFor("/contact", { user, fields: Object.entries(fields) }));
  return (await db().selectFrom("contact_messages").select("id").executeTakeFirstOrThrow()).id;
}
async function apply(user?: User): Promise<string> {
  const form = new FormData();
  const fields = {
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.com",
    phone: "+44 20 7946 0123",
    experience: "Much",
    whyVoyance: "Maps",
    startDate: "2099-01-01",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", new File([makePdf() as BlobPart], 'Ann "Lee" über.pdf'));
  const asked = await argsFor("/careers/x", { user });
  const request = new Request(asked.request.url, { method: "POST", body: form, headers: asked.request.headers });
  await career.action({ ...asked, request, params: { job: BUILT_IN_POSITIONS[0]!.id } });
  return (await db().selectFrom("job_applications").select("id").executeTakeFirstOrThrow()).id;
}

describe("the desk", () => {
  const pages = (routes as { path?: string; file: string }[]).filter(({ path }) => path?.startsWith("admin"));

  it("is there for nobody else: reading and sending are answered as at an address that is not there", async () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const { path, file } of pages) {
      const page = (await import(/* @vite-ignore */ `../../../app/${file}`)) as {
        loader: (args: unknown) => Promise<unknown>;
        action?: (args: unknown) => Promise<unknown>;
      };
      for (const user of [undefined, party.ada]) {
        const read = await at(`/${path}`, user);
        expect(await outcomeOf(Promise.resolve().then(() => page.loader(read))), path).toMatchObject({
          status: 302,
          to: "/",
        });
        const sent = await at(`/${path}`, user, { intent: "note-add", note: "x" });
        if (page.action)
          expect(await outcomeOf(Promise.resolve().then(() => page.action!(sent))), path).toMatchObject({
            status: 303,
            to: "/",
          });
      }
    }
    expect(await logged()).toEqual([]);
  });

  it("shows what waits and for how long", async () => {
    await writeMessage();
    const sentAt = "2026-11-20T10:00:00.000Z";
    await db().updateTable("contact_messages").set({ created_at: sentAt }).execute();
    const args = await argsFor("/admin", { user: admin, headers: { "x-voyance-now": "2026-11-24T12:00:00.000Z" } });
    const seen = await overview.loader({ ...args, params: {} });
    expect(seen.inbox[0]).toMatchObject({ kind: "message", count: 1, late: 1, oldest: { state: "late", hours: 50 } });
    expect(seen.inbox[1]).toMatchObject({ kind: "application", count: 0, late: 0, oldest: null });
    expect(seen.mails.waiting).toBe(2);
  });

  it("says which switches are on, and no secret", async () => {
    const { switches: list } = await switches.loader(await at("/admin/switches", admin));
    expect(list.find(({ name }) => name === "VOYANCE_MODE")?.value).toBe("sandbox");
    expect(JSON.stringify(list)).not.toMatch(/secret|key|password/i);
  });
});

describe("a message at the desk", () => {
  it("is answered by mail, noted beside, and logged with who did it", async () => {
    const id = await writeMessage();
    const send = async (fields: Record<string, string>) =>
      outcomeOf<{ fields: object }>(message.action(await at(`/admin/messages/${id}`, admin, fields, id)));
    expect(await send({ intent: "reply-send", reply: "  " })).toMatchObject({
      status: 422,
      data: { fields: { reply: ["Please write something first"] } },
    });
    expect(await send({ intent: "note-add", note: "Look at booking ABCDEF" })).toMatchObject({ status: 303 });
    expect(await send({ intent: "reply-send", reply: "Dear Ann.\r\n\r\nHere it is." })).toMatchObject({ status: 303 });
    const seen = await message.loader(await at(`/admin/messages/${id}`, admin, undefined, id));
    expect(seen).toMatchObject({
      message: { status: "answered" },
      waiting: null,
      entries: [{ kind: "note" }, { kind: "reply", author_name: admin.name }],
    });
    const mails = await db().selectFrom("jobs").select("payload").where("key", "like", "mail:desk-reply:%").execute();
    expect(mails).toHaveLength(1);
    expect(JSON.parse(mails[0]!.payload)).toMatchObject({
      value: { to: "ann@example.com", replyTo: "support@voyance.test", subject: "Re: your message to Voyance" },
    });
    const log = await logged();
    expect(log.map(({ action }) => action).sort()).toEqual(["message answered", "note added to message"]);
    const answered = log.find(({ action }) => action === "message answered")!;
    expect(answered).toMatchObject({ actor_id: admin.id, subject: `message ${id}`, before: '{"status":"new"}' });
    expect(JSON.stringify(log)).not.toMatch(/Dear Ann|ABCDEF/);
    const listed = await messages.loader(await at("/admin/messages?status=answered", admin));
    expect(listed.page.rows).toMatchObject([{ id, about: "Where is my trip?", waiting: null }]);
    expect((await messages.loader(await at("/admin/messages", admin))).page.rows).toEqual([]);
    expect((await audit.loader(await at("/admin/audit", admin))).rows).toHaveLength(2);
  });

  it("changes its status, and is deleted with all beside it", async () => {
    const id = await writeMessage();
    const send = async (fields: Record<string, string>) =>
      outcomeOf(message.action(await at(`/admin/messages/${id}`, admin, fields, id)));
    expect(await send({ intent: "status-set", status: "lost" })).toMatchObject({ status: 422 });
    expect(await send({ intent: "status-set", status: "closed" })).toMatchObject({ status: 303 });
    await send({ intent: "note-add", note: "x" });
    expect(await send({ intent: "subject-delete" })).toMatchObject({ status: 422 });
    expect(await send({ intent: "subject-delete", understood: "on" })).toMatchObject({
      status: 303,
      to: "/admin/messages",
    });
    expect(await db().selectFrom("desk_entries").selectAll().execute()).toEqual([]);
    expect(await send({ intent: "note-add", note: "x" })).toMatchObject({ status: 404 });
    expect(await send({ intent: "status-set", status: "new" })).toMatchObject({ status: 404 });
    expect((await outcomeOf(message.loader(await at("/", admin, undefined, id)))).status).toBe(404);
  });
});

describe("an application at the desk", () => {
  it("gives its resume as a file to save, under its own name, and logs that", async () => {
    const id = await apply();
    const seen = await application.loader(await at("/", admin, undefined, id));
    expect(seen.file).toBe("Ann Lee über.pdf (1 KB)");
    const answer = await resume.loader(await at("/", admin, undefined, id));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toBe(
      "attachment; filename=\"Ann Lee uber.pdf\"; filename*=UTF-8''Ann%20Lee%20%C3%BCber.pdf",
    );
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(makePdf());
    expect(await logged()).toMatchObject([{ action: "resume downloaded", subject: `application ${id}` }]);
    expect((await resume.loader(await at("/", admin, undefined, "none"))).status).toBe(404);
  });
});

describe("a position at the desk", () => {
  const JOB = {
    title: "Map Maker",
    department: "Engineering",
    location: "Remote",
    type: "Full-time",
    level: "Senior",
    description: "Maps.",
    responsibilities: "- Draw\n- Check",
    requirements: "Patience",
  };
  const send = async (id: string, fields: Record<string, string>) =>
    outcomeOf<{ fields: Record<string, string[]> }>(job.action(await at(`/admin/jobs/${id}`, admin, fields, id)));
  const open = async () => (await listPositions(makeCtx())).map(({ id }) => id);

  it("is drafted, published, changed and closed", async () => {
    expect((await send("new", { ...JOB, title: " " })).data!.fields).toHaveProperty("title");
    expect(await send("new", { ...JOB, intent: "job-save" })).toMatchObject({
      status: 303,
      to: "/admin/jobs/map-maker",
    });
    expect(await open()).not.toContain("map-maker");
    expect(await send("new", { ...JOB, intent: "job-save" })).toMatchObject({ status: 409 });
    expect(await send("map-maker", { intent: "job-publish" })).toMatchObject({ status: 303 });
    expect(await open()).toContain("map-maker");
    expect((await listPositions(makeCtx())).find(({ id }) => id === "map-maker")).toMatchObject({
      responsibilities: ["Draw", "Check"],
      niceToHave: [],
    });
    expect(await send("map-maker", { ...JOB, level: "Lead", intent: "job-save" })).toMatchObject({ status: 303 });
    expect(await send("map-maker", { intent: "job-close" })).toMatchObject({ status: 303 });
    expect(await open()).not.toContain("map-maker");
    expect(await send("none", { intent: "job-close" })).toMatchObject({ status: 404 });
    expect((await logged()).map(({ action }) => action).sort()).toEqual([
      "job changed",
      "job drafted",
      "status of job set",
      "status of job set",
    ]);
  });
});

describe("the outbox", () => {
  it("shows what failed, and has it tried again", async () => {
    await writeMessage();
    await db()
      .updateTable("jobs")
      .set({ given_up_at: new Date().toISOString(), last_error: "No such mailbox", attempts: 40 })
      .where("key", "like", "mail:message:%")
      .execute();
    const seen = await outbox.loader(await at("/admin/outbox", admin));
    expect(seen.undone[0]).toMatchObject({
      to: "support@voyance.test",
      subject: "Message from Ann",
      attempts: 40,
      lastError: "No such mailbox",
    });
    expect(seen.undone[0]!.nextAt).toBeUndefined();
    const { id } = seen.undone[0]!;
    const again = async () => outcomeOf(outbox.action(await at("/admin/outbox", admin, { intent: "send-again", id })));
    expect(await again()).toMatchObject({ status: 303, to: "/admin/outbox" });
    expect(await db().selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow()).toMatchObject({
      given_up_at: null,
      attempts: 0,
    });
    expect(await logged()).toMatchObject([{ action: "sent again", subject: `mail ${id}` }]);
  });
});

describe("data kept no longer than promised", () => {
  it("messages go twelve months after they came, applications six months after they were closed", async () => {
    const id = await writeMessage();
    const applied = await apply();
    await message.action(await at("/", admin, { intent: "note-add", note: "x" }, id));
    const now = new Date();
    const later = (months: number, days: number): Date => {
      const moved = new Date(now);
      moved.setUTCMonth(moved.getUTCMonth() + months);
      return new Date(moved.getTime() + days * 86_400_000);
    };
    await application.action(await at("/", admin, { intent: "status-set", status: "closed" }, applied));
    await deleteOutlived(later(5, 0));
    expect(await db().selectFrom("job_applications").selectAll().execute()).toHaveLength(1);
    await deleteOutlived(later(6, 5));
    expect(await db().selectFrom("job_applications").selectAll().execute()).toEqual([]);
    expect(await db().selectFrom("resumes").selectAll().execute()).toEqual([]);
    expect(await db().selectFrom("contact_messages").selectAll().execute()).toHaveLength(1);
    await deleteOutlived(later(12, 5));
    expect(await db().selectFrom("contact_messages").selectAll().execute()).toEqual([]);
    expect(await db().selectFrom("desk_entries").selectAll().execute()).toEqual([]);
  });

  it("our answers stand in an account's file and go with the account", async () => {
    const user = await insertUser(`Asks${hashToken(String(Date.now())).slice(0, 6)}`);
    const id = await writeMessage(user);
    await message.action(await at("/", admin, { intent: "reply-send", reply: "Here it is." }, id));
    await message.action(await at("/", admin, { intent: "note-add", note: "Ours" }, id));
    const sent = await exportSent({ userId: user.id });
    expect(sent.messages).toMatchObject([{ message: "Where is\nmy trip?", ourAnswers: [{ text: "Here it is." }] }]);
    await deleteAccountAndPayments(makeCtx({ now: new Date() }), user);
    expect(await db().selectFrom("desk_entries").selectAll().execute()).toEqual([]);
  });
});
