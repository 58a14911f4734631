import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { env } from "#app/config/env.server";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The version of the sealed format, in front of the text. */
const FORM = "1.";

const keyOf = (secret: string): Buffer => Buffer.from(secret, "base64url");

/**
 * Seals a text with the key of this installation (AES-256-GCM).
 * @param place the text's place of storage, such as a table and a row: it opens there and nowhere else
 */
export function sealText(text: string, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(env().TRAVELLER_KEY[0]), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return FORM + sealed.toString("base64url");
}

function openUnder(secret: string, bytes: Buffer, place: string): string | undefined {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}

/** A sealed text that was opened, and whether a former key has sealed it, so that it has to be sealed anew. */
interface Opened {
  text: string;
  isFormer: boolean;
}

/** Opens a sealed text under any of our keys; undefined for one of another key or place, or that was changed. */
export function openSealed(sealed: string, place: string): Opened | undefined {
  if (!sealed.startsWith(FORM)) return undefined;
  const bytes = Buffer.from(sealed.slice(FORM.length), "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  for (const [index, secret] of env().TRAVELLER_KEY.entries()) {
    const text = openUnder(secret, bytes, place);
    if (text !== undefined) return { text, isFormer: index > 0 };
  }
  return undefined;
}
