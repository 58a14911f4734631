import { DIETS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { z } from "zod";
import { TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { MEALS, PACES } from "#app/modules/itinerary/day/itinerary";
import { minutesOfClock } from "#app/shared/calendar";
import { ownPlaceFields } from "../days/own-place-form";
import type { DayEdit } from "../commands/edit-kinds";

const placeId = z.string().max(80);
/** More places than any destination has. */
const MOST_SEEN = 200;
/** The page that a form was sent from. */
const pageOf = z.enum(["trip", "days", "edit"]).default("edit");
/** Minutes since local midnight. */
const minute = z.coerce.number().int().min(0).max(1439);
/** A text that its use case judges, so that its refusal stands beside it; bounded like every text of a form. */
const typed = z.string().default("");
/** A browser counts the end of a line as one letter and sends two. */
const text = z.string().transform((words) => words.replace(/\r\n?/g, "\n"));

/** The forms of the page that changes days. */
export const sentSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum([
      "lock-stop",
      "unlock-stop",
      "remove-stop",
      "add-stop",
      "delete-own",
      "shift-earlier",
      "shift-later",
    ]),
    placeId,
  }),
  z.object({
    intent: z.literal("move-stop"),
    placeId,
    date: z.iso.date(),
    beside: placeId.optional(),
    side: z.enum(["before", "after"]).default("after"),
  }),
  /** An offer takes the place of a free while, or the while is kept. */
  z.object({ intent: z.literal("fill-while"), placeId, date: z.iso.date(), at: minute, page: pageOf }),
  z.object({ intent: z.literal("keep-free"), date: z.iso.date(), at: minute, page: pageOf }),
  z.object({ intent: z.literal("time-stop"), placeId, start: typed }),
  z.object({ intent: z.literal("stay-stop"), placeId, minutes: typed }),
  z.object({ intent: z.literal("replace-stop"), placeId, withId: placeId }),
  z.object({ intent: z.literal("note-stop"), placeId, note: text.default("") }),
  z.object({ intent: z.literal("make-room"), placeId, page: z.enum(["trip", "days"]) }),
  z.object({ intent: z.literal("change-table"), date: z.iso.date(), meal: z.enum(MEALS), table: placeId }),
  z.object({
    intent: z.enum(["eat-elsewhere", "skip-meal", "plan-meal"]),
    date: z.iso.date(),
    meal: z.enum(MEALS),
  }),
  z.object({ intent: z.literal("add-place"), place: typed }),
  z.object({ intent: z.literal("add-own"), ...ownPlaceFields, note: text.default("") }),
  z.object({ intent: z.literal("change-own"), placeId, ...ownPlaceFields, note: text.default("") }),
  z.object({ intent: z.literal("replan-day"), date: z.iso.date(), page: z.enum(["trip", "edit"]).default("edit") }),
  z.object({ intent: z.enum(["undo", "redo"]), page: pageOf }),
  z.object({
    intent: z.literal("change-wishes"),
    pace: z.enum(PACES),
    interests: z.array(z.enum(TASTES)).default([]),
    seen: z.array(placeId).max(MOST_SEEN).default([]),
    diets: z.array(z.enum(DIETS)).default([]),
    accessNeeds: z.array(z.enum(ACCESS_NEEDS)).default([]),
  }),
]);
export type Sent = z.output<typeof sentSchema>;
export type LineSent = Exclude<
  Extract<Sent, { placeId: string } | { meal: string } | { at: number }>,
  { intent: "change-own" }
>;

const STOP_KINDS = {
  "lock-stop": "lockStop",
  "unlock-stop": "unlockStop",
  "remove-stop": "removeStop",
  "add-stop": "addStop",
  "make-room": "addStop",
  "delete-own": "deleteOwnPlace",
} as const;
const MEAL_KINDS = { "eat-elsewhere": "elsewhere", "skip-meal": "skipped", "plan-meal": "planned" } as const;

/** The change that a form about one stop or one meal asks for. */
export function editOf(sent: LineSent): DayEdit {
  switch (sent.intent) {
    case "change-table":
      return { kind: "changeMeal", wish: { date: sent.date, meal: sent.meal, at: { table: sent.table } } };
    case "eat-elsewhere":
    case "skip-meal":
    case "plan-meal":
      return { kind: "changeMeal", wish: { date: sent.date, meal: sent.meal, at: MEAL_KINDS[sent.intent] } };
    case "move-stop":
      return {
        kind: "moveStop",
        placeId: sent.placeId,
        date: sent.date,
        ...(sent.beside !== undefined && { beside: { placeId: sent.beside, side: sent.side } }),
      };
    case "fill-while":
      return { kind: "addStop", placeId: sent.placeId, at: { date: sent.date, start: sent.at } };
    case "keep-free":
      return { kind: "keepFree", date: sent.date, start: sent.at };
    case "time-stop":
      return { kind: "timeStop", placeId: sent.placeId, start: minutesOfClock(sent.start) };
    case "stay-stop":
      return { kind: "stayStop", placeId: sent.placeId, minutes: Number(sent.minutes) };
    case "replace-stop":
      return { kind: "replaceStop", placeId: sent.placeId, withId: sent.withId };
    case "note-stop":
      return { kind: "noteStop", placeId: sent.placeId, note: sent.note };
    case "shift-earlier":
      return { kind: "shiftStop", placeId: sent.placeId, to: "earlier" };
    case "shift-later":
      return { kind: "shiftStop", placeId: sent.placeId, to: "later" };
    case "lock-stop":
    case "unlock-stop":
    case "remove-stop":
    case "add-stop":
    case "make-room":
    case "delete-own":
      return { kind: STOP_KINDS[sent.intent], placeId: sent.placeId };
  }
}

/** The lines of the days that a form is about: places, and a meal as its day and name. */
export function aboutOf(sent: Sent): string[] {
  return [
    "placeId" in sent ? sent.placeId : [],
    "withId" in sent ? sent.withId : [],
    // The stop that becomes the table of the meal.
    sent.intent === "change-table" ? sent.table : [],
    "meal" in sent ? `${sent.date} ${sent.meal}` : [],
    sent.intent === "keep-free" ? `${sent.date} at ${sent.at}` : [],
  ].flat();
}
