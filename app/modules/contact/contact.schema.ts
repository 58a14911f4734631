import { z } from "zod";
import { emailSchema } from "#app/modules/accounts/account/accounts.schema";
import { oneLine } from "#app/shared/one-line";

/** Longest message, in characters. */
const MOST_MESSAGE = 5_000;
const NAME = "Please enter your name";
const MESSAGE = "Please enter a message";

/** A message to us: all three are needed, without blanks around (CHECKLIST CONTACT-02 to CONTACT-04). */
export const contactSchema = z.object({
  name: z
    .string({ error: NAME })
    .transform(oneLine)
    .pipe(z.string({ error: NAME }).min(1, NAME).max(120, "Please use 120 characters or fewer")),
  email: emailSchema,
  message: z
    .string({ error: MESSAGE })
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string({ error: MESSAGE })
        .min(1, MESSAGE)
        .max(MOST_MESSAGE, `Please use ${MOST_MESSAGE.toLocaleString("en-US")} characters or fewer`),
    ),
});

export type ContactMessage = z.infer<typeof contactSchema>;
