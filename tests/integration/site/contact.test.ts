import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { exportMessages } from "#app/modules/contact/contact.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { WAITING_HEADER } from "#app/modules/offline/waiting-forms";
import { answer as call } from "#app/routes/api/places/contact-us";
import { action, loader } from "#app/routes/site/contact";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { ORIGIN, argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";

const party = useParty();
const MESSAGE = { name: " Ann  Lee ", email: " Ann@example.com ", message: "  Hello.\r\nWhere is my trip?  " };
type Refused = { message: string | null; fields: Record<string, string[]>; values: Record<string, string> };

beforeEach(async () => {
  for (const table of ["rate_limits", "contact_messages", "jobs"] as const) await db().deleteFrom(table).execute();
});

const kept = () => db().selectFrom("contact_messages").selectAll().execute();
async function send(
  changes: Record<string, string> = {},
  { headers, user }: { headers?: Record<string, string>; user?: typeof party.ada } = {},
) {
  const args = await argsFor("/contact", { user, headers, fields: Object.entries({ ...MESSAGE, ...changes }) });
  return outcomeOf<Refused>(action(args));
}
const mails = async () => {
  const rows = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
  return rows.map(({ payload }) => (JSON.parse(payload) as { value: Record<string, string> }).value);
};

describe("a message from the page", () => {
  it("is kept without blanks around, told to us with a way to answer, and confirmed", async () => {
    expect(await send()).toMatchObject({ status: 303, to: "/contact?sent=1" });
    expect(await kept()).toMatchObject([
      { name: "Ann Lee", email: "Ann@example.com", message: "Hello.\nWhere is my trip?", status: "new", user_id: null },
    ]);
    const [first, second] = (await mails()).sort((a, b) => a.to!.localeCompare(b.to!));
    expect(first).toMatchObject({ to: "Ann@example.com", subject: "We have your message" });
    expect(first!.text).not.toContain("Where is my trip");
    expect(second).toMatchObject({ to: "support@voyance.test", replyTo: "Ann@example.com" });
    expect(second!.text).toContain("Where is my trip?");
    expect(second!.text).toContain("/admin/messages/");
  });

  it.each([
    [{ name: "  " }, "name"],
    [{ email: " " }, "email"],
    [{ message: "\n \n" }, "message"],
    [{ email: "abc" }, "email"],
    [{ email: "a@b\r\nBcc: c@d.test" }, "email"],
    [{ message: "x".repeat(5_001) }, "message"],
  ])("is refused beside the field, with what was typed: %j", async (changes, field) => {
    const refused = await send(changes);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.data!.fields)).toEqual([field]);
    if (field !== "message") expect(refused.data!.values.message).toBe(MESSAGE.message);
    expect(await kept()).toEqual([]);
  });

  it("gives a long message back whole", async () => {
    const message = "word ".repeat(990).trim();
    expect((await send({ message, email: "" })).data!.values.message).toBe(message);
  });

  it("counts once, however often it is sent", async () => {
    await send();
    await send();
    expect(await kept()).toHaveLength(1);
    await send({ message: "Something else" });
    expect(await kept()).toHaveLength(2);
  });

  it("is no program's that fills in every field; a person presses once more", async () => {
    const refused = await send({ extraLine: "http://spam.example" });
    expect(refused).toMatchObject({ status: 422, data: { message: expect.stringContaining("once more") } });
    expect(refused.data!.values.message).toBe(MESSAGE.message);
    expect(await kept()).toEqual([]);
  });

  it("says the server's own words when it fails, and that of no words", async () => {
    const failed = await send({}, { headers: { "x-voyance-fault": "contact=status:500" } });
    expect(failed).toMatchObject({ status: 500, data: { message: "Server error (500)" } });
    expect(failed.data!.values.message).toBe(MESSAGE.message);
  });

  it("is limited by address, and confirms three times a day to one mail address", async () => {
    const headers = { "x-voyance-address": "203.0.113.7" };
    for (let i = 0; i < 10; i++) await send({ message: `No ${i}` }, { headers });
    expect(await send({ message: "One more" }, { headers })).toMatchObject({
      status: 429,
      data: { message: "Too many attempts. Please wait a few minutes and try again." },
    });
    expect(await kept()).toHaveLength(10);
    expect((await mails()).filter(({ to }) => to === "Ann@example.com")).toHaveLength(3);
  });

  it("that waited on a device counts once, and only for whoever typed it", async () => {
    const waitKey = "0123456789-abcdef-waiting";
    const headers = { [WAITING_HEADER]: ownerName(party.ada.id) };
    for (let i = 0; i < 3; i++)
      expect(await send({ waitKey }, { user: party.ada, headers })).toMatchObject({ status: 303 });
    expect(await kept()).toMatchObject([{ user_id: party.ada.id }]);
    expect(await send({ waitKey }, { user: party.bo, headers })).toMatchObject({ status: 401 });
    expect(await send({ waitKey }, { headers })).toMatchObject({ status: 401 });
    expect(await kept()).toHaveLength(1);
  });

  it("is typed on a page that knows who is signed in, and is kept for nobody else then", async () => {
    const view = async (user?: typeof party.ada) =>
      (await loader(await argsFor("/contact", { user }))) as unknown as {
        data: { known: object | null };
        init: { headers: Record<string, string> };
      };
    const [own, open] = [await view(party.ada), await view()];
    expect(own.data.known).toEqual({ name: party.ada.name, email: party.ada.email });
    expect(own.init.headers["Cache-Control"]).toContain("no-store");
    expect(open.data.known).toBeNull();
    expect(open.init.headers["Cache-Control"]).toContain("public");
  });
});

describe("a message by a call", () => {
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await call({
      request: new Request(`${ORIGIN}/api/contact-us`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...headers },
      }),
      params: {},
      context: { origin: ORIGIN },
    });
    return { status: answer.status, body: (await answer.json()) as object };
  };

  it("is kept, or refused with one text", async () => {
    expect(await post({ name: "Ann", email: "ann@example.com", message: "Hi" })).toEqual({
      status: 200,
      body: { success: true, message: "Message sent successfully! We'll get back to you soon." },
    });
    expect(await kept()).toHaveLength(1);
    expect(await post({ name: " ", email: "ann@example.com", message: "Hi" })).toEqual({
      status: 400,
      body: { error: "Please enter your name" },
    });
    expect((await post({ name: "Ann", email: "abc", message: "Hi" })).status).toBe(400);
    expect((await post({ name: 5, email: [], message: {} })).status).toBe(400);
    expect(await post("{")).toMatchObject({ status: 400, body: { error: expect.any(String) } });
    const fault = { "x-voyance-fault": "contact=status:500" };
    expect(await post({ name: "Ann", email: "ann@example.com", message: "Hi" }, fault)).toEqual({
      status: 500,
      body: { error: "Server error (500)" },
    });
  });
});

it("a person's messages stand in the account's file and go with the account", async () => {
  const user = await insertUser("Writer");
  await send({}, { user });
  await send({ email: user.email, message: "From elsewhere" });
  expect(await exportMessages({ userId: user.id })).toHaveLength(1);
  expect(await exportMessages({ userId: user.id, emailKey: user.email })).toHaveLength(2);
  await deleteAccountAndPayments(makeCtx({ now: new Date() }), { ...user, isEmailVerified: true });
  expect(await kept()).toEqual([]);
});
