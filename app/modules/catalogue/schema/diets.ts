import type { PlaceKind } from "./vocabulary";

/**
 * Diets of travellers. The names are stored with travellers' preferences, so none is renamed; a new one is added here
 * and in `DIET_FACTS`, and every data file that does not mention it counts as "ask".
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

/**
 * Whether a table can serve a diet: the house is known for it, can not, or has to be asked. For {@link HEALTH_DIETS} a
 * yes is the house's own word, with the page that says so.
 */
export const SERVES = ["yes", "no", "ask"] as const;
export type Serves = (typeof SERVES)[number];

/** Diets by which a wrong word makes a traveller ill: only the house itself answers them with yes. */
const HEALTH_DIETS = ["gluten-free", "nut-allergy", "shellfish-allergy"] as const satisfies readonly Diet[];

/** A place's answer for each diet. */
export type ServesEach = Readonly<Record<Diet, Serves>>;

interface DietFacts {
  /** In a list of choices. */
  label: string;
  /** After "Ask here about". */
  askAbout: string;
  /** The note on a table that can serve it. */
  served: string;
  /** The reason why a place that can not serve it is left out. */
  notServed: string;
  /** Stands after "Look for", where no table of ours is near. */
  lookFor: string;
}

/** Every sentence of the product about a diet; a new diet does not compile until each is there. */
export const DIET_FACTS: Readonly<Record<Diet, DietFacts>> = {
  vegetarian: {
    label: "Vegetarian",
    askAbout: "vegetarian dishes",
    served: "Has vegetarian dishes",
    notServed: "It has next to nothing vegetarian.",
    lookFor: "a place with vegetarian dishes",
  },
  vegan: {
    label: "Vegan",
    askAbout: "vegan dishes",
    served: "Has vegan dishes",
    notServed: "It has next to nothing vegan.",
    lookFor: "a place with vegan dishes",
  },
  halal: {
    label: "Halal",
    askAbout: "halal food",
    served: "Known for halal food",
    notServed: "It doesn't serve halal food.",
    lookFor: "a halal kitchen",
  },
  kosher: {
    label: "Kosher",
    askAbout: "kosher food",
    served: "Known for kosher food",
    notServed: "It doesn't serve kosher food.",
    lookFor: "a kosher kitchen",
  },
  "gluten-free": {
    label: "Gluten-free",
    askAbout: "gluten",
    served: "Says itself that it cooks without gluten, so say that you need it",
    notServed: "Most of what it serves has gluten in it.",
    lookFor: "a kitchen that cooks without gluten",
  },
  "dairy-free": {
    label: "Dairy-free",
    askAbout: "milk and cheese",
    served: "Known for food without milk, so say that you need it",
    notServed: "Most of what it serves has milk in it.",
    lookFor: "a kitchen that cooks without milk and cheese",
  },
  "nut-allergy": {
    label: "Nut allergy",
    askAbout: "nuts",
    served: "Says itself that it cooks without nuts, so say that you need it",
    notServed: "Nuts are part of what it serves.",
    lookFor: "a kitchen that keeps nuts out",
  },
  "shellfish-allergy": {
    label: "Shellfish allergy",
    askAbout: "shellfish",
    served: "Says itself that it cooks without shellfish, so say that you need it",
    notServed: "Shellfish is part of what it serves.",
    lookFor: "a kitchen that keeps shellfish out",
  },
};

/** Kinds of places for eating or drinking; their data files have to name the diets they serve. */
export const FOOD_KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "restaurant",
  "food-hall",
  "cafe",
  "bar",
  "winery",
]);

/**
 * The diets of health that a place answers with yes without a page of its own house to say so: one on the host of its
 * website. A guide, a newspaper or a blog is none.
 */
export function unprovenDiets(place: { serves?: ServesEach; website?: string; dietPage?: string }): Diet[] {
  const { serves, website, dietPage } = place;
  const isOwnWord = website !== undefined && dietPage !== undefined && hostOf(website) === hostOf(dietPage);
  return serves && !isOwnWord ? HEALTH_DIETS.filter((diet) => serves[diet] === "yes") : [];
}

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, "");

/** A file's answer for every diet; it names only the known ones. */
export function servesEach(known: Partial<Record<Diet, Serves>>): ServesEach {
  return Object.fromEntries(DIETS.map((diet) => [diet, known[diet] ?? "ask"])) as Record<Diet, Serves>;
}
