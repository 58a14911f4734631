/**
 * A traveller's own places, lengths of stops, and meals: through the page's forms, planned, undone, copied, shared,
 * exported.
 */
import { describe, expect, it } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { sideEffects } from "#app/modules/itinerary/words/changes-in-words";
import { mapOfTrip } from "#app/modules/maps/maps.server";
import { tripGpx } from "#app/modules/documents/trip-gpx";
import {
  findAddablePlace,
  listAddablePlaces,
  listOwnPlaces,
  listOthers,
  regenerateDays,
} from "#app/modules/trips/days/days.server";
import {
  addOwnPlace,
  changeOwnPlace,
  editDays,
  getTripWithSteps,
  replanDay,
} from "#app/modules/trips/use/edit-days.server";
import { duplicateTrip } from "#app/modules/trips/use/manage.server";
import { mappedTrip } from "#app/modules/trips/trip/trip-parts";
import type { Trip } from "#app/modules/trips/trip/trip";
import { shareTrip } from "#app/modules/trips/store/trips.server";
import * as sharedPage from "#app/routes/trips/shared";
import { insertTrip, makeCtx } from "#tests/integration/booking/booking.fixture";
import { DATES, usePlannedTrip } from "#tests/integration/planning/planned-trip.fixture";

const ctx = makeCtx();
const SENT = {
  name: "Aunt May's",
  where: "35.0037, 135.7788",
  district: "",
  minutes: "90",
  opens: "13:00",
  closes: "18:00",
  note: "Bring cake",
  on: "2027-04-16",
  table: "",
};
let ada: CurrentUser;
let ben: CurrentUser;
let trip: Trip;

const world = usePlannedTrip((ready) => ({ ada, ben, trip } = ready));
const { open, edit, step } = world;
const lines = ({ itinerary }: Trip): (ItineraryItem & { date: string })[] =>
  itinerary!.days.flatMap(({ date, items }) => items.map((item) => ({ ...item, date })));
const ownOf = (of: Trip) => lines(of).find(({ isOwn }) => isOwn);
const add = async (sent: Partial<typeof SENT> = {}): Promise<Trip> => {
  const done = await addOwnPlace(ctx, await open(), ada, { ...SENT, ...sent });
  if (!("trip" in done)) throw new Error(JSON.stringify(done));
  return done.trip;
};
const pro = () => ({ ...ada, capabilities: { ...ada.capabilities, canGenerateTrip: true } });

describe("a place of one's own", () => {
  it("is a full stop: in its hours, for as long as was said, on the map, and in the files", async () => {
    const added = await add();
    const own = ownOf(added)!;
    expect(own).toMatchObject({ name: "Aunt May's", date: "2027-04-16", role: "visit", description: "Added by hand." });
    expect(own.end - own.start).toBe(90);
    expect(own.start).toBeGreaterThanOrEqual(13 * 60);
    expect(own.end).toBeLessThanOrEqual(18 * 60);
    expect(own.locked).toBeUndefined();
    expect(own.kind, "what sort of place it is nobody has said").toBeUndefined();
    expect(added.preferences.notes).toEqual({ [own.placeId!]: "Bring cake" });
    const { dayNumber } = added.itinerary!.days.find(({ date }) => date === own.date)!;
    expect(JSON.stringify(await mapOfTrip(mappedTrip(added), dayNumber, "metric"))).toContain("Aunt May");
    expect(tripGpx(added, "https://example.com")).toContain("Aunt May");
  });

  it("is locked, moved, taken out, found again by its name, undone and made again", async () => {
    const added = await add();
    const id = ownOf(added)!.placeId!;
    expect(ownOf(await edit({ kind: "lockStop", placeId: id }))!.locked).toBe(true);
    await edit({ kind: "unlockStop", placeId: id });
    expect(ownOf(await edit({ kind: "moveStop", placeId: id, date: "2027-04-17" }))!.date).toBe("2027-04-17");
    const without = await edit({ kind: "removeStop", placeId: id });
    expect(ownOf(without)).toBeUndefined();
    expect((await findAddablePlace(without, "aunt may's"))?.id).toBe(id);
    expect(ownOf(await step("undo"))!.date).toBe("2027-04-17");
    expect(ownOf(await step("redo"))).toBeUndefined();
    expect(ownOf(await edit({ kind: "addStop", placeId: id }))!.name).toBe("Aunt May's");
  });

  it("survives all days and its own being planned again", async () => {
    const id = ownOf(await add())!.placeId;
    const again = await regenerateDays(ctx, trip, pro(), { pace: "packed" });
    expect(lines(again).filter(({ placeId }) => placeId === id)).toHaveLength(1);
    const { date } = lines(again).find(({ placeId }) => placeId === id)!;
    const day = await replanDay(ctx, trip, ada, { date, mends: false });
    expect(ownOf(await open())!.placeId, JSON.stringify("refused" in day && day.refused)).toBe(id);
  });

  it("that is undone stays away when the days are planned again", async () => {
    await add();
    const undone = await step("undo");
    expect(ownOf(undone)).toBeUndefined();
    expect(ownOf(await regenerateDays(ctx, trip, pro(), {}))).toBeUndefined();
  });

  it("is refused in words where it cannot be, and nothing is stored then", async () => {
    const refused = await addOwnPlace(ctx, trip, ada, { ...SENT, opens: "03:00", closes: "05:00" });
    expect(refused).toMatchObject({ refused: expect.stringMatching(/^Aunt May's .+/) as string });
    expect((await open()).preferences.ownPlaces).toBeUndefined();
    expect(await addOwnPlace(ctx, trip, ada, { ...SENT, name: "" })).toHaveProperty("errors.name");
    await expect(addOwnPlace(ctx, trip, ben, SENT)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("belongs to its trip alone, and to a copy of it; readers of the link see the stop and not the note", async () => {
    const added = await add();
    const other = await open(await insertTrip(ada, { ...DATES, status: "planning", itinerary: world.days }));
    expect((await listAddablePlaces(other)).some(({ isOwn }) => isOwn)).toBe(false);
    const copy = await duplicateTrip(ctx, { ...added, ownerId: ada.id }, "key-1");
    expect(copy.preferences.ownPlaces).toEqual(added.preferences.ownPlaces);
    expect(copy.preferences.notes).toEqual({ [ownOf(added)!.placeId!]: "Bring cake" });
    await shareTrip(ctx, trip.id, { userId: ada.id });
    const page = await sharedPage.loader({
      request: new Request(`http://localhost:3000/trips/${trip.id}/shared`),
      params: { tripId: trip.id },
      context: { origin: "http://localhost:3000", address: "10.8.8.8" },
    });
    expect(JSON.stringify(page)).toContain("Aunt May");
    expect(JSON.stringify(page)).not.toContain("Bring cake");
  });
});

describe("a place of one's own that is there", () => {
  const change = async (of: Trip, sent: Partial<typeof SENT>): Promise<Trip> => {
    const [own] = listOwnPlaces(of);
    const done = await changeOwnPlace(ctx, of, ada, own!.id, { ...own!.values, ...sent });
    if (!("trip" in done)) throw new Error(JSON.stringify(done));
    return done.trip;
  };

  it("is described anew: its form holds what was said, it stands in the days so, and an undo gives back the old", async () => {
    const added = await add();
    const [own] = listOwnPlaces(added);
    expect(own).toMatchObject({ isPlanned: true, values: { ...SENT, on: "", district: "" } });
    const changed = await change(added, { name: "Uncle Jo's", minutes: "60", opens: "10:00", note: "Ring twice" });
    expect(ownOf(changed)).toMatchObject({ name: "Uncle Jo's", placeId: own!.id });
    expect(ownOf(changed)!.end - ownOf(changed)!.start).toBe(60);
    expect(changed.preferences.ownPlaces).toMatchObject([{ id: own!.id, minutes: 60, hours: { opens: 600 } }]);
    expect(changed.preferences.notes).toEqual({ [own!.id]: "Ring twice" });
    expect((await getTripWithSteps(ctx, trip.id, ada)).steps).toEqual({ undo: "Changed Uncle Jo's" });
    const undone = await step("undo");
    expect(undone.itinerary).toEqual(added.itinerary);
    expect(undone.preferences.ownPlaces).toEqual(added.preferences.ownPlaces);
    expect(undone.preferences.notes).toEqual({ [own!.id]: "Bring cake" });
    expect((await step("redo")).preferences.notes).toEqual({ [own!.id]: "Ring twice" });
  });

  it("keeps its days to the minute where only its note changes", async () => {
    const added = await add();
    const held = await edit({ kind: "stayStop", placeId: ownOf(added)!.placeId!, minutes: 120 });
    const [own] = listOwnPlaces(held);
    const unplanned = makeCtx({ faults: { itinerary: { kind: "error" } } });
    const say = (sent: Partial<typeof SENT>) =>
      changeOwnPlace(unplanned, held, ada, own!.id, { ...own!.values, ...sent });
    await expect(say({ note: "Ask for the jazz shelf", minutes: "90" }), "another length is planned").rejects.toThrow();
    const done = await say({ note: "Ask for the jazz shelf" });
    if (!("trip" in done)) throw new Error(JSON.stringify(done));
    const noted = done.trip;
    expect(noted.itinerary).toEqual(held.itinerary);
    expect(noted.preferences.notes).toEqual({ [ownOf(added)!.placeId!]: "Ask for the jazz shelf" });
    expect(noted.preferences.ownPlaces).toMatchObject([{ minutes: 120 }]);
    const undone = await step("undo");
    expect(undone.preferences.notes).toEqual({ [ownOf(added)!.placeId!]: "Bring cake" });
  });

  it("has the length that was said last, wherever it was said", async () => {
    const added = await add();
    const stayed = await edit({ kind: "stayStop", placeId: ownOf(added)!.placeId!, minutes: 120 });
    expect(listOwnPlaces(stayed)[0]!.values.minutes).toBe("120");
    const changed = await change(stayed, { minutes: "75" });
    expect(ownOf(changed)!.end - ownOf(changed)!.start).toBe(75);
    expect(changed.preferences.stays).toEqual({});
  });

  it("stays as it was where what is said cannot be read or planned, is anothers', or is gone", async () => {
    const added = await add();
    const [own] = listOwnPlaces(added);
    const { id, values } = own!;
    expect(await changeOwnPlace(ctx, added, ada, id, { ...values, minutes: "5" })).toHaveProperty("errors.minutes");
    expect(await changeOwnPlace(ctx, added, ada, id, { ...values, opens: "03:00", closes: "05:00" })).toMatchObject({
      refused: expect.stringMatching(/^Aunt May's .+/) as string,
    });
    expect(await changeOwnPlace(ctx, added, ada, "own-x", values)).toHaveProperty("refused");
    await expect(changeOwnPlace(ctx, added, ben, id, values)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const basis = { revision: added.revision };
    await edit({ kind: "lockStop", placeId: id });
    await expect(changeOwnPlace(ctx, added, ada, id, values, basis)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await open()).preferences.ownPlaces).toEqual(added.preferences.ownPlaces);
  });

  it("is deleted with all that was said of it, comes back by an undo, and can be deleted when it is in no day", async () => {
    const added = await add();
    const { placeId } = ownOf(added)!;
    const deleted = await edit({ kind: "deleteOwnPlace", placeId: placeId! });
    expect(ownOf(deleted)).toBeUndefined();
    expect(deleted.preferences).toMatchObject({ ownPlaces: [], notes: {} });
    expect(await findAddablePlace(deleted, "Aunt May's")).toBeUndefined();
    expect((await getTripWithSteps(ctx, trip.id, ada)).steps).toMatchObject({ undo: "Deleted Aunt May's" });
    const back = await step("undo");
    expect(ownOf(back)!.date).toBe("2027-04-16");
    expect(back.preferences.notes).toEqual({ [placeId!]: "Bring cake" });
    const without = await edit({ kind: "removeStop", placeId: placeId! });
    expect(listOwnPlaces(without)).toMatchObject([{ id: placeId, isPlanned: false }]);
    const gone = await edit({ kind: "deleteOwnPlace", placeId: placeId! });
    expect(gone.itinerary).toEqual(without.itinerary);
    expect(gone.preferences).toMatchObject({ ownPlaces: [], unwanted: [] });
    expect(await editDays(ctx, trip, ada, { kind: "deleteOwnPlace", placeId: placeId! })).toHaveProperty("refused");
  });
});

describe("somewhere to eat of one's own", () => {
  const TABLE = { name: "Okiya's kitchen", table: "on", opens: "", closes: "", minutes: "60", note: "Ask for Rin" };
  const mealsAt = (of: Trip) => lines(of).filter(({ isOwn, role }) => isOwn && role === "meal");

  it("takes the place of a meal, stays there when days are planned again, and leaves it to another", async () => {
    const added = await add(TABLE);
    const [own] = added.preferences.ownPlaces!;
    const [line] = mealsAt(added);
    expect(line).toMatchObject({ name: "Okiya's kitchen", date: "2027-04-16", role: "meal", tags: [] });
    expect(line!.kind).toBeUndefined();
    expect(line!.priceMinor, "what a meal usually costs, since nobody said").toBeGreaterThan(0);
    expect(lines(added).filter(({ placeId }) => placeId === own!.id)).toHaveLength(1);
    expect(added.preferences.meals).toEqual([{ date: "2027-04-16", meal: line!.meal, at: { table: own!.id } }]);
    const again = await regenerateDays(ctx, trip, pro(), { pace: "relaxed" });
    expect(mealsAt(again)).toHaveLength(1);
    const wish = { date: line!.date, meal: line!.meal!, at: "planned" } as const;
    const other = await edit({ kind: "changeMeal", wish });
    expect(lines(other).some(({ placeId }) => placeId === own!.id)).toBe(false);
    expect(ownOf(await regenerateDays(ctx, trip, pro(), {})), "it is no stop either").toBeUndefined();
  });

  it("is offered in the menus of meals, far as it may be, and a stop that is chosen there is none any more", async () => {
    const stop = await add({ ...TABLE, table: "" });
    const { placeId } = ownOf(stop)!;
    const offered = async (of: Trip) =>
      Object.values((await listOthers(of, await listAddablePlaces(of))).tables).filter((tables) =>
        tables.some(({ id }) => id === placeId),
      ).length;
    expect(await offered(stop)).toBe(0);
    const [own] = listOwnPlaces(stop);
    const done = await changeOwnPlace(ctx, stop, ada, placeId!, { ...own!.values, table: "on" });
    if (!("trip" in done)) throw new Error(JSON.stringify(done));
    expect(ownOf(done.trip)).toMatchObject({ role: "visit", placeId });
    expect(await offered(done.trip)).toBeGreaterThan(2);
    const meal = lines(done.trip).find((item) => item.role === "meal" && item.date === "2027-04-16")!;
    const wish = { date: meal.date, meal: meal.meal!, at: { table: placeId! } };
    const eaten = await edit({ kind: "changeMeal", wish });
    expect(lines(eaten).filter((item) => item.placeId === placeId)).toMatchObject([{ role: "meal", meal: meal.meal }]);
    expect(ownOf(await step("undo"))).toMatchObject({ role: "visit" });
  });

  it("is refused where it is open at no meal, and deleted with its meal", async () => {
    const shut = await addOwnPlace(ctx, trip, ada, { ...SENT, ...TABLE, opens: "03:00", closes: "05:00" });
    expect(shut).toMatchObject({
      refused: expect.stringMatching(/isn't open for any of the meals of Friday/) as string,
    });
    const added = await add(TABLE);
    const gone = await edit({ kind: "deleteOwnPlace", placeId: added.preferences.ownPlaces![0]!.id });
    expect(mealsAt(gone)).toEqual([]);
    expect(gone.preferences.meals).toEqual([]);
  });
});

describe("the length of a stop", () => {
  const ordinary = () =>
    trip.itinerary!.days.find(({ dayTrip, items }) => !dayTrip && items.filter(isVisit).length > 2)!;

  it("is what the traveller says, through other edits, planning again with a lock, and undo", async () => {
    const stop = ordinary().items.filter(isVisit).at(-1)!;
    const { placeId } = stop;
    const minutes = stop.end - stop.start + 15;
    const lengthOf = (of: Trip): number => {
      const item = lines(of).find((one) => one.placeId === placeId)!;
      return item.end - item.start;
    };
    const longer = await edit({ kind: "stayStop", placeId, minutes });
    expect(lengthOf(longer)).toBe(minutes);
    const first = ordinary().items.filter(isVisit)[0]!.placeId;
    expect(lengthOf(await edit({ kind: "removeStop", placeId: first }))).toBe(minutes);
    await edit({ kind: "lockStop", placeId });
    expect(lengthOf(await regenerateDays(ctx, trip, pro(), {}))).toBe(minutes);
    for (let n = 0; n < 4; n++) await step("undo");
    expect(lengthOf(await open())).toBe(stop.end - stop.start);
    expect((await open()).preferences.stays).toBeUndefined();
  });

  it("is refused where the day has no room for it, or a journey sets it", async () => {
    const { placeId } = ordinary().items.filter(isVisit)[0]!;
    expect(await editDays(ctx, trip, ada, { kind: "stayStop", placeId, minutes: 480 })).toHaveProperty("refused");
    const out = trip.itinerary!.days.find(({ dayTrip }) => dayTrip)!.items.find(isVisit)!;
    expect(await editDays(ctx, trip, ada, { kind: "stayStop", placeId: out.placeId, minutes: 60 })).toEqual({
      refused: "A day trip's times are set by the journey there and back.",
    });
  });
});

describe("a meal", () => {
  const mealOn = (of: Trip, date: string, meal = "dinner") =>
    lines(of).find((item) => item.date === date && item.meal === meal);
  const dinner = async () => {
    const { tables } = await listOthers(trip, await listAddablePlaces(trip));
    const item = lines(trip).find(
      ({ id, meal, placeId }) => meal === "dinner" && placeId && (tables[id] ?? []).length > 0,
    )!;
    return { item, tables: tables[item.id]! };
  };

  it("is had at another table, at none of ours, not at all, or as planned again", async () => {
    const { item, tables } = await dinner();
    const wish = (at: "elsewhere" | "skipped" | "planned") =>
      edit({ kind: "changeMeal", wish: { date: item.date, meal: "dinner", at } });
    const table = tables[0]!.id;
    const there = await edit({ kind: "changeMeal", wish: { date: item.date, meal: "dinner", at: { table } } });
    expect(mealOn(there, item.date)!.placeId).toBe(table);
    const { placeId } = lines(trip).find((one) => isVisit(one) && one.date !== item.date)!;
    expect(mealOn(await edit({ kind: "removeStop", placeId: placeId! }), item.date)!.placeId, "it holds").toBe(table);
    expect(mealOn(await wish("elsewhere"), item.date)).toMatchObject({ name: "Dinner" });
    expect(mealOn(await open(), item.date)!.placeId).toBeUndefined();
    const skipped = await wish("skipped");
    expect(mealOn(skipped, item.date)).toBeUndefined();
    expect(mealOn(await wish("planned"), item.date)).toBeDefined();
    expect((await open()).preferences.meals).toEqual([]);
    await step("undo");
    expect(mealOn(await open(), item.date)).toBeUndefined();
  });

  it("is refused at a table that nobody knows, and on a day that is not there", async () => {
    const { item } = await dinner();
    const wish = { date: item.date, meal: "dinner" as const, at: { table: "nowhere" } };
    expect(await editDays(ctx, trip, ada, { kind: "changeMeal", wish })).toEqual({
      refused: "We don't know that place",
    });
    const gone = { ...wish, date: "2029-01-01", at: "skipped" as const };
    expect(await editDays(ctx, trip, ada, { kind: "changeMeal", wish: gone })).toEqual({
      refused: "That day isn't part of the trip",
    });
  });
});

it("a stop that is put beside another stands there, or the traveller hears why it does not", async () => {
  const { date, items } = trip.itinerary!.days.find(
    ({ dayTrip, items: all }) => !dayTrip && all.filter(isVisit).length > 2,
  )!;
  const ids = items.filter(isVisit).map(({ placeId }) => placeId);
  const orderOf = (of: Trip) =>
    lines(of)
      .filter((item) => item.date === date && isVisit(item))
      .map(({ placeId }) => placeId);
  let moved = 0;
  for (const [placeId, other, side] of [
    [ids[2]!, ids[0]!, "before"],
    [ids[0]!, ids[1]!, "after"],
  ] as const) {
    const done = await editDays(ctx, trip, ada, { kind: "moveStop", placeId, date, beside: { placeId: other, side } });
    if ("refused" in done) {
      expect(done.refused).toMatch(/doesn't fit there/);
      continue;
    }
    moved++;
    const order = orderOf(done.trip);
    expect(order.indexOf(placeId) - order.indexOf(other)).toBe(side === "after" ? 1 : -1);
    await step("undo");
  }
  expect(moved).toBeGreaterThan(0);
  const beside = { placeId: "nowhere", side: "after" } as const;
  expect(await editDays(ctx, trip, ada, { kind: "moveStop", placeId: ids[0]!, date, beside })).toHaveProperty(
    "refused",
  );
});

it("an undone change of wishes brings back pace and interests with the days", async () => {
  const { pace, interests } = trip.preferences;
  const other = pace === "packed" ? "relaxed" : "packed";
  await regenerateDays(ctx, trip, pro(), { pace: other, interests: ["nature"] });
  const back = await step("undo");
  expect(back.itinerary).toEqual(trip.itinerary);
  expect(back.preferences).toMatchObject({ pace, interests });
  expect((await step("redo")).preferences).toMatchObject({ pace: other, interests: ["nature"] });
});

it("an edit says what it did to others", async () => {
  const before = await open();
  const after = await add({ minutes: "180" });
  expect(sideEffects(before.itinerary!, after.itinerary!, [ownOf(after)!.placeId!]) ?? "").toMatch(/^(\S.*\.)?$/);
});
