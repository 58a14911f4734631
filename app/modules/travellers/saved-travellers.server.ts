import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { PASSPORT_CHOICES } from "./passport-countries";
import { sealText } from "./sealing.server";
import { SAVED_TRAVELLER, TRIP_CONTACT, TRIP_TRAVELLER } from "./stored-traveller";
import { maskTraveller } from "./traveller";
import type { MaskedTraveller, Traveller } from "./traveller";
import { textsOf } from "./traveller-rules";
import { contactPlace, opened, seatPlace } from "./travellers.server";
import { deleteSaved, selectSaved, selectToldBy, upsertSaved } from "./travellers.repo.server";

/** The most travellers that one account may save. */
const MOST_SAVED = 20;

/** A saved traveller of an account. */
interface SavedTraveller {
  id: string;
  traveller: Traveller;
}

/** A saved traveller as a list shows them. */
interface SavedView extends MaskedTraveller {
  id: string;
}

/** The place that a saved traveller is sealed for. */
export const savedPlace = (userId: string, id: string): string => `saved_travellers ${userId} ${id}`;

/** The saved travellers of an account, the first first. */
export async function listSaved(userId: string): Promise<SavedTraveller[]> {
  const rows = await selectSaved(db(), userId);
  return rows.flatMap(({ id, details }) => {
    const traveller = opened(SAVED_TRAVELLER, details, savedPlace(userId, id));
    return traveller ? [{ id, traveller }] : [];
  });
}

/** The page of the saved travellers of an account. @param change the traveller whose form is open */
export function savedPage(saved: readonly SavedTraveller[], change: string | null) {
  const open = saved.find(({ id }) => id === change);
  return {
    saved: saved.map(toSavedView),
    open: open
      ? {
          id: open.id,
          texts: textsOf(open.traveller),
          passportEnds: open.traveller.document?.number.slice(-3) ?? null,
        }
      : null,
    countries: PASSPORT_CHOICES,
  };
}

/** Saved travellers, masked, for a list or a choice. */
export function toSavedView({ id, traveller }: SavedTraveller): SavedView {
  return { id, ...maskTraveller(traveller) };
}

/**
 * Saves a traveller for later trips, or changes a saved one.
 * @param id of the traveller to change; left out for a new one
 * @throws AppError PAYMENT_REQUIRED without premium, NOT_FOUND, CONFLICT when the list is full
 */
export async function saveTraveller(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "capabilities">,
  traveller: Traveller,
  id?: string,
): Promise<void> {
  const saved = await selectSaved(db(), user.id);
  if (id !== undefined && !saved.some((one) => one.id === id))
    throw new AppError("NOT_FOUND", "This traveller is no longer saved");
  if (id === undefined && !user.capabilities.canSaveTravellers)
    throw new AppError("PAYMENT_REQUIRED", "Saving travellers is part of premium");
  if (id === undefined && saved.length >= MOST_SAVED)
    throw new AppError("CONFLICT", `You can save ${MOST_SAVED} travellers. Delete one first`);
  const row = id ?? newId();
  const details = sealText(SAVED_TRAVELLER.write(traveller), savedPlace(user.id, row));
  await upsertSaved(db(), { id: row, details, at: ctx.now.toISOString() }, user.id);
}

/** Deletes a saved traveller. @throws AppError NOT_FOUND, also for one that another account has saved */
export async function forgetSaved(userId: string, id: string): Promise<void> {
  if (!(await deleteSaved(db(), id, userId))) throw new AppError("NOT_FOUND", "This traveller is no longer saved");
}

/** All details of travellers that an account has entered, for the account's own export. */
export async function exportTravellers(userId: string) {
  const [{ seats, contacts }, saved] = await Promise.all([selectToldBy(db(), userId), listSaved(userId)]);
  return {
    onTrips: seats.map(({ trip_id: tripId, seat, details }) => ({
      tripId,
      seat,
      traveller: opened(TRIP_TRAVELLER, details, seatPlace(tripId, seat)) ?? null,
    })),
    contacts: contacts.map(({ trip_id: tripId, contact }) => ({
      tripId,
      contact: opened(TRIP_CONTACT, contact, contactPlace(tripId)) ?? null,
    })),
    saved: saved.map(({ traveller }) => traveller),
  };
}

/** Whether the export holds any such details, as it does not where the installation never asked for them. */
export function hasTold({ onTrips, contacts, saved }: Awaited<ReturnType<typeof exportTravellers>>): boolean {
  return onTrips.length + contacts.length + saved.length > 0;
}
