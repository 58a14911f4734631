import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "#app/db/client.server";
import { ownerName } from "#app/modules/offline/owner-name.server";
import { alertDevices, deliverPush, getPushSettings } from "#app/modules/offline/push.server";
import { action, loader } from "#app/routes/account/alerts";
import { argsFor, outcomeOf, useParty } from "#tests/integration/planning/party.fixture";
import { claimJob, finishJob } from "#tests/setup/jobs";

const party = useParty();

/** A browser with keys of its own: no other can read messages sealed for it. */
function makeBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const fields = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString("hex")}`,
    p256dh: pair.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
  };
  /** Opens a sealed message (RFC 8291, RFC 8188). */
  const open = (sealed: Buffer): unknown => {
    const salt = sealed.subarray(0, 16);
    const theirs = sealed.subarray(21, 21 + sealed.readUInt8(20));
    const bytes = (secret: Buffer, salted: Buffer, info: string | Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", secret, salted, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const shared = bytes(pair.computeSecret(theirs), auth, info, 32);
    const cipher = createDecipheriv(
      "aes-128-gcm",
      bytes(shared, salt, "Content-Encoding: aes128gcm\0", 16),
      bytes(shared, salt, "Content-Encoding: nonce\0", 12),
    );
    const text = sealed.subarray(21 + theirs.length);
    cipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { fields, open };
}

interface Sent {
  url: string;
  init: RequestInit;
}
let sent: Sent[];
let answer: number;

beforeEach(async () => {
  await db().deleteFrom("push_devices").execute();
  await db().deleteFrom("jobs").execute();
  sent = [];
  answer = 201;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response(null, { status: answer }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = async (user: typeof party.ada | undefined, intent: string, fields: Record<string, string> = {}) =>
  outcomeOf(action(await argsFor("/profile/account/alerts", { user, fields: Object.entries({ intent, ...fields }) })));
const turnOn = (user: typeof party.ada, browser = makeBrowser()) => press(user, "push-on", browser.fields);

async function workOff(): Promise<void> {
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    await deliverPush(job);
    await finishJob(job, new Date());
  }
}

describe("alerts on a device", () => {
  it("are for whoever is signed in, and their forms stand on the account page", async () => {
    expect(await press(undefined, "push-on", makeBrowser().fields)).toMatchObject({ status: 302 });
    expect(loader().headers.get("Location")).toBe("/profile/account#alerts");
    await expect(press(party.ada, "push-everybody")).resolves.toMatchObject({ status: 400 });
  });

  it.each([
    ["an address of one's own", { endpoint: "https://example.com/send" }],
    ["one inside the house", { endpoint: "https://127.0.0.1/fcm.googleapis.com" }],
    ["one that only ends like a service", { endpoint: "https://evil-fcm.googleapis.com.example.org/x" }],
    ["one that is not sealed on its way", { endpoint: "http://fcm.googleapis.com/fcm/send/x" }],
    ["another port", { endpoint: "https://fcm.googleapis.com:8443/fcm/send/x" }],
    ["a name and password", { endpoint: "https://a:b@fcm.googleapis.com/fcm/send/x" }],
    ["a key that is none", { p256dh: "abc" }],
    ["no secret", { auth: "" }],
  ])("refuse %s", async (_, wrong) => {
    expect(await press(party.ada, "push-on", { ...makeBrowser().fields, ...wrong })).toMatchObject({ status: 400 });
    expect(await db().selectFrom("push_devices").selectAll().execute()).toEqual([]);
  });

  it("bring a test message that only that browser can read", async () => {
    const browser = makeBrowser();
    await turnOn(party.ada, browser);
    const { publicKey, devices } = await getPushSettings(party.ada.id);
    expect(devices).toHaveLength(1);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    await press(party.ada, "push-test", { device: devices[0]!.id });
    await workOff();
    expect(sent.map(({ url }) => url)).toEqual([browser.fields.endpoint]);
    const headers = sent[0]!.init.headers as Record<string, string>;
    expect(headers).toMatchObject({ "Content-Encoding": "aes128gcm", TTL: "86400" });
    expect(headers.Authorization).toContain(`k=${publicKey}`);
    expect(browser.open(Buffer.from(sent[0]!.init.body as Uint8Array))).toEqual({
      title: "Alerts work",
      body: "This is the test message you asked for.",
      address: "/profile/account",
      owner: ownerName(party.ada.id),
    });
  });

  it("come to every device once, whatever is tried again, and to nobody who did not ask", async () => {
    await turnOn(party.ada);
    await turnOn(party.ada);
    await turnOn(party.bo);
    const message = { title: "Your trip is booked", body: "Kyoto", address: "/trips/x" };
    for (let i = 0; i < 3; i++) await alertDevices(party.ada.id, "booked:x", message);
    await alertDevices(party.eve.id, "booked:x", message);
    await workOff();
    expect(new Set(sent.map(({ url }) => url)).size).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it("are forgotten for a device that wants no more, and tried again where the service fails", async () => {
    await turnOn(party.ada);
    await alertDevices(party.ada.id, "a", { title: "A", body: "a", address: "/" });
    answer = 503;
    const job = await claimJob(new Date());
    await expect(deliverPush(job!)).rejects.toThrow("The push service answered 503");
    expect((await getPushSettings(party.ada.id)).devices).toHaveLength(1);
    answer = 410;
    await deliverPush(job!);
    expect((await getPushSettings(party.ada.id)).devices).toEqual([]);
  });

  it("belong to one account at a time, are turned off by it alone, and go with it", async () => {
    const browser = makeBrowser();
    await turnOn(party.ada, browser);
    await turnOn(party.bo, browser);
    expect((await getPushSettings(party.ada.id)).devices).toEqual([]);
    const { id } = (await getPushSettings(party.bo.id)).devices[0]!;
    await press(party.ada, "push-off", { device: id });
    await press(party.ada, "push-test", { device: id });
    expect((await getPushSettings(party.bo.id)).devices).toHaveLength(1);
    expect(await db().selectFrom("jobs").selectAll().where("kind", "=", "push").execute()).toEqual([]);
    await press(party.bo, "push-off", { device: id });
    expect((await getPushSettings(party.bo.id)).devices).toEqual([]);
    await turnOn(party.bo, browser);
    await db().deleteFrom("users").where("id", "=", party.bo.id).execute();
    expect(await db().selectFrom("push_devices").selectAll().execute()).toEqual([]);
  });
});
