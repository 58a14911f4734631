import { openAsBlob } from "node:fs";
import { sightPictures, stopPictures } from "#app/modules/catalogue/art/motifs.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Ctx } from "#app/shared/context";
import { forgetKept, listKept, pathOfCopy, readKept, removeCopies, writeKept } from "./kept-pictures.server";
import type { CreditedPhotograph, ShownPicture } from "./credited-photograph";
import type { KeptPicture } from "./kept-picture.schema";
import { creditInWords, photographPath } from "./photograph";
import type { Photograph, SightPicture } from "./photograph";

const shownOf = (kept: KeptPicture | undefined): ShownPicture | undefined =>
  kept?.found.state === "shown" ? kept.found : undefined;

function toPhotograph(slug: string, placeId: string, picture: ShownPicture): Photograph {
  return {
    base: `/art/photos/${slug}/${picture.file}`,
    page: photographPath(slug, placeId),
    credit: creditInWords(picture),
  };
}

/**
 * Puts photographs in the place of drawings, of the first of some destinations that has one of a place. A reader who
 * saves data gets drawings alone.
 * @param drawn by the id of the place
 */
async function withPhotographs(
  { savesData }: Pick<Ctx, "savesData">,
  slugs: readonly string[],
  drawn: Readonly<Record<string, SightPicture>>,
): Promise<Record<string, SightPicture>> {
  const all = await listKept();
  if (savesData || all.size === 0) return drawn;
  const photographOf = (placeId: string): Photograph | undefined => {
    for (const slug of slugs) {
      const picture = shownOf(all.get(slug)?.get(placeId));
      if (picture) return toPhotograph(slug, placeId, picture);
    }
    return undefined;
  };
  return Object.fromEntries(
    Object.entries(drawn).map(([placeId, drawing]) => [placeId, photographOf(placeId) ?? drawing]),
  );
}

/** The picture of each place of a destination, by the id of the place. */
export function picturesOfSights(
  ctx: Pick<Ctx, "savesData">,
  destination: Destination,
): Promise<Record<string, SightPicture>> {
  return withPhotographs(ctx, [destination.slug], sightPictures(destination));
}

/**
 * The pictures of the stops of planned days, by the id of the place.
 * @param slug the destination of the trip, which is looked at first
 */
export function picturesOfStops(
  ctx: Pick<Ctx, "savesData">,
  slug: string | undefined,
  days: Parameters<typeof stopPictures>[1],
): Promise<Record<string, SightPicture>> {
  const drawn = stopPictures(slug, days);
  const others = listDestinations().map((one) => one.slug);
  return withPhotographs(ctx, slug === undefined ? others : [slug, ...others], drawn);
}

/** The photograph of a place with all that is told of it; undefined where there is none. */
export async function findPhotograph(slug: string, placeId: string): Promise<CreditedPhotograph | undefined> {
  const picture = shownOf((await listKept()).get(slug)?.get(placeId));
  const destination = findDestination(slug);
  const place = destination?.places.find(({ id }) => id === placeId);
  if (!picture || !destination || !place) return undefined;
  return {
    destination: destination.name,
    place: place.name,
    slug,
    placeId,
    page: photographPath(slug, placeId),
    picture,
  };
}

/** All photographs, for the credits. */
export async function listPhotographs(): Promise<CreditedPhotograph[]> {
  const all = await listKept();
  const found = await Promise.all(
    [...all].flatMap(([slug, places]) => [...places.keys()].map((placeId) => findPhotograph(slug, placeId))),
  );
  const key = ({ destination, place }: CreditedPhotograph): string => `${destination} ${place}`;
  return found.flatMap((one) => one ?? []).sort((one, other) => key(one).localeCompare(key(other), "en"));
}

/**
 * Takes the photograph of a place away from all its destinations: its copies are deleted, and it is not fetched again.
 * @returns the titles of what was taken away
 */
export async function takePhotographAway(slugs: readonly string[], placeId: string): Promise<string[]> {
  const titles: string[] = [];
  for (const slug of slugs) {
    const kept = await readKept(slug, placeId);
    const picture = shownOf(kept);
    if (!kept || !picture) continue;
    await writeKept(slug, placeId, { ...kept, found: { state: "away", title: picture.title } });
    await removeCopies(slug, picture.file);
    titles.push(picture.title);
  }
  forgetKept();
  return titles;
}

/** A copy as a file; undefined for a name that has none. */
export async function openCopy(slug: string, name: string): Promise<Blob | undefined> {
  const file = pathOfCopy(slug, name);
  const type = name.endsWith(".avif") ? "image/avif" : "image/webp";
  return file === undefined ? undefined : openAsBlob(file, { type }).catch(() => undefined);
}
