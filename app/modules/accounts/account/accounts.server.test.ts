import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FREE_ITINERARIES } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import { insertUser, makeCtx } from "#tests/integration/booking/booking.fixture";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { selectUser, selectUserByEmail, spendTripPass, useRefreshToken } from "./accounts.repo.server";
import {
  createApiTokens,
  createSession,
  findAccount,
  findUserByBearer,
  grantEntitlement,
  noteQuizCompleted,
  refreshApiTokens,
  revokeApiTokens,
  toCurrentUser,
} from "./accounts.server";
import { grantItinerary } from "./itineraries.server";
import type { CurrentUser } from "./current-user";
import { deleteExpired } from "./expired-rows.server";
import { connectGoogle, disconnectGoogle, selectUserByGoogle } from "../sign-in/google.repo.server";
import { creditLoyalty, holdUser, saveIdentity } from "../settings/identity.server";
import { deleteReset, selectReset, upsertReset } from "../sign-in/password-reset.repo.server";
import { exportAccount, getAccountSettings, proveOwner } from "../settings/settings.server";
import { takeConfirmation, upsertConfirmation } from "../settings/settings.repo.server";

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

const rightsOf = async (user: CurrentUser, ms = 0) =>
  toCurrentUser(db(), (await selectUser(db(), user.id))!, new Date(START + ms));
const grant = (kind: "premium" | "trip_pass", from: number, until?: number, who = ann, source = newId()) =>
  grantEntitlement(db(), {
    userId: who.id,
    kind,
    source,
    startsAt: time(from),
    ...(until !== undefined && { endsAt: time(until) }),
  });
const plan = (tripId: string, ms = 0, who = ann) =>
  transact((trx) => grantItinerary(trx, who.id, { id: tripId }, new Date(START + ms)));
const paidBy = async (tripId: string) =>
  (await db().selectFrom("itinerary_grants").select("kind").where("trip_id", "=", tripId).executeTakeFirst())?.kind;

describe("an account's rights", () => {
  it("is a free itinerary at first, and nothing more when that is used", async () => {
    expect(await rightsOf(ann)).toMatchObject({
      membership: "free",
      freeItinerariesLeft: FREE_ITINERARIES,
      tripPassesLeft: 0,
      capabilities: { canGenerateTrip: true, canSeeMatches: false },
    });
    await plan(`free-${count}`);
    expect(await rightsOf(ann)).toMatchObject({
      freeItinerariesLeft: 0,
      capabilities: { canGenerateTrip: false, canSeeMatches: false },
    });
    expect((await rightsOf(eve)).freeItinerariesLeft).toBe(FREE_ITINERARIES);
  });

  it("is everything with premium, from its first moment to before its last", async () => {
    await grant("premium", 0, DAY);
    await plan(`premium-${count}`, 1);
    expect(await paidBy(`premium-${count}`)).toBe("premium");
    const all = { membership: "premium", capabilities: { canGenerateTrip: true, canSeeMatches: true } };
    expect(await rightsOf(ann, 0)).toMatchObject(all);
    expect(await rightsOf(ann, DAY - 1)).toMatchObject({ ...all, freeItinerariesLeft: FREE_ITINERARIES });
    for (const outside of [-1, DAY])
      expect(await rightsOf(ann, outside)).toMatchObject({
        membership: "free",
        capabilities: { canSeeMatches: false },
      });
    expect((await rightsOf(eve)).membership).toBe("free");
  });

  it("is one more trip with a pass, spent once, and seen after it is spent", async () => {
    await grant("trip_pass", 0);
    await grant("trip_pass", 0);
    expect(await rightsOf(ann)).toMatchObject({ membership: "trip_pass", tripPassesLeft: 2 });
    await plan(`pass-${count}`);
    await plan(`pass-${count}`);
    expect(await paidBy(`pass-${count}`)).toBe("trip_pass");
    expect(await rightsOf(ann)).toMatchObject({ tripPassesLeft: 1, freeItinerariesLeft: FREE_ITINERARIES });
    await plan(`pass2-${count}`);
    await plan(`free-${count}`);
    expect(await paidBy(`free-${count}`)).toBe("free");
    expect(await rightsOf(ann)).toMatchObject({
      membership: "trip_pass",
      capabilities: { canGenerateTrip: false, canSeeMatches: true },
    });
    await expect(plan(`none-${count}`)).rejects.toMatchObject({ code: "PAYMENT_REQUIRED" });
  });

  it("is no pass of somebody else's, none that has not begun and none that is over", async () => {
    await grant("trip_pass", 0, undefined, eve);
    await grant("trip_pass", 1);
    await grant("trip_pass", -DAY, 0);
    const spend = (ms: number) => spendTripPass(db(), ann.id, `t-${count}-${ms}`, time(ms));
    expect(await spend(0)).toBe(false);
    expect(await spend(1)).toBe(true);
    expect(await spend(1)).toBe(false);
    expect((await rightsOf(eve)).tripPassesLeft).toBe(1);
  });

  it("is granted once for each source", async () => {
    const source = newId();
    expect(await grant("premium", 0, DAY, ann, source)).toBe(true);
    expect(await grant("premium", 0, 2 * DAY, eve, source)).toBe(false);
    expect((await rightsOf(eve)).membership).toBe("free");
  });
});

describe("an account", () => {
  it("is told as it is kept", async () => {
    expect(await findAccount(ann.id)).toEqual({ email: ann.email, name: ann.name, firstName: ann.firstName });
    expect(await findAccount("nobody")).toBeUndefined();
    expect((await selectUserByEmail(db(), ann.email))?.id).toBe(ann.id);
    const flags = { email_verified_at: null, is_admin: 0, quiz_completed: 0, onboarding_complete: 0 };
    await db().updateTable("users").set(flags).where("id", "=", ann.id).execute();
    const [none, all] = [
      { isEmailVerified: false, isAdmin: false, quizCompleted: false, onboardingComplete: false },
      { isEmailVerified: true, isAdmin: true, quizCompleted: true, onboardingComplete: true },
    ];
    expect(await rightsOf(ann)).toMatchObject(none);
    await noteQuizCompleted(db(), ann.id, time(5));
    expect(await rightsOf(ann)).toMatchObject({ ...none, quizCompleted: true });
    await db()
      .updateTable("users")
      .set({ email_verified_at: time(0), is_admin: 1, onboarding_complete: 1 })
      .where("id", "=", ann.id)
      .execute();
    expect(await rightsOf(ann)).toMatchObject(all);
    expect((await selectUser(db(), ann.id))?.updated_at).toBe(time(5));
  });

  it("keeps what a traveller says of themselves, and nobody else's", async () => {
    const form = { firstName: "Ann", lastName: "Lee", handle: `ann${count}`, avatar: "kyoto" as const, bio: "b" };
    await saveIdentity(at(7), ann.id, { ...form, website: "https://a.example", instagram: "", youtube: "" });
    const kept = await rightsOf(ann);
    expect(kept).toMatchObject({ ...form, name: "Ann Lee", socialLinks: { website: "https://a.example" } });
    expect((await selectUser(db(), ann.id))?.updated_at).toBe(time(7));
    expect(await rightsOf(eve)).toMatchObject({ handle: null, bio: null, socialLinks: {} });
    const links = { website: "", instagram: "", youtube: "" };
    await saveIdentity(at(), ann.id, { ...form, handle: "", avatar: "", bio: "", ...links });
    expect(await rightsOf(ann)).toMatchObject({ handle: null, avatar: null, bio: null, socialLinks: {} });
  });

  it("cannot have the handle of another", async () => {
    const form = { lastName: "Lee", handle: `same${count}`, avatar: "" as const, bio: "" };
    const links = { website: "", instagram: "", youtube: "" };
    await saveIdentity(at(), ann.id, { ...form, firstName: "Ann", ...links });
    await saveIdentity(at(), ann.id, { ...form, firstName: "Ann", ...links });
    await expect(saveIdentity(at(), eve.id, { ...form, firstName: "Eve", ...links })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { fields: { handle: ["That handle is taken. Try another."] } },
    });
  });

  it("rises with its points, and is held only where there is one", async () => {
    await transact((trx) => creditLoyalty(trx, ann.id, 2_499));
    expect((await rightsOf(ann)).loyalty).toMatchObject({ points: 2_499, tier: "explorer" });
    await transact((trx) => creditLoyalty(trx, ann.id, 1));
    expect((await rightsOf(ann)).loyalty).toMatchObject({ points: 2_500, tier: "wayfarer" });
    expect((await rightsOf(eve)).loyalty.points).toBe(0);
    expect(await transact((trx) => holdUser(trx, ann.id))).toBe(true);
    expect(await transact((trx) => holdUser(trx, "nobody"))).toBe(false);
  });
});

describe("the tokens of a program", () => {
  it("last a quarter of an hour, and never longer than the sign-in they came of", async () => {
    const first = await createApiTokens(at(), ann.id);
    expect(first.expiresAt).toBe(time(15 * MINUTE));
    expect((await findUserByBearer(at(15 * MINUTE - 1), first.token))?.id).toBe(ann.id);
    expect(await findUserByBearer(at(15 * MINUTE), first.token)).toBeUndefined();
    expect(await findUserByBearer(at(), first.refreshToken)).toBeUndefined();
    const late = await refreshApiTokens(at(DAY - 5 * MINUTE), first.refreshToken);
    expect(late.expiresAt).toBe(time(DAY));
    await expect(refreshApiTokens(at(DAY), late.refreshToken)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect((await refreshApiTokens(at(DAY - 1), late.refreshToken)).expiresAt).toBe(time(DAY));
  });

  it("end with their family, and with no other", async () => {
    const [one, other] = [await createApiTokens(at(), ann.id), await createApiTokens(at(), ann.id)];
    const next = await refreshApiTokens(at(1), one.refreshToken);
    await expect(refreshApiTokens(at(2), next.token)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await revokeApiTokens(at(2), one.token);
    expect([await findUserByBearer(at(2), next.token), (await findUserByBearer(at(2), other.token))?.id]).toEqual([
      undefined,
      ann.id,
    ]);
    await revokeApiTokens(at(2), "unknown");
    expect(await useRefreshToken(db(), "unknown", time(0))).toBe(false);
  });

  it("are forgotten a week after they are over", async () => {
    const { token } = await createApiTokens(at(), ann.id);
    await deleteExpired(new Date(START + 7 * DAY + 15 * MINUTE));
    expect((await findUserByBearer(at(), token))?.id).toBe(ann.id);
    await deleteExpired(new Date(START + 7 * DAY + 15 * MINUTE + 1));
    expect(await findUserByBearer(at(), token)).toBeUndefined();
  });
});

describe("a mailed link", () => {
  const link = (who: CurrentUser, token: string, until: number) => ({
    user_id: who.id,
    token_hash: hashToken(token),
    created_at: time(0),
    expires_at: time(until),
  });

  it("to reset a password is the newest of its account, holds to its end, and works once", async () => {
    await upsertReset(db(), link(ann, "old", HOUR));
    await upsertReset(db(), link(ann, "new", HOUR));
    await upsertReset(db(), link(eve, "hers", HOUR));
    const holds = (token: string, ms = 0, who = ann) => selectReset(db(), who.id, hashToken(token), time(ms));
    expect([await holds("old"), await holds("new"), await holds("hers"), await holds("new", 0, eve)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([await holds("new", HOUR - 1), await holds("new", HOUR)]).toEqual([true, false]);
    const use = (token: string, who = ann) => deleteReset(db(), who.id, hashToken(token));
    expect([await use("hers"), await use("new", eve), await use("new"), await use("new")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(await holds("hers", 0, eve)).toBe(true);
  });

  it("to prove an address tells which, once and in time", async () => {
    await upsertConfirmation(db(), { ...link(ann, "old", HOUR), email: "old@example.com" });
    await upsertConfirmation(db(), { ...link(ann, "new", HOUR), email: "new@example.com" });
    await upsertConfirmation(db(), { ...link(eve, "hers", HOUR), email: "hers@example.com" });
    const take = (token: string, ms = 0, who = ann) => takeConfirmation(db(), who.id, hashToken(token), time(ms));
    expect([await take("old"), await take("hers"), await take("new", 0, eve), await take("new", HOUR)]).toEqual(
      Array(4).fill(undefined),
    );
    expect([await take("new", HOUR - 1), await take("new")]).toEqual(["new@example.com", undefined]);
    expect(await take("hers", 0, eve)).toBe("hers@example.com");
  });
});

describe("Google", () => {
  it("opens the one account it is connected to, and is taken away only where a password is left", async () => {
    const [mine, hers] = [`sub-${count}`, `other-${count}`];
    expect(await connectGoogle(db(), ann.id, mine, time(1))).toBe(true);
    expect(await connectGoogle(db(), ann.id, hers, time(2))).toBe(false);
    expect(await selectUserByGoogle(db(), mine)).toMatchObject({ id: ann.id, updated_at: time(1) });
    expect(await selectUserByGoogle(db(), hers)).toBeUndefined();
    expect(await connectGoogle(db(), eve.id, hers, time(2))).toBe(true);
    expect(await disconnectGoogle(db(), ann.id, time(3))).toBe(false);
    await db().updateTable("users").set({ password_hash: "x" }).where("id", "=", ann.id).execute();
    expect((await getAccountSettings(at(), ann.id, undefined)).isGoogleConnected).toBe(true);
    expect(await disconnectGoogle(db(), ann.id, time(3))).toBe(true);
    expect(await selectUser(db(), ann.id)).toMatchObject({ google_sub: null, updated_at: time(3) });
    expect((await selectUserByGoogle(db(), hers))?.id).toBe(eve.id);
    expect(await getAccountSettings(at(), ann.id, undefined)).toMatchObject({
      email: ann.email,
      hasPassword: true,
      isGoogleConnected: false,
    });
    expect((await getAccountSettings(at(), eve.id, undefined)).hasPassword).toBe(false);
    await db().updateTable("users").set({ email_verified_at: null }).where("id", "=", eve.id).execute();
    expect((await getAccountSettings(at(), eve.id, undefined)).isEmailVerified).toBe(false);
    await db()
      .updateTable("users")
      .set({ email_verified_at: time(0) })
      .where("id", "=", eve.id)
      .execute();
    expect((await getAccountSettings(at(), eve.id, undefined)).isEmailVerified).toBe(true);
  });
});

describe("the owner", () => {
  it("of an account without a password proves it by the typed address, ten times in a quarter of an hour", async () => {
    expect((await proveOwner(at(), ann.id, { email: ` ${ann.email.toUpperCase()} ` })).id).toBe(ann.id);
    const wrong = (ms = 0) => proveOwner(at(ms), ann.id, { email: eve.email });
    for (let tries = 0; tries < 10; tries++)
      await expect(wrong()).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        details: { fields: { email: ["That's not this account's email address"] } },
      });
    await expect(wrong()).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 900 } });
    await expect(proveOwner(at(15 * MINUTE - 1), ann.id, { email: ann.email })).rejects.toThrow();
    expect((await proveOwner(at(15 * MINUTE), ann.id, { email: ann.email })).id).toBe(ann.id);
    await expect(proveOwner(at(), "nobody", {})).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is handed what is kept about them, with what each right was spent on", async () => {
    await grant("trip_pass", 0, DAY);
    await plan(`t-${count}`, 5);
    await createSession(at(), ann.id, "a browser");
    await createSession(at(-DAY), ann.id, "long gone");
    expect(await exportAccount(at(), ann.id)).toMatchObject({
      isGoogleConnected: false,
      createdAt: "2026-11-21T10:00:00.000Z",
      signedIn: [{ userAgent: "a browser", address: "127.0.0.1", since: time(0), until: time(DAY) }],
      rights: [{ kind: "trip_pass", startsAt: time(0), endsAt: time(DAY), tripId: `t-${count}` }],
      itineraries: [{ tripId: `t-${count}`, paidBy: "trip_pass", at: time(5) }],
    });
    expect(await exportAccount(at(), eve.id)).toMatchObject({ signedIn: [], rights: [], itineraries: [] });
  });
});
