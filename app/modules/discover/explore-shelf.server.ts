import { pictureOf } from "#app/modules/catalogue/art/art.server";
import type { ExploreBundle } from "#app/modules/catalogue/explore/bundles";
import { NO_FILTERS } from "#app/modules/catalogue/search/explore-filters";
import type { PlaceView } from "#app/modules/catalogue/places/place-view";
import { cardsOf, seasonBlocks, styleBlocks } from "./explore-blocks";
import type { SeasonBlock, StyleBlock } from "./explore-blocks";

/** The shelves of a visitor without a search, made once for each bundle; the cards are drawn from them. */
interface Shelves {
  /** By the month, 1 to 12. */
  seasons: Map<number, SeasonBlock[]>;
  styles?: StyleBlock[];
  spotlight?: PlaceView[];
}

const known = new WeakMap<ExploreBundle, Shelves>();

function shelvesOf(bundle: ExploreBundle): Shelves {
  const shelves = known.get(bundle) ?? { seasons: new Map<number, SeasonBlock[]>() };
  known.set(bundle, shelves);
  return shelves;
}

/** The seasons, the current one first. @param month 1 to 12 */
export function wholeSeasons(bundle: ExploreBundle, month: number): SeasonBlock[] {
  const { seasons } = shelvesOf(bundle);
  const blocks = seasons.get(month) ?? seasonBlocks({ bundle, filters: NO_FILTERS, pictureOf }, month);
  seasons.set(month, blocks);
  return blocks;
}

/** The styles. */
export function wholeStyles(bundle: ExploreBundle): StyleBlock[] {
  return (shelvesOf(bundle).styles ??= styleBlocks({ bundle, filters: NO_FILTERS, pictureOf }));
}

/** The places in the spotlight. */
export function wholeSpotlight(bundle: ExploreBundle): PlaceView[] {
  return (shelvesOf(bundle).spotlight ??= cardsOf(bundle.spotlight, pictureOf));
}
