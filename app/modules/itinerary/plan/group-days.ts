import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { MISERY_FLOOR, blendFits, isBetterFor, outcomeOf } from "#app/modules/matching/group";
import type { DayRequest } from "../day/day-request";
import type { ReachStep } from "../day/planning-step";
import { weightedFitFor } from "../day/member-fit";
import type { MemberFit } from "../day/member-fit";
import type { GroupShare, Itinerary } from "../day/itinerary";
import { isVisit } from "../day/itinerary";
import { planDays } from "./plan-days";
import type { DayPlanning } from "./plan-days";
import { splitHalfDay } from "./split-day";

/** A plan is drawn again at most so often for the member who gets least. */
const ROUNDS = 4;
const LEAST_PLEASED_BOOST = 1.8;
const NAMED = 3;

function visited(itinerary: Pick<Itinerary, "days">, memberId?: string): string[] {
  return itinerary.days.flatMap((day) => {
    const apart = memberId !== undefined && day.split?.memberIds.includes(memberId) ? day.split : undefined;
    const together = day.items.filter(
      (item) => isVisit(item) && !(apart && item.start >= apart.start && item.end <= apart.end),
    );
    return [...together, ...(apart?.items.filter(isVisit) ?? [])].flatMap((item) =>
      item.placeId ? [item.placeId] : [],
    );
  });
}

function fitOfPlaces(ids: readonly string[], member: MemberFit, places: ReadonlyMap<string, PlaceSource>): number {
  return ids.reduce((sum, id) => sum + (places.has(id) ? weightedFitFor(member, places.get(id)!) : 0), 0);
}

function best(ids: readonly string[], member: MemberFit, places: ReadonlyMap<string, PlaceSource>): string[] {
  return ids
    .flatMap((id) => places.get(id) ?? [])
    .sort((a, b) => weightedFitFor(member, b) - weightedFitFor(member, a) || a.id.localeCompare(b.id, "en"))
    .slice(0, NAMED)
    .map(({ name }) => name);
}

function blended(request: DayRequest, group: readonly MemberFit[], weights: readonly number[]): DayRequest {
  const fits = Object.fromEntries(
    request.places.map(({ id }) => [
      id,
      blendFits(
        group.map((member) => member.fits[id] ?? 0),
        weights,
      ),
    ]),
  );
  return { ...request, fits };
}

/** The days that a member of the group would see alone. */
interface Alone {
  wishes: readonly string[];
  /** The worth of those days to them. */
  most: number;
}

function aloneOf(
  { keep: _keep, edit: _edit, ...free }: DayRequest,
  member: MemberFit,
  places: ReadonlyMap<string, PlaceSource>,
  sun: SunCalculator,
  generatedAt: string,
): Alone {
  const wishes = visited(planDays({ ...free, fits: member.fits }, sun, generatedAt).itinerary);
  return { wishes, most: Math.max(1e-9, fitOfPlaces(wishes, member, places)) };
}

/**
 * The same as far as it can be read from days that are only edited, for which the plans for one member alone were made
 * before.
 */
function knownOf(
  before: Pick<Itinerary, "days">,
  { share, givesUp }: GroupShare,
  member: MemberFit,
  places: ReadonlyMap<string, PlaceSource>,
): Alone {
  const own = visited(before, member.id);
  const missed = [...places.values()].flatMap(({ id, name }) => (givesUp.includes(name) ? [id] : []));
  return { wishes: [...own, ...missed], most: Math.max(1e-9, fitOfPlaces(own, member, places) / share) };
}

/**
 * Plans days for people of different taste: the mean of each member's share against a plan of their own is made as
 * large as it goes while no member falls under the floor; where tastes lie far apart, half a day is spent in two
 * parties that meet again for dinner. The same request gives the same plan, in whatever order the people come.
 */
export function planGroupDays(
  request: DayRequest,
  people: readonly MemberFit[],
  sun: SunCalculator,
  generatedAt: string,
  reach: ReachStep = () => undefined,
): DayPlanning {
  const group = [...people].sort((a, b) => a.id.localeCompare(b.id, "en"));
  const places = new Map(request.places.map((place) => [place.id, place]));
  const before = request.edit?.before;
  const yields = group.map((member) => {
    const told = before?.group?.find(({ memberId }) => memberId === member.id);
    return before && told && told.share > 0
      ? knownOf(before, told, member, places)
      : aloneOf(request, member, places, sun, generatedAt);
  });
  const sharesOf = (itinerary: Itinerary): number[] =>
    group.map((member, index) =>
      Math.min(1, fitOfPlaces(visited(itinerary, member.id), member, places) / yields[index]!.most),
    );

  const weights = group.map(() => 1);
  let chosen: { planning: DayPlanning; shares: number[] } | undefined;
  for (let round = 0; round < (request.keep ? 1 : ROUNDS); round++) {
    const planning = planDays(blended(request, group, weights), sun, generatedAt, reach);
    const shares = sharesOf(planning.itinerary);
    if (!chosen || isBetterFor(outcomeOf(shares), outcomeOf(chosen.shares))) chosen = { planning, shares };
    if (outcomeOf(shares).least >= MISERY_FLOOR) break;
    weights[shares.indexOf(Math.min(...shares))]! *= LEAST_PLEASED_BOOST;
  }
  const { planning } = chosen!;
  const itinerary = splitHalfDay(request, planning.itinerary, group, sun, generatedAt);
  const shares = sharesOf(itinerary);
  const perPerson: GroupShare[] = group.map((member, index) => {
    const own = visited(itinerary, member.id);
    return {
      memberId: member.id,
      name: member.name,
      share: Math.round(shares[index]! * 100) / 100,
      gets: best(own, member, places),
      givesUp: best(
        yields[index]!.wishes.filter((id) => !own.includes(id)),
        member,
        places,
      ),
    };
  });
  return { ...planning, itinerary: { ...itinerary, group: perPerson } };
}
