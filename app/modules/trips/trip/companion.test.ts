import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { companyInWords, remindedOf, servesNow, whyBehind, withoutMember } from "./companion";
import type { Companion } from "./companion";

const MADE = "2027-01-02T12:00:00.000Z";
const BEFORE = "2027-01-02T11:59:59.999Z";
const AFTER = "2027-01-02T12:00:00.001Z";
const share = (memberId: string) => ({ memberId, name: memberId, share: 1, gets: [], givesUp: [] });
const group = (...ids: string[]) => ids.map(share);
const person = (id: string, changes: Partial<Companion> = {}): Companion => ({
  id,
  role: "companion",
  name: id,
  status: "joined",
  hasAccount: false,
  wishes: NO_WISHES,
  needs: NO_NEEDS,
  ...changes,
});

it("speaks of company only where somebody else comes", () => {
  expect(remindedOf([])).toBe("one");
  expect(remindedOf([{ status: "joined" }, { status: "invited" }, { status: "declined" }])).toBe("one");
  expect(remindedOf([{ status: "joined" }, { status: "joined" }])).toBe("group");
});

describe("days serve somebody", () => {
  const days = { group: group("ann", "ben"), generatedAt: MADE };
  it.each<[string, { id: string; answeredAt?: string }, boolean]>([
    ["whom they have in mind and who never said more", { id: "ann" }, true],
    ["whom they have in mind and who answered before", { id: "ben", answeredAt: BEFORE }, true],
    ["whose answer came at the very moment", { id: "ben", answeredAt: MADE }, true],
    ["who said something else since", { id: "ben", answeredAt: AFTER }, false],
    ["who is not in them", { id: "zoe" }, false],
  ])("%s: %o", (_, one, expected) => {
    expect(servesNow(days, one)).toBe(expected);
  });

  it("only when they were made for a group", () => {
    expect(servesNow({ generatedAt: MADE }, { id: "ann" })).toBe(false);
  });
});

describe("days are behind", () => {
  const days = { group: group("ann", "ben"), generatedAt: MADE };
  const both = [person("ann"), person("ben", { answeredAt: BEFORE })];
  const VEGAN = { diets: ["vegan" as const], accessNeeds: [] };

  it("when somebody has joined since, not when somebody was only asked", () => {
    expect(whyBehind(days, both, NO_NEEDS)).toBeNull();
    expect(whyBehind(days, [...both, person("zoe")], NO_NEEDS)).toBe("joined");
    expect(whyBehind(days, [...both, person("zoe", { status: "invited" })], NO_NEEDS)).toBeNull();
    expect(whyBehind({ generatedAt: MADE }, both, NO_NEEDS)).toBe("joined");
  });

  it("not for somebody alone, whom no group has in mind", () => {
    expect(whyBehind({ generatedAt: MADE }, [person("ann")], NO_NEEDS)).toBeNull();
    expect(whyBehind({ generatedAt: MADE }, [], NO_NEEDS)).toBeNull();
  });

  it("when the party eats or needs something else than they keep to", () => {
    expect(whyBehind(days, both, VEGAN)).toBe("needs");
    expect(whyBehind({ ...days, keepsTo: VEGAN }, both, VEGAN)).toBeNull();
    expect(whyBehind({ ...days, keepsTo: VEGAN }, both, NO_NEEDS)).toBe("needs");
  });

  it("when somebody who comes says something else since", () => {
    expect(whyBehind(days, [person("ann"), person("ben", { answeredAt: AFTER })], NO_NEEDS)).toBe("wishes");
    expect(whyBehind(days, [person("ann"), person("ben", { answeredAt: MADE })], NO_NEEDS)).toBeNull();
    const gone = person("zoe", { status: "declined", answeredAt: AFTER });
    expect(whyBehind(days, [...both, gone], NO_NEEDS)).toBeNull();
  });
});

describe("a plan without one of its people", () => {
  const { itinerary } = fullTrip("kyoto", 2);
  const [first, second] = itinerary!.days;
  const split = { start: 600, end: 700, items: [], meetAt: "The hotel" };
  const plan: Itinerary = {
    ...itinerary!,
    days: [
      { ...first!, split: { ...split, memberIds: ["ann", "ben"], names: ["Ann", "Ben"] } },
      { ...second!, split: { ...split, memberIds: ["ben"], names: ["Ben"] } },
    ],
    group: group("ann", "ben", "zoe"),
  };

  it("has no share and no name of theirs, and no half day apart that nobody else is in", () => {
    const rest = withoutMember(plan, "ben");
    expect(rest.group!.map(({ memberId }) => memberId)).toEqual(["ann", "zoe"]);
    expect(rest.days[0]!.split).toEqual({ ...split, memberIds: ["ann"], names: ["Ann"] });
    expect(rest.days[1]).not.toHaveProperty("split");
    expect(rest.days.map(({ items }) => items)).toEqual(plan.days.map(({ items }) => items));
  });

  it("is a plan for one when one is left", () => {
    expect(withoutMember(withoutMember(plan, "ben"), "zoe").group).toBeUndefined();
    expect(withoutMember(itinerary!, "ben")).toEqual({ ...itinerary!, group: undefined });
  });

  it("is what it was for everybody else", () => {
    expect(withoutMember(plan, "nobody")).toEqual(plan);
  });
});

it("those who come along hear of a trip that is called off where there is an address", () => {
  expect(companyInWords([], [])).toBeNull();
  expect(companyInWords(["Bo", "Cy"], [])).toBe("We'll email Bo and Cy that the trip is cancelled.");
  expect(companyInWords(["Bo"], ["Di"])).toBe(
    "We'll email Bo that the trip is cancelled. We have no email address for Di, so please tell them yourself.",
  );
});
