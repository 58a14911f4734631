import { z } from "zod";
import { changeEmailSchema, changePasswordSchema } from "../account/accounts.schema";
import type { SettingsIntent } from "./settings-form";

const button = <Intent extends SettingsIntent>(intent: Intent) => ({ intent: z.literal(intent) });

/** The forms of the account page, one for each button. */
export const settingsSchema = z.discriminatedUnion("intent", [
  changePasswordSchema.safeExtend(button("password-change")),
  z.object(button("password-link")),
  changeEmailSchema.extend(button("email-change")),
  z.object(button("email-confirm")),
  z.object({ ...button("device-end"), device: z.string().max(64) }),
  z.object(button("devices-end")),
  z.object(button("google-remove")),
]);

export type SettingsChange = z.output<typeof settingsSchema>;
