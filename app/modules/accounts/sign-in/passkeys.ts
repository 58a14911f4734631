import { z } from "zod";
import { oneLine } from "#app/shared/one-line";

/** How long a device may take to answer, and its question stays open. */
export const PASSKEY_PATIENCE_MS = 5 * 60_000;

/** The most passkeys of an account: a device or a security key each. */
export const MOST_PASSKEYS = 20;

const MOST_NAME = 60;

/** An answer that no passkey of ours proves; it tells nothing about accounts. */
export const PASSKEY_REFUSED = "We couldn't sign you in with that passkey. Try again, or use your password.";

const part = z.string().max(8_000);

/** A device's answer, as the browser's script sends it: JSON in one field. What it proves is checked by the library. */
export const passkeyAnswerSchema = z
  .string({ error: PASSKEY_REFUSED })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: PASSKEY_REFUSED });
      return z.NEVER;
    }
  })
  .pipe(
    z.object(
      {
        id: part.min(1).max(1_400),
        rawId: part,
        type: z.literal("public-key"),
        authenticatorAttachment: part.optional(),
        clientExtensionResults: z.looseObject({}).default({}),
        response: z.object({
          clientDataJSON: part,
          attestationObject: part.optional(),
          authenticatorData: part.optional(),
          signature: part.optional(),
          userHandle: part.nullish().transform((handle) => handle ?? undefined),
          transports: z.array(z.string().max(20)).max(10).optional(),
        }),
      },
      { error: PASSKEY_REFUSED },
    ),
  );
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;

const NAMELESS = "Give the passkey a name";

/** A new name of a passkey. */
export const renamePasskeySchema = z.object({
  passkey: z.string().max(64),
  passkeyName: z
    .string({ error: NAMELESS })
    .transform(oneLine)
    .refine((name) => name !== "", { error: NAMELESS })
    .refine((name) => name.length <= MOST_NAME, { error: `Use ${MOST_NAME} characters or fewer.` }),
});

/** A passkey that goes, and the proof of the owner. */
export const removePasskeySchema = z.object({
  passkey: z.string().max(64),
  currentPassword: z.string().max(256).default(""),
  email: z.string().max(254).default(""),
});

/** A passkey as its owner sees it. Instants UTC ISO. */
export interface PasskeyView {
  id: string;
  name: string;
  addedAt: string;
  usedAt: string | null;
}
