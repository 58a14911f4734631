import { createHmac, timingSafeEqual } from "node:crypto";

/** An event signed longer ago than this, or dated further ahead, is refused; Duffel signs each attempt anew. */
const TOLERANCE_SECONDS = 300;

export type SignatureProblem = "unsigned" | "outdated" | "forged";

/** Compared in a time that does not reveal how much of it is right. */
function isSame(mac: Buffer, hex: string): boolean {
  return /^[0-9a-f]{64}$/i.test(hex) && timingSafeEqual(mac, Buffer.from(hex, "hex"));
}

/**
 * The reason why the signature of a webhook is invalid; undefined when it is valid.
 * @param payload the raw body
 * @param signature `t=<seconds>,v1=<hex>` as it came in X-Duffel-Signature
 * @param secrets one, or the new and the old one while they are exchanged
 */
export function signatureProblem(
  payload: string,
  signature: string,
  secrets: readonly string[],
  now: Date,
): SignatureProblem | undefined {
  const parts = signature.split(",").map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith("t="));
  const seconds = times.length === 1 ? /^t=(\d{1,12})$/.exec(times[0] ?? "")?.[1] : undefined;
  const hexes = parts.filter((part) => part.startsWith("v1=")).map((part) => part.slice(3));
  if (seconds === undefined || hexes.length === 0 || secrets.length === 0) return "unsigned";
  const isSigned = secrets.some((secret) => {
    const mac = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest();
    return hexes.some((hex) => isSame(mac, hex));
  });
  if (!isSigned) return "forged";
  return Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS ? "outdated" : undefined;
}
