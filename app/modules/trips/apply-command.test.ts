import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/itinerary";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { applyCommand } from "./apply-command";
import type { Trip } from "./trip";
import { TRIP_STATUSES } from "./trip";
import type { Person, TripAggregate } from "./trip-aggregate";
import { changedParts } from "./trip-aggregate";
import { COMMAND_RULES, askedOf, commandSchema, isOvertaken } from "./trip-commands";
import type { TripCommand } from "./trip-commands";

const AT = "2027-02-01T09:00:00.000Z";

const person = (id: string, changes: Partial<Person> = {}): Person => ({
  id,
  role: "companion",
  name: id,
  status: "invited",
  wishes: NO_WISHES,
  needs: NO_NEEDS,
  createdAt: "2027-01-01T00:00:00.000Z",
  ...changes,
});

const aggregate = (changes: Partial<Trip> = {}, people: Person[] = []): TripAggregate => ({
  trip: fullTrip("kyoto", 4, { status: "planning", plannerStep: "checkout", revision: 5, ...changes }),
  people,
});

function apply(before: TripAggregate, command: TripCommand): TripAggregate {
  const outcome = applyCommand(before, command, AT);
  if (outcome.status === "refused") throw new Error(outcome.refusal.why);
  return outcome.next;
}

const refusal = (before: TripAggregate, command: TripCommand) => {
  const outcome = applyCommand(before, command, AT);
  return outcome.status === "refused" ? outcome.refusal : undefined;
};

const owner = { id: "o", userId: aggregate().trip.ownerId!, name: "Ada" };
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
      for (const kind of ["markBooked", "shareTrip", "unshareTrip"] as const) {
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
      { kind: "moveStop" as const, placeId: firstStop, date: "2027-05-01", ...plan, plannedOn: 4 },
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
      "That stop is not in the plan any more",
    );
    expect(refusal(aggregate({ itinerary: undefined }), { kind: "lockStop", placeId: firstStop })?.why).toMatch(
      /no day plan/,
    );
  });
});

describe("company", () => {
  const ann = person("ann");
  const yes = { kind: "answerAsCompanion" as const, companionId: "ann", name: "Ann", answers: {}, wishes: NO_WISHES };
  const answer = { ...yes, needs: NO_NEEDS };

  it("makes the owner one of the people with the first invitation, once", () => {
    const invite = (id: string) => ({
      kind: "inviteCompanion" as const,
      owner,
      companion: { id, tokenHash: id, name: id },
    });
    const two = apply(apply(aggregate(), invite("ann")), invite("ben"));
    expect(two.people.map(({ role, name, status }) => [role, name, status])).toEqual([
      ["owner", "Ada", "joined"],
      ["companion", "ann", "invited"],
      ["companion", "ben", "invited"],
    ]);
    const full = aggregate(
      {},
      [...Array(8).keys()].map((n) => person(`p${n}`, n === 0 ? { role: "owner" } : {})),
    );
    expect(refusal(full, invite("ninth"))?.why).toBe("A trip has at most 8 people who decide");
  });

  it("keeps an answer that was given with an account to that account", () => {
    const answered = apply(aggregate({}, [ann]), { ...answer, userId: "u1" });
    expect(answered.people[0]).toMatchObject({ status: "joined", userId: "u1", name: "Ann", answeredAt: AT });
    expect(refusal(answered, { ...answer, userId: "u2" })?.why).toMatch(/answered with an account/);
    expect(refusal(answered, answer)?.why).toMatch(/answered with an account/);
    expect(refusal(answered, { kind: "declineAsCompanion", companionId: "ann" })).toBeDefined();
    expect(apply(answered, { ...answer, userId: "u1", name: "Annie" }).people[0]!.name).toBe("Annie");
  });

  it("counts one answer an account, and never makes the owner their own companion", () => {
    const both = aggregate({}, [ann, person("ben", { userId: "u1", status: "joined" })]);
    expect(refusal(both, { ...answer, userId: "u1" })?.why).toMatch(/another invitation/);
    expect(apply(aggregate({}, [ann]), { ...answer, userId: owner.userId }).people[0]!.userId).toBeUndefined();
  });

  it("is forgotten in the days when somebody is taken off or says no", () => {
    const { itinerary } = aggregate().trip;
    const share = (memberId: string) => ({ memberId, name: memberId, share: 1, gets: [], givesUp: [] });
    const group = [share("o"), share("ann"), share("ben")];
    const before = aggregate({ itinerary: { ...itinerary!, group } }, [ann, person("ben")]);
    for (const command of [
      { kind: "removeCompanion" as const, companionId: "ann" },
      { kind: "declineAsCompanion" as const, companionId: "ann" },
    ]) {
      const after = apply(before, command);
      expect(after.trip.itinerary!.group!.map(({ memberId }) => memberId)).toEqual(["o", "ben"]);
      expect(after.people.find(({ id }) => id === "ann")?.status).toBe(
        command.kind === "removeCompanion" ? undefined : "declined",
      );
    }
    expect(refusal(before, { kind: "removeCompanion", companionId: "zoe" })).toMatchObject({ reason: "absent" });
  });

  it("keeps what the owner wishes, and nobody else's words as the owner's", () => {
    const wishes = { likes: ["nature" as const], never: [] };
    const kept = apply(aggregate({}, [ann]), { kind: "keepOwnerWishes", owner, wishes });
    expect(kept.people.map((one) => one.wishes.likes)).toEqual([["nature"], []]);
    const stranger = { ...owner, userId: "somebody" };
    expect(apply(aggregate(), { kind: "keepOwnerWishes", owner: stranger, wishes }).people).toEqual([]);
  });
});

describe("ownership", () => {
  it("comes to a visitor's draft once", () => {
    const claimed = apply(aggregate({ ownerId: undefined }), { kind: "claimTrip", userId: "u9" });
    expect(claimed.trip.ownerId).toBe("u9");
    expect(refusal(claimed, { kind: "claimTrip", userId: "u8" })).toBeDefined();
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
