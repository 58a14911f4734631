import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { invitationPath, wholeInvitationPath } from "#app/modules/trips/party/companions.server";
import {
  choosePlacesOf,
  inviteToPlaces,
  listPeopleOfWhole,
  openParties,
} from "#app/modules/trips/party/whole-invitations.server";
import { nameOfWhole, namesInWords } from "#app/modules/trips/shown/longer-trip";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import type { InviteToPlacesForm } from "#app/modules/trips/trip/companion.schema";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere } from "#app/modules/trips/trip/trip-parts";
import type { PersonOfWhole } from "#app/modules/trips/trip/whole-party";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { getJourney } from "../journeys.server";
import type { PersonAt, PersonView, WholeCompanions } from "./whole-companions";

const STATUS_WORDS: Readonly<Record<PersonAt["status"], string>> = {
  joined: "Coming to",
  invited: "Hasn't answered yet for",
  declined: "Can't come to",
};
const STATUSES = ["joined", "invited", "declined"] as const;

/** "Coming to Rome and Florence", "Can't come to Venice" */
function linesOf(at: readonly PersonAt[]): string[] {
  return STATUSES.flatMap((status) => {
    const places = at.filter((place) => place.status === status);
    return places.length > 0 ? [`${STATUS_WORDS[status]} ${namesInWords(places)}`] : [];
  });
}

function viewOf(ctx: Ctx, { name, role, wholeInvitation, at }: PersonOfWhole, trips: readonly Trip[]): PersonView {
  const isOwner = role === "owner";
  const places = trips.flatMap(({ id, destination }) => {
    const row = at.find(({ tripId }) => tripId === id);
    return row ? [{ tripId: id, name: destination.name, status: row.status }] : [];
  });
  const { personId, tokenHash } = at[0]!;
  const path =
    wholeInvitation === undefined ? invitationPath({ id: personId, tokenHash }) : wholeInvitationPath(wholeInvitation);
  const isAnswered = places.every(({ status }) => status === "joined");
  return {
    personId,
    name,
    isOwner,
    lines: isOwner ? ["You"] : linesOf(places),
    at: places,
    link: isOwner || isAnswered ? null : ctx.origin + path,
    canGrow: !isOwner && wholeInvitation !== undefined,
  };
}

/** The people of a longer trip, for its owner. @throws AppError NOT_FOUND */
export async function wholeCompanionsPage(
  ctx: Ctx,
  user: Pick<CurrentUser, "id">,
  journeyId: string,
): Promise<WholeCompanions & { formKey: string }> {
  const trips = await getJourney(ctx, journeyId, { userId: user.id });
  const people = await listPeopleOfWhole(trips);
  return {
    journeyId,
    name: nameOfWhole(trips),
    open: openParties(trips).map((trip) => {
      const { arrives, leaves } = daysThere(trip);
      return { tripId: trip.id, name: trip.destination.name, dates: formatDateRange(arrives, leaves) };
    }),
    people: people.map((person) => viewOf(ctx, person, trips)),
    formKey: newId(),
  };
}

/**
 * Invites a person to places of a longer trip of the user.
 * @throws AppError NOT_FOUND, CONFLICT when a place is over, full or no longer on the trip, RATE_LIMITED
 */
export async function inviteToWhole(
  ctx: Ctx,
  user: CurrentUser,
  journeyId: string,
  { person, places }: InviteToPlacesForm,
  basis?: Basis,
): Promise<void> {
  const trips = await getJourney(ctx, journeyId, { userId: user.id });
  const chosen = trips.filter(({ id }) => places.includes(id));
  if (chosen.length < new Set(places).size)
    throw new AppError("CONFLICT", "A place of this trip was changed elsewhere. Look at the places and try again");
  await inviteToPlaces(ctx, user, chosen, person, basis);
}

/** Asks a person along to exactly these places of a longer trip. @throws AppError NOT_FOUND, CONFLICT */
export async function choosePlaces(
  ctx: Ctx,
  user: CurrentUser,
  journeyId: string,
  personId: string,
  places: readonly string[],
): Promise<void> {
  await choosePlacesOf(ctx, user, await getJourney(ctx, journeyId, { userId: user.id }), personId, places);
}

/** Takes a person off a longer trip. @throws AppError NOT_FOUND, CONFLICT when they are gone */
export function removeFromWhole(ctx: Ctx, user: CurrentUser, journeyId: string, personId: string): Promise<void> {
  return choosePlaces(ctx, user, journeyId, personId, []);
}
