import { real } from "#app/config/env.server";
import { TRIP_LIMITS } from "#app/config/product";
import { productPromise } from "#app/config/product-promise";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { suggestedNames } from "#app/modules/catalogue/places/catalogue.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { understandWish, wishReader } from "./wish.server";

/** The parts of a trip that a sentence told, and those that are still missing. */
export async function wishPage(ctx: Ctx, user: CurrentUser | undefined, said: string) {
  const preferences = user && (await getPreferences(user.id));
  const known = preferences && {
    home: preferences.home,
    lovesFood: preferences.lovesFood,
    dna: (await findTravelProfile(user.id))?.dna,
  };
  const needs = preferences ? [...preferences.diets, ...preferences.accessNeeds] : [];
  const wish = await understandWish(ctx, said, known, needs);
  const { places } = wish;
  const today = todayOf(ctx);
  return {
    said,
    readBy: wishReader(),
    wish,
    placeNames: places.length > 0 ? [] : suggestedNames(),
    earliest: addDays(today, 1),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    formKey: newId(),
    leave: productPromise(real()).leaveStart.label,
  };
}
