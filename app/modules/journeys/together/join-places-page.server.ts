import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { saidBefore } from "#app/modules/trips/party/join-answers";
import { findWholeInvitation, openParties } from "#app/modules/trips/party/whole-invitations.server";
import { namesInWords } from "#app/modules/trips/shown/longer-trip";
import { daysThere } from "#app/modules/trips/trip/trip-parts";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import type { JoinPlacesPage } from "./join-places";

/**
 * The invitation to several places of a longer trip, as the browser that has its link may see it.
 * @param token the secret of the link
 * @throws AppError NOT_FOUND for a link that leads to no trip
 */
export async function joinPlacesPage(ctx: Ctx, user: CurrentUser | undefined, token: string): Promise<JoinPlacesPage> {
  const { places, ownerId, ownerName, accountId, hasDna } = await findWholeInvitation(ctx, token);
  // Answers given with an account are shown to that account alone; the link may have been passed on.
  const isAnothers = accountId !== null && accountId !== user?.id;
  const trips = places.map(({ trip }) => trip);
  const open = new Set(openParties(trips).map(({ id }) => id));
  const lastSaid = places
    .map(({ companion }) => companion)
    .reduce((last, one) => ((one.answeredAt ?? "") > (last.answeredAt ?? "") ? one : last));
  const joined = places.filter(({ companion }) => companion.status === "joined");
  const isAnswered = places.some(({ companion }) => companion.status !== "invited");
  const { slug } = trips[0]!.destination;
  return {
    ownerName,
    names: namesInWords(trips.map(({ destination }) => destination)),
    joinedNames: joined.length > 0 ? namesInWords(joined.map(({ trip }) => trip.destination)) : null,
    dates: formatDateRange(trips[0]!.startDate, trips.at(-1)!.endDate),
    isAnswered,
    isOver: open.size === 0,
    places: places.map(({ companion, trip, path }) => {
      const { arrives, leaves } = daysThere(trip);
      return {
        tripId: trip.id,
        name: trip.destination.name,
        dates: formatDateRange(arrives, leaves),
        status: companion.status,
        isOpen: open.has(trip.id),
        href: companion.status === "joined" ? path : null,
      };
    }),
    signIn: isAnothers ? `/signin?redirect=${encodeURIComponent(`/join/${token}/places`)}` : null,
    hasDna: hasDna || Boolean(user?.quizCompleted && user.id !== ownerId),
    hasPreferences: user !== undefined && user.id !== ownerId,
    values: saidBefore(lastSaid, !isAnothers),
    formKey: newId(),
    picture: slug ? pictureOf(slug, "hero") : null,
  };
}
