import type { PlaceSource } from "./destination.schema";
import type { PlaceKind, Taste } from "./vocabulary";

/** Kinds of places that are there to eat and drink at. */
const OF_FOOD: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["restaurant", "cafe", "food-hall", "winery"]);
/** Kinds of places whose labels say what is done there; a temple with noodles at the gate stays a temple. */
const BY_LABEL: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "market",
  "workshop",
  "tour",
  "street",
  "square",
  "neighbourhood",
  "museum",
  "shop",
  "garden",
  "island",
  "boat-trip",
]);
/** Labels of food that is eaten, sold, cooked or made there. */
const EATEN =
  /\b(street (?:food|snacks|grills)|food|farmers'?|cooking|cheese|chocolate|cacao|pralines|spices?|pepper|olive oil|seafood|tuna|fish (?:market|stalls|hall|halls|lunch|grills|tables|auction)|oysters|noodles?|dumplings|tapas|pintxos|cicchetti|montaditos|anchovies|fried cod|pizza|pastry|pastries|bakery|bakeries|sweets?|snacks|grilled (?:fish|sardines)|fruit|produce|vegetables|wet market|honey cake|sugar mill|gelato|satay|kebabs|hotteok|thali|tofu|figs and ham|world kitchens)\b/i;
/** Labels of drinks that are tasted or shown in the making, and not only poured. */
const TASTED =
  /\b(tastings?|wine|winery|sherry|brewery|distillery|tea (?:fields|estates|machines|rows|factory)|rum|whisk(?:e)?y|mezcal|sake tasting)\b/i;

/** Whether a place is about food: a table, a market for it, a tasting or a class, by its kind, name and labels. */
export function isFoodPlace({
  kind,
  name,
  tags,
  serves,
}: Pick<PlaceSource, "kind" | "name" | "tags" | "serves">): boolean {
  if (OF_FOOD.has(kind)) return true;
  // The stalls of a market for food are asked about diets; those of a flea market are not.
  if (kind === "market" && serves) return true;
  const words = [name, ...tags].join(", ");
  return kind === "bar" ? EATEN.test(words) : BY_LABEL.has(kind) && (EATEN.test(words) || TASTED.test(words));
}

/** Whether a place serves a taste: one of its moods, or food. */
export function isOfTaste(
  place: Parameters<typeof isFoodPlace>[0] & Pick<PlaceSource, "vibes">,
  taste: Taste,
): boolean {
  return taste === "food" ? isFoodPlace(place) : place.vibes.includes(taste);
}
