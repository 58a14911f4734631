/**
 * Edits of the days beyond taking out and moving: undone and made again, at another hour, with something else, noted.
 */
import { describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { changeTrip } from "#app/modules/trips/store/change-trip.server";
import { MOST_VERSIONS } from "#app/modules/trips/commands/day-versions";
import { listAddablePlaces, listOthers, regenerateDays } from "#app/modules/trips/days/days.server";
import { editDays, getTripWithSteps, replanDay, stepDays } from "#app/modules/trips/use/edit-days.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import { checksOf, shareTrip } from "#app/modules/trips/store/trips.server";
import * as sharedPage from "#app/routes/trips/shared";
import { makeCtx, updateTrip } from "#tests/integration/booking/booking.fixture";
import { usePlannedTrip } from "#tests/integration/planning/planned-trip.fixture";

const ctx = makeCtx();
let ada: CurrentUser;
let ben: CurrentUser;
let trip: Trip;

const { open, edit, step } = usePlannedTrip((ready) => ({ ada, ben, trip } = ready));
const visits = ({ itinerary }: Trip) =>
  itinerary!.days.map(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId));
const stopOf = ({ itinerary }: Trip, placeId: string) => {
  for (const { date, items } of itinerary!.days) {
    const item = items.find((one) => one.placeId === placeId);
    if (item) return { date, ...item };
  }
  return undefined;
};

const steps = async () => (await getTripWithSteps(ctx, trip.id, ada)).steps;

describe("an edit", () => {
  it("is undone and made again, and brings back what had been kept out", async () => {
    const [gone] = visits(trip)[1]!;
    const name = stopOf(trip, gone!)!.name;
    const without = await edit({ kind: "removeStop", placeId: gone! });
    expect(await steps()).toEqual({ undo: `Removed ${name}` });
    const back = await step("undo");
    expect(back.itinerary).toEqual(trip.itinerary);
    expect(back.preferences.unwanted).toEqual([]);
    expect(await steps()).toEqual({ redo: `Removed ${name}` });
    const again = await step("redo");
    expect(again.itinerary).toEqual(without.itinerary);
    expect(again.preferences.unwanted).toEqual([gone]);
    expect(await steps()).toEqual({ undo: `Removed ${name}` });
  });

  it("after something was undone is the end of what could be made again", async () => {
    const [one, two] = visits(trip)[1]!;
    await edit({ kind: "lockStop", placeId: one! });
    await step("undo");
    await edit({ kind: "lockStop", placeId: two! });
    expect(Object.keys(await steps())).toEqual(["undo"]);
    expect(await stepDays(ctx, trip, ada, "redo")).toEqual({ refused: "There's nothing to redo" });
  });

  it("can be undone some twenty times, and no oftener", async () => {
    const [one] = visits(trip)[1]!;
    for (let n = 0; n < MOST_VERSIONS + 2; n++)
      await edit({ kind: n % 2 === 0 ? "lockStop" : "unlockStop", placeId: one! });
    for (let n = 0; n < MOST_VERSIONS; n++) await step("undo");
    expect(await stepDays(ctx, trip, ada, "undo")).toEqual({ refused: "There's nothing to undo" });
  });

  it("of days that another flight has taken away cannot come back", async () => {
    await edit({ kind: "lockStop", placeId: visits(trip)[1]![0]! });
    await changeTrip(ctx, trip.id, { userId: ada.id }, { kind: "chooseFlight", flight: fullTrip("kyoto", 4).flight! });
    expect(await steps()).toEqual({});
    expect(await stepDays(ctx, trip, ada, "undo")).toEqual({ refused: "There's nothing to undo" });
  });

  it("of somebody else's trip is neither seen nor undone", async () => {
    await edit({ kind: "lockStop", placeId: visits(trip)[1]![0]! });
    await expect(getTripWithSteps(ctx, trip.id, ben)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(stepDays(ctx, trip, ben, "undo")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a stop", () => {
  it("changes places with its neighbour, or the traveller hears why it does not", async () => {
    let moved = 0;
    const ordinary = trip.itinerary!.days.findIndex(
      ({ dayTrip, items }) => !dayTrip && items.filter(isVisit).length > 2,
    );
    const stops = visits(trip)[ordinary]!;
    for (const placeId of stops.slice(0, 3)) {
      for (const to of ["earlier", "later"] as const) {
        const before = visits(trip).find((one) => one.includes(placeId))!;
        const done = await editDays(ctx, trip, ada, { kind: "shiftStop", placeId, to });
        if ("refused" in done) {
          expect(done.refused).toMatch(/^\S.*(day|full|it|planned\. .*)$/);
          continue;
        }
        moved++;
        const after = visits(done.trip).find((one) => one.includes(placeId))!;
        expect(after.indexOf(placeId) < before.indexOf(placeId)).toBe(to === "earlier");
        expect(stopOf(done.trip, placeId)!.locked).toBeUndefined();
        await step("undo");
      }
    }
    expect(moved).toBeGreaterThan(1);
  });

  it("begins when the traveller says, and stays so; at night it is refused", async () => {
    const ordinary = trip.itinerary!.days.find(({ dayTrip, items }) => !dayTrip && items.filter(isVisit).length > 2)!;
    const placeId = ordinary.items.filter(isVisit).at(-1)!.placeId;
    const { start, date } = stopOf(trip, placeId)!;
    const later = await edit({ kind: "timeStop", placeId, start: start + 15 });
    expect(stopOf(later, placeId)).toMatchObject({ start: start + 15, date, locked: true });
    const refused = await editDays(ctx, trip, ada, { kind: "timeStop", placeId, start: 180 });
    expect(refused).toHaveProperty("refused");
    const out = trip.itinerary!.days.find(({ dayTrip }) => dayTrip)!.items.find(isVisit)!;
    expect(await editDays(ctx, trip, ada, { kind: "timeStop", placeId: out.placeId, start: 600 })).toEqual({
      refused: "A day trip's times are set by the journey there and back.",
    });
  });

  it("gives its place to something that is open then, and stays away", async () => {
    const addable = await listAddablePlaces(trip);
    const { alternatives: choices } = await listOthers(trip, addable);
    const [placeId, others] = Object.entries(choices).find(([, some]) => some.length > 1)!;
    const { date } = stopOf(trip, placeId)!;
    const done = await edit({ kind: "replaceStop", placeId, withId: others[0]!.id });
    expect(stopOf(done, others[0]!.id)).toMatchObject({ date });
    expect(stopOf(done, placeId)).toBeUndefined();
    expect(done.preferences.unwanted).toEqual([placeId]);
  });

  it("takes a note that stays with it when the days are planned again, and that no reader of the link sees", async () => {
    const placeId = visits(trip)[1]![0]!;
    await edit({ kind: "lockStop", placeId });
    await edit({ kind: "noteStop", placeId, note: "  Ask for the garden  " });
    const pro = { ...ada, capabilities: { ...ada.capabilities, canGenerateTrip: true } };
    const again = await regenerateDays(ctx, trip, pro, {});
    expect(stopOf(again, placeId)).toBeDefined();
    expect(again.preferences.notes).toEqual({ [placeId]: "Ask for the garden" });
    await shareTrip(ctx, trip.id, { userId: ada.id });
    const page = await sharedPage.loader({
      request: new Request(`http://localhost:3000/trips/${trip.id}/shared`),
      params: { tripId: trip.id },
      context: { origin: "http://localhost:3000", address: "10.8.8.8" },
    });
    expect(page.trip.itinerary!.days).not.toEqual([]);
    expect(JSON.stringify(page)).not.toContain("Ask for the garden");
    expect((await edit({ kind: "noteStop", placeId, note: " " })).preferences.notes).toEqual({});
  });
});

it("a day is planned anew, and the others stay as they are", async () => {
  const [locked] = visits(trip)[1]!;
  await edit({ kind: "lockStop", placeId: locked! });
  const before = await open();
  const { date } = before.itinerary!.days[1]!;
  const done = await replanDay(ctx, trip, ada, { date, mends: false });
  if ("refused" in done) throw new Error(done.refused);
  const [was, is]: [Itinerary, Itinerary] = [before.itinerary!, done.trip.itinerary!];
  for (const [index, day] of is.days.entries()) {
    if (day.date !== date) expect(day).toEqual(was.days[index]);
    else expect(visits(done.trip)[index]).not.toEqual(visits(before)[index]);
  }
  expect(stopOf(done.trip, locked!)).toMatchObject({ date, locked: true });
  expect(is.days.flatMap(({ items }) => items).filter((item) => item.locked)).toHaveLength(
    was.days.flatMap(({ items }) => items).filter((item) => item.locked).length,
  );
  expect((await steps()).undo).toMatch(/^Replanned \w+day$/);
  const gone = { date: "2029-01-01", mends: false };
  expect(await replanDay(ctx, trip, ada, gone)).toEqual({ refused: "That day isn't part of the trip" });
});

it("a day on which two stops stand on each other is put right with the stops it has", async () => {
  const before = await open();
  const index = before.itinerary!.days.findIndex((day) => !day.dayTrip && day.items.filter(isVisit).length > 2);
  const day = before.itinerary!.days[index]!;
  const second = day.items.findIndex((item, at) => at > 0 && isVisit(item) && isVisit(day.items[at - 1]!));
  const first = day.items[second - 1]!;
  const items = day.items.with(second - 1, { ...first, end: day.items[second]!.start + 10 });
  const value = { ...before.itinerary!, days: before.itinerary!.days.with(index, { ...day, items }) };
  const { itinerary } = await db()
    .selectFrom("trips")
    .select("itinerary")
    .where("id", "=", trip.id)
    .executeTakeFirstOrThrow();
  const { version } = JSON.parse(itinerary!) as { version: number };
  await updateTrip(trip.id, { itinerary: JSON.stringify({ version, value }) });
  const wrong = await open();
  expect(checksOf(wrong).map(({ kind, date }) => [kind, date])).toEqual([["overlap", day.date]]);
  const done = await replanDay(ctx, trip, ada, { date: day.date, mends: true });
  if ("refused" in done) throw new Error(done.refused);
  expect(checksOf(done.trip)).toEqual([]);
  expect(visits(done.trip)[index]!.toSorted()).toEqual(visits(before)[index]!.toSorted());
});
