import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { flightOptions } from "#app/modules/planner/offers.server";
import { findPlannedTrip, pickFlight, saveStart } from "#app/modules/planner/planner.server";
import { startSchema } from "#app/modules/planner/start.schema";
import type { NearDaysPart } from "#app/modules/planner/offers/near-days";
import { BETWEEN } from "#app/modules/trips/trip/stored-trip";
import * as flight from "#app/routes/planner/flight";
import { loader as near } from "#app/routes/planner/near";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import { makeCtx, updateTrip } from "../booking/booking.fixture";
import { args, closeTravellerWorld, insertTraveller, openTravellerWorld, outcome } from "./traveller.fixture";
import type { Traveller } from "./traveller.fixture";

const now = makeCtx({ now: new Date() });
let ann: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);
beforeEach(async () => {
  ann = await insertTraveller();
});

const holder = () => ({ userId: ann.id });
const planned = async () => (await findPlannedTrip(now, holder()))!;

async function plan(daysAhead: number): Promise<void> {
  const leaveOn = addDays(todayOf(now), daysAhead);
  const form = startSchema(todayOf(now)).parse({
    tripName: "Harbours",
    destination: "Lisbon",
    departureCity: "Helsinki",
    startDate: leaveOn,
    endDate: addDays(leaveOn, 5),
    adults: "2",
    budgetTotal: "3000",
    interests: [],
  });
  const saved = await saveStart(now, holder(), form, `near-${ann.id}`, undefined);
  if ("problem" in saved) throw new Error(JSON.stringify(saved.problem));
}

type Page = { near: NearDaysPart | null; basis: { revision: number; formKey: string } };
const open = async (search = "") =>
  (await outcome(flight.loader(args(`/planner/flight${search}`, { headers: ann.headers })))).body as Page;
const move = ({ basis }: Page, days: string) =>
  outcome(
    flight.action(
      args("/planner/flight", {
        headers: ann.headers,
        fields: { revision: String(basis.revision), formKey: basis.formKey, intent: "move-dates", days },
      }),
    ),
  );

describe("fares of nearby days", () => {
  it("are not offered for a place of a longer trip, nor told where they are asked for", async () => {
    await plan(150);
    const way = {
      by: "train",
      place: { slug: "porto", name: "Porto" },
      time: "10:30",
      minutes: 200,
      dollars: 30,
    } as const;
    const { id, endDate } = await planned();
    const between = BETWEEN.write({ back: { ...way, date: endDate } });
    await updateTrip(id, { journey_id: "journey-1", between_places: between });
    expect((await open("?near=1")).near).toBeNull();
    expect(await (await near(args("/planner/near", { headers: ann.headers }))).json()).toBeNull();
  });

  it("are not waited for by the flights, come when they are asked for, and are the lowest of their days", async () => {
    await plan(150);
    expect((await open()).near).toEqual({ isAsked: false, days: null });
    const { near: asked } = await open("?near=1");
    expect(asked!.days!.list.map(({ days }) => days)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    const answer = await near(args("/planner/near", { headers: ann.headers }));
    expect(await answer.json()).toEqual(asked!.days);
    expect(answer.headers.get("Cache-Control")).toContain("private");
    expect((await open("?all=1")).near).toBeNull();
  });

  it("move the trip with one button, which keeps its length and takes the flights that were for other dates", async () => {
    await plan(150);
    const before = await planned();
    await pickFlight(now, before, holder(), (await flightOptions(now, before)).shown[0]!.offer.id);
    expect(await move(await open(), "2")).toMatchObject({ status: 303 });
    const after = await planned();
    expect([after.startDate, after.endDate]).toEqual([addDays(before.startDate, 2), addDays(before.endDate, 2)]);
    expect(after.flight).toBeUndefined();
    expect(after).toMatchObject({ budgetMinor: before.budgetMinor, adults: 2, name: before.name });
  });

  it("refuse a day too soon, and what is no number of days", async () => {
    await plan(2);
    const page = await open();
    expect(await move(page, "-2")).toMatchObject({ status: 409 });
    expect(await move(page, "30")).toMatchObject({ status: 422 });
    expect((await planned()).startDate).toBe(addDays(todayOf(now), 2));
  });

  it("are for the traveller of the trip", async () => {
    const answer = near(args("/planner/near", { headers: ann.headers }));
    await expect(answer).rejects.toMatchObject({ status: 303 });
  });
});
