import { env } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import type { Db } from "#app/db/schema";
import { publicKeyOf, sendPush } from "#app/integrations/push/send.server";
import { deviceName } from "#app/modules/accounts/account/device-name";
import { consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { ownerName } from "./owner-name.server";
import { deletePushDevice, selectPushDevice, selectPushDevices, upsertPushDevice } from "./push-devices.repo.server";
import type { PushDeviceForm } from "./push-form";
import type { PushSettings } from "./push-settings";
import { PUSH, PUSH_JOB } from "./stored-push";

const MOST_DEVICES = 20;
const TESTS = { points: 10, seconds: 3_600 };

/** A message as a device shows it. */
interface PushMessage {
  title: string;
  body: string;
  /** The path of ours that it opens. */
  address: string;
}

/** The devices of an account that get alerts, and the data that a browser needs to become one. */
export async function getPushSettings(userId: string): Promise<PushSettings> {
  const rows = await selectPushDevices(db(), userId);
  return {
    publicKey: publicKeyOf(env().VAPID_PRIVATE_KEY[0]),
    devices: rows.map(({ id, name, created_at: since }) => ({ id, name, since })),
    watchesTrips: env().DISRUPTION_ALERTS,
  };
}

/** Turns alerts on for the browser that asks. @throws AppError CONFLICT with twenty devices */
export async function addPushDevice(ctx: Ctx, userId: string, form: PushDeviceForm, userAgent: string): Promise<void> {
  const known = await selectPushDevices(db(), userId);
  const hash = hashToken(form.endpoint);
  if (known.length >= MOST_DEVICES && !known.some((one) => one.endpoint_hash === hash))
    throw new AppError("CONFLICT", "You already get alerts on twenty devices. Turn one of them off first.");
  await upsertPushDevice(db(), {
    id: newId(),
    user_id: userId,
    endpoint: form.endpoint,
    endpoint_hash: hash,
    p256dh: form.p256dh,
    auth: form.auth,
    name: deviceName(userAgent),
    created_at: ctx.now.toISOString(),
  });
}

/** Turns alerts off for a device. @throws AppError NOT_FOUND */
export async function removePushDevice(userId: string, id: string): Promise<void> {
  if (!(await deletePushDevice(db(), userId, id))) throw new AppError("NOT_FOUND", "That device no longer gets alerts");
}

/** Queues a message for one device, once per key. */
async function noteMessage(
  trx: Db,
  to: { userId: string; deviceId: string },
  key: string,
  message: PushMessage,
): Promise<void> {
  await enqueueJob(trx, PUSH_JOB, `push:${to.deviceId}:${key}`, PUSH.write({ ...to, ...message }));
}

/** Sends a test message to a device. @throws AppError NOT_FOUND, RATE_LIMITED after ten in an hour */
export async function sendTestPush(ctx: Ctx, userId: string, deviceId: string): Promise<void> {
  if (!(await selectPushDevice(db(), userId, deviceId)))
    throw new AppError("NOT_FOUND", "That device no longer gets alerts");
  await consumeAttempt(
    ctx,
    `push-test:${userId}`,
    TESTS,
    "That was a lot of test messages. Wait an hour and try again.",
  );
  const message = {
    title: "Alerts work",
    body: "This is the test message you asked for.",
    address: "/profile/account",
  };
  await transact((trx) => noteMessage(trx, { userId, deviceId }, `test ${newId()}`, message));
}

/**
 * Sends a message to every device of an account that asked for alerts, each once per key; does nothing without such
 * devices.
 * @param key the subject of the message, such as "booked:TRIP"
 */
export async function alertDevices(userId: string, key: string, message: PushMessage): Promise<void> {
  const devices = await selectPushDevices(db(), userId);
  if (devices.length === 0) return;
  await transact(async (trx) => {
    for (const { id: deviceId } of devices) await noteMessage(trx, { userId, deviceId }, key, message);
  });
}

/** Sends a message to a device; a device that ended its subscription is deleted. @throws Error to be tried again */
export async function deliverPush({ id, payload }: Work): Promise<void> {
  const { userId, deviceId, ...message } = PUSH.read(payload, id);
  const device = await selectPushDevice(db(), userId, deviceId);
  if (!device) return;
  const { VAPID_PRIVATE_KEY: privateKeys, PUBLIC_ORIGIN: origin, MAIL_FROM: from } = env();
  const outcome = await sendPush(device, JSON.stringify({ ...message, owner: ownerName(userId) }), {
    privateKeys,
    contact: origin?.startsWith("https:")
      ? origin
      : `mailto:${/[^<\s]+@[^>\s]+/.exec(from)?.[0] ?? "hello@voyance.test"}`,
  });
  if (outcome === "gone") await deletePushDevice(db(), userId, deviceId);
}
