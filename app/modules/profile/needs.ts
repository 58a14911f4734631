import { DIETS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_NEEDS } from "./preferences";
import type { Preferences } from "./preferences";

/** The needs that a traveller's days have to meet, whatever the tastes of the party. */
export type Needs = Pick<Preferences, "diets" | "accessNeeds">;

export const NO_NEEDS: Needs = { diets: [], accessNeeds: [] };

/** The needs of several people together, each once, in the order of the lists they come from. */
export function unionOfNeeds(people: readonly Needs[]): Needs {
  return {
    diets: DIETS.filter((diet) => people.some(({ diets }) => diets.includes(diet))),
    accessNeeds: ACCESS_NEEDS.filter((need) => people.some(({ accessNeeds }) => accessNeeds.includes(need))),
  };
}

/** Whether two lists of needs ask for the same, whatever their order. */
export function areSameNeeds(a: Needs, b: Needs): boolean {
  return JSON.stringify(unionOfNeeds([a])) === JSON.stringify(unionOfNeeds([b]));
}
