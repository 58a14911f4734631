import { createECDH } from "node:crypto";
import { withSpan } from "#app/config/tracing";

const PATIENCE_MS = 15_000;
/** How long the push service keeps a message for a device that is off, in seconds. */
const KEPT_SECONDS = 24 * 3_600;

/** The answers of push services to a signature that they do not take. */
const NOT_SIGNED: ReadonlySet<number> = new Set([400, 401, 403]);
/**
 * The words by which the services of Chrome, Firefox and Safari say that the browser subscribed under another key. The
 * same codes are also those of a clock that is wrong and of a contact that a service refuses, which another try may
 * mend.
 */
const OTHER_KEY = /do not correspond to the credentials|VAPID public key mismatch|VapidPkHashMismatch/i;

/** The address of a message, as the browser gave it (Push API, PushSubscription). */
interface PushAddress {
  endpoint: string;
  /** Base64url. */
  p256dh: string;
  auth: string;
}

/** The sender of a message (RFC 8292). */
interface PushSender {
  /** P-256, base64url: the one in use first, then former ones, under which a browser may have subscribed. */
  privateKeys: readonly string[];
  /** The operator's address for the push service: an https or mailto address. */
  contact: string;
}

/** The public half of the key that signs messages, base64url. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}

/**
 * Seals a text for one browser (RFC 8291) and hands it to the push service of its maker.
 * @returns "gone" when the browser has ended its subscription, or made it under a key that is not among ours
 * @throws Error when the service did not take it; trying again may help
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  text: string,
  { privateKeys, contact }: PushSender,
): Promise<"sent" | "gone"> {
  // Loaded with the first message: most servers send none.
  const { default: webPush } = await import("web-push");
  let status = 0;
  let isOfOtherKey = true;
  for (const privateKey of privateKeys) {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: KEPT_SECONDS,
      vapidDetails: { subject: contact, publicKey: publicKeyOf(privateKey), privateKey },
    });
    const sent: RequestInit = {
      method: "POST",
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const answer = await withSpan("push service", "client", {}, () => fetch(endpoint, sent));
    if (answer.ok) return "sent";
    if (answer.status === 404 || answer.status === 410) return "gone";
    status = answer.status;
    isOfOtherKey &&= NOT_SIGNED.has(status) && OTHER_KEY.test(await answer.text());
    if (!NOT_SIGNED.has(status)) break;
  }
  if (isOfOtherKey) return "gone";
  throw new Error(`The push service answered ${status}`);
}
