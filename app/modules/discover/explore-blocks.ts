import type { ExploreBundle } from "#app/modules/catalogue/explore/bundles";
import { countFilters, matchesFilters } from "#app/modules/catalogue/search/explore-filters";
import type { ExploreFilters } from "#app/modules/catalogue/search/explore-filters";
import type { FoundItem, FoundPlaces } from "#app/modules/catalogue/explore/explore-find";
import type { ExploreItem } from "#app/modules/catalogue/places/explore-item";
import {
  SEASON_SIZE,
  STYLE_TABS,
  bestInSeason,
  goodInFirst,
  ofStyle,
  seasonOfMonth,
  seasonsFrom,
  styleList,
} from "#app/modules/catalogue/explore/explore-sections";
import type { BundleSeason } from "#app/modules/catalogue/explore/explore-sections";
import { toPlaceView } from "#app/modules/catalogue/places/place-view";
import type { PlaceView } from "#app/modules/catalogue/places/place-view";

/** A section that was made, or the fact that it could not be. */
export type SectionOf<T> = { status: "ready"; value: T } | { status: "failed" };

export interface SeasonBlock {
  season: BundleSeason;
  isCurrent: boolean;
  places: PlaceView[];
}

export interface StyleBlock {
  id: string;
  places: PlaceView[];
}

/** The places that the explore page looks through. */
export interface Collections {
  seasons: SectionOf<SeasonBlock[]>;
  styles: SectionOf<StyleBlock[]>;
  spotlight: SectionOf<PlaceView[]>;
}

/** A place on the map. */
export interface Spot {
  slug: string;
  name: string;
  x: number;
  y: number;
}

const STYLE_CARDS = 4;
/** Places of a season or style on their own pages. */
export const COLLECTION_SIZE = 8;

/** The poster of a place by its slug. */
export type PictureOf = (slug: string) => PlaceView["picture"];

/** Items as cards. */
export function cardsOf(items: readonly ExploreItem[], pictureOf: PictureOf): PlaceView[] {
  return items.map((item) => toPlaceView(item, pictureOf(item.id)));
}

/** The destination whose poster stands beside an empty result: a wide land without a path in it. */
const NOTHING_FOUND = "patagonia";

/** Cards of the found places, with the reasons for each; none without a search, since the page would not show them. */
export function foundCards(search: FoundPlaces, pictureOf: PictureOf) {
  const cards = (found: readonly FoundItem[]): PlaceView[] =>
    found.map(({ item, reasons }) => toPlaceView(item, pictureOf(item.id), reasons));
  const places = search.isActive ? cards(search.places) : [];
  return { ...search, places, near: cards(search.near), idle: pictureOf(NOTHING_FOUND) };
}

/** The content of the explore page's shelves: the bundle, its filters, and the pictures. */
interface Shelf {
  bundle: ExploreBundle;
  filters: ExploreFilters;
  pictureOf: PictureOf;
}

/** The seasons with the places that pass the filters, the current one first. @param month 1 to 12 */
export function seasonBlocks({ bundle, filters, pictureOf }: Shelf, month: number, limit = SEASON_SIZE): SeasonBlock[] {
  const current = seasonOfMonth(month);
  const isWhole = countFilters(filters) === 0 && limit === SEASON_SIZE;
  const passing = bundle.all.filter((item) => matchesFilters(item, filters));
  return seasonsFrom(current).map((season) => {
    const places = isWhole ? bundle.seasonal[season] : bestInSeason(passing, season, passing.length);
    const isCurrent = season === current;
    return {
      season,
      isCurrent,
      places: cardsOf((isCurrent ? goodInFirst(places, month) : places).slice(0, limit), pictureOf),
    };
  });
}

/** The styles with the places that pass the filters. */
export function styleBlocks({ bundle, filters, pictureOf }: Shelf, limit = STYLE_CARDS): StyleBlock[] {
  const passing = bundle.all.filter((item) => matchesFilters(item, filters));
  return STYLE_TABS.map(({ id, key }) => ({
    id,
    places: cardsOf(
      (countFilters(filters) === 0 ? styleList(bundle.style, key, bundle.all) : ofStyle(passing, key, limit)).slice(
        0,
        limit,
      ),
      pictureOf,
    ),
  }));
}
