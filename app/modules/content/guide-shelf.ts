import { readingMinutes } from "./guide";
import type { Guide, GuideSource } from "./guide";
import { normaliseGuide } from "./guide.schema";
import { lisbonWeekend } from "./guides/a-long-weekend-in-lisbon";
import { goodGuest } from "./guides/being-a-good-guest";
import { eatingWell } from "./guides/eating-well-on-the-road";
import { firstSoloTrip } from "./guides/first-solo-trip";
import { firstTimeInJapan } from "./guides/first-time-in-japan";
import { jetLag } from "./guides/how-to-beat-jet-lag";
import { moneyAbroad } from "./guides/money-abroad-cards-cash-and-fees";
import { packingLight } from "./guides/packing-light-for-any-season";
import { groupTrip } from "./guides/planning-a-trip-the-whole-group-enjoys";
import { stayingWell } from "./guides/staying-well-in-heat-height-and-far-from-a-doctor";
import { travelInsurance } from "./guides/travel-insurance-what-to-read-before-you-buy";
import { lighterOnThePlanet } from "./guides/travelling-lighter-on-the-planet";

function toGuide(source: GuideSource): Guide[] {
  const guide = normaliseGuide({ ...source, readTime: `${readingMinutes(source.content)} min` });
  return guide ? [guide] : [];
}

/** The six guides of the answer when the call fails (CHECKLIST GUIDE-24 to GUIDE-28). */
export const BUILT_IN_GUIDES: readonly Guide[] = [
  packingLight,
  firstSoloTrip,
  eatingWell,
  jetLag,
  lisbonWeekend,
  lighterOnThePlanet,
].flatMap(toGuide);

/** Every guide of the list, the built-in ones first; new guides are added here. */
export const ALL_GUIDES: readonly Guide[] = [
  ...BUILT_IN_GUIDES,
  ...[moneyAbroad, groupTrip, firstTimeInJapan, travelInsurance, goodGuest, stayingWell].flatMap(toGuide),
];
