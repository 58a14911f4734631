import type { LocalDate } from "#app/shared/calendar";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { isThereOn, NOT_ON } from "../hours/feast-places";
import { whyNotAnotherWinery, whyNotForParty, whyNotUnasked } from "../party/party-rules";
import { fillerWalks } from "./filler-walks";
import { quarterWalks } from "./quarter-walks";
import { isTooColdToBathe } from "../party/weather";
import { whyNotSoFar } from "../party/worth-the-way";

/** On a beach on which nobody bathes one walks, for so long; nor does it stand beside what people come for. */
const WALK_ON_BEACH = { minutes: 45, weight: 2 };

/** A beach as it is on dates on which it is too cold to bathe, unless the traveller or the place's list asks for it. */
function asInSeason(request: DayRequest, place: RequestedPlace, dates: readonly LocalDate[]): RequestedPlace {
  const { destination, wanted, locked, arrangement, keep } = request;
  const isAsked = wanted.includes(place.id) || locked.some(({ placeId }) => placeId === place.id) || place.stayMinutes;
  if (keep || isAsked || place.kind !== "beach") return place;
  if (!dates.every((date) => isTooColdToBathe(destination, date))) return place;
  const isReason = arrangement?.anchors.some((anchor) => anchor.place === place.id) ?? false;
  const minutes = Math.min(place.minutes, WALK_ON_BEACH.minutes);
  return { ...place, minutes, ...(!isReason && { weight: Math.min(place.weight, WALK_ON_BEACH.weight) }) };
}

/** A place that could be visited, and why it is not offered to this party, if it is not. */
interface Offered {
  place: RequestedPlace;
  why: string | undefined;
  /** Asking for it would change nothing. */
  isFixed: boolean;
}

/**
 * All that a stay could hold, what is on for a few days a year only if it is on then or asked for, the walks through
 * its quarters included, each with what speaks against it for this party.
 */
export function reasonsAgainst(request: DayRequest, dates: readonly LocalDate[]): Offered[] {
  const tooFar = whyNotSoFar(request, dates);
  const tooMany = whyNotAnotherWinery(request);
  const { wanted, destination } = request;
  const there = request.places
    .filter((place) => wanted.includes(place.id) || dates.some((date) => isThereOn(place, date, destination.country)))
    .map((place) => asInSeason(request, place, dates));
  const walks = [...quarterWalks(request, dates.length), ...fillerWalks(request)];
  // A walk that the traveller has taken out does not come back.
  const offered: RequestedPlace[] = [...there, ...walks.filter(({ id }) => !request.unwanted.includes(id))];
  return offered.map((place) => {
    const isOff = !dates.some((date) => isThereOn(place, date, destination.country));
    const fixed = isOff ? NOT_ON : whyNotForParty(place, request, dates);
    const why = fixed ?? whyNotUnasked(place, request) ?? tooMany(place) ?? tooFar(place);
    return { place, why, isFixed: fixed !== undefined };
  });
}
