import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { DIETS, DIET_FACTS } from "#app/modules/catalogue/diets";
import type { Diet, Serves } from "#app/modules/catalogue/diets";

type Serving = Pick<PlaceSource, "serves">;

/** How the sentences begin that are written for what somebody eats. */
const ASK = "Ask here about ";
const LOOK = "Look for ";
const SERVED = new Set(DIETS.map((diet) => DIET_FACTS[diet].served));

const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** The diets a place answers in one way; none where nothing is eaten or drunk. */
function answering({ serves }: Serving, diets: readonly Diet[], answer: Serves): Diet[] {
  return serves ? diets.filter((diet) => serves[diet] === answer) : [];
}

/** Why a place can not be planned for people of these diets; undefined when it can. */
export function whyNotServed(place: Serving, diets: readonly Diet[]): string | undefined {
  const [first] = answering(place, diets, "no");
  return first && DIET_FACTS[first].notServed;
}

/** How many of these diets have to be asked about: the fewer, the better the table. */
export function questionsAt(place: Serving, diets: readonly Diet[]): number {
  return answering(place, diets, "ask").length;
}

/** What to know at a table, without saying whose diet it is: "Has vegetarian dishes. Ask here about nuts". */
export function dietLine(place: Serving, diets: readonly Diet[]): string | undefined {
  const served = answering(place, diets, "yes").map((diet) => DIET_FACTS[diet].served);
  const open = answering(place, diets, "ask").map((diet) => DIET_FACTS[diet].askAbout);
  const lines = [...served, ...(open.length > 0 ? [`${ASK}${listed.format(open)}`] : [])];
  return lines.length > 0 ? lines.join(". ") : undefined;
}

/** What to look for where no table is known: "Look for a halal kitchen." */
export function whatToLookFor(diets: readonly Diet[]): string | undefined {
  return diets.length > 0 ? `${LOOK}${listed.format(diets.map((diet) => DIET_FACTS[diet].lookFor))}.` : undefined;
}

/** What to know at a stop, for readers whom nobody's diet concerns. */
export function factWithoutDiets(fact: string | undefined): string | undefined {
  const rest = fact?.split(". ").filter((line) => !line.startsWith(ASK) && !SERVED.has(line));
  return rest?.join(". ") || undefined;
}

/** The words of a meal without a table, for readers whom nobody's diet concerns. */
export function mealWithoutDiets(description: string): string {
  return description.split(` ${LOOK}`, 1)[0]!;
}
