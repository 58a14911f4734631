import type { LocalDate } from "#app/shared/calendar";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { isThereOn, NOT_ON } from "../hours/feast-places";
import { whyNotAnotherWinery, whyNotForParty, whyNotUnasked } from "../party/party-rules";
import { eveningStrolls } from "./evening-strolls";
import { quarterWalks } from "./quarter-walks";
import { whyNotSoFar } from "../party/worth-the-way";

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
  const there = request.places.filter(
    (place) => wanted.includes(place.id) || dates.some((date) => isThereOn(place, date, destination.country)),
  );
  const offered: RequestedPlace[] = [...there, ...quarterWalks(request, dates.length), ...eveningStrolls(request)];
  return offered.map((place) => {
    const isOff = !dates.some((date) => isThereOn(place, date, destination.country));
    const fixed = isOff ? NOT_ON : whyNotForParty(place, request, dates);
    const why = fixed ?? whyNotUnasked(place, request) ?? tooMany(place) ?? tooFar(place);
    return { place, why, isFixed: fixed !== undefined };
  });
}
