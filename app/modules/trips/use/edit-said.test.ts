import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { formatClock, formatWeekday } from "#app/shared/format";
import { whatWasDone } from "./edit-said";
import { sentSchema } from "./sent-edit.schema";

const plan = fullTrip("kyoto", 4).itinerary!;
const { date, items } = plan.days[1]!;
const stop = items.find(isVisit)!;
const placeId = stop.placeId;
const when = `${formatWeekday(date)} at ${formatClock(stop.start)}`;
const weekday = formatWeekday(date);

/** The sentence about a form, with the days unchanged or as given. */
function said(sent: Record<string, unknown>, after: Itinerary = plan, about: string[] = [placeId]): string {
  return whatWasDone(sentSchema.parse(sent), { before: plan, after }, about);
}

/** The plan with a lunch on that day, or without one. */
function withMeal(change: Partial<ItineraryItem> | undefined): Itinerary {
  const others = items.filter(({ role }) => role !== "meal");
  const lunch: ItineraryItem[] = change ? [{ ...stop, role: "meal", meal: "lunch", ...change }] : [];
  return { ...plan, days: plan.days.with(1, { ...plan.days[1]!, items: [...others, ...lunch] }) };
}

describe("the effect of an edit, in words", () => {
  it("names the stop, and where it stands now", () => {
    expect(said({ intent: "lock-stop", placeId })).toBe(`Locked: ${stop.name}. Planning again leaves it where it is.`);
    expect(said({ intent: "unlock-stop", placeId })).toBe(`No longer locked: ${stop.name}.`);
    expect(said({ intent: "move-stop", placeId, date })).toBe(`Moved: ${stop.name}, now on ${when}.`);
    expect(said({ intent: "time-stop", placeId, start: "10:00" })).toBe(`Moved: ${stop.name}, now on ${when}.`);
    expect(said({ intent: "add-place", place: stop.name })).toBe(`Added: ${stop.name}, now on ${when}.`);
    expect(said({ intent: "stay-stop", placeId, minutes: "60" })).toMatch(
      new RegExp(`^${stop.name} takes [\\w ]+ now\\.$`),
    );
  });

  it("names what went and what came", () => {
    const gone = {
      ...plan,
      days: plan.days.with(1, { ...plan.days[1]!, items: items.filter((item) => item !== stop) }),
    };
    expect(said({ intent: "remove-stop", placeId }, gone)).toBe(`Removed: ${stop.name}.`);
    const other = plan.days[2]!.items.find(isVisit)!;
    expect(said({ intent: "replace-stop", placeId, withId: other.placeId }, gone)).toBe(
      `${other.name} takes the place of ${stop.name}.`,
    );
  });

  it("says what has become of a meal or a day", () => {
    const lunch = { date, meal: "lunch" };
    const at = { name: "Omen", placeId: "omen", start: 750 };
    expect(said({ intent: "change-table", ...lunch, table: "omen" }, withMeal(at))).toBe(
      `Lunch on ${weekday} is at Omen now, at 12:30.`,
    );
    const free = withMeal({ placeId: undefined, start: 750 });
    expect(said({ intent: "eat-elsewhere", ...lunch }, free)).toBe(`Lunch on ${weekday} is up to you now.`);
    expect(said({ intent: "plan-meal", ...lunch }, free)).toBe(`Lunch on ${weekday} is planned again, at 12:30.`);
    expect(said({ intent: "skip-meal", ...lunch }, withMeal(undefined))).toBe(`No lunch is planned on ${weekday} now.`);
    expect(said({ intent: "replan-day", date })).toBe(`${weekday} has a new plan.`);
  });
});
