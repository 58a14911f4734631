import { stopIdOf } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { formatClock, durationInWords, formatWeekday } from "#app/shared/format";
import type { Sent } from "./sent-edit.schema";

interface Plans {
  before: Itinerary | undefined;
  after: Itinerary | undefined;
}
type Line = { date: string; item: ItineraryItem };

function lineOf(plan: Itinerary | undefined, isIt: (line: Line) => boolean): Line | undefined {
  return plan?.days.flatMap(({ date, items }) => items.map((item) => ({ date, item }))).find(isIt);
}

const placeIn = (plan: Itinerary | undefined, placeId: string): Line | undefined =>
  lineOf(plan, ({ item }) => stopIdOf(item) === placeId);

const whenOf = ({ date, item: { start } }: Line): string => `${formatWeekday(date)} at ${formatClock(start)}`;

/** "Moved: Senso-ji, now on Thursday at 09:30." */
function putAt(verb: string, plan: Itinerary | undefined, placeId: string): string {
  const line = placeIn(plan, placeId);
  return line ? `${verb}: ${line.item.name}, now on ${whenOf(line)}.` : "Your days have been changed.";
}

type MealSent = Extract<Sent, { meal: "lunch" | "dinner" }>;

function mealSaid({ intent, date, meal }: MealSent, { after }: Plans): string {
  const title = `${meal === "lunch" ? "Lunch" : "Dinner"} on ${formatWeekday(date)}`;
  const line = lineOf(after, (one) => one.date === date && one.item.role === "meal" && one.item.meal === meal);
  if (!line) return `No ${meal} is planned on ${formatWeekday(date)} now.`;
  const at = formatClock(line.item.start);
  if (line.item.placeId) return `${title} is at ${line.item.name} now, at ${at}.`;
  return intent === "plan-meal" ? `${title} is planned again, at ${at}.` : `${title} is up to you now.`;
}

/** The outcome of a form of the page that changes days, in a sentence. @param about the places of the form */
export function whatWasDone(sent: Sent, plans: Plans, about: readonly string[]): string {
  const { before, after } = plans;
  const named = (placeId: string): string | undefined =>
    (placeIn(after, placeId) ?? placeIn(before, placeId))?.item.name;
  switch (sent.intent) {
    case "note-stop":
      return "Your note is saved.";
    case "delete-own":
      return "Your place is deleted from this trip.";
    case "undo":
      return "Your last change has been undone.";
    case "redo":
      return "Your change has been redone.";
    case "lock-stop":
      return `Locked: ${named(sent.placeId) ?? "this stop"}. Planning again leaves it where it is.`;
    case "unlock-stop":
      return `No longer locked: ${named(sent.placeId) ?? "this stop"}.`;
    case "fill-while":
      return putAt("Added", after, sent.placeId);
    case "keep-free":
      return `You keep your time free on ${formatWeekday(sent.date)}.`;
    case "remove-stop":
      return `Removed: ${named(sent.placeId) ?? "this stop"}.`;
    case "move-stop":
    case "time-stop":
    case "shift-earlier":
    case "shift-later":
      return putAt("Moved", after, sent.placeId);
    case "stay-stop": {
      const line = placeIn(after, sent.placeId);
      return line
        ? `${line.item.name} takes ${durationInWords(line.item.end - line.item.start)} now.`
        : "Your days have been changed.";
    }
    case "replace-stop": {
      const [gone, come] = [named(sent.placeId), named(sent.withId)];
      return gone && come ? `${come} takes the place of ${gone}.` : "Your days have been changed.";
    }
    case "add-place":
    case "add-own":
    case "add-stop":
      return about[0] === undefined ? "Your days have been changed." : putAt("Added", after, about[0]);
    case "replan-day":
      return `${formatWeekday(sent.date)} has a new plan.`;
    case "change-table":
    case "eat-elsewhere":
    case "skip-meal":
    case "plan-meal":
      return mealSaid(sent, plans);
    case "change-own":
    case "change-wishes":
    case "make-room":
      return "Your days have been changed.";
  }
}
