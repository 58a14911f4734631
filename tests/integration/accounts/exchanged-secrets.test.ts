import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Env from "#app/config/env.server";
import type { Secrets } from "#app/config/secrets";
import { db } from "#app/db/client.server";
import { hashToken } from "#app/db/ids.server";
import { readOrMakeVisitor, readVisitor, takeToast, toastCookie } from "#app/http/answer/cookies.server";
import { googleAttemptCookie, readGoogleAttempt } from "#app/http/route/google-cookie.server";
import { publicKeyOf, sendPush } from "#app/integrations/push/send.server";
import { keptLinkKey, linkKeys } from "#app/modules/accounts/account/derived-links.server";
import { findUserBySession } from "#app/modules/accounts/account/accounts.server";
import { countSealedBefore, sealAnew } from "#app/modules/travellers/seal-anew.server";
import { listSaved, saveTraveller } from "#app/modules/travellers/saved-travellers.server";
import type { Traveller } from "#app/modules/travellers/traveller";
import { contactOf, keepContact, keepSeat, toldOf } from "#app/modules/travellers/travellers.server";
import {
  findInvitation,
  invitationPath,
  inviteCompanion,
  listCompanions,
  wholeInvitationOf,
  wholeInvitationPath,
} from "#app/modules/trips/party/companions.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as companionsRoute from "#app/routes/trips/companions";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { insertTrip, makeCtx } from "../booking/booking.fixture";
import { args, insertTraveller, outcome } from "../planning/traveller.fixture";

const OLD = "the secret of before, thirty-two letters";
const NEW = "the secret from now on, thirty-two letters";
const key = (): string => randomBytes(32).toString("base64url");
const [OLD_KEY, NEW_KEY] = [key(), key()];
const { settings } = vi.hoisted(() => ({ settings: {} as Record<string, unknown> }));

vi.mock("#app/config/env.server", async (actual) => {
  const module = await actual<typeof Env>();
  return { ...module, env: () => ({ ...module.env(), ...settings }) };
});

const use = (secret: Secrets, sealing: Secrets = [OLD_KEY]): void =>
  void Object.assign(settings, { SESSION_SECRET: secret, TRAVELLER_KEY: sealing });

beforeAll(() => openTestDatabase());
afterAll(() => closeTestDatabase());
beforeEach(() => use([OLD]));

const ctx = makeCtx();
const cookieOf = (setCookie: string): Request =>
  new Request("http://localhost", { headers: { Cookie: setCookie.split(";", 1)[0]! } });

describe("SESSION_SECRET is exchanged", () => {
  test("a signed-in traveller stays signed in, and forms that were drawn before still post", async () => {
    const ann = await insertTraveller();
    const token = /auth_token=([\w-]+)/.exec(ann.headers.Cookie)![1]!;
    const tripId = await insertTrip(await ann.user());
    const call = (fields?: Record<string, string>) =>
      fields
        ? companionsRoute.action(args(`/trips/${tripId}/companions`, { ...ann, fields, params: { tripId } }))
        : companionsRoute.loader(args(`/trips/${tripId}/companions`, { ...ann, params: { tripId } }));
    const { body } = await outcome(call());
    use([NEW, OLD]);
    expect((await findUserBySession(ctx, token))?.id).toBe(ann.id);
    const { basis } = body as { basis: { revision: number; formKey: string } };
    const drawn = { revision: String(basis.revision), formKey: basis.formKey };
    const sent = await outcome(call({ intent: "invite", personName: "Bo", email: "", ...drawn }));
    expect(sent).toMatchObject({ status: 303, toast: expect.any(String) });
    use([NEW]);
    expect((await findUserBySession(ctx, token))?.id).toBe(ann.id);
  });

  test("cookies of before are read, those of now are signed anew, and a dropped secret opens nothing", async () => {
    const { visitorId, setCookie } = await readOrMakeVisitor(new Request("http://localhost"));
    const visitor = cookieOf(setCookie!);
    const toast = cookieOf(await toastCookie({ kind: "info", text: "Kept" }));
    const attempt = { state: `signin.${"s".repeat(43)}`, nonce: "n", verifier: "v".repeat(43), next: "/" };
    const google = cookieOf(await googleAttemptCookie(attempt));
    use([NEW, OLD]);
    expect(await readVisitor(visitor)).toBe(visitorId);
    expect((await takeToast(toast))?.toast.text).toBe("Kept");
    expect(await readGoogleAttempt(google)).toEqual(attempt);
    const later = cookieOf(await toastCookie({ kind: "info", text: "New" }));
    use([NEW]);
    expect((await takeToast(later))?.toast.text).toBe("New");
    expect(await readVisitor(visitor)).toBeUndefined();
  });

  test("links that were mailed before still open, and their maker still sees the same ones", async () => {
    const ann = await insertTraveller();
    const user = await ann.user();
    const trip = await getTrip(ctx, await insertTrip(user), { userId: user.id });
    const invited = async (name: string) => {
      await inviteCompanion(ctx, user, trip, { name, email: "" });
      return (await listCompanions(trip)).find((one) => one.name === name)!;
    };
    const tokenIn = (path: string): string => path.slice("/join/".length);
    const bo = await invited("Bo");
    const mailed = invitationPath(bo);
    const whole = wholeInvitationPath("whole-1");
    use([NEW, OLD]);
    expect((await findInvitation(ctx, tokenIn(mailed))).companion.name).toBe("Bo");
    expect(invitationPath((await listCompanions(trip)).find(({ name }) => name === "Bo")!)).toBe(mailed);
    const cy = await invited("Cy");
    expect((await findInvitation(ctx, tokenIn(invitationPath(cy)))).companion.name).toBe("Cy");
    const proofOf = (path: string): string => path.split("/")[2]!;
    expect(wholeInvitationOf(proofOf(whole))).toBe("whole-1");
    expect(wholeInvitationPath("whole-1")).not.toBe(whole);
    expect(wholeInvitationOf(proofOf(wholeInvitationPath("whole-1")))).toBe("whole-1");
    use([NEW]);
    expect(wholeInvitationOf(proofOf(whole))).toBeUndefined();
    expect((await findInvitation(ctx, tokenIn(mailed))).companion.name).toBe("Bo");
    expect(await findInvitation(ctx, tokenIn(invitationPath(cy)))).toBeDefined();
  });

  test("the key of a shared link is the one that was stored", () => {
    const [before] = linkKeys("surprise:a");
    use([NEW, OLD]);
    expect(keptLinkKey("surprise:a", hashToken(before))).toBe(before);
    expect(keptLinkKey("surprise:b", undefined)).toBe(linkKeys("surprise:b")[0]);
    expect(linkKeys("surprise:a")[0]).not.toBe(before);
  });
});

const ADA: Traveller = {
  title: "ms",
  gender: "f",
  givenName: "Ada",
  familyName: "Byron",
  bornOn: "1990-05-21",
  document: { type: "passport", number: "PASS98765", issuedBy: "GB", expiresOn: "2031-01-01" },
};

test("TRAVELLER_KEY is exchanged: what is sealed is read, sealed anew, and then the former key may go", async () => {
  const user = await (await insertTraveller()).user();
  const trips = await Promise.all(
    [1, 2, 3].map(async () => getTrip(ctx, await insertTrip(user, { status: "planning" }), { userId: user.id })),
  );
  for (const trip of trips) {
    await keepSeat(ctx, trip, user.id, "adult-1", ADA);
    await keepSeat(ctx, trip, user.id, "adult-2", { ...ADA, givenName: "Eve" });
    await keepContact(ctx, trip, user.id, { email: "ada@example.com", phone: "+447700900321" });
  }
  const capabilities = { ...user.capabilities, canSaveTravellers: true };
  await saveTraveller(ctx, { ...user, capabilities }, ADA);
  expect([await sealAnew(), countSealedBefore()]).toEqual([0, undefined]);

  use([OLD], [NEW_KEY, OLD_KEY]);
  const [first] = trips;
  expect((await toldOf(first!, user.id)).get("adult-2")?.traveller.givenName).toBe("Eve");
  // A text that no key of ours opens stays as it is, and holds nothing up.
  await db().updateTable("trip_contacts").set({ contact: "1.AAAA" }).where("trip_id", "=", trips[2]!.id).execute();
  expect(await sealAnew(2)).toBe(9);
  expect(countSealedBefore()).toBe(9);
  expect(await sealAnew(2)).toBe(0);
  expect(countSealedBefore()).toBe(0);

  use([OLD], [NEW_KEY]);
  for (const trip of trips) expect((await toldOf(trip, user.id)).size).toBe(2);
  expect((await contactOf(first!, user.id))?.email).toBe("ada@example.com");
  expect(await contactOf(trips[2]!, user.id)).toBeUndefined();
  expect(await listSaved(user.id)).toHaveLength(1);
  use([OLD], [OLD_KEY]);
  expect((await toldOf(first!, user.id)).size).toBe(0);
});

/**
 * A push service that knows one subscription, and refuses what another key has signed, as RFC 8292 lets it.
 * @param says the words of its refusal
 */
async function pushService(subscribedUnder: string, says = "") {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    const under = /k=([\w-]+)/.exec(String(req.headers.authorization))?.[1] ?? "";
    asked.push(under);
    res.writeHead(under === subscribedUnder ? 201 : 403).end(says);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/device`, asked, close: () => server.close() };
}

const contact = "mailto:hello@voyance.test";

/** A browser's subscription at a push service. */
function deviceAt(endpoint: string) {
  const device = createECDH("prime256v1");
  device.generateKeys();
  return { endpoint, p256dh: device.getPublicKey("base64url"), auth: key().slice(0, 22) };
}

test("VAPID_PRIVATE_KEY is exchanged: a device that subscribed under the former key still gets its alerts", async () => {
  const [former, inUse] = [key(), key()];
  const service = await pushService(publicKeyOf(former));
  try {
    const address = deviceAt(service.endpoint);
    expect(await sendPush(address, "{}", { privateKeys: [inUse, former], contact })).toBe("sent");
    expect(service.asked).toEqual([publicKeyOf(inUse), publicKeyOf(former)]);
    await expect(sendPush(address, "{}", { privateKeys: [inUse], contact })).rejects.toThrow("answered 403");
  } finally {
    service.close();
  }
});

test.each([
  "the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.\n",
  '{"code":401,"errno":109,"error":"Unauthorized","message":"VAPID public key mismatch"}',
  '{"reason":"VapidPkHashMismatch"}',
])("a device that subscribed under a key that was dropped has ended, when its service says so: %s", async (says) => {
  const [dropped, former, inUse] = [key(), key(), key()];
  const service = await pushService(publicKeyOf(dropped), says);
  try {
    const address = deviceAt(service.endpoint);
    expect(await sendPush(address, "{}", { privateKeys: [inUse, former], contact })).toBe("gone");
    expect(service.asked).toEqual([publicKeyOf(inUse), publicKeyOf(former)]);
    expect(await sendPush(address, "{}", { privateKeys: [inUse, dropped], contact })).toBe("sent");
  } finally {
    service.close();
  }
});
