import type { PlaceSource } from "#app/modules/catalogue/destination.schema";

/** Words on a table's card that speak against a diet. */
const AGAINST: Readonly<Record<string, RegExp>> = {
  vegetarian:
    /steak|barbecue|grill|roast|ham\b|pork|beef|meat|chicken|duck|seafood|fish|oyster|lobster|crab|sushi|kebab|burger/i,
  vegan:
    /steak|barbecue|grill|roast|ham\b|pork|beef|meat|chicken|duck|seafood|fish|oyster|lobster|crab|sushi|kebab|burger|cheese|ice cream|dairy/i,
  halal: /pork|ham\b|beer|wine|pub\b|whisky|cocktail|sausage/i,
  kosher: /pork|ham\b|shellfish|oyster|lobster|crab|prawn|shrimp|seafood/i,
  "gluten-free": /noodle|ramen|pasta|pizza|bakery|bread|dumpling|pastry|beer/i,
  "shellfish-allergy": /shellfish|oyster|lobster|crab|prawn|shrimp|seafood|mussel|clam/i,
};
const PROVIDED = /vegetarian|vegan|plant-based|buddhist/i;
const MEATLESS: ReadonlySet<string> = new Set(["vegetarian", "vegan"]);

/** Whether what is known of a table speaks for these diets or at least not against them. Menus change: the traveller asks all the same. */
export function suitsDiets(
  place: Pick<PlaceSource, "kind" | "tags" | "note" | "name">,
  diets: readonly string[],
): boolean {
  const card = [place.name, ...place.tags, place.note].join(" ");
  return diets.every((diet) => {
    if (MEATLESS.has(diet) && PROVIDED.test(card)) return true;
    if (diet === "halal" && place.kind === "bar") return false;
    return !(AGAINST[diet]?.test(card) ?? false);
  });
}

/** What to say at the table, for the card of a meal. */
export function dietReminder(diets: readonly string[]): string {
  return `tell the kitchen: ${diets.map((diet) => diet.replace("-", " ")).join(", ")}`;
}
