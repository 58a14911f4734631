import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { AccessNeed } from "#app/modules/profile/preferences";
import { ACCESS_RULES } from "../travel/access-rules";
import type { DayRequest } from "../day/day-request";
import { whyNotServed } from "./diet-rules";
import { isOfWar } from "./fit";
import { hasSmallChildren } from "../day/children";

/** Whether a place is in season on a date; one without months always is. */
export function isInSeason(place: Pick<PlaceSource, "months">, date: LocalDate): boolean {
  return !place.months || place.months.includes(monthOf(date));
}

/** A hike is too much for small children, and a bar no place for any. */
function whyNotForChildren(place: PlaceSource, party: Pick<DayRequest, "children" | "youngest">): string | undefined {
  if (place.kind === "bar" && party.children > 0) return "It is no place for children.";
  return place.effort >= 3 && hasSmallChildren(party) ? "It is too hard a walk with children." : undefined;
}

const DRINKS = /\b(bars?|pubs?|(night|jazz|rock)? ?clubs?|lounge|cocktails?|street drinking|neon)\b/i;
/** A hall for sitting and listening, whatever else is played there. */
const CONCERTS = /\b(symphony|classical|chamber|orchestra|philharmonic|opera|organ)\b/i;
const SPIRITS = /\b(brewery|distillery|whisk(e)?y|cocktails?|beer|absinthe|rum|sake|mezcal|tequila|balsam|liqueur)\b/i;
/** A place for a massage or a steam bath. */
const MASSAGE = /\b(massage|hammam|wellness|treatments?|steam)\b/i;
/** Activities with a least age of ten or more, or a least weight. */
const JUMPS = /\b(bung(y|ee|ie)|sky ?div(e|ing)|canyon swing|rafting in)\b/i;
/** A place that weighs less is a nice extra. */
const MINOR = 3;
/** A place of this weight that is all about drink is a sight of its own all the same. */
const MUCH = 4;

/** Places where couples sit by themselves, or where children are not welcome. */
const GROWN_UPS = /\b(for couples|couples only|adults only|no children|not for children|no place for children)\b/i;

/** Evenings of many courses, or of glasses with them: two hours at table and more. */
const LONG_AT_TABLE = /\b(tasting|pairings?|wine bar|whisky bar|cocktails?)\b/i;

/** Whether a place is none for a child, by its own words. */
function isForGrownUpsByWord({ note, tags }: Pick<PlaceSource, "note" | "tags">): boolean {
  return GROWN_UPS.test(`${tags.join(", ")}, ${note}`);
}

/** Whether a table is no place for the children of a party, by its own words. */
export function isForGrownUps(
  place: Pick<PlaceSource, "note" | "tags">,
  party: Pick<DayRequest, "children" | "youngest">,
): boolean {
  if (party.children === 0) return false;
  return isForGrownUpsByWord(place) || (hasSmallChildren(party) && LONG_AT_TABLE.test(place.tags.join(", ")));
}

const wordsIn = ({ name, tags }: PlaceSource): string => `${name}, ${tags.join(", ")}`;

const isSpiritsAlone = (place: PlaceSource): boolean => place.weight < MUCH && SPIRITS.test(wordsIn(place));

const isLaneOfPubs = ({ weight, bestTime, tags }: PlaceSource): boolean =>
  weight < MUCH && (bestTime === "evening" || bestTime === "night") && DRINKS.test(tags.join(", "));

/**
 * Where one goes for a drink: a room with music and a bar, a lane of pubs by night, a tasting; no other kind of place.
 */
const FOR_DRINKING: Partial<Record<PlaceSource["kind"], (place: PlaceSource) => boolean>> = {
  music: (place) => {
    const words = wordsIn(place);
    return !CONCERTS.test(words) && (place.bestTime === "night" || DRINKS.test(words) || /\bjazz\b/i.test(words));
  },
  cafe: (place) => SPIRITS.test(place.tags.join(", ")) || /\bpub\b/i.test(wordsIn(place)),
  workshop: isSpiritsAlone,
  museum: isSpiritsAlone,
  tour: isSpiritsAlone,
  // A vineyard is a garden too; where spirits are tasted there is nothing else to do.
  winery: (place) => SPIRITS.test(wordsIn(place)),
  street: isLaneOfPubs,
  neighbourhood: isLaneOfPubs,
  square: isLaneOfPubs,
};

/** Whether one goes there for a drink. */
function isForDrinking(place: PlaceSource): boolean {
  return FOR_DRINKING[place.kind]?.(place) ?? false;
}

/**
 * Why a place that this party could visit is in no plan that did not ask for it: the plan takes no children unawares to
 * where people were killed or drink, and no grown-ups to places made for children. Undefined for all others.
 */
export function whyNotUnasked(
  place: PlaceSource,
  request: Pick<DayRequest, "children" | "youngest" | "wanted" | "locked" | "keep" | "arrangement">,
): string | undefined {
  const asked = [...request.wanted, ...request.locked.map(({ placeId }) => placeId), ...(request.keep ?? []).flat()];
  if (asked.includes(place.id)) return undefined;
  return (
    whyNotWithChildren(place, request) ??
    (place.isForChildren && !hasSmallChildren(request) ? "It is made for children; add it if you like." : undefined)
  );
}

/** Why the plan takes no children there unawares. */
function whyNotWithChildren(
  place: PlaceSource,
  request: Pick<DayRequest, "children" | "youngest" | "arrangement">,
): string | undefined {
  if (request.children === 0) return undefined;
  if (hasSmallChildren(request) && place.isGrim)
    return "It can be hard on children; add it if you think yours are old enough.";
  if (isForDrinking(place)) return "People go there for a drink; add it if that suits your children.";
  if (hasSmallChildren(request) && place.kind === "sport" && JUMPS.test(wordsIn(place)))
    return "It has a minimum age of ten or more; add it if yours are old enough.";
  if (place.kind === "spa" && (MASSAGE.test(wordsIn(place)) || isForGrownUpsByWord(place)))
    return "It is for grown-ups; add it if yours do not mind.";
  if (hasSmallChildren(request) && place.weight < MINOR && isOfWar(place))
    return "It is about war, and there is little in it for children; add it if yours are curious.";
  const isReason = request.arrangement?.anchors.some((anchor) => anchor.place === place.id);
  if (hasSmallChildren(request) && place.kind === "cemetery" && place.weight < MUCH && !isReason)
    return "It is a cemetery; add it if that suits your children.";
  return undefined;
}

/**
 * With children one winery is enough, the one that is a reason to come or that weighs most.
 * @returns why each place is left out, undefined where it is not
 */
export function whyNotAnotherWinery(
  request: Pick<DayRequest, "children" | "wanted" | "locked" | "keep" | "arrangement" | "places">,
): (place: PlaceSource) => string | undefined {
  const asked = [...request.wanted, ...request.locked.map(({ placeId }) => placeId), ...(request.keep ?? []).flat()];
  const reasons = (request.arrangement?.anchors ?? []).map(({ place }) => place);
  const rank = ({ id }: PlaceSource): number => (reasons.includes(id) ? reasons.indexOf(id) : reasons.length);
  const [first] = request.places
    .filter(({ kind }) => kind === "winery")
    .sort(
      (a, b) => Number(asked.includes(b.id)) - Number(asked.includes(a.id)) || rank(a) - rank(b) || b.weight - a.weight,
    );
  return (place) =>
    request.children > 0 && place.kind === "winery" && place !== first && !asked.includes(place.id)
      ? "One winery is enough with children; add it if yours do not mind."
      : undefined;
}

/** Why a traveller with a need cannot get about in a place, and the known alternative there, if any. */
function whyNotAccessible(need: AccessNeed, { access }: PlaceSource): string {
  const { why } = ACCESS_RULES[need];
  return need === "step-free" && access ? `${why} ${access.note}` : why;
}

/**
 * Why a place cannot be in these days at all, whatever else is in them: it is out of season, it cannot keep to a diet,
 * or one of the party cannot get about in it. Undefined when it can.
 */
export function whyNotForParty(
  place: PlaceSource,
  { accessNeeds, diets, ...party }: Pick<DayRequest, "accessNeeds" | "diets" | "children" | "youngest">,
  dates: readonly LocalDate[],
): string | undefined {
  if (!dates.some((date) => isInSeason(place, date)))
    return `Out of season on your days: it is open in ${monthNames(place.months ?? [])}.`;
  const need = accessNeeds.find((one) => ACCESS_RULES[one].excludes(place));
  return whyNotServed(place, diets) ?? (need && whyNotAccessible(need, place)) ?? whyNotForChildren(place, party);
}
