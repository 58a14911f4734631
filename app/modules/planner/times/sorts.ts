/** The sorts of appointments that a reader knows by their words. */
export const SORTS = ["wedding", "dinner", "lunch", "stage", "match", "visit", "work", "feast", "class"] as const;
export type AppointmentSort = (typeof SORTS)[number];

interface SortRule {
  /** The words for it, as one part of a pattern. */
  words: string;
  /** Minutes that it takes where nobody says. */
  minutes: number;
  /** It goes on until this hour instead, in minutes since local midnight. */
  until?: number;
  /** Food is had there. */
  isTable?: true;
  /** An hour without am or pm is no earlier than this one, in minutes since local midnight. */
  earliest: number;
  /** It is read without an hour too, which is then asked for. */
  isAsked?: true;
}

const PERSON =
  "(?:aunt(?:ie)?|uncle|gran(?:dma|dpa|dmother|dfather|ny)?|grandparents|mum|mom|mother|dad|father|parents|in-laws|sister|brother|cousins?|niece|nephew|son|daughter|friends?|family|relatives|colleagues?|clients?|lawyer|notary)";
const MORNING = 8 * 60;

/** What each sort is called, how long it takes, and at which hours. */
export const SORT_RULES: Record<AppointmentSort, SortRule> = {
  wedding: {
    words: "wedding(?: party| reception| ceremony| breakfast)?(?! (?:anniversary|venues?|photos?|dress|trip|season))",
    minutes: 480,
    until: 23 * 60,
    isTable: true,
    earliest: MORNING + 60,
    isAsked: true,
  },
  dinner: {
    words:
      "(?:dinner|supper)(?! (?:and|jacket|cruise))|table(?= (?:at|for|booked|reserved))|(?:dinner |table )?reservation",
    minutes: 120,
    isTable: true,
    earliest: 12 * 60,
  },
  lunch: {
    words: "(?:lunch|brunch)(?! (?:and|breaks?|box(?:es)?|culture))",
    minutes: 90,
    isTable: true,
    earliest: 11 * 60,
  },
  stage: {
    words: "concert|gig|opera|ballet|musical|theatre(?: tickets)?|theater(?: tickets)?|show|recital|premiere",
    minutes: 150,
    earliest: 12 * 60,
  },
  match: {
    words: "match|game|grand prix|half marathon|marathon",
    minutes: 120,
    earliest: MORNING,
  },
  visit: {
    words: `(?:visit(?:ing)?|seeing|meet(?:ing)?(?: up with)?) (?:my|our|the|an?|his|her) (?:[\\p{L}-]+ )?${PERSON}`,
    minutes: 180,
    earliest: MORNING,
  },
  work: {
    words:
      "conference|congress|convention|trade fair|workshop|seminar|meeting(?! (?:rooms?|points?|up|my|our|the|with))|interview|exam|appointment|viewing",
    minutes: 60,
    earliest: MORNING,
  },
  feast: {
    words:
      "christening|baptism|funeral|graduation(?: ceremony)?|bar mitzvah|bat mitzvah|engagement party|birthday party|family reunion|birthday (?:dinner|lunch)",
    minutes: 240,
    isTable: true,
    earliest: MORNING,
    isAsked: true,
  },
  class: {
    words: "(?:cooking |yoga |pottery |surf |dance )(?:class|lesson)",
    minutes: 120,
    earliest: MORNING,
  },
};
