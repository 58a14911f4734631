import { openAsBlob } from "node:fs";
import { db } from "#app/db/client.server";
import { pathOfFile } from "#app/integrations/uploads/stored-file.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { nameOfTrip, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { standingOf } from "#app/modules/trips/use/trip-standing.server";
import type { InTime } from "#app/modules/trips/shown/in-time";
import { countActivities } from "#app/modules/itinerary/day/stop-numbers";
import { AppError } from "#app/shared/app-error";
import type { LocalDate } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { datesOf, memoriesOf } from "./memories";
import type { Memories, OwnPicture, ShownPicture } from "./memories";
import { pictureAskedSchema } from "./picture-form.schema";
import { selectPicture, selectPictures } from "./trip-pictures.repo.server";
import type { PictureReader, PictureRow } from "./trip-pictures.repo.server";

/** The page of a trip to relive. */
export interface MemoriesPage extends Memories {
  tripId: string;
  name: string;
  destination: string;
  startDate: LocalDate;
  endDate: LocalDate;
  travellers: number;
  /** Where its reader finds the trip. */
  back: string;
  isOwner: boolean;
  standing: InTime;
  /** Whether somebody with the link may read the trip. */
  isShared: boolean;
  hasMap: boolean;
  /** How many stops were planned, and how many pictures there are. */
  counts: { stops: number; pictures: number };
}

function toPicture(row: PictureRow): OwnPicture {
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    ...(row.day !== null && { day: row.day }),
    ...(row.taken_at !== null && { takenAt: row.taken_at }),
    ...(row.lat !== null && row.lon !== null && { position: { lat: row.lat, lon: row.lon } }),
    caption: row.caption,
    isShared: row.is_shared === 1,
  };
}

/** A trip to relive, for its owner and companions. @throws AppError NOT_FOUND, also for a trip of another account */
export async function memoriesPage(ctx: Ctx, userId: string, tripId: string): Promise<MemoriesPage> {
  const { trip, isOwner } = await getTripOfParty(ctx, tripId, userId);
  const rows = await selectPictures(db(), trip.id, { party: userId });
  const days = trip.itinerary?.days ?? [];
  return {
    ...memoriesOf(trip, rows.map(toPicture)),
    tripId: trip.id,
    name: nameOfTrip(trip),
    destination: trip.destination.name,
    startDate: trip.startDate,
    endDate: trip.endDate,
    travellers: travellersOf(trip),
    back: isOwner ? `/trips/${trip.id}` : `/trips/${trip.id}/take-along`,
    isOwner,
    standing: standingOf(trip, ctx.now),
    isShared: trip.sharedAt !== undefined,
    hasMap: days.length > 0,
    counts: { stops: days.reduce((sum, day) => sum + countActivities(day), 0), pictures: rows.length },
  };
}

/**
 * A trip to which its owner adds pictures.
 * @throws AppError NOT_FOUND, also for a trip of another account, CONFLICT before it begins
 */
export async function getBegunTrip(ctx: Ctx, userId: string, tripId: string): Promise<Trip & { ownerId: string }> {
  const trip = await getTrip(ctx, tripId, { userId });
  if (standingOf(trip, ctx.now) === "ahead")
    throw new AppError("CONFLICT", "You can add pictures once your trip begins.");
  return { ...trip, ownerId: userId };
}

/** The dates of a trip to which a picture may be moved. */
export const daysOfPictures = (trip: Trip): LocalDate[] => datesOf(trip);

/** The pictures that readers of a shared trip see: without times and places. */
export async function listSharedPictures(trip: Pick<Trip, "id">): Promise<ShownPicture[]> {
  const rows = await selectPictures(db(), trip.id, "everybody");
  return rows.map((row) => ({
    id: row.id,
    width: row.width,
    height: row.height,
    caption: row.caption,
    isShared: true,
  }));
}

/**
 * A copy of a picture, and a validator of it.
 * @param asked the parts of the address
 * @throws AppError NOT_FOUND, also for readers who may not see it
 */
export async function openPicture(
  tripId: string,
  asked: unknown,
  reader: PictureReader,
): Promise<{ content: Blob; etag: string }> {
  const { data: copy } = pictureAskedSchema.safeParse(asked);
  const row = copy && (await selectPicture(db(), tripId, copy.pictureId, reader));
  const file = row && (copy.size === "card" ? row.card_file : row.full_file);
  const content =
    file && (await openAsBlob(pathOfFile("trip-pictures", file), { type: "image/webp" }).catch(() => undefined));
  if (!content) throw new AppError("NOT_FOUND", "This picture isn't here any more.");
  return { content, etag: `"${file}"` };
}
