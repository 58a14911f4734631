import { db } from "#app/db/client.server";
import { airportsOfDeparture, findAirport, resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import type { TellingZone } from "#app/modules/accounts/account/moment-in-words";
import { DEFAULT_PREFERENCES } from "./preferences";
import type { Preferences } from "./preferences";
import type { PreferencesForm } from "./preferences.schema";
import { selectPreferences, upsertPreferences } from "./profile.repo.server";
import { ACCESS_NEEDS_SET, DIETS_SET } from "./stored-profile";

/** The user's preferences, or the defaults. */
export async function getPreferences(userId: string): Promise<Preferences> {
  return toPreferences(userId, await selectPreferences(db(), userId));
}

/** Preferences from their row, if there is one. */
export function toPreferences(userId: string, row: Awaited<ReturnType<typeof selectPreferences>>): Preferences {
  if (!row) return DEFAULT_PREFERENCES;
  return {
    home: row.home_airport ? { code: row.home_airport, label: row.home_label ?? row.home_airport } : null,
    currency: row.currency,
    units: row.units,
    accessNeeds: ACCESS_NEEDS_SET.read(row.access_needs, userId),
    diets: DIETS_SET.read(row.diets, userId),
    tripReminders: row.trip_reminders === 1,
    lovesFood: row.loves_food === 1,
  };
}

/** The clock of the home that the account has named. */
export async function findHomeZone(userId: string): Promise<TellingZone | undefined> {
  const { home } = await getPreferences(userId);
  const airport = home && findAirport(airportsOfDeparture(home.code)[0] ?? home.code);
  return airport ? { timeZone: airport.timeZone, name: `${airport.city} time` } : undefined;
}

/**
 * Stores the preferences; the home is named by a city, an airport or a code.
 * @throws AppError VALIDATION_ERROR when it names no airport
 */
export async function savePreferences(ctx: Ctx, userId: string, form: PreferencesForm): Promise<void> {
  const choice = form.home === "" ? undefined : resolveDeparture(form.home);
  if (choice && !choice.found) {
    const near = choice.choices.slice(0, 3).map(({ label }) => label);
    const text =
      near.length > 0
        ? `Which one do you mean: ${near.join(", ")}?`
        : "We don't know that airport. Try the city or the three-letter code.";
    throw new AppError("VALIDATION_ERROR", text, { fields: { home: [text] } });
  }
  await upsertPreferences(db(), userId, {
    home_airport: choice?.found?.value ?? null,
    home_label: choice?.found?.label ?? null,
    currency: form.currency,
    units: form.units,
    access_needs: ACCESS_NEEDS_SET.write(form.accessNeeds),
    diets: DIETS_SET.write(form.diets),
    loves_food: form.food === "on" ? 1 : 0,
    trip_reminders: form.tripReminders === "on" ? 1 : 0,
    updated_at: ctx.now.toISOString(),
  });
}
