import { timingSafeEqual } from "node:crypto";
import { mailOrigin } from "#app/config/mail-origin.server";
import { db } from "#app/db/client.server";
import { hashToken, newId } from "#app/db/ids.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { keptLinkKey, linkKeys } from "#app/modules/accounts/account/derived-links.server";
import { normaliseEmail } from "#app/modules/accounts/account/email-address";
import { consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { enqueueMail } from "#app/modules/email/email.server";
import type { GroupMember } from "#app/modules/matching/group";
import { unionOfNeeds } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import { travelDnaOf, withStatedFood } from "#app/modules/profile/dna";
import type { Answers } from "#app/modules/profile/quiz";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { findToldOf } from "#app/modules/profile/told.server";
import type { Told } from "#app/modules/profile/told.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { changeTrip } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import type { Companion } from "../trip/companion";
import { invitationMail } from "./companion-mails";
import type { InviteForm, JoinForm, WishesForm } from "../trip/companion.schema";
import { selectCompanyOf, selectInvitation, selectInvitationsFor, selectPeople } from "../store/companions.repo.server";
import type { InvitedTrip } from "../shown/invited-trips";
import { placeInSentence } from "../trip/seal";
import { nameOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";
import type { Person, TripAggregate } from "../trip/trip-aggregate";
import { closedBecause } from "../commands/trip-commands";
import { getTripOfCompanion } from "../store/trips.server";

const INVITATIONS_PER_DAY = { points: 40, seconds: 86_400 };
/** Mails of invitation that one address gets a day, from all senders. */
const MAILS_PER_ADDRESS = { points: 5, seconds: 86_400 };
/** One of the people as pages know them. */
export function toCompanion({ userId, createdAt: _at, ...person }: Person): Companion {
  return { ...person, hasAccount: userId !== undefined };
}

/** Id and key of a fresh invitation. */
export function newInvitation(): { id: string; token_hash: string } {
  const id = newId();
  return { id, token_hash: hashToken(linkKeys(`companion:${id}`)[0]) };
}

/** The address at which an invited person answers. */
export function invitationPath({ id, tokenHash }: Pick<Companion, "id" | "tokenHash">): string {
  return `/join/${keptLinkKey(`companion:${id}`, tokenHash)}`;
}

const proofsOf = (wholeInvitation: string) => linkKeys(`whole-invitation:${wholeInvitation}`);

/** The address at which a person answers for several places of a longer trip at once. */
export function wholeInvitationPath(wholeInvitation: string): string {
  return `/join/${wholeInvitation}.${proofsOf(wholeInvitation)[0]}/places`;
}

/** The invitation of such a link; undefined for one that was not made here. */
export function wholeInvitationOf(token: string): string | undefined {
  const [invitation = "", proof = ""] = token.length <= 128 ? token.split(".", 2) : [];
  const sent = Buffer.from(proof);
  const isOwn = (own: Buffer): boolean => sent.length === own.length && timingSafeEqual(sent, own);
  return proofsOf(invitation).some((own) => isOwn(Buffer.from(own))) ? invitation : undefined;
}

/** The people of a trip; just the owner's account before the first invitation. The trip is one of the caller's. */
export async function listCompanions(trip: Trip): Promise<Companion[]> {
  return (await selectPeople(db(), trip.id)).map(toCompanion);
}

/** The owner as one of the people; a trip has a single such row, whichever write comes first. */
export function ownerOf(user: CurrentUser): { id: string; userId: string; name: string } {
  return { id: newId(), userId: user.id, name: user.firstName };
}

/** Counts an invitation towards what an account, and an address, may have in a day. @throws AppError RATE_LIMITED */
export async function countInvitation(ctx: Ctx, user: Pick<CurrentUser, "id">, email: string): Promise<void> {
  await consumeAttempt(
    ctx,
    `invite:${user.id}`,
    INVITATIONS_PER_DAY,
    "That's a lot of invitations for one day. Try again tomorrow, or send the links yourself.",
  );
  if (email)
    await consumeAttempt(
      ctx,
      `invite-mail:${email}`,
      MAILS_PER_ADDRESS,
      "That address has had a lot of invitations today. Send the link yourself.",
    );
}

/**
 * Invites a person to a trip of the user; with an address, by mail as well.
 * @throws AppError CONFLICT when the trip is over or full, RATE_LIMITED
 */
export async function inviteCompanion(
  ctx: Ctx,
  user: CurrentUser,
  trip: Pick<Trip, "id" | "status">,
  { name, email: typed }: InviteForm,
  basis?: Basis,
): Promise<void> {
  const email = normaliseEmail(typed);
  // A trip that is over spends none of the day's invitations.
  const closed = closedBecause({ kind: "removeCompanion", companionId: "" }, trip.status);
  if (closed) throw new AppError("CONFLICT", closed);
  await countInvitation(ctx, user, email);
  const { id, token_hash: tokenHash } = newInvitation();
  const companion = { id, tokenHash, name, ...(email && { email }) };
  await changeTrip(
    ctx,
    trip.id,
    { userId: user.id },
    { kind: "inviteCompanion", owner: ownerOf(user), companion },
    basis,
    async (trx, { aggregate }) => {
      if (!email) return;
      await enqueueMail(trx, `invite:${id}`, {
        to: email,
        ...invitationMail({
          name,
          owner: user.firstName,
          destination: placeInSentence(aggregate.trip.destination.name),
          url: mailOrigin(ctx.origin) + invitationPath(companion),
        }),
      });
    },
  );
}

/**
 * Takes a person off a trip of the user; the link stops working and the days forget the name. @throws AppError
 * NOT_FOUND, CONFLICT when the trip is over
 */
export async function removeCompanion(ctx: Ctx, trip: Trip, companionId: string, basis?: Basis): Promise<void> {
  await changeTrip(ctx, trip.id, { userId: trip.ownerId }, { kind: "removeCompanion", companionId }, basis);
}

/** Keeps what the owner wishes for on this trip. @throws AppError CONFLICT when the trip is over */
export async function saveOwnerWishes(
  ctx: Ctx,
  user: CurrentUser,
  trip: Pick<Trip, "id">,
  wishes: WishesForm,
  basis?: Basis,
): Promise<void> {
  const command = { kind: "keepOwnerWishes" as const, owner: ownerOf(user), wishes };
  await changeTrip(ctx, trip.id, { userId: user.id }, command, basis);
}

/** An invitation as its page sees it. */
export interface Invitation {
  companion: Companion;
  trip: Trip;
  ownerName: string;
  /** The account that answered, which alone may answer again. */
  accountId: string | null;
  /** Whether a Travel DNA of the companion's own account stands behind the answers. */
  hasDna: boolean;
}

/**
 * The trip that a link opens. Knowing the link is the right to it.
 * @throws AppError NOT_FOUND for a link that is not there any more
 */
export async function findInvitation(ctx: Ctx, token: string): Promise<Invitation> {
  const found = token.length <= 64 ? await selectInvitation(db(), hashToken(token)) : undefined;
  const trip = found && (await getTripOfCompanion(ctx, found.tripId));
  if (!found || !trip)
    throw new AppError("NOT_FOUND", "This invitation no longer exists. Ask the person who sent it for a new one.");
  const { person } = found;
  const [owner, profile] = await Promise.all([
    trip.ownerId ? findAccount(trip.ownerId) : undefined,
    person.userId ? findTravelProfile(person.userId) : undefined,
  ]);
  return {
    companion: toCompanion(person),
    trip,
    ownerName: owner?.firstName ?? "Somebody",
    accountId: person.userId ?? null,
    hasDna: profile !== undefined,
  };
}

/** The trips the user was asked along to, newest invitation first; by address only once the address is proven. */
export async function listInvitedTrips(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "email">,
  isEmailVerified: boolean,
): Promise<InvitedTrip[]> {
  const rows = await selectInvitationsFor(db(), user.id, isEmailVerified ? user.email : "");
  const found = await Promise.all(
    rows.map(async ({ tripId, person }) => {
      const trip = await getTripOfCompanion(ctx, tripId);
      if (!trip?.ownerId || trip.ownerId === user.id) return [];
      const owner = await findAccount(trip.ownerId);
      return [
        {
          tripId,
          path: invitationPath(person),
          ...(person.wholeInvitation !== undefined && { whole: wholeInvitationPath(person.wholeInvitation) }),
          status: person.status,
          tripName: nameOfTrip(trip),
          ownerName: owner?.firstName ?? "Somebody",
          startDate: trip.startDate,
          endDate: trip.endDate,
        },
      ];
    }),
  );
  return found.flat();
}

/** The user's answers for trips, their own and those of others, for the user's own file. */
export async function exportCompany(userId: string) {
  const places = await selectCompanyOf(db(), userId);
  return places.map(({ tripId, person: { role, name, status, answers, wishes, needs } }) => ({
    tripId,
    role,
    name,
    status,
    answers: answers ?? null,
    wishes,
    needs,
  }));
}

/**
 * Says yes to an invitation, or says it again with other wishes.
 * @param user the companion's own account, if signed in: its Travel DNA then counts
 * @throws AppError NOT_FOUND, CONFLICT when the trip is over or another account has answered
 */
export async function joinTrip(
  ctx: Ctx,
  token: string,
  { name, likes, never, ...needs }: JoinForm,
  answers: Answers,
  user: CurrentUser | undefined,
  basis?: Basis,
): Promise<void> {
  const { companion, trip } = await findInvitation(ctx, token);
  await changeTrip(
    ctx,
    trip.id,
    { invitation: hashToken(token) },
    {
      kind: "answerAsCompanion",
      companionId: companion.id,
      userId: user?.id,
      name,
      answers,
      wishes: { likes, never },
      needs,
    },
    basis,
  );
}

/**
 * Says no to an invitation.
 * @throws AppError NOT_FOUND, CONFLICT when the trip is over or another account has answered
 */
export async function declineTrip(
  ctx: Ctx,
  token: string,
  user: CurrentUser | undefined,
  basis?: Basis,
): Promise<void> {
  const { companion, trip } = await findInvitation(ctx, token);
  await changeTrip(
    ctx,
    trip.id,
    { invitation: hashToken(token) },
    { kind: "declineAsCompanion", companionId: companion.id, userId: user?.id },
    basis,
  );
}

/** The companions on a trip, and the needs of its owner and of every companion who has joined with an account. */
export interface Party {
  /** The needs that were said of the trip itself. */
  said: Needs | undefined;
  people: readonly Person[];
  told: ReadonlyMap<string, Told>;
}

const joinedOf = (people: readonly Person[]): Person[] => people.filter(({ status }) => status === "joined");

/** The party of a trip with its people. */
export async function partyFrom({ trip, people }: TripAggregate): Promise<Party> {
  const accounts = [trip.ownerId, ...joinedOf(people).map(({ userId }) => userId)].filter((id) => id !== undefined);
  return { said: trip.preferences.needs, people, told: await findToldOf([...new Set(accounts)]) };
}

/** The party of a trip as it stands. */
export async function partyOf(trip: Trip): Promise<Party> {
  return partyFrom({ trip, people: await selectPeople(db(), trip.id) });
}

/** The people of a party, as pages know them. */
export function companionsIn({ people }: Party): Companion[] {
  return people.map(toCompanion);
}

/** All who have joined, with the taste that counts: the Travel DNA of their account, else the short form. */
export function groupIn({ people, told }: Party): GroupMember[] {
  return joinedOf(people).map(({ id, name, userId, answers, wishes }) => {
    const account = userId ? told.get(userId) : undefined;
    const dna = account?.profile()?.dna ?? travelDnaOf(answers ?? {});
    return { id, name, dna: withStatedFood(dna, account?.preferences().lovesFood ?? false), wishes };
  });
}

/**
 * The needs that the days of a trip have to keep to: those that were said of the trip, and the diets and access needs of
 * its owner and of every companion who has joined, by their account's preferences and by their own answers.
 */
export function needsIn({ said, people, told }: Party): Needs {
  return unionOfNeeds([
    ...(said ? [said] : []),
    ...[...told.values()].map(({ preferences }) => preferences()),
    ...joinedOf(people).map((person) => person.needs),
  ]);
}
