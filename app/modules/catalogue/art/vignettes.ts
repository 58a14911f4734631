import type { DestinationSource, PlaceSource } from "../schema/destination.schema";
import { foldName } from "../places/place-names";
import type { DetailSubject, PosterDetail } from "./poster-detail";
import type { PlaceKind } from "../schema/vocabulary";

/** The details of a poster that suit places of a kind, the best first. */
const WATERSIDE: readonly DetailSubject[] = ["water", "life", "land", "sky"];
const GREEN: readonly DetailSubject[] = ["plants", "land", "life", "sky"];
const HIGH: readonly DetailSubject[] = ["land", "sky", "plants", "water"];
const BUILT: readonly DetailSubject[] = ["town", "plants", "sky", "life"];
const LIVELY: readonly DetailSubject[] = ["life", "town", "sky", "plants"];

const FITTING: Partial<Record<PlaceKind, readonly DetailSubject[]>> = {
  beach: WATERSIDE,
  lake: WATERSIDE,
  waterfall: WATERSIDE,
  island: WATERSIDE,
  "boat-trip": WATERSIDE,
  aquarium: WATERSIDE,
  "hot-spring": WATERSIDE,
  park: GREEN,
  garden: GREEN,
  cemetery: GREEN,
  winery: GREEN,
  trail: GREEN,
  mountain: HIGH,
  viewpoint: HIGH,
  cave: HIGH,
  wildlife: LIVELY,
  zoo: LIVELY,
  market: LIVELY,
  street: LIVELY,
  square: LIVELY,
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
 * The detail of a destination's poster beside each of its places: one that suits the place's kind, and none twice while
 * others are left. A poster's landmark stands only beside the place that the poster's words name: a detail decorates,
 * and never claims to show another place.
 */
export function vignettesFor(
  places: readonly Pick<PlaceSource, "id" | "name" | "kind">[],
  { name, alt, details }: Pick<DestinationSource, "name"> & { alt: string; details: readonly PosterDetail[] },
): Map<string, PosterDetail> {
  const chosen = new Map<string, PosterDetail>();
  const landmark = details.filter(({ shows }) => shows === "landmark").sort((a, b) => b.size - a.size)[0];
  const portrayed = places.find((place) => isPortrayed(alt, place, name));
  if (landmark && portrayed) chosen.set(portrayed.id, landmark);
  const others = details.filter(({ shows }) => shows !== "landmark");
  const left = new Set(others);
  for (const place of places) {
    if (chosen.has(place.id) || others.length === 0) continue;
    if (left.size === 0) for (const one of others) left.add(one);
    const order = FITTING[place.kind] ?? BUILT;
    const free = [...left];
    const fit = order.map((subject) => free.find(({ shows }) => shows === subject)).find((one) => one !== undefined);
    const detail = fit ?? free[0];
    if (!detail) continue;
    left.delete(detail);
    chosen.set(place.id, detail);
  }
  return chosen;
}
