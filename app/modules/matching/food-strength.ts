import type { DestinationSource, PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isFoodPlace } from "#app/modules/catalogue/schema/food-places";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";

/** Labels and claims of a destination that speak of eating and drinking. */
const OF_FOOD =
  /\b(food|cuisine|dishes|deep-dish|ramen|noodles?|tapas|pintxos|wines?|wineries|vineyards?|pinot noir|malbec|seafood|pasta|pizza|curry|moles?|tacos?|sushi|coffee|tea plantation|chocolate|cheese|beer|whisky|spices?|spice farms|dumplings?|eating|kitchens?|gastronomy|barbecue|cooking|oysters?|bistros?|bouchons|ceviche|koshari|hawker|street stalls|food stalls|fish market|night markets|pastries|bakeries|bread|bagels|custard tarts|cakes|pastizzi|ensaïmada|canelés|cicchetti|mezze|kebabs?|falafel|brik|harissa|mojo|steak|lamb roasted|dim sum|duck|sugar and rum|mezcal|sherry|brunch|cafés|smørrebrød|socca|olive oil|poke|khachapuri|phở|bánh mì|takoyaki|okonomiyaki|milk bars|coffee houses|gelato|lobster)\b/i;

const TABLES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["restaurant", "food-hall", "cafe"]);
/** A table of this weight is worth a way of its own. */
const GOOD_TABLE = 3;
/** The weight of good tables, and that of markets, tastings and classes, from which a destination has plenty. */
const PLENTY = 12;
const MOST_WORDS = 3;
const SHARES = { word: 0.2, tables: 0.2, stops: 0.2 };

/**
 * How strong food is as a reason to come, from 0 to 1, by what the destination's file holds: the food that it is known
 * for, its good tables, and its markets, food streets, tastings and classes (docs/matching.md).
 */
export function foodStrength({
  tags,
  knownFor,
  places,
}: Pick<DestinationSource, "tags" | "knownFor" | "places">): number {
  const words = [...tags, ...knownFor].filter((text) => OF_FOOD.test(text)).length;
  const weigh = (counts: (place: PlaceSource) => boolean): number =>
    places.reduce((sum, place) => sum + (!place.onlyOn && counts(place) ? place.weight : 0), 0);
  const tables = weigh(({ kind, weight }) => TABLES.has(kind) && weight >= GOOD_TABLE);
  const stops = weigh((place) => !TABLES.has(place.kind) && isFoodPlace(place));
  return (
    SHARES.word * Math.min(MOST_WORDS, words) +
    SHARES.tables * Math.min(1, tables / PLENTY) +
    SHARES.stops * Math.min(1, stops / PLENTY)
  );
}
