import type { Readable } from "node:stream";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { askToShrink } from "#app/integrations/sharp/picture-thread.server";
import type { ShrunkPicture } from "#app/integrations/sharp/shrink";
import { listLongStored, removeFiles, storeMade, withArrived } from "#app/integrations/uploads/stored-file.server";
import { TOO_MANY, consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { AppError, isAppError } from "#app/shared/app-error";
import type { LocalDate } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import type { Brought } from "./brought";
import { datesOf, dayTaken } from "./memories";
import { MOST_OF_ACCOUNT, MOST_OF_TRIP, shownName } from "./own-pictures";
import type { NotAdded } from "./own-pictures";
import {
  countPictures,
  deletePicture,
  insertPicture,
  selectKnownFiles,
  selectPicturesOf,
  updatePicture,
} from "./trip-pictures.repo.server";

/** Forms with pictures, by account. */
const FORMS = { points: 60, seconds: 3_600 };
/** Names that one question asks for: databases bound the values of a statement. */
const MOST_NAMES = 500;

/** Counts a form with pictures, before any of it is read. @throws AppError RATE_LIMITED */
export function limitPictures(ctx: Ctx, userId: string): Promise<void> {
  return consumeAttempt(ctx, `pictures:account:${userId}`, FORMS, TOO_MANY);
}

async function keep(ctx: Ctx, trip: Trip, picture: ShrunkPicture): Promise<"added" | "known"> {
  const files: string[] = [];
  let isKept = false;
  try {
    files.push(await storeMade("trip-pictures", picture.card));
    files.push(await storeMade("trip-pictures", picture.full));
    isKept = await insertPicture(db(), {
      ...{ id: newId(), trip_id: trip.id, digest: picture.digest },
      ...{ card_file: files[0]!, full_file: files[1]!, width: picture.width, height: picture.height },
      day: dayTaken(picture.takenAt, datesOf(trip)) ?? null,
      taken_at: picture.takenAt ?? null,
      ...{ lat: picture.position?.lat ?? null, lon: picture.position?.lon ?? null },
      ...{ caption: "", is_shared: 0, created_at: ctx.now.toISOString() },
    });
    return isKept ? "added" : "known";
  } finally {
    if (!isKept) await removeFiles("trip-pictures", files);
  }
}

/**
 * Takes a picture in while it arrives: it is drawn anew, and the file itself is not kept. A picture is there whole or
 * not at all, and the same file counts once a trip, so that a form whose line broke is simply sent again.
 * @param trip one that has begun, of the account
 * @throws AppError UNAVAILABLE when the disk takes nothing more
 */
export async function takePicture(
  ctx: Ctx,
  trip: Trip & { ownerId: string },
  file: { name: string; content: Readable; isCut: () => boolean },
): Promise<Brought> {
  const name = shownName(file.name);
  const refuse = (why: NotAdded): Brought => ({ name, became: "refused", why });
  const { trip: ofTrip, all } = await countPictures(db(), trip.id, trip.ownerId);
  if (ofTrip >= MOST_OF_TRIP || all >= MOST_OF_ACCOUNT) {
    file.content.resume();
    return refuse("full");
  }
  return withArrived("trip-pictures", file.content, async (draft) => {
    if (file.isCut()) return refuse("size");
    try {
      const shrunk = await askToShrink(draft, { key: trip.ownerId, signal: ctx.signal });
      if ("refusal" in shrunk) return refuse(shrunk.refusal);
      return { name, became: await keep(ctx, trip, shrunk) };
    } catch (error) {
      if (ctx.signal.aborted) throw error;
      if (isAppError(error) && error.code === "UNAVAILABLE") return refuse("busy");
      if (isAppError(error)) throw error;
      ctx.log.warn({ err: error, event: "picture-unread" }, "a picture could not be read");
      return refuse("broken");
    }
  });
}

/** Changes a picture of the account's own trip. @throws AppError NOT_FOUND */
export async function changePicture(
  picture: { tripId: string; id: string; ownerId: string },
  { day, caption, isShared }: { day: LocalDate | undefined; caption: string; isShared: boolean },
): Promise<void> {
  const values = { day: day ?? null, caption, is_shared: isShared ? (1 as const) : (0 as const) };
  if (!(await updatePicture(db(), picture, values))) throw gone();
}

/** Deletes a picture of the account's own trip with its files. @throws AppError NOT_FOUND */
export async function removePicture(picture: { tripId: string; id: string; ownerId: string }): Promise<void> {
  const files = await deletePicture(db(), picture);
  if (!files) throw gone();
  await removeFiles("trip-pictures", files);
}

function gone(): AppError {
  return new AppError("NOT_FOUND", "This picture isn't here any more.");
}

/** The files of all pictures of an account, to be deleted once its rows are. */
export async function listPictureFilesOf(trx: Db, userId: string): Promise<string[]> {
  return (await selectPicturesOf(trx, userId)).flatMap(({ card_file, full_file }) => [card_file, full_file]);
}

/** Deletes files that `listPictureFilesOf` named. */
export function removePictureFiles(files: readonly string[]): Promise<void> {
  return removeFiles("trip-pictures", files);
}

/** An account's pictures as its own file of data has them. */
export async function exportPictures(userId: string) {
  return (await selectPicturesOf(db(), userId)).map((row) => ({
    trip: row.trip_id,
    takenAt: row.taken_at,
    day: row.day,
    position: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    caption: row.caption,
    isShared: row.is_shared === 1,
    picture: `/trips/${row.trip_id}/pictures/${row.id}/full`,
    addedAt: row.created_at,
  }));
}

/** Deletes files of pictures whose trip is gone. */
export async function tidyPictures(now: Date): Promise<void> {
  const stored = await listLongStored("trip-pictures", now);
  for (let at = 0; at < stored.length; at += MOST_NAMES) {
    const names = stored.slice(at, at + MOST_NAMES);
    const known = new Set(await selectKnownFiles(db(), names));
    await removeFiles(
      "trip-pictures",
      names.filter((name) => !known.has(name)),
    );
  }
}
