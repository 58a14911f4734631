import { describe, expect, it } from "vitest";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { AT, aggregate, apply, owner, person, refusal } from "./apply-command.fixture";
import { changedParts } from "../trip/trip-aggregate";

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
    expect(refusal(full, invite("ninth"))?.why).toBe("At most 8 people can come along with you");
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

describe("people", () => {
  const ann = person("ann");
  const ben = person("ben", { userId: "u1", status: "joined" });
  const head = person("o", { role: "owner", userId: owner.userId, status: "joined" });
  const yes = { kind: "answerAsCompanion" as const, name: "Ann", answers: { view: ["peaks"] }, wishes: NO_WISHES };

  it("are asked along until there are eight, and begin with nothing said", () => {
    const invite = { kind: "inviteCompanion" as const, owner, companion: { id: "zoe", tokenHash: "t", name: "Zoe" } };
    const seven = [head, ...[...Array(6).keys()].map((n) => person(`p${n}`))];
    const { people } = apply(aggregate({}, seven), invite);
    expect(people).toHaveLength(8);
    expect(people.at(-1)).toEqual({
      ...invite.companion,
      role: "companion",
      status: "invited",
      wishes: NO_WISHES,
      needs: NO_NEEDS,
      createdAt: AT,
    });
    expect(refusal({ ...aggregate(), people }, invite)).toMatchObject({ reason: "closed" });
    expect(apply(aggregate(), invite).people[0]).toEqual({
      ...owner,
      role: "owner",
      status: "joined",
      wishes: NO_WISHES,
      needs: NO_NEEDS,
      createdAt: AT,
    });
  });

  it("say what they say for themselves alone, all of it, with its time", () => {
    const needs = { diets: ["vegan" as const], accessNeeds: [] };
    const wishes = { likes: ["beach" as const], never: ["boats" as const] };
    const before = aggregate({}, [head, ann, ben]);
    const { people } = apply(before, { ...yes, companionId: "ann", userId: "u2", needs, wishes });
    expect(people[1]).toEqual({
      ...ann,
      userId: "u2",
      name: "Ann",
      answers: { view: ["peaks"] },
      wishes,
      needs,
      status: "joined",
      answeredAt: AT,
    });
    expect([people[0], people[2]]).toEqual([head, ben]);
    const said = apply(before, { kind: "declineAsCompanion", companionId: "ann" }).people;
    expect(said).toEqual([head, { ...ann, status: "declined", answeredAt: AT }, ben]);
    const wished = apply(before, { kind: "keepOwnerWishes", owner, wishes }).people;
    expect(wished).toEqual([{ ...head, wishes, answeredAt: AT }, ann, ben]);
  });

  it("who are not on the trip are told so, and the owner is nobody's companion", () => {
    const gone = { reason: "absent", why: "That person is no longer on this trip" };
    const before = aggregate({}, [head, ann]);
    for (const companionId of ["zoe", "o"]) {
      expect(refusal(before, { ...yes, companionId, needs: NO_NEEDS })).toEqual(gone);
      expect(refusal(before, { kind: "declineAsCompanion", companionId })).toEqual(gone);
      expect(refusal(before, { kind: "removeCompanion", companionId })).toEqual(gone);
    }
  });

  it("answer once an account: the same invitation again, another one not", () => {
    const before = aggregate({}, [ann, ben]);
    expect(refusal(before, { ...yes, companionId: "ann", userId: "u1", needs: NO_NEEDS })).toEqual({
      reason: "closed",
      why: "You have answered another invitation to this trip with this account.",
    });
    expect(apply(before, { ...yes, companionId: "ben", userId: "u1", needs: NO_NEEDS }).people[1]!.name).toBe("Ann");
    expect(refusal(before, { kind: "declineAsCompanion", companionId: "ben", userId: "u9" })).toEqual({
      reason: "closed",
      why: "This invitation was answered with an account. Sign in to that account to change the answers.",
    });
  });

  it("who never were in the days leave them as they are", () => {
    const before = aggregate({}, [ann, ben]);
    for (const command of [
      { kind: "removeCompanion" as const, companionId: "ann" },
      { kind: "declineAsCompanion" as const, companionId: "ann" },
    ])
      expect(apply(before, command).trip.itinerary).toBe(before.trip.itinerary);
    const unplanned = aggregate({ itinerary: undefined }, [ann, ben]);
    expect(apply(unplanned, { kind: "removeCompanion", companionId: "ann" }).people).toEqual([ben]);
  });
});

describe("a trip's link, its booking and its account", () => {
  it("is shared from the first press on, until it is taken back", () => {
    const first = "2027-01-05T00:00:00.000Z";
    expect(apply(aggregate(), { kind: "shareTrip" }).trip.sharedAt).toBe(AT);
    expect(apply(aggregate({ sharedAt: first }), { kind: "shareTrip" }).trip.sharedAt).toBe(first);
    expect(apply(aggregate({ sharedAt: first }), { kind: "unshareTrip" }).trip.sharedAt).toBeUndefined();
  });

  it("is booked at a time, and the planner is done", () => {
    const booked = apply(aggregate(), { kind: "markBooked" }).trip;
    expect(booked).toMatchObject({ status: "booked", bookedAt: AT, plannerStep: "itinerary" });
  });

  it("has one account: a second claim is refused", () => {
    expect(refusal(aggregate(), { kind: "claimTrip", userId: "u8" })).toEqual({
      reason: "closed",
      why: "This trip already belongs to an account",
    });
  });

  it("leaves the planner where it is at the step it is on", () => {
    const before = aggregate({ plannerStep: "hotels" });
    expect(changedParts(before, apply(before, { kind: "reachStep", step: "hotels" }))).toEqual([]);
  });
});

describe("ownership", () => {
  it("comes to a visitor's draft once", () => {
    const claimed = apply(aggregate({ ownerId: undefined }), { kind: "claimTrip", userId: "u9" });
    expect(claimed.trip.ownerId).toBe("u9");
    expect(claimed.trip.itinerary).toBeUndefined();
    expect(refusal(claimed, { kind: "claimTrip", userId: "u8" })).toBeDefined();
  });
});
