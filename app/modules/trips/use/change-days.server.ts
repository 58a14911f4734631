import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { lineAnchor } from "#app/modules/itinerary/day/line-anchor";
import { STAY_MINUTES } from "#app/modules/itinerary/day/own-place-limits";
import { changedLine } from "#app/modules/itinerary/words/changed-line";
import { sideEffects } from "#app/modules/itinerary/words/changes-in-words";
import { roomMadeText } from "#app/modules/itinerary/words/make-room";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { problemOf, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { findAddablePlace, regenerateDays } from "../days/days.server";
import { STAY_BOUNDS } from "../days/own-place-form";
import { standsNow } from "../shown/stands-now";
import { isOvertakenError } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { getTrip } from "../store/trips.server";
import type { DayStep } from "../trip/day-step";
import { MOST_NOTE } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { addOwnPlace, changeOwnPlace, editDays, replanDay, stepDays } from "./edit-days.server";
import { whatWasDone } from "./edit-said";
import { aboutOf, editOf } from "./sent-edit.schema";
import type { LineSent, Sent } from "./sent-edit.schema";

/** A refused change: what is wrong, what was typed, and where on the page both are shown. */
export interface EditProblem extends FormProblem {
  /** The button that was pressed; null for one that the page does not have. */
  intent: Sent["intent"] | null;
  /** The lines whose menus show the problem. */
  about?: string[];
  /** The present state of the line, where other travellers changed it first. */
  stands?: string;
}

/** A change that was not made, with the status of its answer. */
interface Refused {
  problem: EditProblem;
  status: number;
}

/** The field that a change is asked for in: its refusal stands beside it. */
const FIELD_OF: Partial<Record<Sent["intent"], string>> = {
  "time-stop": "start",
  "stay-stop": "minutes",
  "note-stop": "note",
  "move-stop": "date",
  "replace-stop": "withId",
  "change-table": "table",
  "add-place": "place",
};

function refuse(sent: Sent, problem: Partial<Omit<EditProblem, "intent" | "values">>, status: number): Refused {
  const values = Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return { problem: { fields: {}, message: null, ...problem, values, intent: sent.intent }, status };
}

const UNREAD = "We couldn't make that change. Reload the page and try again.";

/** The buttons whose forms have texts to type: their fields have rules in sentences of ours. */
const TYPED = ["time-stop", "stay-stop", "note-stop", "add-place", "add-own", "change-own"] as const;

/** The problem of a form that could not be read: at its menu with what was typed, where it is one of the page. */
export function unreadChange(problem: FormProblem): EditProblem {
  const intent = TYPED.find((one) => one === problem.values.intent);
  if (intent === undefined) return { ...problemOf(UNREAD), intent: null };
  const placeId = sentText(problem, "placeId");
  const isBeside = Object.keys(problem.fields).length > 0;
  return { ...problem, ...(!isBeside && { message: UNREAD }), intent, ...(placeId && { about: [placeId] }) };
}

/** Refuses a change beside the field that asked for it; one of a button alone at the head of its form. */
function refuseBeside(sent: Sent, why: string, about: string[], status: number): Refused {
  const field = FIELD_OF[sent.intent];
  return refuse(sent, field === undefined ? { message: why, about } : { fields: { [field]: [why] }, about }, status);
}

/** The page that a form was sent from, to which its sender comes back. */
const BACK = { trip: "/trips/:id", days: "/itinerary/:id", edit: "/itinerary/:id/edit" } as const;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

interface Change {
  ctx: Ctx;
  trip: Trip;
  user: CurrentUser;
  basis: Basis;
}

type Done = Awaited<ReturnType<typeof editDays>> & { about?: string[] };

/** The refusal of a form about one line whose value cannot be read, for its field. */
function unreadable(sent: LineSent): Refused | undefined {
  if (sent.intent === "note-stop" && sent.note.length > MOST_NOTE)
    return refuseBeside(
      sent,
      `Use at most ${MOST_NOTE} characters; this note has ${sent.note.length}.`,
      [sent.placeId],
      422,
    );
  if (sent.intent === "time-stop" && !CLOCK.test(sent.start))
    return refuseBeside(sent, "Give the time as hours and minutes, such as 09:30.", [sent.placeId], 422);
  if (sent.intent !== "stay-stop") return undefined;
  const minutes = /^\d{1,4}$/.test(sent.minutes) ? Number(sent.minutes) : NaN;
  if (minutes >= STAY_MINUTES.least && minutes <= STAY_MINUTES.most) return undefined;
  return refuseBeside(sent, STAY_BOUNDS, [sent.placeId], 422);
}

/** Hands what was sent to its use case; what cannot be read goes back to its field. */
async function makeChange(
  sent: Exclude<Sent, { intent: "change-wishes" }>,
  { ctx, trip, user, basis }: Change,
): Promise<Done | Refused> {
  if (sent.intent !== "change-own" && ("placeId" in sent || "meal" in sent || "at" in sent))
    return unreadable(sent) ?? editDays(ctx, trip, user, editOf(sent), basis);
  switch (sent.intent) {
    case "replan-day":
      return replanDay(ctx, trip, user, { date: sent.date, mends: sent.page === "trip" }, basis);
    case "undo":
    case "redo":
      return stepDays(ctx, trip, user, sent.intent, basis);
    case "add-place": {
      const added = await findAddablePlace(trip, sent.place);
      if (!added) return refuseBeside(sent, unknownPlace(trip, sent.place), [], 422);
      const done = await editDays(ctx, trip, user, { kind: "addStop", placeId: added.id }, basis);
      if ("refused" in done) return refuseBeside(sent, done.refused, [], 409);
      return { ...done, about: [added.id] };
    }
    case "add-own": {
      const done = await addOwnPlace(ctx, trip, user, sent, basis);
      if ("errors" in done) return refuse(sent, { fields: done.errors }, 422);
      if ("refused" in done) return refuse(sent, { message: done.refused }, 409);
      return done;
    }
    case "change-own": {
      const done = await changeOwnPlace(ctx, trip, user, sent.placeId, sent, basis);
      const about = [sent.placeId];
      if ("errors" in done) return refuse(sent, { fields: done.errors, about }, 422);
      if ("refused" in done) return refuse(sent, { message: done.refused, about }, 409);
      return done;
    }
  }
}

/** The outcome of a change in words; a flash message holds no more. */
function doneText(sent: Sent, before: Trip, after: Trip, about: readonly string[]): string {
  if (sent.intent === "make-room") return roomMadeText(before.itinerary, after.itinerary, sent.placeId);
  const said = whatWasDone(sent, { before: before.itinerary, after: after.itinerary }, about);
  const isOwn = isStep(sent) || sent.intent === "replan-day";
  const effects =
    !isOwn && before.itinerary && after.itinerary ? sideEffects(before.itinerary, after.itinerary, about) : undefined;
  return [said, effects].filter(Boolean).join(" ");
}

/** The present state of a line that other travellers changed first, so that the sender can choose. */
async function standsFor(
  ctx: Ctx,
  { id: userId }: CurrentUser,
  tripId: string,
  about: readonly string[],
  error: unknown,
): Promise<string | undefined> {
  if (!isOvertakenError(error)) return undefined;
  return standsNow(await getTrip(ctx, tripId, { userId }), about);
}

/** A change that was made: the page and the line it leads back to, and what it has come to in words. */
export interface Changed {
  to: string;
  said: string;
  /** The step that takes it back, with the state of the trip that it rests on; none where nothing can be taken back. */
  back?: { step: DayStep; revision: number; page: keyof typeof BACK };
}

async function change(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  sent: Sent,
  basis: Basis,
): Promise<Changed | Refused> {
  const about = aboutOf(sent);
  const trip = await getTrip(ctx, tripId, { userId: user.id });
  const page = "page" in sent ? sent.page : "edit";
  const back = BACK[page].replace(":id", trip.id);
  if (sent.intent === "change-wishes") {
    const { pace, interests, seen, diets, accessNeeds } = sent;
    const wishes = { pace, interests, seen, needs: { diets, accessNeeds } };
    const { revision } = await regenerateDays(ctx, trip, user, wishes, basis);
    return { to: back, said: "Itinerary regenerated successfully!", back: { step: "undo", revision, page } };
  }
  const done = await makeChange(sent, { ctx, trip, user, basis });
  if ("problem" in done) return done;
  if ("refused" in done) return refuseBeside(sent, done.refused, about, 409);
  const changed = done.about ?? (isStep(sent) ? linesBetween(trip, done.trip) : about);
  const of = { about: changed, ...("date" in sent && { date: sent.date }) };
  const anchor = lineAnchor([done.trip.itinerary, trip.itinerary], of, back.endsWith("/edit"));
  const { revision } = done.trip;
  const isKept = sent.intent !== "note-stop" && revision !== trip.revision;
  return {
    to: back + anchor,
    said: doneText(sent, trip, done.trip, changed),
    ...(isKept && { back: { step: sent.intent === "undo" ? "redo" : "undo", revision, page } }),
  };
}

/**
 * Does what a form of the page that changes days asks for, and says what came of it.
 * @throws AppError NOT_FOUND for a trip of others; every other refusal is an answer
 */
export async function changeDays(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  sent: Sent,
  basis: Basis,
): Promise<Changed | Refused> {
  try {
    return await change(ctx, user, tripId, sent, basis);
  } catch (error) {
    if (!isAppError(error) || error.code === "NOT_FOUND") throw error;
    const about = aboutOf(sent);
    const stands = await standsFor(ctx, user, tripId, about, error);
    return refuse(sent, { message: error.message, about, stands }, error.status);
  }
}

function isStep({ intent }: Sent): boolean {
  return intent === "undo" || intent === "redo";
}

/** The line that an undo or a redo has changed. */
function linesBetween({ itinerary: before }: Trip, { itinerary: after }: Trip): string[] {
  return (before && after && [changedLine(before, after) ?? []].flat()) ?? [];
}

function unknownPlace({ destination }: Trip, text: string): string {
  return text.trim() === ""
    ? "Say which place you want to add"
    : `We don't know that place in ${destination.name}, or it's already in your days. Choose one from the list`;
}
