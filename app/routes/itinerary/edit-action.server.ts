import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { changedLine } from "#app/modules/itinerary/words/changed-line";
import { sideEffects } from "#app/modules/itinerary/words/changes-in-words";
import { lineAnchor } from "#app/modules/itinerary/day/line-anchor";
import { roomMadeText } from "#app/modules/itinerary/words/make-room";
import { STAY_MINUTES } from "#app/modules/itinerary/day/own-place-limits";
import { isOvertakenError } from "#app/modules/trips/store/change-trip.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import { standsNow } from "#app/modules/trips/shown/stands-now";
import { findAddablePlace, regenerateDays } from "#app/modules/trips/days/days.server";
import { addOwnPlace, changeOwnPlace, editDays, replanDay, stepDays } from "#app/modules/trips/use/edit-days.server";
import { STAY_BOUNDS } from "#app/modules/trips/days/own-place-form";
import type { OwnPlaceErrors, OwnPlaceSent } from "#app/modules/trips/days/own-place-form";
import type { Trip } from "#app/modules/trips/trip/trip";
import { MOST_NOTE } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { whatWasDone } from "./edit-said";
import { aboutOf, editOf, sentSchema } from "./edit-sent";
import type { LineSent, Sent } from "./edit-sent";

/** What was not done, where on the page that is said, and what was typed there. */
interface NotDone {
  problem?: string;
  /** How that stands now, where others have changed it first. */
  stands?: string;
  /** The lines in whose menus it is said. */
  about?: string[];
  note?: string;
  minutes?: string;
  start?: string;
  place?: { value: string; errors: string[] };
  /** A new place of one's own, or one that was to be changed, as it was sent. */
  own?: { values: OwnPlaceSent; errors: OwnPlaceErrors; problem?: string };
}

const notDone = (answer: NotDone, status: number) => data(answer, { status });

/** The page that a form was sent from, to which its sender comes back. */
const BACK = { trip: "/trips/:id", days: "/itinerary/:id", edit: "/itinerary/:id/edit" } as const;

const CHECK_FIELDS = "Please check the details of this place.";

interface Change {
  ctx: Ctx;
  trip: Trip;
  user: CurrentUser;
  basis: Basis;
}

type Done = Awaited<ReturnType<typeof editDays>> & { about?: string[] };

/** What cannot be read of a form about one line, for its field. */
function unreadable(sent: LineSent): ReturnType<typeof notDone> | undefined {
  if (sent.intent === "note-stop" && sent.note.length > MOST_NOTE) {
    const problem = `Use at most ${MOST_NOTE} characters; this note has ${sent.note.length}.`;
    return notDone({ problem, about: [sent.placeId], note: sent.note }, 422);
  }
  if (sent.intent !== "stay-stop") return undefined;
  const minutes = /^\d{1,4}$/.test(sent.minutes) ? Number(sent.minutes) : NaN;
  if (minutes >= STAY_MINUTES.least && minutes <= STAY_MINUTES.most) return undefined;
  return notDone({ problem: STAY_BOUNDS, about: [sent.placeId], minutes: sent.minutes }, 422);
}

/** Hands what was sent to its use case; what cannot be read goes back to its field. */
async function makeChange(
  sent: Exclude<Sent, { intent: "change-wishes" }>,
  { ctx, trip, user, basis }: Change,
): Promise<Done | ReturnType<typeof notDone>> {
  if (sent.intent !== "change-own" && ("placeId" in sent || "meal" in sent))
    return unreadable(sent) ?? editDays(ctx, trip, user, editOf(sent), basis);
  switch (sent.intent) {
    case "replan-day":
      return replanDay(ctx, trip, user, { date: sent.date, mends: sent.page === "trip" }, basis);
    case "undo":
    case "redo":
      return stepDays(ctx, trip, user, sent.intent, basis);
    case "add-place": {
      const added = await findAddablePlace(trip, sent.place);
      if (!added) return notDone({ place: { value: sent.place, errors: [unknownPlace(trip, sent.place)] } }, 422);
      const done = await editDays(ctx, trip, user, { kind: "addStop", placeId: added.id }, basis);
      if ("refused" in done) return notDone({ place: { value: sent.place, errors: [done.refused] } }, 409);
      return { ...done, about: [added.id] };
    }
    case "add-own": {
      const done = await addOwnPlace(ctx, trip, user, sent, basis);
      if ("errors" in done) return notDone({ own: { values: sent, errors: done.errors } }, 422);
      if ("refused" in done) return notDone({ own: { values: sent, errors: {}, problem: done.refused } }, 409);
      return done;
    }
    case "change-own": {
      const done = await changeOwnPlace(ctx, trip, user, sent.placeId, sent, basis);
      const about = [sent.placeId];
      if ("errors" in done)
        return notDone({ problem: CHECK_FIELDS, about, own: { values: sent, errors: done.errors } }, 422);
      if ("refused" in done) return notDone({ problem: done.refused, about, own: { values: sent, errors: {} } }, 409);
      return done;
    }
  }
}

/** What a change has come to, in words; a flash message holds no more. */
function doneText(sent: Sent, before: Trip, after: Trip, about: readonly string[]): string {
  if (sent.intent === "make-room") return roomMadeText(before.itinerary, after.itinerary, sent.placeId);
  const said = whatWasDone(sent, { before: before.itinerary, after: after.itinerary }, about);
  const isOwn = isStep(sent) || sent.intent === "replan-day";
  const effects =
    !isOwn && before.itinerary && after.itinerary ? sideEffects(before.itinerary, after.itinerary, about) : undefined;
  return [said, effects].filter(Boolean).join(" ");
}

/** How a line stands that others have changed first, so that its sender can choose. */
async function standsFor(
  args: ActionFunctionArgs,
  { id: userId }: CurrentUser,
  about: readonly string[],
  error: unknown,
): Promise<string | undefined> {
  if (!isOvertakenError(error)) return undefined;
  return standsNow(await getTrip(ctxOf(args), args.params.id ?? "", { userId }), about);
}

/** What the forms of the page that changes days do. */
export async function changeDaysPage(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const read = readSubmission(form, sentSchema);
  if (read.status === "error")
    return notDone({ problem: "We couldn't make that change. Reload the page and try again." }, 422);
  const sent = read.value;
  const about = aboutOf(sent);
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    const back = BACK["page" in sent ? sent.page : "edit"].replace(":id", trip.id);
    if (sent.intent === "change-wishes") {
      const { pace, interests } = sent;
      await regenerateDays(ctx, trip, user, { pace, interests }, basisOfForm(form));
      return await redirectWithToast(back, { kind: "success", text: "Itinerary regenerated successfully!" });
    }
    const done = await makeChange(sent, { ctx, trip, user, basis: basisOfForm(form) });
    if (!("trip" in done || "refused" in done)) return done;
    if ("refused" in done) {
      const typed = {
        ...("note" in sent && { note: sent.note }),
        ...("minutes" in sent && { minutes: sent.minutes }),
        ...("start" in sent && { start: sent.start }),
      };
      return notDone({ problem: done.refused, about, ...typed }, 409);
    }
    const changed = done.about ?? (isStep(sent) ? linesBetween(trip, done.trip) : about);
    const of = { about: changed, ...("date" in sent && { date: sent.date }) };
    const anchor = lineAnchor([done.trip.itinerary, trip.itinerary], of, back.endsWith("/edit"));
    return await redirectWithToast(back + anchor, {
      kind: "success",
      text: doneText(sent, trip, done.trip, changed),
    });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return notDone(
        { problem: error.message, about, stands: await standsFor(args, user, about, error) },
        error.status,
      );
    throw toRouteError(error, ctx);
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
