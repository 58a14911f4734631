import type { DestinationSource, PlaceSource } from "../schema/destination.schema";
import type { Hour } from "../posters/palettes";
import { foldName } from "../places/place-names";
import { motifOf } from "../motifs/motif-of";
import { VARIANTS } from "../motifs/motif-key";
import type { MotifKey } from "../motifs/motif-key";
import type { PosterEntry } from "./poster-source";

/** A picture shows its place at the time of day when it is best. */
const HOURS: Record<PlaceSource["bestTime"], Hour> = {
  morning: "dawn",
  midday: "day",
  afternoon: "day",
  any: "day",
  sunset: "dusk",
  evening: "night",
  night: "night",
};

/** The words after which a poster's description leaves its main subject for the things beside it. */
const BESIDE = /,| (?:and|with|over|above|below|beyond|behind|among|along|under) /;

/**
 * Whether a place is a poster's main subject, by the poster's own words; the name of the destination alone does not
 * count.
 */
function isPortrayed(alt: string, place: Pick<PlaceSource, "name">, destination: string): boolean {
  const name = foldName(place.name);
  return name !== foldName(destination) && ` ${foldName(alt.split(BESIDE)[0] ?? "")} `.includes(` ${name} `);
}

/**
 * The picture of each place of a destination. The sight that the poster portrays has the poster's landmark; every other
 * place the motif that its file names, or that its words and its kind mean. The same motif comes in turn in its
 * variants.
 */
export function motifKeys(
  { name, country, places }: Pick<DestinationSource, "name" | "country" | "places">,
  { alt, inks, landmark }: Pick<PosterEntry, "alt" | "inks" | "landmark">,
): Map<string, MotifKey> {
  const portrayed = landmark && places.find((place) => isPortrayed(alt, place, name))?.id;
  const drawn = new Map<string, number>();
  return new Map(
    places.map((place) => {
      const motif = place.id === portrayed ? `landmark-${landmark}` : motifOf(place, country);
      const turn = drawn.get(motif) ?? 0;
      drawn.set(motif, turn + 1);
      return [place.id, { motif, variant: turn % VARIANTS, inks, hour: HOURS[place.bestTime] }];
    }),
  );
}
