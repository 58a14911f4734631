import type { LocalDate } from "#app/shared/calendar";
import type { DayRequest, RequestedPlace } from "./day-request";
import { whyNotAnotherWinery, whyNotForParty, whyNotUnasked } from "./party-rules";
import { quarterWalks } from "./quarter-walks";
import { whyNotSoFar } from "./worth-the-way";

/** A place that could be visited, and why it is not offered to this party, if it is not. */
interface Offered {
  place: RequestedPlace;
  why: string | undefined;
  /** Asking for it would change nothing. */
  isFixed: boolean;
}

/** All that a stay could hold, the walks through its quarters included, each with what speaks against it for this party. */
export function reasonsAgainst(request: DayRequest, dates: readonly LocalDate[]): Offered[] {
  const tooFar = whyNotSoFar(request, dates);
  const tooMany = whyNotAnotherWinery(request);
  const offered: RequestedPlace[] = [...request.places, ...quarterWalks(request, dates.length)];
  return offered.map((place) => {
    const fixed = whyNotForParty(place, request, dates);
    const why = fixed ?? whyNotUnasked(place, request) ?? tooMany(place) ?? tooFar(place);
    return { place, why, isFixed: fixed !== undefined };
  });
}
