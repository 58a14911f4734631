import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { normaliseEmail } from "#app/modules/accounts/account/email-address";
import { enqueueMail } from "#app/modules/email/email.server";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import type { Answers } from "#app/modules/profile/quiz";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { ANOTHERS_ANSWER } from "../commands/apply-command";
import { closedBecause } from "../commands/trip-commands";
import type { TripCommand } from "../commands/trip-commands";
import { inOrder, namesInWords } from "../shown/longer-trip";
import { changeTripWithin, toAppError } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { selectPeopleOf, selectWholeInvitation } from "../store/companions.repo.server";
import { getTripOfCompanion } from "../store/trips.server";
import type { Companion } from "../trip/companion";
import type { InviteForm, JoinForm } from "../trip/companion.schema";
import type { Trip } from "../trip/trip";
import type { Person, TripDoor } from "../trip/trip-aggregate";
import { peopleOfWhole } from "../trip/whole-party";
import type { PersonOfWhole } from "../trip/whole-party";
import { invitationMail } from "./companion-mails";
import {
  countInvitation,
  invitationPath,
  newInvitation,
  ownerOf,
  toCompanion,
  wholeInvitationOf,
  wholeInvitationPath,
} from "./companions.server";

/** The people of a longer trip, each once. @param places of one owner, in order */
export async function listPeopleOfWhole(places: readonly Pick<Trip, "id">[]): Promise<PersonOfWhole[]> {
  const ids = places.map(({ id }) => id);
  const people = await selectPeopleOf(db(), ids);
  return peopleOfWhole(ids.map((tripId) => ({ tripId, people: people.get(tripId) ?? [] })));
}

/** Applies a command to one place within the transaction of all. @returns whether it is new, and no repeat */
async function change(
  ctx: Ctx,
  trx: Db,
  trip: Pick<Trip, "id" | "destination">,
  door: TripDoor,
  command: TripCommand,
  basis: Basis = {},
): Promise<boolean> {
  const changed = await changeTripWithin(trx, ctx.now, trip.id, door, command, basis);
  if (changed.status === "applied") return !changed.isRepeat;
  const refused = toAppError(changed);
  throw new AppError(refused.code, `${trip.destination.name}: ${refused.message}`);
}

/** Why the party of a place can't change any more; undefined while it can. */
const closedParty = ({ status }: Pick<Trip, "status">) =>
  closedBecause({ kind: "removeCompanion", companionId: "" }, status);

/** The places whose party may still change. */
export function openParties<T extends Pick<Trip, "status">>(places: readonly T[]): T[] {
  return places.filter((trip) => closedParty(trip) === undefined);
}

/** A fresh row of a person at a place, under an invitation to several. */
function freshAt(wholeInvitation: string, { name, email }: { name: string; email?: string }) {
  const { id, token_hash: tokenHash } = newInvitation();
  return { id, tokenHash, name, wholeInvitation, ...(email && { email }) };
}

/** The mail that asks a person along to several places. */
function mailOf(ctx: Ctx, user: CurrentUser, invitation: string, name: string, places: readonly Trip[]) {
  return invitationMail({
    name,
    owner: user.firstName,
    destination: namesInWords(places.map(({ destination }) => destination)),
    url: mailOrigin(ctx.origin) + wholeInvitationPath(invitation),
  });
}

/**
 * Invites a person to several places of a longer trip: one link, and with an address one mail.
 * @param places of the user, in order, at least one; all of them or none
 * @throws AppError CONFLICT when a place is over or full, RATE_LIMITED
 */
export async function inviteToPlaces(
  ctx: Ctx,
  user: CurrentUser,
  places: readonly Trip[],
  { name, email: typed }: InviteForm,
  basis: Basis = {},
): Promise<void> {
  const email = normaliseEmail(typed);
  const closed = places.map(closedParty).find((why) => why !== undefined);
  if (closed) throw new AppError("CONFLICT", closed);
  await countInvitation(ctx, user, email);
  const invitation = newId();
  await transact(async (trx) => {
    let isNew = false;
    for (const trip of places) {
      const companion = freshAt(invitation, { name, email });
      const command: TripCommand = { kind: "inviteCompanion", owner: ownerOf(user), companion };
      if (await change(ctx, trx, trip, { userId: user.id }, command, { key: basis.key })) isNew = true;
    }
    if (email && isNew)
      await enqueueMail(trx, `invite:${invitation}`, { to: email, ...mailOf(ctx, user, invitation, name, places) });
  });
}

/** A person of a longer trip by one of their rows. @throws AppError CONFLICT when they are gone */
function personBy(people: readonly PersonOfWhole[], personId: string): PersonOfWhole {
  const person = people.find(({ role, at }) => role === "companion" && at.some((row) => row.personId === personId));
  if (!person) throw new AppError("CONFLICT", "This person is no longer on the trip");
  return person;
}

/**
 * Asks a person along to exactly these places: a further one waits for their answer at the link they have, and they are
 * taken off the others. Without any they are off the whole trip. Places that are over stay as they are.
 * @param places of the user, in order
 * @throws AppError CONFLICT when the person is gone, or was asked to a single place and can't be asked further
 */
export async function choosePlacesOf(
  ctx: Ctx,
  user: CurrentUser,
  places: readonly Trip[],
  personId: string,
  chosen: readonly string[],
): Promise<void> {
  const open = openParties(places);
  await transact(async (trx) => {
    const rows = await selectPeopleOf(
      trx,
      places.map(({ id }) => id),
    );
    const person = personBy(
      peopleOfWhole(places.map(({ id }) => ({ tripId: id, people: rows.get(id) ?? [] }))),
      personId,
    );
    const { wholeInvitation, name } = person;
    for (const trip of open) {
      const row = person.at.find(({ tripId }) => tripId === trip.id);
      const door = { userId: user.id };
      if (row && !chosen.includes(trip.id))
        await change(ctx, trx, trip, door, { kind: "removeCompanion", companionId: row.personId });
      if (row || !chosen.includes(trip.id)) continue;
      if (wholeInvitation === undefined)
        throw new AppError("CONFLICT", `${name} was invited to one place. Invite them again for the others`);
      const companion = freshAt(wholeInvitation, { name });
      await change(ctx, trx, trip, door, { kind: "inviteCompanion", owner: ownerOf(user), companion });
    }
  });
}

/** A place as its invited person sees it. */
interface InvitedPlace {
  companion: Companion;
  trip: Trip;
  /** Where they answer for this place alone, and see its days. */
  path: string;
}

/** An invitation to several places as its page sees it. */
export interface WholeInvitation {
  /** At least one, in order. */
  places: InvitedPlace[];
  ownerId: string | undefined;
  ownerName: string;
  /** The account that answered, which alone may answer again. */
  accountId: string | null;
  /** Whether a Travel DNA of the companion's own account stands behind the answers. */
  hasDna: boolean;
}

/** The places behind a link with the person's row at each, in order, without those that were called off. */
async function rowsBehind(ctx: Ctx, token: string): Promise<{ person: Person; trip: Trip }[]> {
  const invitation = wholeInvitationOf(token);
  const rows = invitation === undefined ? [] : await selectWholeInvitation(db(), invitation);
  const found = await Promise.all(
    rows.map(async ({ tripId, person }) => ({ person, trip: await getTripOfCompanion(ctx, tripId) })),
  );
  const there = found.flatMap(({ person, trip }) => (trip && trip.status !== "cancelled" ? [{ person, trip }] : []));
  if (there.length === 0)
    throw new AppError("NOT_FOUND", "This invitation no longer exists. Ask the person who sent it for a new one.");
  return there.toSorted((a, b) => inOrder(a.trip, b.trip));
}

const accountOf = (rows: readonly { person: Person }[]): string | null =>
  rows.find(({ person }) => person.userId !== undefined)?.person.userId ?? null;

/**
 * The places that a link opens. Knowing the link is the right to it.
 * @throws AppError NOT_FOUND for a link that is not there any more
 */
export async function findWholeInvitation(ctx: Ctx, token: string): Promise<WholeInvitation> {
  const rows = await rowsBehind(ctx, token);
  const accountId = accountOf(rows);
  const { ownerId } = rows[0]!.trip;
  const [owner, profile] = await Promise.all([
    ownerId ? findAccount(ownerId) : undefined,
    accountId ? findTravelProfile(accountId) : undefined,
  ]);
  return {
    places: rows.map(({ person, trip }) => ({
      companion: toCompanion(person),
      trip,
      path: invitationPath(person),
    })),
    ownerId,
    ownerName: owner?.firstName ?? "Somebody",
    accountId,
    hasDna: profile !== undefined,
  };
}

/** The form of an answer: the person's name, wishes and needs, and the short form. */
interface Said {
  said: JoinForm;
  answers: Answers;
}

function yes(companionId: string, userId: string | undefined, { said, answers }: Said): TripCommand {
  const { name, likes, never, ...needs } = said;
  return { kind: "answerAsCompanion", companionId, userId, name, answers, wishes: { likes, never }, needs };
}

/**
 * Says yes for the chosen places of an invitation and no for the others, all at once; again whenever that changes.
 * @param chosen the trips of the places; none for somebody who can't come at all
 * @param user the companion's own account, if signed in: its Travel DNA then counts
 * @throws AppError NOT_FOUND, CONFLICT when every place is over or another account has answered
 */
export async function answerWhole(
  ctx: Ctx,
  token: string,
  chosen: readonly string[],
  said: Said | undefined,
  user: CurrentUser | undefined,
  basis: Basis = {},
): Promise<void> {
  const rows = await rowsBehind(ctx, token);
  const accountId = accountOf(rows);
  if (accountId !== null && accountId !== user?.id) throw new AppError("CONFLICT", ANOTHERS_ANSWER.why);
  const open = rows.filter(({ trip }) => closedParty(trip) === undefined);
  if (open.length === 0) throw new AppError("CONFLICT", "This trip is over, so you can't answer any more.");
  await transact(async (trx) => {
    for (const { trip, person } of open) {
      const isComing = said !== undefined && chosen.includes(trip.id);
      if (!isComing && person.status === "declined") continue;
      const command: TripCommand = isComing
        ? yes(person.id, user?.id, said)
        : { kind: "declineAsCompanion", companionId: person.id, userId: user?.id };
      await change(ctx, trx, trip, { invitation: person.tokenHash! }, command, { key: basis.key });
    }
  });
}
