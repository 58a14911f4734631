import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { resolveDeparture } from "#app/modules/catalogue/places/airports.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { listTripsWithoutDays } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import type { SurpriseRequest } from "./surprise";

type Origin = SurpriseRequest["origin"];

/** The departure of a call that names none, for a caller without one. */
const ELSE = "London";

/** The usual departure of a traveller: their home, else that of their last trip; undefined when we know neither. */
export async function usualOrigin(ctx: Ctx, user: Pick<CurrentUser, "id">): Promise<Origin | undefined> {
  const { home } = await getPreferences(user.id);
  if (home) return home;
  const [last] = await listTripsWithoutDays(ctx, user.id, 1);
  return last?.origin;
}

/**
 * The departure that a text means.
 * @param field the name of the field that a refusal is about
 * @throws AppError VALIDATION_ERROR with near choices in words
 */
export function readOrigin(text: string, field: string): Origin {
  const { found, choices } = resolveDeparture(text);
  if (found) return { code: found.value, label: found.label };
  const near = choices.slice(0, 3).map(({ label }) => label);
  const why =
    near.length > 0
      ? `Which one do you mean: ${near.join("; ")}?`
      : "We don't know that airport. Try the nearest large city";
  throw new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields: { [field]: [why] } });
}

/** The departure of a call, named or not. @throws AppError VALIDATION_ERROR */
export async function originOfCall(ctx: Ctx, user: CurrentUser, said: string | undefined): Promise<Origin> {
  return said === undefined
    ? ((await usualOrigin(ctx, user)) ?? readOrigin(ELSE, "origin"))
    : readOrigin(said, "origin");
}
