import { expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import type { PlannedEdit } from "./edit-kinds";
import { DAY_GONE, OWN_GONE, STOP_GONE } from "./refusal";
import { withLock } from "./shift-stop";
import { changesFor, choicesOf, staysLocked, whyNot, whyUnlike, wishesFor } from "./stop-edits";

const trip = fullTrip("kyoto", 4);
const day = trip.itinerary!.days.find(({ items }) => items.filter(isVisit).length > 2)!;
const [one, two] = day.items.filter(isVisit);
const shifted = { kind: "shiftStop", placeId: two!.placeId, to: "earlier" } as const;

it("a locked neighbour keeps its hour in every way that a stop is moved past it", () => {
  const held = { ...trip, itinerary: withLock(trip.itinerary!, one!.placeId, true) };
  const ways = changesFor(held, shifted);
  expect(ways.length).toBeGreaterThan(0);
  for (const { locked } of ways) {
    expect(locked).toContainEqual({ placeId: one!.placeId, date: day.date, start: one!.start });
    expect(locked!.filter(({ placeId }) => placeId === one!.placeId)).toHaveLength(1);
  }
});

it("a neighbour that is free gives way, and so does the hour of a locked stop that is moved itself", () => {
  const own = { ...trip, itinerary: withLock(trip.itinerary!, two!.placeId, true) };
  for (const of of [trip, own]) {
    const [first] = changesFor(of, shifted);
    expect(first!.locked).toContainEqual({ placeId: two!.placeId, date: day.date, start: one!.start });
    expect(first!.locked).toContainEqual({ placeId: one!.placeId, date: day.date });
  }
});

it("what is left of a day keeps its hours where a stop beside a locked one can only be taken out like that", () => {
  const out = { kind: "removeStop", placeId: two!.placeId } as const;
  expect(changesFor(trip, out)).toHaveLength(1);
  const ways = changesFor({ ...trip, itinerary: withLock(trip.itinerary!, one!.placeId, true) }, out);
  expect(ways).toHaveLength(2);
  const left = day.items.filter(isVisit).filter(({ placeId }) => placeId !== two!.placeId);
  expect(ways[1]!.locked).toHaveLength(left.length);
  for (const { placeId, start } of left) expect(ways[1]!.locked).toContainEqual({ placeId, date: day.date, start });
});

it("speaks of the days of the stop and of where it goes, and of none where the plan finds the day", () => {
  const other = trip.itinerary!.days.find(({ date }) => date !== day.date)!;
  const touched = (edit: Parameters<typeof changesFor>[1]) => changesFor(trip, edit).map((way) => way.touched);
  const { placeId } = one!;
  expect(touched({ kind: "removeStop", placeId })).toEqual([[day.date]]);
  expect(touched({ kind: "moveStop", placeId, date: other.date })).toEqual([[day.date, other.date]]);
  expect(touched({ kind: "moveStop", placeId, date: day.date })).toEqual([[day.date]]);
  expect(touched({ kind: "addStop", placeId: "toji" })).toEqual([[]]);
  const wish = { date: other.date, meal: "dinner", at: "skipped" } as const;
  expect(touched({ kind: "changeMeal", wish })).toEqual([[other.date]]);
});

const own: OwnPlace = { id: "own-1", name: "Aunt Mio", district: "Gion", lat: 35, lon: 135.77, minutes: 60 };
const planned = { date: day.date, meal: "dinner" } as const;
const dinner: ItineraryItem = {
  ...day.items.at(-1)!,
  id: "dinner",
  role: "meal",
  meal: "dinner",
  start: 1140,
  end: 1215,
};
const there = { placeId: two!.placeId };
const gone = { placeId: "nowhere" };
const at = { start: 600 };

it.each<[PlannedEdit, string | undefined]>([
  [{ kind: "removeStop", ...gone }, STOP_GONE.why],
  [{ kind: "addStop", ...gone }, undefined],
  [{ kind: "moveStop", ...gone, date: day.date }, STOP_GONE.why],
  [{ kind: "moveStop", ...there, date: "2027-12-24" }, DAY_GONE.why],
  [{ kind: "shiftStop", ...gone, to: "later" }, STOP_GONE.why],
  [{ kind: "timeStop", ...gone, ...at }, STOP_GONE.why],
  [{ kind: "timeStop", ...there, ...at }, undefined],
  [{ kind: "stayStop", ...gone, minutes: 60 }, STOP_GONE.why],
  [{ kind: "replaceStop", ...gone, withId: "toji" }, STOP_GONE.why],
  [{ kind: "replaceStop", ...there, withId: one!.placeId }, "That place is in your days already"],
  [{ kind: "addOwnPlace", place: own, note: "", date: "2027-12-24" }, DAY_GONE.why],
  [{ kind: "addOwnPlace", place: own, note: "" }, undefined],
  [{ kind: "changeOwnPlace", place: own, note: "" }, OWN_GONE.why],
  [{ kind: "deleteOwnPlace", placeId: own.id }, OWN_GONE.why],
  [{ kind: "changeMeal", wish: { date: "2027-12-24", meal: "lunch", at: "skipped" } }, DAY_GONE.why],
  [{ kind: "changeMeal", wish: { ...planned, at: "skipped" } }, undefined],
])("asks for what there is: %o", (edit, why) => {
  expect(whyNot(edit, trip, trip.itinerary!)?.why).toBe(why);
});

it("knows the places that come into the days, and asks nothing of those that leave them", () => {
  const isKnown = () => false;
  const strange = "We don't know that place";
  const wish = { ...planned, at: { table: "nowhere" } };
  expect(whyNot({ kind: "addStop", ...gone }, trip, trip.itinerary!, isKnown)?.why).toBe(strange);
  expect(whyNot({ kind: "replaceStop", ...there, withId: "nowhere" }, trip, trip.itinerary!, isKnown)?.why).toBe(
    strange,
  );
  expect(whyNot({ kind: "changeMeal", wish }, trip, trip.itinerary!, isKnown)?.why).toBe(strange);
  expect(whyNot({ kind: "removeStop", ...there }, trip, trip.itinerary!, isKnown)).toBeUndefined();
});

it("leaves hours and meals of a day trip to the journey", () => {
  const days = trip.itinerary!.days.map((one) =>
    one === day ? { ...one, dayTrip: { id: "nara", name: "Nara" } } : one,
  );
  const out = { ...trip.itinerary!, days } as Itinerary;
  const why = (edit: PlannedEdit) => whyNot(edit, trip, out)?.why;
  for (const edit of [
    { kind: "timeStop", ...there, ...at },
    { kind: "shiftStop", ...there, to: "earlier" },
    { kind: "stayStop", ...there, minutes: 60 },
  ] as const)
    expect(why(edit), edit.kind).toBe("A day trip's times are set by the journey there and back.");
  expect(why({ kind: "removeStop", ...there })).toBeUndefined();
});

it("says of each kind why the days are not what was asked for", () => {
  const conflicts = ["no room"];
  const days = trip.itinerary!;
  const why = (edit: PlannedEdit) => whyUnlike(edit, "Toji", { before: days, after: days, conflicts }, () => []);
  const doesNotFit = "Toji doesn't fit: it's closed then, too far, or the day is full";
  expect(why({ kind: "addStop", ...there })).toBe(doesNotFit);
  expect(why({ kind: "removeStop", ...there })).toBe(doesNotFit);
  expect(why({ kind: "moveStop", ...there, date: day.date })).toBe(doesNotFit);
  expect(why({ kind: "moveStop", ...there, date: day.date, beside: { placeId: one!.placeId, side: "after" } })).toBe(
    "Toji doesn't fit there: it's closed then, too far, or the day is full",
  );
  expect(why({ kind: "stayStop", ...there, minutes: 90 })).toBe("Toji has no room for 90 minutes that day");
  expect(why({ kind: "timeStop", ...there, ...at })).toMatch(/^Toji can't begin at 10:00: it's closed on /);
  expect(why({ kind: "changeMeal", wish: { ...planned, at: "skipped" } })).toBe(
    "That meal can't be changed on that day",
  );
  expect(why({ kind: "changeMeal", wish: { ...planned, at: { table: "toji" } } })).toMatch(
    /^Toji doesn't work for that/,
  );
  expect(why({ kind: "addOwnPlace", place: own, note: "", meal: planned })).toMatch(
    `Toji doesn't work for ${planned.meal} on`,
  );
});

it("says why a place was left out, but for an edit that is about its hour", () => {
  const after = { ...trip.itinerary!, leftOut: [{ placeId: two!.placeId, name: "Toji", why: "It is closed." }] };
  const made = { before: trip.itinerary!, after: after as Itinerary, conflicts: [] };
  expect(whyUnlike({ kind: "addStop", ...there }, "Toji", made, () => [])).toBe("Toji can't be planned. It is closed.");
  expect(whyUnlike({ kind: "timeStop", ...there, start: two!.start }, "Toji", made, () => [])).toBeUndefined();
});

it("wants a place again that takes the stead of another, which stays out from then on", () => {
  const was = { preferences: { ...trip.preferences, unwanted: ["toji"] } };
  const wishes = wishesFor(was, { kind: "replaceStop", ...there, withId: "toji" });
  expect(wishes.unwanted).toEqual([two!.placeId]);
});

it("holds the stop that is put at an hour, and lets go of a neighbour that the solver held for it", () => {
  const isLocked = staysLocked({ kind: "timeStop", ...there, ...at }, trip);
  expect([isLocked(two!.placeId), isLocked(one!.placeId)]).toEqual([true, false]);
  expect(staysLocked({ kind: "moveStop", ...there, date: day.date }, trip)(two!.placeId)).toBe(false);
});

it("asks for somewhere to eat as a meal, and says which day has none for it", () => {
  const table = { ...own, isTable: true } as OwnPlace;
  const days = trip.itinerary!.days.map((one) => (one === day ? { ...one, items: [...one.items, dinner] } : one));
  const fed = { ...trip, itinerary: { ...trip.itinerary!, days } };
  const choices = choicesOf({ kind: "addOwnPlace", place: table, note: "", date: planned.date }, fed);
  expect(choices).toMatchObject([{ meal: planned }]);
  const shut = { ...table, hours: { opens: 180, closes: 200 } };
  expect(choicesOf({ kind: "addOwnPlace", place: shut, note: "" }, fed)).toMatchObject({
    why: "Aunt Mio isn't open for any of the meals of these days that can still change",
  });
  expect(choicesOf({ kind: "addOwnPlace", place: own, note: "" }, trip)).toHaveLength(1);
});
