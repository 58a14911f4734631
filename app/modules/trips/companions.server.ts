import { createHmac } from "node:crypto";
import { env } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { hashToken, newId } from "#app/db/ids.server";
import { wakeJobs } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { normaliseEmail } from "#app/modules/accounts/email-address";
import { consumeAttempt } from "#app/modules/accounts/rate-limits.server";
import { enqueueMail } from "#app/modules/email/email.server";
import type { GroupMember } from "#app/modules/matching/group";
import { NO_WISHES } from "#app/modules/matching/group";
import { unionOfNeeds } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { travelDnaOf } from "#app/modules/profile/dna";
import type { Answers } from "#app/modules/profile/quiz";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { MOST_COMPANIONS, withoutMember } from "./companion";
import type { Companion } from "./companion";
import { invitationMail } from "./companion-mails";
import type { InviteForm, JoinForm, WishesForm } from "./companion.schema";
import {
  answerInvitation,
  deleteCompanion,
  insertCompanion,
  selectCompanions,
  selectCompanyOf,
  selectInvitation,
  selectInvitationsFor,
  updateCompanion,
} from "./companions.repo.server";
import type { CompanionRow } from "./companions.repo.server";
import { COMPANION_ANSWERS, COMPANION_NEEDS, COMPANION_WISHES } from "./stored-trip";
import type { Trip } from "./trip";
import { getTripOfCompanion, saveItinerary } from "./trips.server";

const INVITATIONS_PER_DAY = { points: 40, seconds: 86_400 };
/** Mails of invitation that one address gets a day, whoever sends them. */
const MAILS_PER_ADDRESS = { points: 5, seconds: 86_400 };
/** A link may be passed on; an answer that was given with an account stays that account's. */
const ANSWERED_BY_ANOTHER = "This invitation was answered with an account. Sign in with it to change the answers.";

function toCompanion(row: CompanionRow): Companion {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    ...(row.email && { email: row.email }),
    status: row.status,
    hasAccount: row.user_id !== null,
    ...(row.answers && { answers: COMPANION_ANSWERS.read(row.answers, row.id) }),
    wishes: COMPANION_WISHES.read(row.wishes, row.id),
    needs: COMPANION_NEEDS.read(row.needs, row.id),
    ...(row.answered_at && { answeredAt: row.answered_at }),
  };
}

/**
 * The secret of an invitation: made of its id, so that the owner can see the link again while the database keeps only
 * a hash that opens nothing.
 */
function tokenOf(companionId: string): string {
  return createHmac("sha256", env().SESSION_SECRET).update(`companion:${companionId}`).digest("base64url");
}

/** Id and key of a fresh invitation. */
export function newInvitation(): { id: string; token_hash: string } {
  const id = newId();
  return { id, token_hash: hashToken(tokenOf(id)) };
}

/** The address by which somebody who was invited answers. */
export function invitationPath(companionId: string): string {
  return `/join/${tokenOf(companionId)}`;
}

/** The people of a trip; just the owner's account before anybody was invited. The trip is one of the caller's. */
export async function listCompanions(trip: Trip): Promise<Companion[]> {
  return (await selectCompanions(db(), trip.id)).map(toCompanion);
}

function openTrip(trip: Trip): void {
  if (trip.status === "completed" || trip.status === "cancelled")
    throw new AppError("CONFLICT", "This trip is over; its company stays as it was");
}

/** The owner as one of the people, who has said nothing yet; there is one such row a trip, whoever writes it first. */
function ownerRow(trip: Trip, user: CurrentUser, at: string): Parameters<typeof insertCompanion>[1] {
  return {
    id: newId(),
    trip_id: trip.id,
    role: "owner",
    user_id: user.id,
    name: user.firstName,
    email: null,
    token_hash: null,
    status: "joined",
    answers: null,
    wishes: COMPANION_WISHES.write(NO_WISHES),
    created_at: at,
    answered_at: null,
  };
}

/**
 * Invites somebody to a trip of the user; with an address, by mail as well.
 * @throws AppError CONFLICT when the trip is over or full, RATE_LIMITED
 */
export async function inviteCompanion(
  ctx: Ctx,
  user: CurrentUser,
  trip: Trip,
  { name, email: typed }: InviteForm,
): Promise<void> {
  openTrip(trip);
  const email = normaliseEmail(typed);
  await consumeAttempt(
    ctx,
    `invite:${user.id}`,
    INVITATIONS_PER_DAY,
    "That are many invitations for one day. Go on tomorrow, or send the links yourself.",
  );
  if (email)
    await consumeAttempt(
      ctx,
      `invite-mail:${email}`,
      MAILS_PER_ADDRESS,
      "That address has had many invitations today. Send the link yourself.",
    );
  const invitation = newInvitation();
  const at = ctx.now.toISOString();
  await transact(async (trx) => {
    await insertCompanion(trx, ownerRow(trip, user, at));
    const people = await selectCompanions(trx, trip.id);
    if (people.length >= MOST_COMPANIONS)
      throw new AppError("CONFLICT", `A trip has at most ${MOST_COMPANIONS} people who decide`);
    await insertCompanion(trx, {
      ...invitation,
      trip_id: trip.id,
      role: "companion",
      user_id: null,
      name,
      email: email || null,
      status: "invited",
      answers: null,
      wishes: COMPANION_WISHES.write(NO_WISHES),
      created_at: at,
      answered_at: null,
    });
    if (email)
      await enqueueMail(trx, `invite:${invitation.id}`, {
        to: email,
        ...invitationMail({
          name,
          owner: user.firstName,
          destination: trip.destination.name,
          url: ctx.origin + invitationPath(invitation.id),
        }),
      });
  });
  wakeJobs();
}

/** Takes somebody off a trip of the user; the link stops working and the days forget the name. @throws AppError NOT_FOUND, CONFLICT when the trip is over */
export async function removeCompanion(ctx: Ctx, trip: Trip, companionId: string): Promise<void> {
  openTrip(trip);
  if (!(await deleteCompanion(db(), trip.id, companionId)))
    throw new AppError("NOT_FOUND", "That person is not on this trip any more");
  await forgetInDays(ctx, trip, companionId);
}

/** Takes somebody out of the days of a trip; the stops stay until the days are planned again. */
async function forgetInDays(ctx: Ctx, trip: Trip, companionId: string): Promise<void> {
  if (!trip.itinerary?.group?.some(({ memberId }) => memberId === companionId)) return;
  await saveItinerary(ctx, trip.id, { userId: trip.ownerId }, withoutMember(trip.itinerary, companionId));
}

/** Keeps what the owner wishes for on this trip. */
export async function saveOwnerWishes(ctx: Ctx, user: CurrentUser, trip: Trip, wishes: WishesForm): Promise<void> {
  openTrip(trip);
  const at = ctx.now.toISOString();
  await transact(async (trx) => {
    await insertCompanion(trx, ownerRow(trip, user, at));
    const owner = (await selectCompanions(trx, trip.id)).find(({ role }) => role === "owner");
    if (owner) await updateCompanion(trx, owner.id, { wishes: COMPANION_WISHES.write(wishes), answered_at: at });
  });
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
 * What a link opens. Knowing the link is the right to it.
 * @throws AppError NOT_FOUND for a link that is not there any more
 */
export async function findInvitation(ctx: Ctx, token: string): Promise<Invitation> {
  const row = token.length <= 64 ? await selectInvitation(db(), hashToken(token)) : undefined;
  const trip = row && (await getTripOfCompanion(ctx, row.trip_id));
  if (!row || !trip)
    throw new AppError("NOT_FOUND", "This invitation is not there any more. Ask whoever sent it for a new one.");
  const [owner, profile] = await Promise.all([
    trip.ownerId ? findAccount(trip.ownerId) : undefined,
    row.user_id ? findTravelProfile(row.user_id) : undefined,
  ]);
  return {
    companion: toCompanion(row),
    trip,
    ownerName: owner?.firstName ?? "Somebody",
    accountId: row.user_id,
    hasDna: profile !== undefined,
  };
}

/** A trip somebody else asked the user along to. */
export interface InvitedTrip {
  path: string;
  status: Companion["status"];
  tripName: string;
  ownerName: string;
  startDate: string;
  endDate: string;
}

/** The trips the user was asked along to, newest invitation first; by address only once the address is proven. */
export async function listInvitedTrips(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "email">,
  isEmailVerified: boolean,
): Promise<InvitedTrip[]> {
  const rows = await selectInvitationsFor(db(), user.id, isEmailVerified ? user.email : "");
  const found = await Promise.all(
    rows.map(async (row) => {
      const trip = await getTripOfCompanion(ctx, row.trip_id);
      if (!trip?.ownerId || trip.ownerId === user.id) return [];
      const owner = await findAccount(trip.ownerId);
      return [
        {
          path: invitationPath(row.id),
          status: row.status,
          tripName: trip.name || trip.destination.name,
          ownerName: owner?.firstName ?? "Somebody",
          startDate: trip.startDate,
          endDate: trip.endDate,
        },
      ];
    }),
  );
  return found.flat();
}

/** What the user said for trips, own ones and those of others, for the user's own file. */
export async function exportCompany(userId: string) {
  const rows = await selectCompanyOf(db(), userId);
  return rows.map((row) => ({
    tripId: row.trip_id,
    role: row.role,
    name: row.name,
    status: row.status,
    answers: row.answers ? COMPANION_ANSWERS.read(row.answers, row.id) : null,
    wishes: COMPANION_WISHES.read(row.wishes, row.id),
    needs: COMPANION_NEEDS.read(row.needs, row.id),
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
  form: JoinForm,
  answers: Answers,
  user: CurrentUser | undefined,
): Promise<void> {
  const { companion, trip } = await findInvitation(ctx, token);
  openTrip(trip);
  const isOwner = user !== undefined && user.id === trip.ownerId;
  const isKept = await answerInvitation(db(), companion.id, user?.id, {
    name: form.name,
    ...(user && !isOwner && { user_id: user.id }),
    answers: COMPANION_ANSWERS.write(answers),
    wishes: COMPANION_WISHES.write({ likes: form.likes, never: form.never }),
    needs: COMPANION_NEEDS.write({ diets: form.diets, accessNeeds: form.accessNeeds }),
    status: "joined",
    answered_at: ctx.now.toISOString(),
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new AppError("CONFLICT", "You have answered another invitation to this trip with this account.", {
          cause: error,
        })
      : error;
  });
  if (!isKept) throw new AppError("CONFLICT", ANSWERED_BY_ANOTHER);
}

/** Says no to an invitation. @throws AppError NOT_FOUND, CONFLICT when another account has answered */
export async function declineTrip(ctx: Ctx, token: string, user: CurrentUser | undefined): Promise<void> {
  const { companion, trip } = await findInvitation(ctx, token);
  openTrip(trip);
  if (
    !(await answerInvitation(db(), companion.id, user?.id, { status: "declined", answered_at: ctx.now.toISOString() }))
  )
    throw new AppError("CONFLICT", ANSWERED_BY_ANOTHER);
  await forgetInDays(ctx, trip, companion.id);
}

/** Everybody who has joined, with the taste that counts: the Travel DNA of their account, else the short form. */
export async function groupOf(trip: Pick<Trip, "id">): Promise<GroupMember[]> {
  const rows = (await selectCompanions(db(), trip.id)).filter(({ status }) => status === "joined");
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, answers, wishes } = toCompanion(row);
      const profile = row.user_id ? await findTravelProfile(row.user_id) : undefined;
      return { id, name, dna: profile?.dna ?? travelDnaOf(answers ?? {}), wishes };
    }),
  );
}

/**
 * What the days of a trip have to keep to: the diets and access needs of its owner and of everybody who has joined, by
 * their account's preferences and by what they said when they answered.
 */
export async function needsOfParty(trip: Pick<Trip, "id" | "ownerId">): Promise<Needs> {
  const rows = (await selectCompanions(db(), trip.id)).filter(({ status }) => status === "joined");
  const accounts = new Set(
    [trip.ownerId, ...rows.map(({ user_id }) => user_id)].filter((id) => id !== undefined && id !== null),
  );
  const preferences = await Promise.all([...accounts].map((userId) => getPreferences(userId)));
  return unionOfNeeds([...preferences, ...rows.map((row) => toCompanion(row).needs)]);
}
