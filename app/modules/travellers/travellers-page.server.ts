import { real } from "#app/config/env.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { TOO_MANY, consumeAttempt } from "#app/modules/accounts/account/rate-limits.server";
import { SANDBOX_SCENARIOS } from "#app/modules/inventory/search/sandbox-scenarios";
import { invitationPath, listCompanions } from "#app/modules/trips/party/companions.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import type { TravellersPage } from "./party-view";
import { PASSPORT_CHOICES } from "./passport-countries";
import { listSaved, saveTraveller, toSavedView } from "./saved-travellers.server";
import { askedBy, seatsOf } from "./traveller";
import { emptyTexts } from "./traveller-fields";
import { readContact, readTraveller, textsOf } from "./traveller-rules";
import {
  areNamesKept,
  contactOf,
  emptySeat,
  fitOf,
  keepContact,
  keepSeat,
  requireFreeNames,
  toldOf,
  travellersFor,
} from "./travellers.server";
import { filledUp, isUntold, problemsIn, textsSent } from "./travellers-form";

/** The form of the travellers of a trip of the user; undefined where the installation does not ask for them. */
export async function getTravellersPage(ctx: Ctx, trip: Trip, user: CurrentUser): Promise<TravellersPage | undefined> {
  const view = await travellersFor(ctx, trip, { userId: user.id });
  if (!view) return undefined;
  const [told, contact, people, saved, isKept] = await Promise.all([
    toldOf(trip, user.id),
    contactOf(trip, user.id),
    listCompanions(trip),
    listSaved(user.id),
    areNamesKept(ctx, trip),
  ]);
  const filledBy = new Set([...told.values()].map(({ companionId }) => companionId));
  return {
    place: trip.destination.name,
    asked: view.asked,
    kept: isKept
      ? view.seats.flatMap(({ id, who }) => (who ? [{ id, who: who.name, details: who.details }] : []))
      : null,
    seats: view.seats
      .filter((seat) => seat.filledBy === null)
      .map(({ id, name, onTicket, problems }) => {
        const traveller = told.get(id)?.traveller;
        return {
          id,
          name,
          texts: traveller ? textsOf(traveller) : emptyTexts(),
          passportEnds: traveller?.document?.number.slice(-3) ?? null,
          onTicket,
          errors: problemsIn(id, problems),
        };
      }),
    told: view.seats.flatMap(({ id, name, who, filledBy: by, problems }) =>
      who && by !== null
        ? [{ id, name, who: who.name, filledBy: by, problem: Object.values(problems)[0] ?? null }]
        : [],
    ),
    links: people
      .filter(({ id, role, status }) => role === "companion" && status === "joined" && !filledBy.has(id))
      .map((person) => ({ name: person.name, link: `${ctx.origin}${invitationPath(person)}/details` })),
    contact: contact ?? { email: user.email, phone: "" },
    saved: saved.map(toSavedView).map(({ id, name }) => ({ id, name })),
    maySave: user.capabilities.canSaveTravellers,
    countries: PASSPORT_CHOICES,
    plays:
      real().inventory === "sandbox" ? Object.entries(SANDBOX_SCENARIOS).map(([name, what]) => ({ name, what })) : null,
  };
}

/** Forms of one trip a day, where companions have filled in seats of it. */
const SAVES_BESIDE_COMPANIONS = { points: 60, seconds: 24 * 3_600 };

/** The result of a form of several travellers. */
export interface Kept {
  /** The problems, by the names of the form; complete travellers are stored all the same. */
  problems: Record<string, string[]>;
  keptAny: boolean;
  isComplete: boolean;
}

/**
 * Stores every complete traveller, and gives the problems of the others.
 * @throws AppError CONFLICT when the names are fixed, or a companion has filled in a seat meanwhile; RATE_LIMITED
 */
export async function keepTravellers(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  values: Readonly<Record<string, string>>,
): Promise<Kept> {
  await requireFreeNames(ctx, trip);
  const asked = askedBy(trip, real()) ?? "none";
  const [told, saved] = await Promise.all([toldOf(trip, user.id), listSaved(user.id)]);
  // The message names a traveller who was entered twice; counting keeps it from becoming a way to guess a companion's
  // details.
  if ([...told.values()].some(({ companionId }) => companionId !== null))
    await consumeAttempt(ctx, `seats:trip:${trip.id}`, SAVES_BESIDE_COMPANIONS, TOO_MANY);
  const kept: Kept = { problems: {}, keptAny: false, isComplete: false };
  for (const seat of seatsOf(trip)) {
    const before = told.get(seat.id);
    if (before?.companionId) continue;
    const sent = textsSent(values, seat.id);
    const chosen = saved.find(({ id }) => id === values[`${seat.id}-saved`])?.traveller;
    if (isUntold(sent) && !chosen) {
      if (before) await emptySeat(ctx, trip, user.id, seat.id);
      continue;
    }
    const known = chosen ?? before?.traveller;
    const number = known?.document?.number ?? "";
    const texts = chosen
      ? filledUp(sent, { ...textsOf(chosen), passportNumber: number })
      : { ...sent, passportNumber: sent.passportNumber || (sent.passportCountry === "" ? "" : number) };
    const read = readTraveller(texts, fitOf(ctx, trip, seat, asked));
    if ("problems" in read) {
      Object.assign(kept.problems, problemsIn(seat.id, read.problems));
      continue;
    }
    await keepSeat(ctx, trip, user.id, seat.id, read.traveller);
    kept.keptAny = true;
    if (values[`${seat.id}-remember`] === "yes" && !chosen) await saveTraveller(ctx, user, read.traveller);
  }
  const reached = readContact({ email: values.email ?? "", phone: values.phone ?? "" });
  if ("contact" in reached) await keepContact(ctx, trip, user.id, reached.contact);
  else for (const [name, words] of Object.entries(reached.problems)) kept.problems[name] = [words];
  const view = await travellersFor(ctx, trip, { userId: user.id });
  return { ...kept, isComplete: view?.isComplete ?? false };
}
