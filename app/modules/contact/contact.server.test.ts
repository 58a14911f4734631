import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "#app/config/product";
import { db } from "#app/db/client.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { findMessage, listMessages, listMessagesBefore, removeMessages, setMessageStatus } from "./contact-desk.server";
import { exportMessages, listMessageIdsOf, sendMessage } from "./contact.server";

const START = Date.parse("2027-03-01T10:00:00.000Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const time = (ms = 0): string => new Date(START + ms).toISOString();
const at = (ms = 0, changes: Parameters<typeof makeCtx>[0] = {}) => makeCtx({ now: new Date(START + ms), ...changes });
const MESSAGE = { name: "Ann", email: "Ann@Example.com", message: "Where is my trip?" };

beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);
beforeEach(async () => {
  for (const table of ["rate_limits", "contact_messages", "jobs"] as const) await db().deleteFrom(table).execute();
});

const kept = async () => (await listMessages("all")).rows;
const mailed = async () => {
  const rows = await db().selectFrom("jobs").select("payload").where("kind", "=", "mail").execute();
  return rows.map(({ payload }) => (JSON.parse(payload) as { value: { to: string } }).value.to).sort();
};

describe("a message to us", () => {
  it("counts once for the same words of the same sender on the same day", async () => {
    await sendMessage(at(), MESSAGE);
    await sendMessage(at(MINUTE), { ...MESSAGE, email: "ann@example.com", name: "Ann Lee" });
    expect(await kept()).toMatchObject([{ name: "Ann", email: "Ann@Example.com", user_id: null, status: "new" }]);
    expect(await mailed()).toEqual(["Ann@Example.com", PRODUCT.supportEmail].sort());
    await sendMessage(at(2 * MINUTE), { ...MESSAGE, message: "And my bag?" });
    await sendMessage(at(DAY), MESSAGE);
    await sendMessage(at(DAY), { ...MESSAGE, email: "eve@example.com" });
    expect(await kept()).toHaveLength(4);
  });

  it("counts once for the key of a device, whatever its words: of that account alone", async () => {
    const [ann, eve] = [await insertUser("Ann1"), await insertUser("Eve1")];
    await sendMessage(at(), MESSAGE, { userId: ann.id, deviceKey: "key-1" });
    await sendMessage(at(DAY), { ...MESSAGE, message: "Again" }, { userId: ann.id, deviceKey: "key-1" });
    expect(await kept()).toMatchObject([{ user_id: ann.id, message: MESSAGE.message }]);
    await sendMessage(at(DAY), MESSAGE, { userId: eve.id, deviceKey: "key-1" });
    // A key without an account says nothing.
    await sendMessage(at(2 * DAY), MESSAGE, { deviceKey: "key-1" });
    await sendMessage(at(2 * DAY), MESSAGE, { deviceKey: "key-2" });
    expect(await kept()).toHaveLength(3);
  });

  it("comes at most ten times an hour from one address, and is confirmed less often than it is kept", async () => {
    const one = (n: number, ms = 0) => sendMessage(at(ms, { address: "203.0.113.9" }), { ...MESSAGE, message: `${n}` });
    for (let n = 1; n <= 10; n++) await one(n);
    await expect(one(11)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await sendMessage(at(), { ...MESSAGE, message: "from elsewhere" });
    await one(12, 61 * MINUTE);
    expect(await kept()).toHaveLength(12);
    const confirmed = (await mailed()).filter((to) => to === MESSAGE.email).length;
    expect(confirmed).toBeGreaterThan(0);
    expect(confirmed).toBeLessThan(10);
  });

  it("is its sender's: of the account, and of the address where that is proved", async () => {
    const ann = await insertUser("Ann2");
    await sendMessage(at(), MESSAGE, { userId: ann.id });
    await sendMessage(at(MINUTE), { ...MESSAGE, message: "Before I had an account" });
    await sendMessage(at(2 * MINUTE), { ...MESSAGE, email: "eve@example.com" });
    expect((await exportMessages({ userId: ann.id })).map(({ message }) => message)).toEqual([MESSAGE.message]);
    const all = await exportMessages({ userId: ann.id, emailKey: "ann@example.com" });
    expect(all).toMatchObject([
      { name: "Ann", email: MESSAGE.email, status: "new", sentAt: time(), answeredAt: null },
      { message: "Before I had an account" },
    ]);
    expect(await listMessageIdsOf(db(), { userId: ann.id })).toEqual([all[0]!.id]);
  });
});

describe("the messages at the desk", () => {
  const three = async () => {
    for (const n of [1, 2, 3]) await sendMessage(at(n * MINUTE), { ...MESSAGE, message: `${n}` });
    return (await listMessages("new")).rows.map(({ id }) => id);
  };

  it("wait the oldest first, and lie the newest first", async () => {
    const ids = await three();
    expect((await listMessages("new")).rows.map(({ message }) => message)).toEqual(["1", "2", "3"]);
    expect((await listMessages("all")).rows.map(({ message }) => message)).toEqual(["3", "2", "1"]);
    await setMessageStatus(db(), ids[1]!, "closed", time());
    expect((await listMessages("closed")).rows.map(({ message }) => message)).toEqual(["2"]);
    expect(await listMessages("answered")).toEqual({ rows: [] });
    expect((await findMessage(ids[0]!))?.message).toBe("1");
    expect(await findMessage("none")).toBeUndefined();
  });

  it("keep the time of their first answer, and that of their end until they are open again", async () => {
    const [id = ""] = await three();
    expect(await setMessageStatus(db(), id, "answered", time(5))).toMatchObject({ status: "new" });
    expect(await setMessageStatus(db(), id, "closed", time(6))).toMatchObject({ status: "answered", closed_at: null });
    expect(await findMessage(id)).toMatchObject({ status: "closed", answered_at: time(5), closed_at: time(6) });
    await setMessageStatus(db(), id, "answered", time(7));
    expect(await findMessage(id)).toMatchObject({ status: "answered", answered_at: time(5), closed_at: null });
    expect(await setMessageStatus(db(), "none", "closed", time())).toBeUndefined();
  });

  it("are deleted by name, and outlived ones are those before an instant", async () => {
    const ids = await three();
    expect((await listMessagesBefore(time(3 * MINUTE), 5)).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(await listMessagesBefore(time(3 * MINUTE), 1)).toHaveLength(1);
    await removeMessages(db(), []);
    expect(await kept()).toHaveLength(3);
    await removeMessages(db(), ids.slice(1));
    expect((await kept()).map(({ id }) => id)).toEqual([ids[0]]);
  });
});
