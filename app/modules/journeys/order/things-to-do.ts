import type { DestinationSource, PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Taste } from "#app/modules/catalogue/schema/vocabulary";
import { isOpenIn } from "#app/modules/catalogue/places/open-season";
import { townDaysOf } from "#app/modules/itinerary/day/enough-days";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { isMealPlace } from "#app/modules/itinerary/day/meal-tables";
import { fitOf } from "#app/modules/itinerary/party/fit";
import { distanceKm } from "#app/shared/geo";

type DayTrip = DestinationSource["dayTrips"][number];

/** The facts of a place that a stay in it depends on. */
export type StayDestination = Pick<
  DestinationSource,
  "slug" | "lat" | "lon" | "days" | "places" | "dayTrips" | "anchors"
>;

/** For whom and when a stay is looked at. */
export interface StayWish {
  pace: Pace;
  interests: readonly Taste[];
  /** 1 to 12, those of the trip. */
  months: readonly number[];
  /** With small children what shows cruelty plainly is no reason to come. */
  hasChildren?: boolean;
  /** The other places of the trip: what lies there, or nearer to there, is no day out of this one. */
  others?: readonly StayDestination[];
}

/** A sight of the town, or a day that is one outing. */
export interface ThingToDo {
  /** The sight; of an outing the one it is made for. */
  place: PlaceSource;
  trip?: DayTrip;
  /** Days it fills, ways in town included. */
  days: number;
  /** 1 is a day spent at a reason to come. */
  quality: number;
}

/** So near to the middle of a place, a sight is one of its own. */
const OWN_KM = 20;
/** So near to each other, two sights are of one place. */
const SAME_KM = 5;
const BEST_WEIGHT = 5;

function heaviest(places: readonly PlaceSource[]): PlaceSource | undefined {
  return places.toSorted((a, b) => b.weight - a.weight)[0];
}

const placesOn = (trip: DayTrip, places: readonly PlaceSource[]): PlaceSource[] =>
  trip.places.flatMap((id) => places.find((place) => place.id === id) ?? []);

/** Whether another place of the trip is where an outing leads, or is nearer to where it leads. */
function isOfOther(goal: PlaceSource, trip: DayTrip, here: StayDestination, other: StayDestination): boolean {
  if (distanceKm(goal, other) < OWN_KM) return true;
  return other.dayTrips.some((theirs) => {
    const goalThere = heaviest(placesOn(theirs, other.places));
    if (!goalThere || distanceKm(goal, goalThere) > SAME_KM) return false;
    return theirs.minutes < trip.minutes || (theirs.minutes === trip.minutes && other.slug < here.slug);
  });
}

/** How good a day is that holds these visits, to which the ways leave no others. */
function dayQuality(places: readonly PlaceSource[], wish: StayWish): number {
  const share = (place: PlaceSource): number => Math.min(1, townDaysOf([place], wish.pace));
  return Math.min(
    Math.max(...places.map((place) => qualityOf(place, wish))),
    places.reduce((sum, place) => sum + share(place) * qualityOf(place, wish), 0),
  );
}

/** How good a day at a place is to a traveller; 1 is one at a reason to come. */
export function qualityOf(place: PlaceSource, { interests }: Pick<StayWish, "interests">): number {
  return fitOf(place, interests) / fitOf({ ...place, vibes: [], weight: BEST_WEIGHT }, []);
}

/**
 * What there is to do at a place in the months of a trip, the best first: sights of the town, and days out. Tables and
 * the events of a few days a year are none of it.
 */
export function thingsToDo(destination: StayDestination, wish: StayWish): ThingToDo[] {
  const { places, dayTrips, anchors } = destination;
  const isOpen = (place: PlaceSource): boolean => wish.months.some((month) => isOpenIn(place, month));
  const isFit = (place: PlaceSource): boolean => !(wish.hasChildren && place.isGrim);
  const open = places.filter((place) => !isMealPlace(place) && !place.onlyOn && isOpen(place) && isFit(place));
  const onTrips = new Set(dayTrips.flatMap((trip) => trip.places));
  const town = open
    .filter((place) => !place.dayTrip && !onTrips.has(place.id))
    .map((place): ThingToDo => {
      return { place, days: townDaysOf([place], wish.pace), quality: qualityOf(place, wish) };
    });
  const held = new Set<string>();
  const outings = dayTrips.flatMap((trip): ThingToDo[] => {
    const runs = !trip.months || trip.months.some((month) => wish.months.includes(month));
    const fresh = runs ? placesOn(trip, open).filter(({ id }) => !held.has(id)) : [];
    const goal = heaviest(fresh);
    if (!goal || wish.others?.some((other) => isOfOther(goal, trip, destination, other))) return [];
    for (const { id } of fresh) held.add(id);
    return [{ place: goal, trip, days: 1, quality: dayQuality(fresh, wish) }];
  });
  const rank = new Map(anchors.map(({ place }, index) => [place, index]));
  const rankOf = ({ place }: ThingToDo): number => rank.get(place.id) ?? anchors.length;
  return [...town, ...outings].toSorted((a, b) => b.quality - a.quality || rankOf(a) - rankOf(b));
}
