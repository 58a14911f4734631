import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { meansInWords, nightsOf } from "#app/modules/catalogue/routes/travel-route";
import type { TravelRoute } from "#app/modules/catalogue/routes/travel-route.schema";
import { formatCount } from "#app/shared/format";
import type { PictureOf } from "./explore-blocks";

/** A route as its card shows it. */
export interface RouteCardView {
  slug: string;
  title: string;
  /** "Tokyo, Kyoto, Osaka" */
  places: string;
  /** How many places and nights, by what, and the best months. */
  facts: string[];
  /** The posters of its places, in order; the names of the places stand below them. */
  pictures: { src: string; width: number; height: number }[];
}

/** How long a route is, what one takes and when it is best: "3 places", "11 nights", "by train", "best April and May". */
export function routeFacts(route: Pick<TravelRoute, "stays" | "by" | "months">): string[] {
  return [
    formatCount(route.stays.length, "place"),
    formatCount(nightsOf(route), "night"),
    meansInWords(route),
    `best ${monthNames(route.months)}`,
  ];
}

/** @param nameOf the name of a destination by its slug */
export function toRouteCard(route: TravelRoute, nameOf: (slug: string) => string, pictureOf: PictureOf): RouteCardView {
  const { slug, title, stays } = route;
  return {
    slug,
    title,
    places: stays.map((stay) => nameOf(stay.slug)).join(", "),
    facts: routeFacts(route),
    pictures: stays.map((stay) => {
      const { src, width, height } = pictureOf(stay.slug);
      return { src, width, height };
    }),
  };
}
