import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { dayRequestFor } from "../days/trip-days";
import type { Trip } from "../trip/trip";
import type { PlannedEdit } from "./edit-kinds";
import { withKeptFree } from "./free-whiles";
import { changesFor, isDone, wishesFor } from "./stop-edits";

const TOWN = findDestination("montreal")!;
const start = fullTrip(TOWN.slug, 6, { itinerary: undefined, flight: undefined, hotel: undefined });
const plan = (trip: Trip, changes = {}) => planFor(dayRequestFor(trip, TOWN, changes), undefined, trip.createdAt);
const trip: Trip = { ...start, itinerary: plan(start).itinerary };
const days = trip.itinerary!.days;

function edited(of: Trip, edit: PlannedEdit): Itinerary {
  const wished = { ...of, preferences: wishesFor(of, edit) };
  for (const changes of changesFor(wished, edit)) {
    const { itinerary, conflicts } = plan(wished, changes);
    if (conflicts.length === 0 && isDone(of.itinerary!, itinerary, edit)) return itinerary;
  }
  throw new Error("The edit is refused");
}

const idsIn = ({ days: of }: Itinerary): string[] =>
  of.flatMap(({ items }) => items.flatMap((item) => (isVisit(item) ? [item.placeId] : (item.walkId ?? []))));

describe("a free while", () => {
  const [{ date, item }] = days.flatMap((day) =>
    day.items.flatMap((one) => (one.offers ? [{ date: day.date, item: one }] : [])),
  ) as [{ date: string; item: (typeof days)[0]["items"][0] }];
  const offer = item.offers![0]!;

  it("gives way to what it is offered, on that day, and nothing else goes", () => {
    const after = edited(trip, { kind: "addStop", placeId: offer.placeId, at: { date, start: offer.start } });
    expect(idsIn(after).sort()).toEqual([...idsIn(trip.itinerary!), offer.placeId].sort());
    const there = after.days.find((day) => day.date === date)!;
    expect(idsIn({ ...after, days: [there] })).toContain(offer.placeId);
  });

  it("is kept as it is, and only where there is one", () => {
    const kept = withKeptFree(trip.itinerary!, { date, start: item.start })!;
    const line = kept.days.find((day) => day.date === date)!.items.find(({ id }) => id === item.id)!;
    expect([line.isKeptFree, line.offers]).toEqual([true, undefined]);
    expect(withKeptFree(trip.itinerary!, { date, start: item.start + 1 })).toBeUndefined();
  });
});

it("takes out a walk that the plan made up, which does not come back when days are planned again", () => {
  const walk = days.flatMap(({ items }) => items).find(({ walkId }) => walkId !== undefined)!;
  const edit = { kind: "removeStop", placeId: walk.walkId! } as const;
  expect(idsIn(edited(trip, edit))).not.toContain(walk.walkId);
  const again = plan({ ...start, preferences: wishesFor(trip, edit) }).itinerary;
  expect(idsIn(again)).not.toContain(walk.walkId);
});
