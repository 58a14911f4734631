import { real } from "#app/config/env.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitDocuments } from "#app/modules/accounts/account/rate-limits.server";
import { printedStopPictures } from "#app/modules/catalogue/art/motifs.server";
import { holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { sheetsOfTrip } from "#app/modules/maps/maps.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";
import { AppError, isAppError } from "#app/shared/app-error";
import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { tripPdfFileName } from "./pdf-file-name";
import type { TripPdfKind } from "./pdf-file-name";
import { printTrip } from "./pdf-thread.server";
import type { BookingFacts, TripPdfOptions } from "./trip-pdf";

/** Shown when a document could not be made (CHECKLIST TRIP-53). */
export const PDF_FAILED = "Failed to generate PDF";

export interface TripPdf {
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Prints; a failure is logged and told in the one sentence.
 * @param of what is printed, for the log
 * @throws AppError UNAVAILABLE
 */
export async function printing(ctx: Ctx, of: Record<string, string>, print: () => Promise<TripPdf>): Promise<TripPdf> {
  try {
    return await print();
  } catch (error) {
    if (isAppError(error) || ctx.signal.aborted) throw error;
    ctx.log.error({ err: error, ...of }, PDF_FAILED);
    throw new AppError(
      "UNAVAILABLE",
      PDF_FAILED,
      { cause: error },
      error instanceof PortFailure ? error.status : undefined,
    );
  }
}

/**
 * A trip as a document with the name it is saved under; the caller may see the trip.
 * @throws AppError CONFLICT for a confirmation of a trip that is not booked, UNAVAILABLE "Failed to generate PDF",
 * UNAVAILABLE with the time to come back if too many documents are waited for
 */
export async function makeTripPdf(
  ctx: Ctx,
  trip: Trip,
  options: Omit<TripPdfOptions, "generatedAt" | "real" | "holidays" | "maps" | "pictures">,
): Promise<TripPdf> {
  if (options.kind === "confirmation" && !options.booking)
    throw new AppError("CONFLICT", "This trip isn't booked yet, so there's nothing to confirm");
  return printing(ctx, { tripId: trip.id, kind: options.kind }, async () => {
    const holidays = holidayLines(trip.destination.slug, trip.itinerary?.days);
    const caller = { key: trip.ownerId ?? ctx.address, signal: ctx.signal };
    const maps = await sheetsOfTrip(mappedTrip(trip), options.units ?? "metric");
    const pictures = await printedStopPictures(trip.destination.slug, trip.itinerary?.days);
    const bytes = await callWithFaults(ctx, "pdf", () =>
      printTrip(trip, { ...options, holidays, maps, pictures, generatedAt: ctx.now, real: real() }, caller),
    );
    return { fileName: tripPdfFileName(trip, options.kind), bytes };
  });
}

/**
 * A trip that this account owns or travels on, as a document (CHECKLIST API-25). The confirmation is for the owner, who
 * has paid.
 * @param booking the paid booking, given by the caller; a confirmation needs it
 * @throws AppError NOT_FOUND, RATE_LIMITED, and the errors of makeTripPdf
 */
export async function getTripPdf(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "name">,
  tripId: string,
  kind: TripPdfKind,
  booking?: BookingFacts,
): Promise<TripPdf> {
  await limitDocuments(ctx, user.id);
  const [{ trip, isOwner }, { units }] = await Promise.all([
    getTripOfParty(ctx, tripId, user.id),
    getPreferences(user.id),
  ]);
  if (!isOwner && kind === "confirmation")
    throw new AppError("NOT_FOUND", "Only the person who paid can have the confirmation");
  return makeTripPdf(ctx, trip, { kind, booking, traveller: user.name, isForCompanion: !isOwner, units });
}
