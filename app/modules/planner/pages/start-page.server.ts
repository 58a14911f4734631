import { real } from "#app/config/env.server";
import { TRIP_LIMITS } from "#app/config/product";
import { productPromise } from "#app/config/product-promise";
import { asksTravellers } from "#app/config/what-is-real";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { resolveDestination, suggestedNames } from "#app/modules/catalogue/places/catalogue.server";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import type { Preferences } from "#app/modules/profile/preferences";
import { findTold } from "#app/modules/profile/told.server";
import type { Told } from "#app/modules/profile/told.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { addDays, monthOf } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { needsUpgrade, stepOf } from "../planner.server";
import { prefillStart } from "../prefill";
import { seasonFor, startFromAddress, startValues } from "../start-form";
import type { StartValues } from "../start-form";
import { placeInSeason, showStartPlace } from "../start-place.server";
import { startSchema } from "../start.schema";
import { STEP_PATHS } from "../steps";

/** How far ahead a traveller may dream who has named no place. */
const DAYS_AHEAD = 45;

/** A form for a new trip: the query first, then what the traveller has told, then defaults. */
function freshForm(told: Told | undefined, { home, lovesFood }: Preferences, query: URLSearchParams) {
  const asked = startFromAddress(query);
  const fresh = { ...asked, destination: placeNamed(asked.destination) ?? asked.destination };
  if (!told) return { values: fresh, source: null };
  const said = (["pace", "budgetTier"] as const).filter((name) => query.has(name));
  return prefillStart(fresh, { home, lovesFood, dna: told.profile()?.dna }, said);
}

/** The values of a new trip as an address has them, with what the traveller has told before in those left open. */
export async function prefillFor(
  user: CurrentUser | undefined,
  rest: StartValues,
  query: URLSearchParams,
): Promise<StartValues> {
  if (!user) return rest;
  const told = await findTold(user.id);
  const { home, lovesFood } = told.preferences() ?? DEFAULT_PREFERENCES;
  const said = (["pace", "budgetTier"] as const).filter((name) => query.has(name));
  return prefillStart(rest, { home, lovesFood, dna: told.profile()?.dna }, said).values;
}

/** The name of the place that a text or an address means, if it is one of ours. */
export function placeNamed(text: string): string | undefined {
  return resolveDestination(text)?.name;
}

/** The fields of the first step today, by what is real here. */
export function startFormFor(ctx: Pick<Ctx, "now">) {
  return startSchema(todayOf(ctx), asksTravellers(real()));
}

/** The first step: the trip that is open in the planner, or a new one where the address asks for one. */
export async function startPage(
  ctx: Ctx,
  user: CurrentUser | undefined,
  trip: Trip | undefined,
  query: URLSearchParams,
) {
  const isNew = query.has("new") || query.has("destination") || query.has("city") || !trip;
  const today = todayOf(ctx);
  const { beforeStart, leaveStart } = productPromise(real());
  const told = user && (await findTold(user.id));
  const preferences = told?.preferences() ?? DEFAULT_PREFERENCES;
  const form = isNew ? freshForm(told, preferences, query) : { values: startValues(trip), source: null };
  const place = resolveDestination(form.values.destination);
  return {
    ...form,
    place: place ? showStartPlace(place, form.values, preferences.units) : null,
    inSeason: (!place && placeInSeason(monthOf(addDays(today, DAYS_AHEAD)))) || null,
    season: place && seasonFor(form.values, place),
    tripId: isNew ? null : trip.id,
    revision: isNew ? 0 : trip.revision,
    openTrip: isNew && trip ? { name: trip.name, path: STEP_PATHS[stepOf(trip)] } : null,
    formKey: newId(),
    places: suggestedNames(),
    earliest: addDays(today, 1),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    mayPlan: !(await needsUpgrade(user, trip)),
    promise: { beforeStart, leaveStart },
  };
}
