import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Taste } from "#app/modules/catalogue/schema/vocabulary";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { RouteAsk, RouteWay } from "./route-problem";
import { worthOfNights } from "./worth";

const ON_THE_GROUND_KM = 450;

/** A likely way by its distance: by train or coach, else by air. */
export function wayByDistance(from: Point, to: Point): RouteWay {
  const km = distanceKm(from, to);
  return km < ON_THE_GROUND_KM
    ? { minutes: 45 + km * 0.55, dollars: 8 + km * 0.12, perDay: 12 }
    : { minutes: 240 + km * 0.08, dollars: 50 + km * 0.07, perDay: 4 };
}

function flightByDistance(from: Point, to: Point, changes: boolean): RouteWay {
  const { minutes, dollars } = wayByDistance(from, to);
  return changes ? { minutes: minutes + 200, dollars: dollars + 60 } : { minutes, dollars };
}

interface Asked {
  home?: Point;
  /** Places that are reached from home by a second flight. */
  behind?: string;
  month?: number;
  interests?: readonly Taste[];
}

/** The question of a traveller with a moderate pace, with the worth of nights from the files. */
export function askFor(
  slugs: string,
  nights: number,
  { home, behind = "", month = 5, interests = [] }: Asked = {},
): RouteAsk {
  const destinations = slugs.split(" ").map((slug) => {
    const found = findDestination(slug);
    if (!found) throw new Error(`${slug} is no destination`);
    return found;
  });
  const at = (slug: string): Point => destinations.find((one) => one.slug === slug)!;
  return {
    places: destinations.map((destination) => {
      const others = destinations.filter((one) => one !== destination);
      const wish = { pace: "moderate", interests, months: [month], others, most: nights } as const;
      return {
        slug: destination.slug,
        name: destination.name,
        worth: worthOfNights(destination, wish),
        ...(home ? { home: flightByDistance(home, destination, behind.split(" ").includes(destination.slug)) } : {}),
      };
    }),
    nights,
    wayBetween: (from, to) => wayByDistance(at(from), at(to)),
  };
}
