import { readingMinutes } from "./guide";
import { eatingWell } from "./guides/eating-well-on-the-road";
import { firstSoloTrip } from "./guides/first-solo-trip";
import { packingLight } from "./guides/packing-light-for-any-season";

/**
 * The three guides that the explore page names (CHECKLIST EXPL-56); their reading times are those of the guides
 * themselves.
 */
export const EXPLORE_GUIDES = [packingLight, firstSoloTrip, eatingWell].map(({ slug, title, excerpt, content }) => ({
  slug,
  title,
  line: excerpt,
  minutes: readingMinutes(content),
}));
