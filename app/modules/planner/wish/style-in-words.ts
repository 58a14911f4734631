import type { Diet } from "#app/modules/catalogue/schema/diets";
import type { AccessNeed } from "#app/modules/profile/preferences";
import type { BudgetLevel } from "#app/modules/catalogue/schema/vocabulary";
import type { Pace } from "#app/modules/itinerary/day/itinerary";

export const PACE_WORDS: readonly [RegExp, Pace][] = [
  [
    /\b(?:relaxed|relaxing|slow(?:ly)?|easy[- ]going|laid[- ]back|unhurried|take it easy|no (?:rush|stress|hurry)|chill(?:ed)?|leisurely|lazy)\b(?: pace)?/,
    "relaxed",
  ],
  [
    /\b(?:packed|busy|action[- ]packed|see (?:it all|everything|as much as possible)|as much as possible|full[- ]on|intense)\b(?: (?:pace|days|schedule))?/,
    "packed",
  ],
];
export const TIER_WORDS: readonly [RegExp, BudgetLevel][] = [
  [
    /(?<!\p{L})(?:nothing|not|isn't|needn't be)(?: too| very| that| so)? (?:fancy|posh|luxurious)(?!\p{L})|(?<!\p{L})cheap as chips(?!\p{L})|(?<!\p{L})no[- ]frills(?!\p{L})/u,
    "budget-friendly",
  ],
  [
    /(?<!\p{L})(?:money|price|cost)s? (?:is |are )?no (?:object|problem|issue)(?!\p{L})|(?<!\p{L})(?:no expense spared|splurge|(?<!mid to )(?:high|big|large|generous) budget)(?!\p{L})/u,
    "luxury",
  ],
  [
    /(?<!\p{L})(?:on (?:a|the) |a |our )*(?:shoestring|(?:tight|small|low|limited|tiny|student) budget|cheap)(?: budget)?(?<!(?<!the )cheap)(?!\p{L})/u,
    "budget-friendly",
  ],
  [/(?<![\p{L}\p{N}])(?:5|five)[- ]?(?:\*|stars?(?!\p{L}))(?: (?:hotels?|resorts?))?/u, "luxury"],
  [
    /(?<![\p{L}\p{N}])(?:4|four)[- ]?(?:\*|stars?(?!\p{L}))(?: (?:hotels?|resorts?))?|(?<!\p{L})(?:mid[- ]?range|(?:mid|medium|moderate|middle|average)(?: to high)? (?:budget|price))(?!\p{L})/u,
    "moderate",
  ],
  [/(?<![\p{L}\p{N}])(?:[23]|two|three)[- ]?(?:\*|stars?(?!\p{L}))(?: (?:hotels?|resorts?))?/u, "budget-friendly"],
];
const NEEDS: readonly [RegExp, Diet | AccessNeed][] = [
  [/\bvegans?\b/, "vegan"],
  [/\bvegetarians?\b|\bveggie\b/, "vegetarian"],
  [/\bhalal\b/, "halal"],
  [/\bkosher\b/, "kosher"],
  [/\bgluten[- ]free\b|\bcoeliac\b|\bceliac\b/, "gluten-free"],
  [/\bdairy[- ]free\b|\blactose[- ](?:free|intolerant)\b/, "dairy-free"],
  [/\b(?:nut|peanut) allerg(?:y|ic)\b|\ballergic to (?:pea)?nuts\b/, "nut-allergy"],
  [/\b(?:shellfish|seafood) allerg(?:y|ic)\b|\ballergic to (?:shellfish|seafood)\b/, "shellfish-allergy"],
  [/\bwheelchairs?(?:[- ](?:accessible|friendly|users?|access))?\b|\bstep[- ]free\b/, "step-free"],
];

/** Takes the first of a few meanings that the text has. */
export function takeMeaning<M>(
  text: string,
  meanings: readonly (readonly [RegExp, M])[],
): { meaning?: M; rest: string } {
  const found = meanings.find(([says]) => says.test(text));
  return found ? { meaning: found[1], rest: text.replace(found[0], " ") } : { rest: text };
}

/** Diets and access needs, with the words that said them. */
export function needsIn(folded: string): { need: Diet | AccessNeed; said: string }[] {
  return NEEDS.flatMap(([says, need]) => (says.test(folded) ? [{ need, said: says.exec(folded)?.[0] ?? "" }] : []));
}
