import { describe, expect, it } from "vitest";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { hasVisit, withLock } from "./shift-stop";
import { AT, aggregate, apply, owner, refusal } from "./apply-command.fixture";
import type { Trip } from "../trip/trip";
import { TRIP_STATUSES } from "../trip/trip";
import { changedParts } from "../trip/trip-aggregate";
import { askedOf } from "./asked-of";
import { COMMAND_RULES, commandSchema, isOvertaken } from "./trip-commands";
import type { TripCommand } from "./trip-commands";

const stops = (trip: Trip) => trip.itinerary!.days.flatMap((day) => day.items.filter(isVisit));
const firstStop = stops(aggregate().trip)[0]!.placeId;
const withoutFirst = (trip: Trip) => ({
  ...trip.itinerary!,
  days: trip.itinerary!.days.map((day) => ({ ...day, items: day.items.filter((item) => item.placeId !== firstStop) })),
});

describe("every applied command", () => {
  it("leads to the next revision and notes its time, and leaves what was read as it was", () => {
    const before = aggregate();
    const kept = structuredClone(before);
    const after = apply(before, { kind: "changeDetails", name: "Maples" });
    expect(after.trip).toMatchObject({ revision: 6, updatedAt: AT, name: "Maples" });
    expect(before).toEqual(kept);
    expect(changedParts(before, after)).toEqual(["details"]);
  });

  it("is refused in statuses its rule does not name", () => {
    for (const status of TRIP_STATUSES)
      for (const kind of ["markBooked", "endBooking", "shareTrip", "unshareTrip"] as const) {
        const isOpen = COMMAND_RULES[kind].statuses.includes(status);
        expect(refusal(aggregate({ status }), { kind }) === undefined, `${kind} while ${status}`).toBe(isOpen);
      }
    expect(refusal(aggregate({ status: "booked" }), { kind: "changeDetails", name: "x" })?.why).toBe(
      "This trip has already been booked or completed",
    );
    expect(refusal(aggregate({ status: "completed" }), { kind: "lockStop", placeId: firstStop })?.why).toMatch(/days/);
  });
});

describe("basics and offers", () => {
  const { trip } = aggregate();
  const basics = {
    kind: "changeBasics" as const,
    name: "Another name",
    destination: trip.destination,
    origin: trip.origin,
    startDate: trip.startDate,
    endDate: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    budgetMinor: 123_400,
    preferences: trip.preferences,
  };

  it("keep flight, hotel and days under another name or budget, and drop them with other people or dates", () => {
    expect(changedParts(aggregate(), apply(aggregate(), basics))).toEqual(["details"]);
    const moved = apply(aggregate(), { ...basics, adults: trip.adults + 1 }).trip;
    expect([moved.flight, moved.hotel, moved.itinerary, moved.plannerStep]).toEqual([
      undefined,
      undefined,
      undefined,
      "start",
    ]);
  });

  it.each<[string, Partial<typeof basics>]>([
    ["destination", { destination: { slug: "tokyo", name: "Tokyo" } }],
    ["origin", { origin: { code: "HEL", label: "Helsinki" } }],
    ["first day", { startDate: "2027-04-13" }],
    ["last day", { endDate: "2027-04-30" }],
    ["children", { children: trip.children + 1 }],
  ])("drop what was chosen with another %s", (_, changes) => {
    const moved = apply(aggregate(), { ...basics, ...changes }).trip;
    expect(moved).toMatchObject({ ...changes, flight: undefined, hotel: undefined, itinerary: undefined });
    expect(moved.plannerStep).toBe("start");
  });

  it("keep what was taken out of the days under other wishes for the same place", () => {
    const before = aggregate({ preferences: { ...trip.preferences, unwanted: ["a"] } });
    const after = apply(before, { ...basics, preferences: { ...trip.preferences, pace: "packed", unwanted: ["b"] } });
    expect(after.trip.preferences).toEqual({ ...trip.preferences, pace: "packed", unwanted: ["a"] });
  });

  it("keep what was said to be seen while it is another visit to the same place", () => {
    const before = aggregate({ preferences: { ...trip.preferences, seen: ["a"] } });
    const seenAfter = (seen?: string[], destination = trip.destination): string[] | undefined =>
      apply(before, { ...basics, destination, preferences: { ...trip.preferences, seen } }).trip.preferences.seen;
    expect(seenAfter(["a", "b"])).toEqual(["a"]);
    expect(seenAfter()).toBeUndefined();
    expect(seenAfter(["c"], { slug: "tokyo", name: "Tokyo" })).toEqual(["c"]);
  });

  it("change a name or a budget alone", () => {
    expect(apply(aggregate(), { kind: "changeDetails", budgetMinor: 7 }).trip).toMatchObject({
      name: trip.name,
      budgetMinor: 7,
    });
    expect(apply(aggregate(), { kind: "changeDetails", name: "" }).trip).toMatchObject({
      name: "",
      budgetMinor: trip.budgetMinor,
    });
  });

  it("are steady where nothing shaky is chosen, and never more than sure", () => {
    const open = aggregate({ flight: undefined, hotel: undefined, status: "draft" });
    const at = (priceConfidence: number) => ({
      flight: { ...trip.flight!, offer: { ...trip.flight!.offer, priceConfidence } },
      hotel: { ...trip.hotel!, offer: { ...trip.hotel!.offer, priceConfidence } },
    });
    expect(apply(open, { kind: "chooseFlight", flight: at(0.7).flight }).trip).toMatchObject({
      priceConfidence: 0.7,
      status: "draft",
    });
    expect(apply(open, { kind: "chooseHotel", hotel: at(0.6).hotel }).trip).toMatchObject({
      priceConfidence: 0.6,
      status: "planning",
      itinerary: undefined,
    });
    expect(apply(open, { kind: "refreshPrices" }).trip).toMatchObject({ priceConfidence: 1, flight: undefined });
    expect(apply(open, { kind: "refreshPrices", flight: at(0.2).flight.offer }).trip.flight).toBeUndefined();
    expect(apply(open, { kind: "refreshPrices", hotel: at(0.2).hotel.offer }).trip.hotel).toBeUndefined();
  });

  it("take today's price of the hotel, too, and are as steady as it", () => {
    const dearer = { ...trip.hotel!.offer, totalMinor: 9, priceConfidence: 0.4 };
    expect(apply(aggregate(), { kind: "refreshPrices", hotel: dearer }).trip).toMatchObject({
      hotel: { offer: { totalMinor: 9 }, reason: trip.hotel!.reason },
      flight: trip.flight,
      priceConfidence: 0.4,
    });
    const other = apply(aggregate(), { kind: "refreshPrices", hotel: { ...dearer, id: "given-up" } }).trip;
    expect(other).toMatchObject({ hotel: trip.hotel, priceConfidence: 0.9 });
  });

  it("take the days with them when a flight or hotel is chosen, and are as steady as the least steady offer", () => {
    const shaky = { ...trip.flight!, offer: { ...trip.flight!.offer, priceConfidence: 0.3 } };
    const flown = apply(aggregate(), { kind: "chooseFlight", flight: shaky }).trip;
    expect(flown).toMatchObject({ itinerary: undefined, priceConfidence: 0.3 });
    const stayed = apply({ trip: flown, people: [] }, { kind: "chooseHotel", hotel: trip.hotel! }).trip;
    expect(stayed).toMatchObject({ priceConfidence: 0.3, status: "planning" });
    const shakyHotel = { ...trip.hotel!, offer: { ...trip.hotel!.offer, priceConfidence: 0.2 } };
    const moved = apply(aggregate(), { kind: "chooseHotel", hotel: shakyHotel }).trip;
    expect(moved).toMatchObject({ priceConfidence: 0.2 });
    const reflown = apply({ trip: moved, people: [] }, { kind: "chooseFlight", flight: trip.flight! }).trip;
    expect(reflown.priceConfidence).toBe(0.2);
  });

  it("take today's price only for what is still chosen", () => {
    const dearer = { ...trip.flight!.offer, priceMinor: trip.flight!.offer.priceMinor + 1 };
    const fresh = apply(aggregate(), { kind: "refreshPrices", flight: dearer }).trip;
    expect(fresh.flight!.offer.priceMinor).toBe(dearer.priceMinor);
    expect(fresh.itinerary).toEqual(trip.itinerary);
    const other = apply(aggregate(), { kind: "refreshPrices", flight: { ...dearer, id: "given-up" } }).trip;
    expect(other.flight).toEqual(trip.flight);
  });

  it("never bring the planner a step back", () => {
    expect(apply(aggregate({ plannerStep: "hotels" }), { kind: "reachStep", step: "checkout" }).trip.plannerStep).toBe(
      "checkout",
    );
    expect(apply(aggregate({ plannerStep: "checkout" }), { kind: "reachStep", step: "flights" }).trip.plannerStep).toBe(
      "checkout",
    );
  });
});

describe("days", () => {
  it("are stored on the revision they were made of and on no other", () => {
    const before = aggregate();
    const plan = { days: withoutFirst(before.trip), plannedOn: before.trip.revision };
    const after = apply(before, { kind: "removeStop", placeId: firstStop, ...plan });
    expect(stops(after.trip).map(({ placeId }) => placeId)).not.toContain(firstStop);
    for (const command of [
      { kind: "planDays" as const, ...plan, plannedOn: 4 },
      { kind: "addStop" as const, placeId: "new", ...plan, plannedOn: 4 },
      { kind: "moveStop" as const, placeId: firstStop, date: "2027-04-16", ...plan, plannedOn: 4 },
      { kind: "removeStop" as const, placeId: firstStop, ...plan, plannedOn: 6 },
    ])
      expect(refusal(before, command)?.reason, command.kind).toBe("replan");
  });

  it("are stored with the wishes they were made for", () => {
    const before = aggregate();
    const days = before.trip.itinerary!;
    const after = apply(before, { kind: "planDays", preferences: { pace: "packed" }, days, plannedOn: 5 });
    expect(after.trip.preferences).toEqual({ ...before.trip.preferences, pace: "packed" });
  });

  it("do not get back what was taken out, until somebody asks for it", () => {
    const before = aggregate();
    const plan = (plannedOn: number) => ({ days: withoutFirst(before.trip), plannedOn });
    const removed = apply(before, { kind: "removeStop", placeId: firstStop, ...plan(5) });
    expect(removed.trip.preferences.unwanted).toEqual([firstStop]);
    const flown = apply(removed, { kind: "chooseFlight", flight: before.trip.flight! });
    expect(flown.trip.preferences.unwanted).toEqual([firstStop]);
    const added = apply(removed, { kind: "addStop", placeId: firstStop, ...plan(6) });
    expect(added.trip.preferences.unwanted).toEqual([]);
    const { trip } = removed;
    const elsewhere = apply(removed, {
      kind: "changeBasics",
      ...trip,
      destination: { slug: "lisbon", name: "Lisbon" },
    } as TripCommand);
    expect(elsewhere.trip.preferences.unwanted).toBeUndefined();
  });

  it("keep a free while as it is, and offer nothing for it any more", () => {
    const { trip } = aggregate();
    const [day, ...others] = trip.itinerary!.days;
    const offers = [{ placeId: "museum", name: "The museum", start: 910, minutes: 40, priceMinor: 0 }];
    const free = { ...day!.items[0]!, id: "free", role: "free" as const, placeId: undefined, start: 900, offers };
    const itinerary = { ...trip.itinerary!, days: [{ ...day!, items: [...day!.items, free] }, ...others] };
    const kept = apply(aggregate({ itinerary }), { kind: "keepFree", date: day!.date, start: 900 });
    const line = kept.trip.itinerary!.days[0]!.items.at(-1)!;
    expect([line.isKeptFree, line.offers]).toEqual([true, undefined]);
    expect(refusal(aggregate({ itinerary }), { kind: "keepFree", date: day!.date, start: 905 })?.why).toBe(
      "That time is no longer free",
    );
  });

  it("hold a stop and let it go, and say when it is not there", () => {
    const held = apply(aggregate(), { kind: "lockStop", placeId: firstStop });
    expect(
      stops(held.trip)
        .filter(({ locked }) => locked)
        .map(({ placeId }) => placeId),
    ).toEqual([firstStop]);
    const free = apply(held, { kind: "unlockStop", placeId: firstStop });
    expect(changedParts(aggregate(), free)).toEqual([]);
    expect(refusal(aggregate(), { kind: "lockStop", placeId: "nowhere" })?.why).toBe(
      "That stop is no longer in the plan",
    );
    expect(refusal(aggregate({ itinerary: undefined }), { kind: "lockStop", placeId: firstStop })?.why).toMatch(
      /no day plan/,
    );
  });
});

describe("one stop", () => {
  const { trip } = aggregate();
  const plan = { days: withoutFirst(trip), plannedOn: trip.revision };

  it("can be changed only in a plan that is there, and only if it is in it", () => {
    const none = aggregate({ itinerary: undefined });
    for (const command of [
      { kind: "unlockStop" as const, placeId: firstStop },
      { kind: "removeStop" as const, placeId: firstStop, ...plan },
      { kind: "addStop" as const, placeId: "new", ...plan },
      { kind: "moveStop" as const, placeId: firstStop, date: "2027-04-16", ...plan },
    ])
      expect(refusal(none, command), command.kind).toEqual({
        reason: "closed",
        why: "This trip has no day plan yet",
      });
    for (const command of [
      { kind: "removeStop" as const, placeId: "nowhere", ...plan },
      { kind: "moveStop" as const, placeId: "nowhere", date: "2027-04-16", ...plan },
    ])
      expect(refusal(aggregate(), command), command.kind).toEqual({
        reason: "impossible",
        why: "That stop is no longer in the plan",
      });
  });

  it("moved or added brings its days with it, and nothing that was taken out", () => {
    const before = aggregate({ preferences: { ...trip.preferences, unwanted: ["a", "b"] } });
    const moved = apply(before, { kind: "moveStop", placeId: firstStop, date: "2027-04-16", ...plan }).trip;
    expect(moved).toMatchObject({ itinerary: plan.days, preferences: before.trip.preferences });
    const added = apply(before, { kind: "addStop", placeId: "a", ...plan }).trip;
    expect(added).toMatchObject({ itinerary: plan.days, preferences: { unwanted: ["b"] } });
    const removed = apply(before, { kind: "removeStop", placeId: firstStop, ...plan }).trip;
    expect(removed.preferences.unwanted).toEqual(["a", "b", firstStop]);
    expect(apply(aggregate(), { kind: "addStop", placeId: "a", ...plan }).trip.preferences.unwanted).toEqual([]);
  });

  it("of a half day apart counts as one of the plan, a meal does not", () => {
    const { itinerary } = trip;
    const [day, ...rest] = itinerary!.days;
    const apart = { ...day!.items.find(isVisit)!, placeId: "apart" };
    const meal = { ...apart, placeId: "table", role: "meal" as const };
    const split = { memberIds: ["ben"], names: ["Ben"], start: 600, end: 700, meetAt: "Here", items: [apart, meal] };
    const days = { ...itinerary!, days: [{ ...day!, split }, ...rest] };
    expect([hasVisit(days, "apart"), hasVisit(days, "table"), hasVisit(itinerary!, "apart")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is held where it is and let go; every other day is the same as before", () => {
    const held = withLock(trip.itinerary!, firstStop, true);
    const items = held.days.flatMap((day) => day.items);
    expect(items.filter(({ locked }) => locked).map(({ placeId }) => placeId)).toEqual([firstStop]);
    expect(held.days.filter((day, index) => day === trip.itinerary!.days[index])).toHaveLength(held.days.length - 1);
    expect(JSON.stringify(withLock(held, firstStop, false))).toBe(JSON.stringify(trip.itinerary));
  });
});

describe("a command on an older state", () => {
  const offer = { flight: aggregate().trip.flight! };
  it.each<[TripCommand | { kind: "planDays" } | { kind: "removeStop"; placeId: string }, string[], boolean]>([
    [{ kind: "lockStop", placeId: "a" }, ["days", "stop:b", "flight", "people"], false],
    [{ kind: "lockStop", placeId: "a" }, ["days", "stop:a"], true],
    [{ kind: "removeStop", placeId: "a" }, ["details", "stop:b"], false],
    [{ kind: "changeDetails", name: "x" }, ["days", "sharing"], false],
    [{ kind: "changeDetails", name: "x" }, ["details"], true],
    [{ kind: "chooseFlight", ...offer }, ["prices", "step", "people"], false],
    [{ kind: "chooseFlight", ...offer }, ["days"], true],
    [{ kind: "chooseFlight", ...offer }, ["basics"], true],
    [{ kind: "planDays" }, ["days"], true],
    [{ kind: "planDays" }, ["details", "prices"], false],
    [{ kind: "removeCompanion", companionId: "ann" }, ["people", "person:ben"], false],
    [{ kind: "removeCompanion", companionId: "ann" }, ["people", "person:ann"], true],
    [{ kind: "shareTrip" }, ["days", "details"], false],
  ])("%j after changes of %j is overtaken: %s", (command, changed, expected) => {
    expect(isOvertaken(command, changed)).toBe(expected);
  });

  it("is overtaken when nobody can tell what has changed", () => {
    expect(isOvertaken({ kind: "shareTrip" }, undefined)).toBe(true);
  });
});

describe("what is asked", () => {
  it("is the same for a repeat, whatever was drawn or computed for it", () => {
    const plan = (plannedOn: number) => ({ days: aggregate().trip.itinerary!, plannedOn });
    expect(askedOf({ kind: "removeStop", placeId: "a", ...plan(1) } as TripCommand)).toEqual(
      askedOf({ kind: "removeStop", placeId: "a" }),
    );
    const invite = (id: string): TripCommand => ({
      kind: "inviteCompanion",
      owner: { ...owner, id },
      companion: { id, tokenHash: id, name: "Ann" },
    });
    expect(askedOf(invite("1"))).toEqual(askedOf(invite("2")));
    expect(askedOf({ kind: "lockStop", placeId: "a" })).not.toEqual(askedOf({ kind: "unlockStop", placeId: "a" }));
  });

  it("is checked by a schema", () => {
    expect(commandSchema.safeParse({ kind: "lockStop", placeId: "" }).success).toBe(false);
    expect(commandSchema.safeParse({ kind: "moveStop", placeId: "a", date: "soon" }).success).toBe(false);
    expect(commandSchema.safeParse({ kind: "dropEverything" }).success).toBe(false);
  });
});

describe("lists", () => {
  it("keep what is ticked, each line by itself", () => {
    const first = apply(aggregate(), { kind: "tickThings", ticked: ["sun", "adapter"], unticked: [] });
    expect(first.trip.ticked).toEqual(["adapter", "sun"]);
    const next = apply(first, { kind: "tickThings", ticked: ["cash", "sun"], unticked: ["adapter", "umbrella"] });
    expect(next.trip.ticked).toEqual(["cash", "sun"]);
    expect(changedParts(first, next)).toEqual(["ticks"]);
    expect(isOvertaken({ kind: "tickThings", ticked: [], unticked: [] }, ["ticks", "days"])).toBe(false);
  });

  it("have lines with plain names", () => {
    const parse = (line: string) => commandSchema.safeParse({ kind: "tickThings", ticked: [line], unticked: [] });
    expect(parse("rain-jacket").success).toBe(true);
    for (const line of ["", "Rain", "-x", "x".repeat(41), "a b"]) expect(parse(line).success, line).toBe(false);
  });
});

describe("a trip as a whole", () => {
  it("takes a name in any status, and notes that an empty text takes away", () => {
    for (const status of TRIP_STATUSES) {
      const named = apply(aggregate({ status }), { kind: "renameTrip", name: "Plums" });
      expect([named.trip.name, named.trip.status]).toEqual(["Plums", status]);
    }
    const noted = apply(aggregate(), { kind: "keepNotes", notes: "Call the inn" });
    expect(noted.trip.notes).toBe("Call the inn");
    expect(apply(noted, { kind: "keepNotes", notes: "" }).trip.notes).toBeUndefined();
    expect(isOvertaken({ kind: "keepNotes", notes: "" }, ["notes"])).toBe(true);
    expect(isOvertaken({ kind: "keepNotes", notes: "" }, ["days", "ticks"])).toBe(false);
  });

  it("is called off once, with its link, and never when it was paid", () => {
    const off = apply(aggregate({ sharedAt: AT }), { kind: "cancelTrip" });
    expect([off.trip.status, off.trip.sharedAt]).toEqual(["cancelled", undefined]);
    for (const status of ["booked", "completed", "cancelled"] as const)
      expect(refusal(aggregate({ status }), { kind: "cancelTrip" })?.reason).toBe("closed");
    expect(isOvertaken({ kind: "cancelTrip" }, ["status"])).toBe(true);
  });
});

describe("spending", () => {
  const expense = (id: string) => ({
    id,
    on: "2027-04-16",
    what: "Dinner",
    amountMinor: 100,
    currency: "USD",
    usdMinor: 100,
    rateDate: "2026-09-29",
    paidBy: { id: "owner", name: "Ada" },
    sharedBy: [{ id: "owner", name: "Ada" }],
  });

  it("is noted and removed one by one, also after the trip", () => {
    const two = ["a", "b"].reduce(
      (state, id) => apply(state, { kind: "noteSpending", expense: expense(id) }),
      aggregate({ status: "completed" }),
    );
    expect(two.trip.spending?.map(({ id }) => id)).toEqual(["a", "b"]);
    const one = apply(two, { kind: "removeSpending", expenseId: "a" });
    expect(one.trip.spending?.map(({ id }) => id)).toEqual(["b"]);
    expect(changedParts(two, one)).toEqual(["spending"]);
    expect(refusal(one, { kind: "removeSpending", expenseId: "a" })?.why).toMatch(/no longer on the list/);
  });

  it("ends at a number of expenses that no trip needs", () => {
    const spending = Array.from({ length: 500 }, (_, index) => expense(`e${index}`));
    expect(refusal(aggregate({ spending }), { kind: "noteSpending", expense: expense("x") })?.reason).toBe("closed");
    expect(refusal(aggregate({ spending: spending.slice(1) }), { kind: "noteSpending", expense: expense("x") })).toBe(
      undefined,
    );
  });
});
