import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { z } from "zod";
import { basisOfForm } from "#app/http/basis.server";
import { ctxOf } from "#app/http/context.server";
import { readForm, readSubmission } from "#app/http/form.server";
import { requireUser } from "#app/http/guards.server";
import { redirectWithToast, toRouteError } from "#app/http/responses.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { VIBES } from "#app/modules/catalogue/vocabulary";
import { PACES } from "#app/modules/itinerary/itinerary";
import type { Itinerary } from "#app/modules/itinerary/itinerary";
import { lostText, roomMadeText } from "#app/modules/itinerary/make-room";
import type { Basis } from "#app/modules/trips/change-trip.server";
import { findAddablePlace, regenerateDays } from "#app/modules/trips/days.server";
import { editDays, replanDay, stepDays } from "#app/modules/trips/edit-days.server";
import type { DayEdit } from "#app/modules/trips/edit-days.server";
import type { Trip } from "#app/modules/trips/trip";
import { MOST_NOTE } from "#app/modules/trips/trip-commands";
import { getTrip } from "#app/modules/trips/trips.server";
import { isAppError } from "#app/shared/app-error";
import { minutesOfClock } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";

const placeId = z.string().max(80);
/** A browser counts a line's end as one letter and sends two. */
const text = z.string().transform((typed) => typed.replace(/\r\n?/g, "\n"));
const actionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["lock-stop", "unlock-stop", "remove-stop", "add-stop", "shift-earlier", "shift-later"]),
    placeId,
  }),
  z.object({ intent: z.literal("move-stop"), placeId, date: z.iso.date() }),
  z.object({ intent: z.literal("time-stop"), placeId, start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }),
  z.object({ intent: z.literal("replace-stop"), placeId, withId: placeId }),
  z.object({ intent: z.literal("note-stop"), placeId, note: text.default("") }),
  z.object({ intent: z.literal("make-room"), placeId, page: z.enum(["trip", "days"]) }),
  z.object({ intent: z.literal("add-place"), place: z.string().max(120).default("") }),
  z.object({ intent: z.literal("replan-day"), date: z.iso.date(), page: z.enum(["trip", "edit"]).default("edit") }),
  z.object({ intent: z.enum(["undo", "redo"]), page: z.enum(["trip", "edit"]).default("edit") }),
  z.object({ intent: z.literal("change-wishes"), pace: z.enum(PACES), interests: z.array(z.enum(VIBES)).default([]) }),
]);
type Sent = z.output<typeof actionSchema>;
type StopSent = Extract<Sent, { placeId: string }>;

const KINDS = {
  "lock-stop": "lockStop",
  "unlock-stop": "unlockStop",
  "remove-stop": "removeStop",
  "add-stop": "addStop",
  "make-room": "addStop",
} as const;

/** What a form about one stop asks for. */
function editOf(sent: StopSent): DayEdit {
  const { placeId: id } = sent;
  switch (sent.intent) {
    case "move-stop":
      return { kind: "moveStop", placeId: id, date: sent.date };
    case "time-stop":
      return { kind: "timeStop", placeId: id, start: minutesOfClock(sent.start) };
    case "replace-stop":
      return { kind: "replaceStop", placeId: id, withId: sent.withId };
    case "note-stop":
      return { kind: "noteStop", placeId: id, note: sent.note };
    case "shift-earlier":
      return { kind: "shiftStop", placeId: id, to: "earlier" };
    case "shift-later":
      return { kind: "shiftStop", placeId: id, to: "later" };
    default:
      return { kind: KINDS[sent.intent], placeId: id };
  }
}

/** Where a page shows a day: the one on a date, or that of a place; of a place that is gone, the day it was in. */
function dayAnchor(plans: readonly (Itinerary | undefined)[], of: { date?: string; placeId?: string }): string {
  for (const plan of plans) {
    const day = plan?.days.find(
      (one) =>
        one.date === of.date || one.items.some((item) => item.placeId !== undefined && item.placeId === of.placeId),
    );
    if (day) return `?day=${day.dayNumber}#day-${day.dayNumber}`;
  }
  return "";
}

/** The page that a form was sent from, to which its sender comes back. */
const BACK = { trip: "/trips/:id", days: "/itinerary/:id", edit: "/itinerary/:id/edit" } as const;

const SAID: Partial<Record<Sent["intent"], string>> = {
  "note-stop": "Your note is kept.",
  undo: "The last change is undone.",
  redo: "The change is made again.",
};

interface Change {
  ctx: Ctx;
  trip: Trip;
  user: CurrentUser;
  basis: Basis;
}

/** Hands what was sent to its use case. @param added the place that was asked for by name */
function makeChange(
  sent: Exclude<Sent, { intent: "change-wishes" }>,
  added: string,
  { ctx, trip, user, basis }: Change,
): ReturnType<typeof editDays> {
  switch (sent.intent) {
    case "replan-day":
      return replanDay(ctx, trip, user, sent.date, basis);
    case "undo":
    case "redo":
      return stepDays(ctx, trip, user, sent.intent, basis);
    case "add-place":
      return editDays(ctx, trip, user, { kind: "addStop", placeId: added }, basis);
    default:
      return editDays(ctx, trip, user, editOf(sent), basis);
  }
}

/** What the forms of the page that changes days do. */
export async function changeDaysPage(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const read = readSubmission(form, actionSchema);
  if (read.status === "error")
    return data({ problem: "We couldn't make that change. Reload the page and try again." }, { status: 422 });
  const sent = read.value;
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    const back = BACK["page" in sent ? sent.page : "edit"].replace(":id", trip.id);
    if (sent.intent === "change-wishes") {
      const { pace, interests } = sent;
      await regenerateDays(ctx, trip, user, { pace, interests }, basisOfForm(form));
      return await redirectWithToast(back, { kind: "success", text: "Itinerary regenerated successfully!" });
    }
    const added = sent.intent === "add-place" ? await findAddablePlace(trip, sent.place) : undefined;
    if (sent.intent === "add-place" && !added)
      return data({ place: { value: sent.place, errors: [unknownPlace(trip, sent.place)] } }, { status: 422 });
    const note = sent.intent === "note-stop" ? { placeId: sent.placeId, value: sent.note } : undefined;
    if (note && note.value.length > MOST_NOTE)
      return data(
        { problem: `A note has room for ${MOST_NOTE} letters; this one has ${note.value.length}.`, note },
        { status: 422 },
      );
    const done = await makeChange(sent, added?.id ?? "", { ctx, trip, user, basis: basisOfForm(form) });
    if ("refused" in done) {
      if (sent.intent === "add-place")
        return data({ place: { value: sent.place, errors: [done.refused] } }, { status: 409 });
      return data({ problem: done.refused, note }, { status: 409 });
    }
    const of = {
      date: sent.intent === "replan-day" ? sent.date : undefined,
      placeId: added?.id ?? ("withId" in sent ? sent.withId : "placeId" in sent ? sent.placeId : undefined),
    };
    const asked = added?.id ?? ("placeId" in sent ? sent.placeId : undefined);
    const lost = asked === undefined ? undefined : lostText(trip.itinerary, done.trip.itinerary, asked);
    return await redirectWithToast(back + dayAnchor([done.trip.itinerary, trip.itinerary], of), {
      kind: "success",
      text:
        sent.intent === "make-room"
          ? roomMadeText(trip.itinerary, done.trip.itinerary, sent.placeId)
          : (SAID[sent.intent] ?? ["Your days are changed.", lost].filter(Boolean).join(" ")),
    });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return data({ problem: error.message }, { status: error.status });
    throw toRouteError(error, ctx);
  }
}

function unknownPlace({ destination }: Trip, text: string): string {
  return text.trim() === ""
    ? "Say which place you want to add"
    : `We know no such place in ${destination.name}, or it is in your days already. Choose one from the list`;
}
