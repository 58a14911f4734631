import { z } from "zod";

/** The buttons of the forms about alerts. */
export const PUSH_INTENTS = ["push-on", "push-test", "push-off"] as const;

/**
 * The push services of browser makers. The server sends to the address that a browser names, so it accepts no other:
 * with an address of their own an attacker could direct our requests anywhere (ASVS 5.0, 1.3.6).
 */
const SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/;

function isOfAService(address: string): boolean {
  try {
    const { protocol, hostname, port, username, password } = new URL(address);
    return protocol === "https:" && port === "" && username + password === "" && SERVICES.test(hostname);
  } catch {
    return false;
  }
}

/** Bytes in base64url. */
const base64url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, "base64url").length === bytes);

/** A browser's data when it asks for alerts (Push API, PushSubscription). */
export const pushDeviceSchema = z.object({
  endpoint: z.string().max(1000).refine(isOfAService),
  p256dh: base64url(65),
  auth: base64url(16),
});

export type PushDeviceForm = z.infer<typeof pushDeviceSchema>;
