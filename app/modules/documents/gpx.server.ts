import { limitDocuments } from "#app/modules/accounts/account/rate-limits.server";
import { getTripOfParty, pathForParty } from "#app/modules/trips/party/party.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import type { SavedFile } from "./calendar.server";
import { saveName } from "./pdf-file-name";
import { tripGpx } from "./trip-gpx";
import { nameOfTrip } from "#app/modules/trips/trip/trip";

/**
 * The places of a trip for maps and navigation devices.
 * @param day its number as it was asked for, or null for all of them
 * @throws AppError NOT_FOUND also for a day that the trip does not have, VALIDATION_ERROR, RATE_LIMITED
 */
export async function getTripGpx(ctx: Ctx, userId: string, tripId: string, day: string | null): Promise<SavedFile> {
  await limitDocuments(ctx, userId);
  const party = await getTripOfParty(ctx, tripId, userId);
  const { trip } = party;
  if (day !== null && !/^\d{1,3}$/.test(day))
    throw new AppError("VALIDATION_ERROR", "The day is a number, such as day=2.");
  const number = day === null ? undefined : Number(day);
  if (number !== undefined && !trip.itinerary?.days.some(({ dayNumber }) => dayNumber === number))
    throw new AppError("NOT_FOUND", `This trip has no day ${number}.`);
  const name = nameOfTrip(trip);
  return {
    fileName: saveName(number === undefined ? trip : { ...trip, name: `${name} day ${number}` }, "gpx"),
    text: tripGpx(trip, ctx.origin + pathForParty(party), number),
  };
}
