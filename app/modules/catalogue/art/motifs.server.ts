import { motifName } from "../motifs/motif-key";
import { findDestination, listDestinations } from "../places/catalogue.server";
import type { Destination } from "../places/catalogue.server";
import { findArt } from "./art.server";
import { builtMotifs } from "./built-motifs.server";
import type { MotifSource } from "./motif-source";
import { PIXEL_VIEW } from "./poster-view";
import { motifKeys } from "./sight-motifs";

/** Production serves the files of the build and holds no drawing code; elsewhere pictures are drawn on request. */
const motifs: MotifSource = import.meta.env.PROD
  ? builtMotifs()
  : (await import("./drawn-motifs.server")).drawnMotifs();

/** Part of the address of every picture: with it, an answer may be kept for ever. */
export const motifVersion = (): string => motifs.version;

/** A picture of a sight, packed as gzip; undefined for a name without one. */
export function readMotif(name: string): Promise<Buffer | undefined> {
  return motifs.read(name);
}

/** The name of the picture of each place of a destination, by the id of the place. */
function namesOfSights(destination: Destination): [id: string, name: string][] {
  const poster = findArt(destination.slug, PIXEL_VIEW);
  return poster ? [...motifKeys(destination, poster)].map(([id, key]) => [id, motifName(key)]) : [];
}

const addressOf = (name: string): string => `/art/sights/${name}.svg?v=${motifs.version}`;

/** The address of the picture of each place of a destination, by the id of the place. */
export function sightPictures(destination: Destination): Record<string, string> {
  return Object.fromEntries(namesOfSights(destination).map(([id, name]) => [id, addressOf(name)]));
}

type DaysOfStops = readonly { items: readonly { placeId?: string }[] }[];

/**
 * The names of the pictures of the stops of planned days, by the id of the place. A trip from place to place has stops
 * of several destinations; an id that two of them have is that of the first.
 */
function namesOfStops(slug: string | undefined, days: DaysOfStops): [id: string, name: string][] {
  const wanted = new Set(days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
  const first = slug === undefined ? undefined : findDestination(slug);
  const found: [string, string][] = [];
  for (const destination of first ? [first, ...listDestinations()] : listDestinations()) {
    if (wanted.size === 0) break;
    if (!destination.places.some(({ id }) => wanted.has(id))) continue;
    for (const [id, name] of namesOfSights(destination)) if (wanted.delete(id)) found.push([id, name]);
  }
  return found;
}

/**
 * The pictures of the stops of planned days, by the id of the place.
 * @param slug the destination of the trip, which is looked at first
 */
export function stopPictures(slug: string | undefined, days: DaysOfStops = []): Record<string, string> {
  return Object.fromEntries(namesOfStops(slug, days).map(([id, name]) => [id, addressOf(name)]));
}

/** The same pictures as PNG, for paper. */
export async function printedStopPictures(
  slug: string | undefined,
  days: DaysOfStops = [],
): Promise<Record<string, Uint8Array>> {
  const read = await Promise.all(
    namesOfStops(slug, days).map(async ([id, name]) => [id, await motifs.readPixels(name)] as const),
  );
  return Object.fromEntries(read.flatMap(([id, pixels]) => (pixels ? [[id, pixels]] : [])));
}

/** A motif on the contact sheet: its picture, and a place that it stands beside. */
export interface SheetMotif {
  motif: string;
  src: string;
  example: string;
  places: number;
}

/** Every motif that the catalogue uses, with the first place that shows it. */
export function listMotifs(): SheetMotif[] {
  const sheet = new Map<string, SheetMotif>();
  for (const destination of listDestinations()) {
    const poster = findArt(destination.slug, PIXEL_VIEW);
    if (!poster) continue;
    const pictures = sightPictures(destination);
    const keys = motifKeys(destination, poster);
    for (const { id, name } of destination.places) {
      const { motif } = keys.get(id)!;
      const known = sheet.get(motif);
      if (known) known.places++;
      else sheet.set(motif, { motif, src: pictures[id]!, example: `${name}, ${destination.name}`, places: 1 });
    }
  }
  return [...sheet.values()].sort((a, b) => a.motif.localeCompare(b.motif, "en"));
}
