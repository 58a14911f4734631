import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { hashToken } from "#app/db/ids.server";
import { AppError } from "#app/shared/app-error";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import {
  createApiTokens,
  createSession,
  endOfNextSession,
  findSessionState,
  findUserByBearer,
  findUserBySession,
  signOut,
} from "./accounts.server";
import type { CurrentUser } from "./current-user";
import { deleteExpired } from "./expired-rows.server";
import { endOfSession } from "./session-life";
import { endDevice, endOtherDevices, getAccountSettings } from "../settings/settings.server";

const START = Date.parse("2027-03-01T10:00:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The instant so many milliseconds after the start. */
const time = (ms: number): string => new Date(START + ms).toISOString();
const at = (ms = 0) => makeCtx({ now: new Date(START + ms) });

let ann: CurrentUser;
let eve: CurrentUser;
let count = 0;
beforeAll(async () => void (await openTestDatabase()));
afterAll(closeTestDatabase);
beforeEach(async () => {
  count += 1;
  ann = await insertUser(`Ann${count}`);
  eve = await insertUser(`Eve${count}`);
});

describe("a session", () => {
  it("lasts 24 hours to the millisecond, and is remembered for a week after", async () => {
    const token = await createSession(at(), ann.id, "tests");
    const stateAt = async (ms: number) => (await findSessionState(at(ms), token)).status;
    expect([await stateAt(0), await stateAt(DAY - 1), await stateAt(DAY)]).toEqual(["valid", "valid", "expired"]);
    expect((await findUserBySession(at(), token))?.id).toBe(ann.id);
    expect(await findUserBySession(at(DAY), token)).toBeUndefined();
    await deleteExpired(new Date(START + 8 * DAY));
    expect(await stateAt(DAY)).toBe("expired");
    await deleteExpired(new Date(START + 8 * DAY + 1));
    expect(await stateAt(DAY)).toBe("unknown");
  });

  it("lasts 30 days on a device that is kept signed in, and what takes its place ends when it would have", async () => {
    const kept = await createSession(at(), ann.id, "tests", undefined, endOfSession(at().now, true));
    const stateAt = async (ms: number) => (await findSessionState(at(ms), kept)).status;
    expect([await stateAt(30 * DAY - 1), await stateAt(30 * DAY)]).toEqual(["valid", "expired"]);
    expect(await endOfNextSession(at(3 * DAY), ann.id, kept)).toBe(time(30 * DAY));
    expect(await endOfNextSession(at(29 * DAY), ann.id, kept)).toBe(time(30 * DAY));
    expect(await endOfNextSession(at(29 * DAY + 1), ann.id, kept)).toBe(time(30 * DAY + 1));
    for (const none of [undefined, "unknown", await createSession(at(), ann.id, "tests")])
      expect(await endOfNextSession(at(HOUR), ann.id, none)).toBe(time(DAY + HOUR));
    expect(await endOfNextSession(at(), eve.id, kept)).toBe(time(DAY));
  });

  it("takes the place of the one that the browser had, and leaves no other", async () => {
    const [former, other] = [await createSession(at(), ann.id, "a"), await createSession(at(), ann.id, "b")];
    const token = await createSession(at(), ann.id, "u".repeat(400), former);
    const states = await Promise.all(
      [former, other, token].map(async (one) => (await findSessionState(at(), one)).status),
    );
    expect(states).toEqual(["unknown", "valid", "valid"]);
    const rows = await db().selectFrom("sessions").selectAll().where("user_id", "=", ann.id).execute();
    // A session named "tests" exists from the beginning.
    expect(rows.map(({ user_agent }) => user_agent.length).sort((a, b) => a - b)).toEqual([1, 5, 300]);
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashToken(token));
    await signOut(at(), token);
    await signOut(at(), token);
    expect((await findSessionState(at(), token)).status).toBe("unknown");
  });

  it("is listed with its device, newest first, while it lasts, and ended by its owner alone", async () => {
    const old = await createSession(at(-DAY), ann.id, "");
    const own = await createSession(at(-HOUR), ann.id, "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0");
    const phone = await createSession(at(), ann.id, "Mozilla/5.0 (iPhone) Version/18.1 Safari/604.1");
    const hers = await createSession(at(), eve.id, "");
    const { devices } = await getAccountSettings(at(), ann.id, own);
    expect(devices).toMatchObject([
      { name: "Safari on iPhone", since: time(0), until: time(DAY), address: "127.0.0.1", isThisOne: false },
      { name: "Firefox on Windows", since: time(-HOUR), until: time(DAY - HOUR), isThisOne: true },
    ]);
    expect((await getAccountSettings(at(), ann.id, undefined)).devices.some(({ isThisOne }) => isThisOne)).toBe(false);
    await expect(endDevice(at(), eve.id, devices[0]!.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await endDevice(at(), ann.id, devices[0]!.id);
    await expect(endDevice(at(), ann.id, devices[0]!.id)).rejects.toBeInstanceOf(AppError);
    const again = await createSession(at(), ann.id, "");
    const { token } = await createApiTokens(at(), ann.id);
    const { token: hersToo } = await createApiTokens(at(), eve.id);
    await endOtherDevices(at(), ann.id, own);
    const states = await Promise.all(
      [old, own, phone, again, hers].map(async (one) => (await findSessionState(at(-HOUR), one)).status),
    );
    expect(states).toEqual(["unknown", "valid", "unknown", "unknown", "valid"]);
    expect([await findUserByBearer(at(), token), (await findUserByBearer(at(), hersToo))?.id]).toEqual([
      undefined,
      eve.id,
    ]);
  });
});
