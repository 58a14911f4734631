import type { Ctx } from "#app/shared/context";
import type { CurrentUser } from "../account/current-user";
import { requestPasswordReset } from "../sign-in/password-reset.server";
import { requestEmailChange, requestEmailConfirmation } from "./email-change.server";
import type { SettingsChange } from "./settings.schema";
import { changePassword, endDevice, endOtherDevices, removeGoogle } from "./settings.server";

/** What was done, in a sentence; and the new session of the device, where the old one ended with the password. */
export interface SettingsChanged {
  text: string;
  session?: Awaited<ReturnType<typeof changePassword>>;
}

/**
 * Does what a form of the account page asks for.
 * @param device the session of the browser that asks, and its name for itself
 * @throws AppError as the use case of each form does
 */
export async function changeSettings(
  ctx: Ctx,
  user: CurrentUser,
  change: SettingsChange,
  device: { token: string | undefined; userAgent: string },
): Promise<SettingsChanged> {
  switch (change.intent) {
    case "password-change": {
      const { currentPassword: current, password: next } = change;
      const session = await changePassword(ctx, user, { current, next, ...device });
      return { text: "Your password has been changed.", session };
    }
    case "password-link":
      await requestPasswordReset(ctx, user.email);
      return { text: `We've sent a link to ${user.email}. It works for an hour.` };
    case "email-change":
      await requestEmailChange(ctx, user.id, { email: change.email, password: change.currentPassword });
      return { text: `We've sent a link to ${change.email}. The address changes when you use it.` };
    case "email-confirm":
      await requestEmailConfirmation(ctx, user.id, user.email);
      return { text: `We've sent a link to ${user.email}.` };
    case "device-end":
      await endDevice(ctx, user.id, change.device);
      return { text: "That device is signed out." };
    case "devices-end":
      await endOtherDevices(ctx, user.id, device.token ?? "");
      return { text: "You are signed out everywhere else." };
    case "google-remove":
      await removeGoogle(ctx, user.id);
      return { text: "Google is disconnected." };
  }
}
