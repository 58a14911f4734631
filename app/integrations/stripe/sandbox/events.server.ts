import { createHmac } from "node:crypto";
import { toSeconds } from "./objects";
import { newSandboxId, readRow, writeRow } from "./rows.server";
import type { SandboxStore, SandboxTransaction } from "./store";
import { STORED_OBJECTS } from "./stored-objects";
import type { StoredEvent } from "./stored-objects";

/** The API version whose shapes the sandbox speaks: the one the SDK is made for. */
const API_VERSION = "2026-10-28.endive";
const ANSWER_MS = 10_000;
const MAX_DELAY_SECONDS = 300;
const GIVE_UP_SECONDS = 3 * 24 * 3600;

/** Notes an event in the change that causes it, so that neither happens without the other. */
export async function noteEvent(
  transaction: SandboxTransaction,
  type: string,
  object: unknown,
  now: Date,
): Promise<void> {
  const id = newSandboxId("evt");
  const payload = JSON.stringify({
    id,
    object: "event",
    api_version: API_VERSION,
    created: toSeconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  const event: StoredEvent = { payload, attempts: 0, nextAttemptAt: now.getTime(), createdAt: now.getTime() };
  await transaction.insert({ id, kind: "event", body: JSON.stringify(event), createdAt: now });
}

/** The Stripe-Signature header: a keyed hash over the time and the body, hex. */
export function signPayload(payload: string, secret: string, at: Date): string {
  const time = toSeconds(at);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${payload}`).digest("hex")}`;
}

/** Seconds until the next try: 1, 2, 4 … up to five minutes. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(MAX_DELAY_SECONDS, 2 ** (attempts - 1));
}

export interface WebhookSettings {
  store: SandboxStore;
  secret: string;
  now: () => Date;
}

async function isTaken(url: string, payload: string, signature: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Stripe-Signature": signature,
        "User-Agent": "Voyance payment sandbox",
      },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // The listener did not answer in time: the same as a refusal, the event is tried again.
    return false;
  }
}

/**
 * Delivers every event that is due, oldest first, each signed at the moment it is sent.
 * @returns the due time of the next undelivered event, if there is one
 */
export async function deliverDueEvents(
  { store, secret, now }: WebhookSettings,
  url: string,
): Promise<Date | undefined> {
  let next: number | undefined;
  for (const row of await store.list("event")) {
    const event = STORED_OBJECTS.event.read(row.body, row.id);
    let due: number | undefined = event.nextAttemptAt;
    if (due <= now().getTime()) {
      const taken = await isTaken(url, event.payload, signPayload(event.payload, secret, now()));
      due = await noteDelivery({ store, now }, row.id, taken);
    }
    if (due !== undefined && (next === undefined || due < next)) next = due;
  }
  return next === undefined ? undefined : new Date(next);
}

/** @returns the time of the next try, if there is one */
function noteDelivery(
  { store, now }: Pick<WebhookSettings, "store" | "now">,
  id: string,
  taken: boolean,
): Promise<number | undefined> {
  return store.change(async (transaction) => {
    const read = await readRow(transaction, id, "event");
    if (!read) return undefined;
    const attempts = read.value.attempts + 1;
    const nextAttemptAt = now().getTime() + retryDelaySeconds(attempts) * 1000;
    const isOver = taken || nextAttemptAt - read.value.createdAt > GIVE_UP_SECONDS * 1000;
    await writeRow(transaction, read.row, { ...read.value, attempts, nextAttemptAt }, isOver ? "event_done" : "event");
    return isOver ? undefined : nextAttemptAt;
  });
}
