import { z } from "zod";
import { nameSchema } from "../account/accounts.schema";
import { AVATARS } from "./identity-form";

/** A whole https address; one with a user name before the host would look like another site's page. */
function isPlainAddress(text: string): boolean {
  return /^https:\/\/\S+$/.test(text) && URL.canParse(text) && !new URL(text).username && !new URL(text).password;
}

const link = z
  .string()
  .trim()
  .max(200, "Use at most 200 characters")
  .refine((text) => text === "" || isPlainAddress(text), "Enter the full address, starting with https://")
  .default("");

/** A traveller's details about themselves (CHECKLIST PROF-08, ENT-23). Empty texts take a detail away. */
export const identitySchema = z.object({
  firstName: nameSchema,
  lastName: nameSchema,
  handle: z
    .string()
    .trim()
    .toLowerCase()
    .transform((text) => text.replace(/^@/, ""))
    .refine(
      (text) => text === "" || /^[a-z][a-z0-9_]{2,23}$/.test(text),
      "Use 3 to 24 letters, numbers or underscores, starting with a letter",
    )
    .default(""),
  avatar: z.union([z.enum(AVATARS), z.literal("")], { error: "Choose one of the pictures" }).default(""),
  bio: z.string().trim().max(300, "Use 300 characters or fewer").default(""),
  website: link,
  instagram: link,
  youtube: link,
});

export type IdentityForm = z.output<typeof identitySchema>;
