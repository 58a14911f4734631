import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { withLock } from "#app/modules/trips/commands/shift-stop";
import { changesFor, isDone, wishesFor } from "#app/modules/trips/commands/stop-edits";
import type { PlannedEdit } from "#app/modules/trips/commands/edit-kinds";
import type { Trip } from "#app/modules/trips/trip/trip";
import { checkTrip } from "#app/modules/trips/shown/trip-checks";
import { lockedStops } from "#app/modules/trips/commands/day-changes";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { IS_WHOLE, sampleOfDay } from "#tests/setup/day-sample";
import { pick, seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { isVisit } from "../day/itinerary";
import type { Itinerary, ItineraryDay, ItineraryItem } from "../day/itinerary";
import { planFor } from "../plan/plan-for";

const placesOf = ({ items }: ItineraryDay): string[] => items.filter(isVisit).map(({ placeId }) => placeId);

function planned(slug: string, nights: number, changes: Partial<Trip> = {}): Trip {
  const trip = fullTrip(slug, nights, { itinerary: undefined, flight: undefined, hotel: undefined, ...changes });
  const { itinerary } = planFor(dayRequestFor(trip, findDestination(slug)!), undefined, trip.createdAt);
  return { ...trip, itinerary };
}

/** The first way of an edit that gives what was asked for; undefined where none does. */
function edited(trip: Trip, edit: PlannedEdit): Itinerary | undefined {
  const wished = { ...trip, preferences: wishesFor(trip, edit) };
  for (const changes of changesFor(wished, edit)) {
    const request = dayRequestFor(wished, findDestination(trip.destination.slug!)!, changes);
    const { itinerary, conflicts } = planFor(request, undefined, trip.createdAt);
    if (conflicts.length > 0 || !isDone(trip.itinerary!, itinerary, edit)) continue;
    const own = new Set(lockedStops(trip).map(({ placeId }) => placeId));
    return (changes.locked ?? []).reduce((days, { placeId }) => withLock(days, placeId, own.has(placeId)), itinerary);
  }
  return undefined;
}

function drawn(rng: Rng, { itinerary }: Trip): PlannedEdit | undefined {
  const { days } = itinerary!;
  const day = pick(rng, days);
  const visits = day.items.filter(isVisit);
  if (day.dayTrip || visits.length === 0) return undefined;
  const { placeId, start } = pick(rng, visits);
  const edits: PlannedEdit[] = [
    { kind: "removeStop", placeId },
    { kind: "moveStop", placeId, date: pick(rng, days).date },
    { kind: "stayStop", placeId, minutes: 30 * (1 + Math.floor(rng() * 4)) },
    { kind: "timeStop", placeId, start: start + 15 * Math.floor(rng() * 5) },
    { kind: "shiftStop", placeId, to: rng() < 0.5 ? "earlier" : "later" },
    { kind: "changeMeal", wish: { date: day.date, meal: "dinner", at: rng() < 0.5 ? "skipped" : "elsewhere" } },
  ];
  return pick(rng, edits);
}

/** Edits that can be made, of thirty that are drawn. */
const ENOUGH = IS_WHOLE ? 13 : 6;

describe("days that are edited", () => {
  it.each(sampleOfDay(["kyoto", "lisbon", "rome"], (slug) => slug, 1))(
    "stand byte for byte but for those that the edit speaks of, in %s",
    (slug) => {
      const rng = seededRng(7);
      const destination = findDestination(slug)!;
      let trip = planned(slug, 6);
      const held = trip.itinerary!.days[2]!.items.find(isVisit)!.placeId;
      trip = { ...trip, itinerary: withLock(trip.itinerary!, held, true) };
      let made = 0;
      for (let round = 0; round < 30 && made < ENOUGH; round++) {
        const edit = drawn(rng, trip);
        if (!edit || ("placeId" in edit && edit.placeId === held)) continue;
        const before = trip.itinerary!;
        const after = edited(trip, edit);
        if (!after) continue;
        made++;
        const [{ touched }] = changesFor(trip, edit) as [{ touched: string[] }];
        const changed = after.days.filter((day, d) => JSON.stringify(day) !== JSON.stringify(before.days[d]));
        const gaveWay = changed.filter(({ date }) => !touched.includes(date));
        // Another day gives way only where it takes in a stop that the days of the edit cannot hold.
        for (const day of gaveWay)
          expect(placesOf(day), `${JSON.stringify(edit)}`).not.toEqual(
            placesOf(before.days.find(({ date }) => date === day.date)!),
          );
        const lockOf = (plan: Itinerary) =>
          plan.days.flatMap(({ date, items }) =>
            items.flatMap(({ placeId, start }) => (placeId === held ? [[date, start]] : [])),
          );
        expect(lockOf(after)).toEqual(lockOf(before));
        trip = { ...trip, itinerary: after, preferences: wishesFor(trip, edit) };
        const found = checkTrip(trip, destination, sunCalculatorFor(destination));
        expect(found.filter(({ kind }) => kind !== "budget")).toEqual([]);
      }
      expect(made).toBe(ENOUGH);
    },
  );

  const trip = planned("kyoto", 6);
  const { days } = trip.itinerary!;
  const full = days.find((day) => !day.dayTrip && placesOf(day).length > 2)!;
  const other = days.findLast((day) => !day.dayTrip && day !== full && placesOf(day).length > 1)!;

  it("touch no day for a stop that takes four hours now but those that take in another whole", () => {
    for (const placeId of sampleOfDay(placesOf(full), (id) => id, 2)) {
      const after = edited(trip, { kind: "stayStop", placeId, minutes: 240 });
      for (const day of after?.days ?? []) {
        const before = days.find(({ date }) => date === day.date)!;
        if (before === full || JSON.stringify(day) === JSON.stringify(before)) continue;
        expect(placesOf(day), placeId).toEqual(expect.arrayContaining(placesOf(before)));
        expect(placesOf(day).length, placeId).toBeGreaterThan(placesOf(before).length);
      }
    }
  });

  it("are the same days for the same edit", () => {
    const edit = { kind: "removeStop", placeId: placesOf(full)[1]! } as const;
    expect(edited(trip, edit)).toEqual(edited(trip, edit));
  });

  it("lose what is taken out and nothing else, nothing comes in for it, and the others keep their hours", () => {
    const gone = placesOf(full)[1]!;
    const after = edited(trip, { kind: "removeStop", placeId: gone })!;
    const hours = ({ items }: ItineraryDay) => new Map(items.filter(isVisit).map((item) => [item.placeId, item.start]));
    const [was, is] = [hours(full), hours(after.days[full.dayNumber - 1]!)];
    was.delete(gone);
    expect([...is.keys()]).toEqual([...was.keys()]);
    // A visit that was cut short has the time that is free now.
    for (const [placeId, start] of was) expect(Math.abs(is.get(placeId)! - start), placeId).toBeLessThanOrEqual(20);
  });

  it("are not refused for money: who asks for a place knows what it costs", () => {
    const poor = { ...trip, budgetMinor: 10_000 };
    const dear = findDestination("kyoto")!.places.find(
      ({ id, price, kind }) => price > 3 && kind === "temple" && !days.some((day) => placesOf(day).includes(id)),
    )!;
    const after = edited(poor, { kind: "addStop", placeId: dear.id })!;
    expect(after.days.flatMap(placesOf)).toContain(dear.id);
  });

  it("take a stop from another day, at any pace", () => {
    const calm = { ...trip, preferences: { ...trip.preferences, pace: "relaxed" as const } };
    const after = edited(calm, { kind: "moveStop", placeId: placesOf(full)[0]!, date: other.date })!;
    const held = placesOf(after.days[other.dayNumber - 1]!);
    expect(held).toContain(placesOf(full)[0]);
    // A stop without room beside it has gone to another day.
    const all = (of: Itinerary) => of.days.flatMap(placesOf).sort();
    expect(all(after)).toEqual(all(calm.itinerary!));
  });

  describe("with second visits", () => {
    const stay = planned("galapagos", 9);
    const isAgain = ({ role, placeId, why = "" }: ItineraryItem) =>
      role === "visit" && !placeId && why.startsWith("You were here on");
    const seconds = stay.itinerary!.days.flatMap(({ date, items }) =>
      items.filter(isAgain).map(({ name }) => ({ date, name })),
    );
    const firstOf = (name: string) =>
      stay.itinerary!.days.flatMap(({ items }) => items.filter(isVisit)).find((item) => item.name === name);
    const { date, name } = seconds.find((one) => firstOf(one.name))!;
    const first = firstOf(name)!;
    const minutes = first.end - first.start === 45 ? 60 : 45;
    const wished: Trip = { ...stay, preferences: { ...stay.preferences, stays: { [first.placeId]: minutes } } };
    const visitsTo = (plan: Itinerary) =>
      plan.days.flatMap((day) =>
        day.items.filter((item) => item.name === name).map((item) => ({ ...item, date: day.date })),
      );

    it("let none of them be told as the first where that goes behind them", () => {
      const later = stay.itinerary!.days.findLast((day) => day.date > date && !day.dayTrip)!.date;
      const after = visitsTo(edited(wished, { kind: "moveStop", placeId: first.placeId, date: later })!);
      expect(after.filter(({ placeId }) => placeId)).toMatchObject([{ date: later }]);
      expect(after[0]!.end - after[0]!.start).toBe(minutes);
      expect(after.filter(isAgain)).toEqual([]);
    });

    it("let none of them stand where the first is taken out", () => {
      expect(visitsTo(edited(wished, { kind: "removeStop", placeId: first.placeId })!)).toEqual([]);
    });
  });

  describe("with days out", () => {
    const trip = planned("uluru", 6);
    const [one, other] = trip.itinerary!.days.filter(({ dayTrip }) => dayTrip) as [ItineraryDay, ItineraryDay];
    const swapped = edited(trip, { kind: "moveStop", placeId: "uluru-base-walk", date: other.date })!;

    it("make one on the day that another leaves for its own", () => {
      expect(swapped.days.find(({ date }) => date === one.date)!.dayTrip?.id).toBe(other.dayTrip!.id);
      expect(placesOf(swapped.days.find(({ date }) => date === other.date)!)).toContain("uluru-base-walk");
      expect(swapped.days.flatMap(placesOf)).toEqual(expect.arrayContaining(trip.itinerary!.days.flatMap(placesOf)));
    });

    it("keep the hour of what is locked on one, though another stop of it is taken out", () => {
      const tunis = planned("tunis", 5);
      const baths = tunis
        .itinerary!.days.flatMap(({ items }) => items)
        .find(({ placeId }) => placeId === "antonine-baths")!;
      const held = { ...tunis, itinerary: withLock(tunis.itinerary!, "antonine-baths", true) };
      const after = edited(held, { kind: "removeStop", placeId: "byrsa-hill" })!;
      const items = after.days.filter(({ dayTrip }) => dayTrip).flatMap((day) => day.items);
      expect(items.find(({ placeId }) => placeId === "antonine-baths")?.start).toBe(baths.start);
      expect(items.filter(({ placeId }) => placeId === "byrsa-hill")).toEqual([]);
    });

    it("keep the hour of what is locked after the lunch of a day out when they are planned again", () => {
      const athens = planned("athens", 4);
      const hourIn = (days: readonly ItineraryDay[]) =>
        days.flatMap(({ items }) => items).find(({ placeId }) => placeId === "sounion")?.start;
      const start = hourIn(athens.itinerary!.days);
      expect(start).toBeDefined();
      const held = { ...athens, itinerary: withLock(athens.itinerary!, "sounion", true) };
      const request = dayRequestFor(held, findDestination("athens")!, { another: true });
      expect(hourIn(planFor(request, undefined, held.createdAt).itinerary.days)).toBe(start);
    });

    it("show nothing twice where a stop brings back the day out that others were part of", () => {
      let changed: Trip = { ...trip, itinerary: swapped };
      for (const placeId of ["mala-walk", "talinguru-nyakunytjaku", "cultural-centre"]) {
        const unwanted = [...(changed.preferences.unwanted ?? []), placeId];
        changed = {
          ...changed,
          itinerary: edited(changed, { kind: "removeStop", placeId })!,
          preferences: { ...changed.preferences, unwanted },
        };
      }
      const visits = edited(changed, { kind: "addStop", placeId: "cultural-centre" })!.days.flatMap(placesOf);
      expect(visits.filter((id) => id === "uluru-base-walk")).toHaveLength(1);
    });
  });

  it("go on saying that a place of the traveller's own has no room, until it is taken out", () => {
    const { lat, lon } = findDestination("kyoto")!;
    const place = {
      name: "Night bakery",
      lat,
      lon,
      district: "Gion",
      minutes: 120,
      hours: { opens: 600, closes: 660 },
    };
    const ownPlaces = [{ ...place, id: "own-bakery" }];
    const wished = planned("kyoto", 6, { preferences: { ...trip.preferences, ownPlaces } });
    const saidOf = (plan: Itinerary | undefined) =>
      plan!.leftOut.filter(({ placeId }) => placeId === "own-bakery").map(({ why }) => why);
    const why = saidOf(wished.itinerary);
    expect(why).toHaveLength(1);
    const visit = wished.itinerary!.days.flatMap((day) => day.items.filter(isVisit))[0]!;
    expect(saidOf(edited(wished, { kind: "removeStop", placeId: visit.placeId }))).toEqual(why);
    expect(saidOf(edited(wished, { kind: "removeStop", placeId: "own-bakery" }))).toEqual([]);
  });

  it("say that there is room for what would fit since", () => {
    const weighty = days
      .flatMap((day) => day.items.filter(isVisit))
      .find(({ placeId }) => (findDestination("kyoto")!.places.find(({ id }) => id === placeId)?.weight ?? 0) >= 4)!;
    const swapped = edited(trip, { kind: "removeStop", placeId: weighty.placeId })!;
    const known = new Map(trip.itinerary!.leftOut.map(({ placeId, why }) => [placeId, why]));
    for (const { placeId, why } of swapped.leftOut)
      expect(known.get(placeId) === why || !/time for it/.test(why)).toBe(true);
  });
});
