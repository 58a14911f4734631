import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import type { MealName } from "../day/itinerary";
import { isTableFor } from "../day/meal-tables";

const MOST_DISHES = 3;
/** A dish that a single house is known for is no dish of the region. */
const USUAL_DISH = 2;
/** Labels of tables that can be ordered; the others describe the look or the kind of house. */
const ON_A_PLATE =
  /\b(noodles?|ramen|soba|udon|tempura|tonkatsu|okonomiyaki|sushi|sukiyaki|skewers|eel|dumplings|dim sum|hot ?pot|duck|goose|chicken|beef|pork|lamb|steak|ribs|burgers|seafood|fish|herring|oysters|mussels|oxtail|tapas|pintxos|cicchetti|mezz?e|falafel|hummus|shawarma|kebabs?|tagines?|couscous|mansaf|pizza|pasta|fondue|rösti|pierogi|goulash|curry|curries|thalis?|chaat|biryani|tandoor|som tam|khao soi|laksa|satay|bánh|phở|tacos|empanadas|ceviche|cocido|soups?|stews?|rice|trout|crab|lobster|crayfish|llama|pies|schnitzel)\b/i;

/** Dishes that are eaten everywhere and worth ordering at home alone, by country. */
const AT_HOME: readonly (readonly [RegExp, string])[] = [
  [/\b(pizza|pasta)\b/i, "IT"],
  [/\bburgers\b/i, "US"],
];

const known = new WeakMap<object, ReadonlySet<string>>();

/** The dishes that a table is known for, in one word each: "conger eel" and "eel box" are the same dinner. */
export function dishesAt({ tags, name }: Pick<PlaceSource, "tags" | "name">): ReadonlySet<string> {
  const found = known.get(tags);
  if (found) return found;
  const words = [name, ...tags].join(", ").matchAll(new RegExp(ON_A_PLATE, "gi"));
  const dishes = new Set([...words].map(([word]) => word.toLowerCase()));
  known.set(tags, dishes);
  return dishes;
}

/** The dishes of these parts, the most usual first: those that more than one table serving the meal is listed for. */
export function dishesOf(
  { places, diets, destination }: Pick<DayRequest, "places" | "diets" | "destination">,
  meal: MealName,
): string[] {
  // A traveller with a diet is told what to look for instead.
  if (diets.length > 0) return [];
  const counts = new Map<string, number>();
  for (const tag of places.filter((place) => isTableFor(place, meal)).flatMap(({ tags }) => tags))
    if (ON_A_PLATE.test(tag) && AT_HOME.every(([dish, home]) => !dish.test(tag) || home === destination.country))
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= USUAL_DISH)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en"))
    .slice(0, MOST_DISHES)
    .map(([tag]) => tag);
}
