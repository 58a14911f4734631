import { DIETS, DIET_FACTS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_LABELS, ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { formatCount, formatDateRange, formatLength, formatShortDate } from "#app/shared/format";
import { withCapital } from "#app/shared/text";
import type { StartValues } from "../start-form";
import type { ToldInSentence } from "./told-places";
import { tastesOf } from "./trip-wish";
import type { Use } from "./trail";
import type { TripWish } from "./trip-wish";

/** One understood value, in short; its field stands behind it. */
export interface WishChip {
  id: "when" | "who" | "budget" | "from" | "likes" | "pace" | "needs";
  label: string;
  /** "Sat 10 Apr to Sat 17 Apr, 7 nights"; undefined while it is open. */
  value?: string;
  /** The value that we chose ourselves, with the reason. */
  note?: string;
}

/** A place that the sentence may mean. */
interface WishPlace {
  slug: string;
  name: string;
  country: string;
  /** US dollars a day, without flights. */
  perDay: number;
  picture: { src: string; alt: string; width: number; height: number };
  reasons: readonly string[];
}

/** A sentence as it was understood. */
export interface UnderstoodWish {
  values: StartValues;
  places: WishPlace[];
  isNamed: boolean;
  /** Nights of the whole trip, where its length was said. */
  nights?: number;
  areas: string[];
  chips: WishChip[];
  givenUp: string[];
  /** Whether a diet or an access need was said that is not among the preferences. */
  isNewNeed: boolean;
  /** What we answer to names that are not those of our places. */
  told: ToldInSentence[];
  /** Words that only sights of the proposed places have. */
  within: string[];
  /** Places that were read in spite of a slip of the pen. */
  slips: { said: string; name: string }[];
  /** Wishes that nothing in the plan can follow, as they were written. */
  unused: string[];
  /** Ways to come that are no flights, as they were written. */
  ways: string[];
  /** The place among several from which the traveller flies home. */
  homeFrom?: string;
  /** A car on the spot, as it was written. */
  car: string[];
  /** A bed of a friend's or one's own, as it was written. */
  bed: string[];
  /** Hours of work or of a nap in words, with what we assumed of them. */
  hours: { text: string; guess?: string } | null;
  /** What stands at a fixed time, one a line, with what we assumed of it and what is open. */
  appointments: { text: string; notes: string[] } | null;
  /** All other words that carry a meaning and that nobody has read, as they were written. */
  unknown: string[];
  /** The traveller's words behind each part of the reading. */
  heard: { label: string; words: string[] }[];
}

const HEARD_AS: Readonly<Record<Exclude<Use, "told" | "unused" | "ways" | "car" | "bed">, string>> = {
  where: "Where",
  search: "Looking for",
  when: "When",
  who: "Who",
  budget: "Budget",
  from: "From",
  likes: "Likes",
  pace: "Pace and comfort",
  needs: "Needs",
  hours: "Hours that aren't free",
  appointments: "Fixed times",
  before: "Been before",
  avoided: "Left out",
};

/** The traveller's own words beside the parts of the reading, to compare. */
export function heardAs(heard: TripWish["heard"]): UnderstoodWish["heard"] {
  return heard.flatMap(({ use, words }) =>
    use === "told" || use === "unused" || use === "ways" || use === "car" || use === "bed"
      ? []
      : [{ label: HEARD_AS[use], words }],
  );
}

const list = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });

const PACES: Readonly<Record<string, string>> = { relaxed: "Relaxed", moderate: "Moderate", packed: "Packed" };
const TIERS: Readonly<Record<string, string>> = {
  "budget-friendly": "keep it cheap",
  moderate: "comfortable",
  luxury: "the best there is",
};

function whenOf({ startDate, endDate }: StartValues, nights: number | undefined): string | undefined {
  if (startDate && endDate) return `${formatDateRange(startDate, endDate)}, ${formatLength(startDate, endDate)}`;
  if (startDate) return `From ${formatShortDate(startDate)}`;
  if (nights === undefined) return undefined;
  return nights > 0 ? formatCount(nights, "night") : "1 day";
}

function whoOf({ adults, children, ages }: StartValues): string {
  const grown = formatCount(Number(adults), "adult");
  if (Number(children) === 0) return grown;
  const known = ages.filter((age) => age !== "");
  const old = known.length > 0 ? ` (${list.format(known)})` : "";
  return `${grown}, ${formatCount(Number(children), "child", "children")}${old}`;
}

/** Tastes of which people say more than their name. */
const IN_WORDS: Readonly<Record<string, string>> = {
  food: "good food",
  wine: "good wine",
  beer: "good beer",
  coffee: "good coffee",
  art: "art",
  "easy without a car": "getting around without a car",
};

/** The use of tastes that are no choice of the planner: "We'll look for good food." @param isNamed whether a place was */
function countedAs(topics: readonly string[], isNamed: boolean): string | undefined {
  if (topics.length === 0) return undefined;
  const said = list.format(topics.map((topic) => IN_WORDS[topic] ?? topic));
  if (tastesOf(topics).length > 0) return `We'll look for ${said}.`;
  const them = topics.length > 1 || /(?<!s)s$/.test(said) ? "them" : "it";
  return isNamed
    ? `Your days don't take ${said} into account yet.`
    : `${withCapital(said)} helped us find a place; your days don't take ${them} into account yet.`;
}

const MIDDLE = "We assumed a moderate pace.";

/** "vegan and step-free places": the labels of the boxes that are ticked. */
function needsInWords({ diets, accessNeeds }: StartValues): string {
  const labels = [
    ...DIETS.filter((diet) => diets.includes(diet)).map((diet) => DIET_FACTS[diet].label),
    ...ACCESS_NEEDS.filter((need) => accessNeeds.includes(need)).map((need) => ACCESS_LABELS[need].label),
  ];
  return list.format(labels.map((label) => label.toLowerCase()));
}

const NEEDS_KEPT = "We plan the days of this trip around it.";

/**
 * The understood values beside the place, one chip each; missing ones are open, save for the party: one traveller until
 * others are named.
 */
export function wishChips(
  wish: Pick<TripWish, "party" | "topics" | "isNamed" | "pace" | "budgetTier">,
  values: StartValues,
  notes: { dates: readonly string[]; budget?: string; nights?: number },
): WishChip[] {
  const when = whenOf(values, notes.nights);
  const liked = values.interests.join(", ");
  const counted = countedAs(wish.topics, wish.isNamed);
  const who = wish.party ? wish.party.guess : "We assumed one adult.";
  const isMiddle = values.pace === "moderate" && values.budgetTier === "moderate";
  const pace = `${PACES[values.pace] ?? ""}, ${TIERS[values.budgetTier] ?? ""}`;
  const needs = needsInWords(values);
  return [
    {
      id: "when",
      label: "When",
      ...(when && { value: when }),
      ...(notes.dates.length > 0 && { note: notes.dates.join(" ") }),
    },
    { id: "who", label: "Who", value: whoOf(values), ...(who && { note: who }) },
    {
      id: "budget",
      label: "Budget",
      ...(values.budgetTotal && { value: `$${Number(values.budgetTotal).toLocaleString("en-US")} each` }),
      ...(notes.budget && { note: notes.budget }),
    },
    { id: "from", label: "From", ...(values.departureCity && { value: values.departureCity }) },
    { id: "likes", label: "Likes", ...(liked && { value: withCapital(liked) }), ...(counted && { note: counted }) },
    {
      id: "pace",
      label: "Pace and comfort",
      value: pace,
      ...(!wish.pace &&
        !wish.budgetTier && { note: isMiddle ? MIDDLE : "You didn't say; this comes from your Travel DNA." }),
    },
    ...(needs === "" ? [] : [{ id: "needs" as const, label: "Needs", value: withCapital(needs), note: NEEDS_KEPT }]),
  ];
}
