import type { PlaceKind } from "./vocabulary";

/**
 * What somebody eats or may not eat. The names are stored with travellers' preferences, so none is renamed; a new one
 * is added here and in `DIET_FACTS`, and every data file that says nothing of it counts as "ask".
 */
export const DIETS = [
  "vegetarian",
  "vegan",
  "halal",
  "kosher",
  "gluten-free",
  "dairy-free",
  "nut-allergy",
  "shellfish-allergy",
] as const;
export type Diet = (typeof DIETS)[number];

/** Whether a table can serve a diet: the house is known for it, can not, or has to be asked. */
export const SERVES = ["yes", "no", "ask"] as const;
export type Serves = (typeof SERVES)[number];

/** What a place can serve, answered for each diet. */
export type ServesEach = Readonly<Record<Diet, Serves>>;

interface DietFacts {
  /** In a list of choices. */
  label: string;
  /** After "Ask here about" and "No place here is known to us for". */
  askAbout: string;
  /** After "Look for", where no table of ours is near. */
  lookFor: string;
}

export const DIET_FACTS: Readonly<Record<Diet, DietFacts>> = {
  vegetarian: {
    label: "Vegetarian",
    askAbout: "vegetarian dishes",
    lookFor: "a place with vegetarian dishes",
  },
  vegan: { label: "Vegan", askAbout: "vegan dishes", lookFor: "a place with vegan dishes" },
  halal: { label: "Halal", askAbout: "halal food", lookFor: "a halal kitchen" },
  kosher: { label: "Kosher", askAbout: "kosher food", lookFor: "a kosher kitchen" },
  "gluten-free": {
    label: "Gluten-free",
    askAbout: "gluten",
    lookFor: "a kitchen that cooks without gluten",
  },
  "dairy-free": {
    label: "Dairy-free",
    askAbout: "milk and cheese",
    lookFor: "a kitchen that cooks without milk and cheese",
  },
  "nut-allergy": { label: "Nut allergy", askAbout: "nuts", lookFor: "a kitchen that keeps nuts out" },
  "shellfish-allergy": {
    label: "Shellfish allergy",
    askAbout: "shellfish",
    lookFor: "a kitchen that keeps shellfish out",
  },
};

/** Kinds of which eating or drinking is the point; their data files have to say what they serve. */
export const FOOD_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "restaurant",
  "food-hall",
  "cafe",
  "bar",
  "winery",
]);

/** The total answer of a file that names only what is known. */
export function servesEach(known: Partial<Record<Diet, Serves>>): ServesEach {
  return Object.fromEntries(DIETS.map((diet) => [diet, known[diet] ?? "ask"])) as Record<Diet, Serves>;
}
