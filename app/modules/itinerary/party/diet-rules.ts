import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { DIETS, DIET_FACTS } from "#app/modules/catalogue/schema/diets";
import type { Diet, Serves } from "#app/modules/catalogue/schema/diets";

type Serving = Pick<PlaceSource, "serves"> & Partial<Pick<PlaceSource, "name" | "tags">>;

/** Meat and fish as houses are named after them. */
const MEAT_OR_FISH =
  /\b(octopus|fish|seafood|crabs?|lobsters?|oysters?|shrimps?|prawns?|clams?|mussels?|(conger )?eels?|squid|tuna|salmon|sardines?|sushi|meat|beef|mutton|venison|reindeer|steaks?|steakhouse|pork|ham|lamb|goat|chicken|duck|goose|burgers?|kebabs?|ribs|barbecue|barbacoa|carnitas|cochinita|lech[oó]n|bbq|sausages?|schnitzel|bacon|brisket|wings|butchery)\b/i;
/** Houses in which it is all about a roast, whatever else they serve. */
const MEAT_HOUSE =
  /\b(parrilla|asado|asador|churrasc\w*|rod[ií]zio|bistecca|grill(s|house|ed meat)?|rotisserie|butcher'?s?|skewers|souvlakia?|gyros|kalamaki|yakitori|yakiniku|tonkatsu|unagi|ceviche|marisquer[ií]a|cevicher[ií]a|medieval|game|offal|tripe|mezgit|onglet|tartare|terrines?|charcuterie|foie gras|oxtail)\b/i;
const WITHOUT_THEM: readonly Diet[] = ["vegetarian", "vegan"];
const OWN_MEAT: readonly Diet[] = ["halal", "kosher"];
const KOSHER: readonly Diet[] = ["kosher"];
/** Diets for which the dishes in a house's sentence count too. */
const BY_DISHES: readonly (readonly Diet[])[] = [WITHOUT_THEM, OWN_MEAT, KOSHER];
/** Houses in which it is all about flour: what else they could cook is no reason to go there. */
const FLOUR_HOUSE =
  /\b(bakery|boulangerie|bagels?|sandwich(es)?|subs|baguettes?|toast(ies)?|croissants?|pastry|pastries|pizzas?|pizzeria|pasta|shawarma|gyros|burritos?|burgers?|pies?|pierogi|dumplings?|dim sum|gyoza|momos?|khinkali|khachapuri|ramen|udon|okonomiyaki|takoyaki|tonkatsu|schnitzel|empanadas|b[aá]nh m[iì]|buns|b[oö]rek|burek|pide|lahmacun|manakish|falafel sandwich(es)?|strudel|pretzels?|waffles?|churros|dough ?nuts?|cr[eê]pes?|fish and chips)\b/i;
/** And those in which it is all about milk and butter. */
const DAIRY_HOUSE =
  /\b(cheeses?|fondue|raclette|khachapuri|boulangerie|croissants?|patisserie|cr[eê]perie|custard|ice cream|gelato)\b/i;
/** Foods that halal and kosher rule out, and those that kosher alone forbids. */
const PORK_HOUSE =
  /\b(pork|porchetta|pigs?|ham|hams|jam[oó]n|prosciutto|bacon|speck|knuckles?|chicharr[oó]n|lech[oó]n|carnitas|cochinita|schweinshaxe|currywurst|tonkatsu|char siu|black pudding)\b/i;
const SHELLFISH_HOUSE =
  /\b(shellfish|oysters?|mussels?|lobsters?|crabs?|crayfish|shrimps?|prawns?|clams?|octopus|squid|(conger )?eels?|marisquer[ií]a)\b/i;
const HOUSES_OF: readonly (readonly [RegExp, readonly Diet[]])[] = [
  [MEAT_OR_FISH, WITHOUT_THEM],
  [MEAT_HOUSE, WITHOUT_THEM],
  [PORK_HOUSE, OWN_MEAT],
  [SHELLFISH_HOUSE, KOSHER],
  [FLOUR_HOUSE, ["gluten-free"]],
  [DAIRY_HOUSE, ["vegan", "dairy-free"]],
];

/** Beginnings of the sentences about a traveller's diet. */
const ASK = "Ask here about ";
const LOOK = "Look for ";
const ASK_FIRST = "Ask about ";
const SERVED = new Set(DIETS.map((diet) => DIET_FACTS[diet].served));

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The diets that a place answers in one way; none where nothing is eaten or drunk. */
function answering({ serves }: Serving, diets: readonly Diet[], answer: Serves): Diet[] {
  return serves ? diets.filter((diet) => serves[diet] === answer) : [];
}

/** Why a place can not be planned for people of these diets; undefined when it can. */
export function whyNotServed(place: Serving, diets: readonly Diet[]): string | undefined {
  const [first] = answering(place, diets, "no");
  return first && DIET_FACTS[first].notServed;
}

/** Whether a table or a lunch is named after what some of those who come do not eat. */
export function isNamedAfterWhatIsNotEaten(name: string, diets: readonly Diet[]): boolean {
  return WITHOUT_THEM.some((diet) => diets.includes(diet)) && MEAT_OR_FISH.test(name);
}

/**
 * Whether a house is about meat or fish, pork or shellfish, flour or milk by its name or its known dishes, and some of
 * the party do not eat it. A house that is known to bake without flour or milk is for all diets; a grill with a plate
 * of vegetables is not. Where the house is not known to serve travellers who eat no meat, or no such meat, the dishes
 * in its sentence count too.
 */
export function isForOthers(
  { name, tags, note, serves }: Pick<PlaceSource, "name" | "tags" | "serves"> & Partial<Pick<PlaceSource, "note">>,
  diets: readonly Diet[],
): boolean {
  const words = [name, ...tags].join(", ");
  return HOUSES_OF.some(([house, without]) => {
    const kept = without.filter((diet) => diets.includes(diet));
    if (kept.length === 0) return false;
    const isSure = kept.every((diet) => serves?.[diet] === "yes");
    if (!BY_DISHES.includes(without)) return !isSure && house.test(words);
    // A sausage of wheat suits all diets.
    if (without !== WITHOUT_THEM && isMeatless({ name, tags, serves })) return false;
    return house.test(isSure ? words : `${words}, ${note ?? ""}`);
  });
}

/** The diets that a traveller has to look or ask for: a halal kitchen needs no question where nearly all are. */
export function dietsToAsk({
  diets,
  destination,
}: {
  diets: readonly Diet[];
  destination: { isHalalUsual?: boolean };
}): readonly Diet[] {
  return destination.isHalalUsual ? diets.filter((diet) => diet !== "halal") : diets;
}

const WITHOUT_MEAT = /\b(vegetarian|vegan|plant-based|meatless)\b/i;
/** Of those who may eat meat of their own kind only, where no other is cooked. */
const HALF_A_QUESTION = 0.5;

/** Whether a house is known for cooking without meat. */
function isMeatless({ name = "", tags = [], serves }: Serving): boolean {
  return serves?.vegetarian === "yes" && WITHOUT_MEAT.test([name, ...tags].join(", "));
}

/**
 * How many of these diets have to be asked about, and whether the name speaks against it: the fewer, the better the
 * table. Where no meat is cooked, a question about meat counts half.
 */
export function questionsAt(place: Serving, diets: readonly Diet[]): number {
  const unsure = WITHOUT_THEM.filter((diet) => diets.includes(diet) && place.serves?.[diet] !== "yes");
  const isNamedForOthers = isNamedAfterWhatIsNotEaten(place.name ?? "", unsure);
  const asked = answering(place, diets, "ask").map((diet) =>
    OWN_MEAT.includes(diet) && isMeatless(place) ? HALF_A_QUESTION : 1,
  );
  return asked.reduce((sum, one) => sum + one, 0) + (isNamedForOthers ? 1 : 0);
}

/** The fact about diets at a table, without saying whose diet it is: "Has vegetarian dishes. Ask here about nuts". */
export function dietLine(place: Serving, diets: readonly Diet[]): string | undefined {
  const served = answering(place, diets, "yes").map((diet) => DIET_FACTS[diet].served);
  const open = answering(place, diets, "ask").map((diet) => DIET_FACTS[diet].askAbout);
  const lines = [...served, ...(open.length > 0 ? [`${ASK}${listed.format(open)}`] : [])];
  return lines.length > 0 ? lines.join(". ") : undefined;
}

/** The kitchen to look for where no table is known: "Look for a halal kitchen." */
export function whatToLookFor(diets: readonly Diet[]): string | undefined {
  return diets.length > 0 ? `${LOOK}${lookedFor(diets)}.` : undefined;
}

const lookedFor = (diets: readonly Diet[]): string => listed.format(diets.map((diet) => DIET_FACTS[diet].lookFor));

const ANYTHING = "something";
const LOOK_AROUND = /^(Look for ).+?( around )/;

/**
 * Where to look for a meal, whatever is eaten: "Look for something around the port", "Look for a halal kitchen around
 * the port".
 */
export function lookAround(where: string, diets: readonly Diet[]): string {
  return `${LOOK}${diets.length > 0 ? lookedFor(diets) : ANYTHING} around ${where}`;
}

/** The diets that a meal is not named after. */
export function dietsBeside(meal: string, diets: readonly Diet[]): Diet[] {
  return diets.filter((diet) => !meal.toLowerCase().includes(DIET_FACTS[diet].label.toLowerCase()));
}

/**
 * The question about a meal that is part of a booking, unless it is named after it: "Ask about halal food when you
 * book."
 */
export function whatToAskFirst(meal: string, diets: readonly Diet[]): string | undefined {
  const about = dietsBeside(meal, diets).map((diet) => DIET_FACTS[diet].askAbout);
  return about.length > 0 ? `${ASK_FIRST}${listed.format(about)} when you book.` : undefined;
}

/** Advice for the one kitchen of a stop: "Ask about nuts when you get there, and have something with you in case." */
export function whatToAskThere(diets: readonly Diet[]): string | undefined {
  const about = diets.map((diet) => DIET_FACTS[diet].askAbout);
  return about.length > 0
    ? `${ASK_FIRST}${listed.format(about)} when you get there, and have something with you in case.`
    : undefined;
}

/** The fact about a stop, without the words on diets, for readers who are not of the party. */
export function factWithoutDiets(fact: string | undefined): string | undefined {
  const rest = fact?.split(". ").filter((line) => !line.startsWith(ASK) && !SERVED.has(line));
  return rest?.join(". ") || undefined;
}

/** The words of a meal without a table, without those on diets, for readers who are not of the party. */
export function mealWithoutDiets(description: string): string {
  return description.split(` ${LOOK}`, 1)[0]!.split(` ${ASK_FIRST}`, 1)[0]!.replace(LOOK_AROUND, `$1${ANYTHING}$2`);
}
