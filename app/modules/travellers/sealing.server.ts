import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { env } from "#app/config/env.server";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The version of the sealed format, in front of the text. */
const FORM = "1.";

function key(): Buffer {
  return Buffer.from(env().TRAVELLER_KEY, "base64url");
}

/**
 * Seals a text with the key of this installation (AES-256-GCM).
 * @param place the text's place of storage, such as a table and a row: it opens there and nowhere else
 */
export function sealText(text: string, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key(), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return FORM + sealed.toString("base64url");
}

/** Opens a sealed text; undefined for one that another key has sealed, for another place, or that was changed. */
export function openText(sealed: string, place: string): string | undefined {
  if (!sealed.startsWith(FORM)) return undefined;
  const bytes = Buffer.from(sealed.slice(FORM.length), "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
