import { real } from "#app/config/env.server";
import { asksTravellers } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { UTC } from "#app/modules/accounts/account/moment-in-words";
import { getAccountSettings } from "#app/modules/accounts/settings/settings.server";
import { findHomeZone } from "#app/modules/profile/preferences.server";
import type { Ctx } from "#app/shared/context";
import { getPushSettings } from "./push.server";

/** Everything that the settings of an account show. @param token the session of the browser that asks */
export async function settingsPage(ctx: Ctx, user: CurrentUser, token: string | undefined) {
  const [push, settings, zone] = await Promise.all([
    getPushSettings(user.id),
    getAccountSettings(ctx, user.id, token),
    findHomeZone(user.id),
  ]);
  return {
    name: user.name,
    now: ctx.now.toISOString(),
    zone: zone ?? UTC,
    asksTravellers: asksTravellers(real()),
    push,
    ...settings,
  };
}
