import type { FormProblem } from "#app/shared/form-problem";

/** The buttons of the account page's forms. */
export const SETTINGS_INTENTS = [
  "password-change",
  "password-link",
  "email-change",
  "email-confirm",
  "device-end",
  "devices-end",
  "google-remove",
] as const;
export type SettingsIntent = (typeof SETTINGS_INTENTS)[number];

/** A form of the account page that was refused. */
export interface SettingsProblem extends FormProblem {
  intent: SettingsIntent;
}
