import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { NO_WISHES } from "#app/modules/matching/group";
import { groupFit } from "#app/modules/matching/matching.server";
import {
  companionsIn,
  groupIn,
  invitationPath,
  needsIn,
  partyOf,
  wholeInvitationPath,
} from "#app/modules/trips/party/companions.server";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { whyBehind } from "#app/modules/trips/trip/companion";
import { isClosed, nameOfTrip } from "#app/modules/trips/trip/trip";
import { monthOf } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { whoFilledIn } from "./travellers.server";

/**
 * The party of a trip: its people, whose details are there, and how the place suits all of them.
 * @throws AppError NOT_FOUND
 */
export async function companionsPage(ctx: Ctx, user: CurrentUser, tripId: string) {
  const trip = await getTrip(ctx, tripId, { userId: user.id });
  const [party, filledIn] = await Promise.all([partyOf(trip), whoFilledIn(trip, user.id)]);
  const people = companionsIn(party);
  const joined = people.filter(({ status }) => status === "joined");
  const members = joined.length > 1 ? groupIn(party) : [];
  const fit =
    members.length > 1 && trip.destination.slug
      ? await groupFit(ctx, members, trip.destination.slug, monthOf(trip.startDate)).catch(
          (error: unknown) => void ctx.log.error({ err: error }, "the group could not be scored"),
        )
      : undefined;
  return {
    tripId: trip.id,
    /** The revision of the trip that is shown. */
    revision: trip.revision,
    tripName: nameOfTrip(trip),
    destination: trip.destination.name,
    /** Where people are invited to several places at once. */
    whole: trip.journeyId === undefined ? null : `${journeyPath(trip.journeyId)}/companions`,
    isOver: isClosed(trip),
    people: people.map(({ id, tokenHash, role, name, status, hasAccount, wholeInvitation }) => ({
      id,
      role,
      name,
      status,
      hasAccount,
      hasDetails: filledIn && role === "companion" && status === "joined" ? filledIn.has(id) : null,
      link:
        role === "companion"
          ? ctx.origin +
            (wholeInvitation === undefined ? invitationPath({ id, tokenHash }) : wholeInvitationPath(wholeInvitation))
          : null,
    })),
    wishes: people.find(({ role }) => role === "owner")?.wishes ?? NO_WISHES,
    fit: fit
      ? {
          together: fit.together,
          each: members.map(({ name }, index) => ({ name, score: fit.scores[index] ?? 0 })),
          better: fit.better,
        }
      : null,
    hasDays: trip.itinerary !== undefined,
    group: trip.itinerary?.group ?? null,
    behind: trip.itinerary ? whyBehind(trip.itinerary, people, needsIn(party)) : null,
  };
}
